import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import { RecordingLog } from '@lemma/core/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
// This file runs alone (vitest.config.ts): French is not loaded yet.
import {
  LanguageProvider,
  loadLanguage,
  PageLanguageContext,
  useContentTexts,
  useFindingText,
  useTexts,
} from './index.ts';
import type { TextKey } from './text-keys.ts';

function Say({
  text,
  values = {},
}: {
  readonly text: TextKey<'shell'>;
  readonly values?: Readonly<Record<string, string>>;
}) {
  return useTexts('shell').t(text, values);
}

function Tell({ text }: { readonly text: string }) {
  return useTexts('shell').tell(text);
}

function SayOfContent() {
  return useContentTexts('document').t('callout.theorem');
}

function SayFinding({ data }: Pick<Finding, 'data'>) {
  return useFindingText()({ code: 'unknown-command', data });
}

function page(language: Language, content: ReactNode, log = new RecordingLog()) {
  return renderToString(
    <LanguageProvider language={language} log={log}>
      {content}
    </LanguageProvider>,
  );
}

describe('LanguageProvider', () => {
  beforeAll(async () => {
    await Promise.all([loadLanguage('de'), loadLanguage('zh')]);
  });

  it('shows texts in its language, with their placeholders filled', () => {
    expect(page('de', <Say text="signedInAs" values={{ name: 'Ada' }} />)).toBe('Angemeldet als Ada');
    expect(page('zh', <Say text="login" />)).toBe('登录');
  });

  it('lets an inner language win', () => {
    const nested = (
      <LanguageProvider language="zh">
        <Say text="login" />
      </LanguageProvider>
    );
    expect(page('de', nested)).toBe('登录');
  });

  it('shows nothing before the texts are there', () => {
    expect(page('fr', <Say text="login" />)).toBe('');
  });

  it.each([
    ['zh', '定理'],
    ['fr', 'Satz'],
  ] as const)('says what belongs to a page in %s in its language, if its texts are here', (language, words) => {
    const content = (
      <PageLanguageContext value={language}>
        <SayOfContent />
      </PageLanguageContext>
    );
    expect(page('de', content)).toBe(words);
  });

  it('shows the dotted key of a missing text and logs it once', () => {
    const log = new RecordingLog();
    const twice = (
      <>
        <Tell text="no.such.text" />
        <Tell text="no.such.text" />
      </>
    );
    expect(page('de', twice, log)).toContain('no.such.text');
    expect(log.lines).toEqual([{ level: 'error', message: 'A text is missing' }]);
  });

  it('adds the suggestion to a finding that has one', () => {
    expect(page('de', <SayFinding data={{ name: 'empf' }} />)).toBe('Den Befehl „\\empf“ gibt es nicht.');
    expect(page('de', <SayFinding data={{ name: 'empf', suggestion: 'emph' }} />)).toContain('Meinten Sie „emph“?');
  });

  it.each([
    [{ found: 1, fewest: 2, most: 3 }, 'Angegeben: 1; erwartet: 2 bis 3.'],
    [{ found: 1, fewest: 2, most: 2 }, 'Angegeben: 1; erwartet: 2.'],
    [{ found: 1, fewest: 2 }, 'Angegeben: 1; erwartet: mindestens 2.'],
  ])('tells how many there are and how many are needed: %j', (count, told) => {
    expect(page('de', <SayFinding data={{ name: 'empf', ...count }} />)).toContain(told);
  });

  it('tells what could stand in an expression, and nothing of the kind about other findings', () => {
    const told = page('de', <SayFinding data={{ name: 'empf', reason: 'unexpectedEnd', expected: 'operand end' }} />);
    expect(told).toContain('Erwartet: eine Zahl, ein Name oder eine Klammer oder das Ende.');
    expect(page('de', <SayFinding data={{ name: 'empf', expected: 'itemize' }} />)).toBe(
      'Den Befehl „\\empf“ gibt es nicht.',
    );
  });

  it('is needed by whoever asks for texts', () => {
    expect(() => renderToString(<Say text="login" />)).toThrow('LanguageProvider');
  });
});
