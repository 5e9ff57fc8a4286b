import { ChakraProvider } from '@chakra-ui/react';
import { languages, type Language } from '@lemma/core/language';
import type { ProblemProgress } from '@lemma/core/problem';
import { aWorksheet, RecordingLog } from '@lemma/core/testing';
import { sheetSummary } from '@lemma/core/worksheet';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider, loadLanguage } from '../language/index.ts';
import { system } from '../theme/index.ts';
import { ProgressWords } from './progress-words.tsx';
import { SheetSummaryView } from './sheet-summary-view.tsx';

beforeAll(() => Promise.all(languages.map((language) => loadLanguage(language))));

/** The text of a page, without its markup. */
function textOf(language: Language, content: ReactNode): string {
  const html = renderToString(
    <ChakraProvider value={system}>
      <LanguageProvider language={language} log={new RecordingLog()}>
        {content}
      </LanguageProvider>
    </ChakraProvider>,
  );
  return html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, '');
}

const some: ProblemProgress = { mark: 'saved', answered: 2, asked: 2, isChanged: false, isLate: false };

describe('how a problem stands, in words', () => {
  it.each<[string, Partial<ProblemProgress> | undefined, readonly string[]]>([
    ['never opened', undefined, ['Noch nicht geöffnet', 'Not opened yet', 'Pas encore ouvert', '尚未打开']],
    ['saved', {}, ['Gespeichert', 'Saved', 'Enregistré', '已保存']],
    ['right', { mark: 'right', answered: 1 }, ['Richtig', 'Correct', 'Correct', '正确']],
    ['wrong', { mark: 'wrong' }, ['Falsch', 'Incorrect', 'Incorrect', '不正确']],
    ['late', { isLate: true }, ['Verspätet gespeichert', 'Saved late', 'Enregistré en retard', '已保存（迟交）']],
    [
      'half answered, not saved',
      { mark: 'open', answered: 1, isChanged: true },
      [
        'Offen · 1 von 2 Fragen beantwortet · noch nicht gespeichert',
        'Open · 1 of 2 questions answered · not saved yet',
        'À faire · 1 sur 2 avec réponse · pas encore enregistré',
        '未完成 · 已回答 1/2 个问题 · 尚未保存',
      ],
    ],
  ])('%s', (_what, given, words) => {
    const progress = given && { ...some, ...given };
    expect(languages.map((language) => textOf(language, <ProgressWords progress={progress} />))).toEqual(words);
  });
});

describe('what is missing in a worksheet', () => {
  const worksheet = aWorksheet();
  const shown = (progress: ReadonlyMap<string, ProblemProgress>, notSaved?: number, unreadable = 0) =>
    textOf(
      'en',
      <SheetSummaryView
        summary={sheetSummary(worksheet, progress)}
        total={worksheet.problems.length}
        language="en"
        state={{ progress, deadline: undefined, isSaving: false, notSaved, unreadable }}
        onSelect={() => undefined}
        onSave={() => undefined}
      />,
    );

  it('is listed, and can be saved', () => {
    const progress = new Map([['fractions/p1', { ...some, mark: 'open', isChanged: true } as const]]);
    expect(shown(progress)).toBe(
      'What is still missingSaved: 0 of 2 problems.1. Cancel fractionsOpen · not saved yet2. Add fractionsNot opened yetSave 1 problem',
    );
    expect(shown(progress, 1)).toContain('1 problem could not be saved. What you typed is kept.');
    expect(shown(progress, 0, 2)).toContain('2 problems are saved, but nothing new in them can be marked.');
  });

  it('is nothing', () => {
    const progress = new Map(worksheet.problems.map(({ path }) => [path, some]));
    expect(shown(progress)).toBe('What is still missingSaved: 2 of 2 problems. Everything is answered and saved.');
  });
});
