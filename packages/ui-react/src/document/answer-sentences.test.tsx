import { ChakraProvider } from '@chakra-ui/react';
import { languages, type Language } from '@lemma/core/language';
import type { CorrectedAnswer, CorrectedQuestion } from '@lemma/core/problem';
import { RecordingLog } from '@lemma/core/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider, loadLanguage } from '../language/index.ts';
import { system } from '../theme/index.ts';
import { AnswerCorrection, QuestionCorrection } from './answer-correction.tsx';
import { AnswerVerdict } from './answer-verdict.tsx';

/** Everything that a correction says about one answer, as one text, and the same of its question. */
beforeAll(() => Promise.all(languages.map(loadLanguage)));

function said(language: Language, view: ReactNode): string {
  const html = renderToString(
    <ChakraProvider value={system}>
      <LanguageProvider language={language} log={new RecordingLog()}>
        {view}
      </LanguageProvider>
    </ChakraProvider>,
  );
  const words = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, '|');
  return words
    .replaceAll('&#x27;', "'")
    .split('|')
    .filter((part) => part.trim() !== '')
    .join(' / ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ');
}

function ofAnswer(language: Language, more: Partial<CorrectedAnswer>): string {
  const correction: CorrectedAnswer = { verdict: 'wrong', given: 'x', score: 0, isConsistent: false, ...more };
  return said(
    language,
    <>
      <AnswerVerdict correction={correction} />
      <AnswerCorrection correction={correction} />
    </>,
  );
}

const difference = { at: 'x = 2', given: '7', expected: '8' };

const sentences: readonly (readonly [string, Partial<CorrectedAnswer>, Readonly<Record<Language, string>>])[] = [
  ['right', { verdict: 'right', score: 1 }, { de: 'Richtig', en: 'Correct', fr: 'Correct', zh: '正确' }],
  ['wrong', {}, { de: 'Falsch', en: 'Incorrect', fr: 'Incorrect', zh: '错误' }],
  [
    'wrong, with a point where it differs',
    { difference },
    {
      de: 'Falsch / Für x = 2 ergibt Ihre Antwort 7, gesucht war 8.',
      en: 'Incorrect / At x = 2 your answer gives 7; 8 was asked for.',
      fr: 'Incorrect / Pour x = 2, votre réponse donne 7 ; il fallait 8.',
      zh: '错误 / 当 x = 2 时，您的答案得 7，应为 8。',
    },
  ],
  [
    'right as a consequence of an earlier mistake',
    { score: 1, isConsistent: true, difference },
    {
      de: 'Richtig, ausgehend von Ihrer früheren Antwort',
      en: 'Correct, given your earlier answer',
      fr: 'Correct, compte tenu de votre réponse précédente',
      zh: '按您前面的答案，这一步正确',
    },
  ],
  [
    'in part right as a consequence',
    { score: 0.8, isConsistent: true, difference },
    {
      de: 'Teilweise richtig, ausgehend von Ihrer früheren Antwort: 80 % der Punkte',
      en: 'Partly correct, given your earlier answer: 80% of the marks',
      fr: 'Partiellement correct, compte tenu de votre réponse précédente : 80 % des points',
      zh: '按您前面的答案，部分正确：得 80% 的分数',
    },
  ],
  [
    'right but for its form, with a credit',
    { score: 0.5, remark: { kind: 'notLowestTerms' } },
    {
      de: 'Teilweise richtig: 50 % der Punkte / Der Wert stimmt, aber der Bruch ist noch nicht vollständig gekürzt.',
      en: 'Partly correct: 50% of the marks / The value is right, but the fraction is not in lowest terms.',
      fr: 'Partiellement correct : 50 % des points / La valeur est juste, mais la fraction n’est pas irréductible.',
      zh: '部分正确：得 50% 的分数 / 数值正确，但分数还没有约成最简分数。',
    },
  ],
  [
    'not readable',
    { verdict: 'invalid' },
    { de: 'Nicht lesbar', en: 'Cannot be read', fr: 'Illisible', zh: '无法读取' },
  ],
  [
    'empty',
    { verdict: 'empty', given: '' },
    { de: 'Nicht beantwortet', en: 'Not answered', fr: 'Sans réponse', zh: '未作答' },
  ],
  [
    'waiting for a decision',
    { verdict: 'undecided', decision: 'awaited' },
    {
      de: 'Noch nicht entschieden / Das ließ sich nicht automatisch entscheiden und zählt vorerst nicht. Ihre Tutorin oder Ihr Tutor sieht es sich an.',
      en: 'Not decided yet / This could not be decided automatically and does not count for now. Your tutor will look at it.',
      fr: 'Pas encore décidé / Cette réponse n’a pas pu être évaluée automatiquement et ne compte pas pour l’instant. Votre tuteur ou tutrice va l’examiner.',
      zh: '尚未判定 / 系统无法自动判定此答案，暂不计分。您的辅导老师会查看。',
    },
  ],
  [
    'decided by a tutor',
    { verdict: 'right', score: 1, decision: 'made' },
    {
      de: 'Richtig / Von Ihrer Tutorin oder Ihrem Tutor entschieden.',
      en: 'Correct / Decided by your tutor.',
      fr: 'Correct / Décidé par votre tuteur ou tutrice.',
      zh: '正确 / 由您的辅导老师判定。',
    },
  ],
  [
    'raised by a tutor',
    { score: 1, override: { automatic: 0, score: 1, reason: '(a)', by: 'T' } },
    {
      de: 'Richtig / Automatisch bewertet: 0 %. T hat 100 % gegeben: (a)',
      en: 'Correct / Marked automatically: 0%. T gave 100%: (a)',
      fr: 'Correct / Évaluation automatique : 0 %. T a donné 100 % : (a)',
      zh: '正确 / 自动评分：0%。T 给出 100%：(a)',
    },
  ],
];

describe('a correction says of an answer', () => {
  const cases = sentences.flatMap(([name, more, texts]) =>
    languages.map((language) => [name, language, more, texts[language]] as const),
  );
  it.each(cases)('that is %s, in %s, one verdict and what agrees with it', (_name, language, more, text) => {
    expect(ofAnswer(language, more)).toBe(text);
  });
});

describe('the result of a question', () => {
  const answer = { verdict: 'wrong', given: 'x', score: 1, isConsistent: true } as const;
  const question: CorrectedQuestion = {
    ...{ number: 1, score: 1, isRight: false, answers: [answer], options: new Map(), rightOptions: [] },
  };

  it.each([
    ['de', 'Richtig mit Folgefehlern: 100 %'],
    ['en', 'Correct, counting what follows from earlier mistakes: 100%'],
    ['fr', 'Correct, compte tenu des erreurs précédentes : 100 %'],
    ['zh', '除前面的错误外全部正确：100%'],
  ] as const)('with its full marks is never called partly correct: %s', (language, text) => {
    expect(said(language, <QuestionCorrection correction={question} />)).toBe(text);
  });
});
