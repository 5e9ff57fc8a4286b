import type { Corrector } from '@lemma/core/document';
import { askedOf, judgeAnswer, readingOf, type Judged, type Judging, type Remark } from '@lemma/core/judgement';
import { languages, writesDecimalComma, type Language } from '@lemma/core/language';
import { judge } from '@lemma/core/quickcheck';
import { RecordingLog, sourceText } from '@lemma/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider, loadLanguage, useTexts } from '../language/index.ts';
import { useFailureText } from './failure-view.tsx';
import { useRemarkText } from './use-remark-text.ts';

interface Told {
  readonly type: Judged['type'];
  readonly solution: string;
  /** As typed in English; with a decimal comma where the language has one. */
  readonly input: string;
  readonly correctors?: readonly Corrector[];
  readonly judging?: Partial<Judging>;
  readonly says: Readonly<Record<Language, string>>;
}

const words = {
  right: 'right',
  wrong: 'notRight',
  undecided: 'undecided',
  ambiguous: 'ambiguous',
  invalid: 'unreadable',
  empty: 'empty',
} as const;

/** What a correction says about an answer: the verdict, and the remark or why it cannot be read. */
function Sentence({ type, solution, input, correctors = [], judging = {} }: Omit<Told, 'says'>) {
  const { t, language } = useTexts('quickcheck');
  const remarkText = useRemarkText();
  const failureText = useFailureText();
  const answer = { type, solution: sourceText(solution), correctors };
  const context: Judging = {
    drawn: new Map(),
    field: 'real',
    precision: { mode: 'atleast', digits: 2 },
    displayPrecision: 2,
    language,
    ...judging,
  };
  const typed = writesDecimalComma(language) ? input.replace(/(\d)\.(\d)/g, '$1,$2') : input;
  const { verdict, remark } = judgeAnswer(typed, answer, context);
  const read = verdict === 'invalid' ? readingOf(typed, askedOf(answer, context)) : undefined;
  const reason = read?.ok === false ? failureText(read.failure, typed) : undefined;
  return [t(words[verdict]), remark && remarkText(remark), reason].filter((each) => each !== undefined).join(' · ');
}

function said(told: Omit<Told, 'says'>, language: Language): string {
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language} log={new RecordingLog()}>
      <Sentence {...told} />
    </LanguageProvider>,
  );
  return markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(' ', ' ')
    .replaceAll(' ', ' ');
}

const rounded = { precision: { mode: 'rounded', digits: 2 } } as const;
const strings = (relation: string): Corrector => ({ kind: 'strings', relation: sourceText(relation) });

const all: readonly Told[] = [
  {
    type: 'input.number',
    solution: 'sqrt(2)',
    input: '141.4 cm',
    judging: rounded,
    correctors: [{ kind: 'unit', unit: 'm', isExact: false }],
    says: {
      en: 'Incorrect · The value is right, but it is asked for rounded to this number of decimals: 2. This is about the value in m.',
      de: 'Falsch · Der Wert stimmt, aber er soll auf 2 Nachkommastellen gerundet sein. Das gilt für den Wert in m.',
      fr: 'Incorrect · La valeur est juste, mais elle est demandée arrondie à ce nombre de décimales : 2. Cela concerne la valeur en m.',
      zh: '错误 · 数值正确，但应四舍五入到小数点后 2 位。这里指以 m 为单位的数值。',
    },
  },
  {
    type: 'input.number',
    solution: 'sqrt(2)',
    input: '1.414',
    judging: rounded,
    says: {
      en: 'Incorrect · The value is right, but it is asked for rounded to this number of decimals: 2.',
      de: 'Falsch · Der Wert stimmt, aber er soll auf 2 Nachkommastellen gerundet sein.',
      fr: 'Incorrect · La valeur est juste, mais elle est demandée arrondie à ce nombre de décimales : 2.',
      zh: '错误 · 数值正确，但应四舍五入到小数点后 2 位。',
    },
  },
  {
    type: 'input.number',
    solution: 'sqrt(2)',
    input: '1.4',
    says: {
      en: 'Incorrect · This is the right value, rounded too coarsely. At least this number of decimals is asked for: 2.',
      de: 'Falsch · Das ist der richtige Wert, aber zu grob gerundet. Gefragt sind mindestens 2 Nachkommastellen.',
      fr: 'Incorrect · C’est la bonne valeur, mais arrondie trop grossièrement. Nombre de décimales demandé au minimum : 2.',
      zh: '错误 · 数值正确，但精度不够，至少需要保留小数点后 2 位。',
    },
  },
  {
    type: 'input.number',
    solution: '1/3',
    input: '0.33',
    judging: { field: 'rational' },
    says: {
      en: 'Incorrect · The value is right when rounded, but the exact number is asked for.',
      de: 'Falsch · Gerundet stimmt der Wert, aber gefragt ist die exakte Zahl.',
      fr: 'Incorrect · La valeur approchée est juste, mais la valeur exacte est demandée.',
      zh: '错误 · 近似值正确，但题目要求精确值。',
    },
  },
  {
    type: 'input.number',
    solution: '7',
    input: '3+4',
    correctors: [strings('count(+, ans) = 0')],
    says: {
      en: 'Incorrect · This must not occur in the answer: +',
      de: 'Falsch · Das darf in der Antwort nicht vorkommen: +',
      fr: 'Incorrect · Ceci ne doit pas figurer dans la réponse : +',
      zh: '错误 · 答案中不能出现：+',
    },
  },
  {
    type: 'input.number',
    solution: '7',
    input: '3+4',
    correctors: [strings('length(ans) = 1')],
    says: {
      en: 'Incorrect · The value is right, but it is not written in the way that the question asks for.',
      de: 'Falsch · Der Wert stimmt, aber er ist nicht so geschrieben, wie es in der Aufgabe verlangt ist.',
      fr: 'Incorrect · La valeur est juste, mais elle n’est pas écrite comme la question le demande.',
      zh: '错误 · 数值正确，但书写形式不符合题目要求。',
    },
  },
  {
    type: 'input.number',
    solution: '2',
    input: '1<2',
    says: {
      en: 'Cannot be read · Expected: a number; “1<2” is not one.',
      de: 'Nicht lesbar · Erwartet: eine Zahl; „1<2“ ist keine.',
      fr: 'Illisible · Attendu : un nombre ; « 1<2 » n’en est pas un.',
      zh: '无法读取 · 应为：数；“1<2”不是数。',
    },
  },
  {
    type: 'input.number',
    solution: '5',
    input: '6',
    says: { en: 'Incorrect', de: 'Falsch', fr: 'Incorrect', zh: '错误' },
  },
  {
    type: 'input.function',
    solution: '2sin(x)',
    input: '2cos(x-pi/2)',
    correctors: [{ kind: 'allowed', names: ['x', 'sin'] }],
    says: {
      en: 'Incorrect · This must not occur in the answer: cos',
      de: 'Falsch · Das darf in der Antwort nicht vorkommen: cos',
      fr: 'Incorrect · Ceci ne doit pas figurer dans la réponse : cos',
      zh: '错误 · 答案中不能出现：cos',
    },
  },
  {
    type: 'input.function',
    solution: 'x^2-1',
    input: 'x^2-1=0',
    says: {
      en: 'Cannot be read · An expression is asked for here; “x^2-1=0” is an equation or inequality.',
      de: 'Nicht lesbar · Gefragt ist ein Term; „x^2-1=0“ ist eine Gleichung oder Ungleichung.',
      fr: 'Illisible · On demande une expression ; « x^2-1=0 » est une équation ou une inéquation.',
      zh: '无法读取 · 此处应填表达式，而“x^2-1=0”是等式或不等式。',
    },
  },
  {
    type: 'input.function',
    solution: 'y=2x',
    input: '2x',
    says: {
      en: 'Cannot be read · An equation or inequality is asked for here; “2x” is only an expression.',
      de: 'Nicht lesbar · Gefragt ist eine Gleichung oder Ungleichung; „2x“ ist nur ein Term.',
      fr: 'Illisible · On demande une équation ou une inéquation ; « 2x » n’est qu’une expression.',
      zh: '无法读取 · 此处应填等式或不等式，而“2x”只是一个表达式。',
    },
  },
  {
    type: 'input.interval',
    solution: '[1; 2]',
    input: '[2; 1]',
    says: {
      en: 'Cannot be read · “2; 1”: the left end of an interval is less than the right one.',
      de: 'Nicht lesbar · „2; 1“: Das linke Ende eines Intervalls ist kleiner als das rechte.',
      fr: 'Illisible · « 2; 1 » : la borne gauche d’un intervalle est inférieure à la borne droite.',
      zh: '无法读取 · “2; 1”：区间的左端点应小于右端点。',
    },
  },
  {
    type: 'input.interval',
    solution: '(0; infinity)',
    input: '(0; ∞]',
    says: {
      en: 'Correct · Infinity is not a number, so the bracket beside it is always round: (0; ∞).',
      de: 'Richtig · Unendlich ist keine Zahl; die Klammer daneben ist deshalb immer rund: (0; ∞).',
      fr: 'Correct · L’infini n’est pas un nombre : du côté de l’infini, le crochet est donc toujours ouvert, comme dans (0 ; ∞).',
      zh: '正确 · 无穷大不是数，所以它旁边总是圆括号：(0; ∞)。',
    },
  },
  {
    type: 'input.finite-number-set',
    solution: 'sqrt(2), 3',
    input: '{3; 1.414}',
    judging: rounded,
    says: {
      en: 'Incorrect · The value is right, but it is asked for rounded to this number of decimals: 2.',
      de: 'Falsch · Der Wert stimmt, aber er soll auf 2 Nachkommastellen gerundet sein.',
      fr: 'Incorrect · La valeur est juste, mais elle est demandée arrondie à ce nombre de décimales : 2.',
      zh: '错误 · 数值正确，但应四舍五入到小数点后 2 位。',
    },
  },
  {
    type: 'input.matrix',
    solution: '[[1;2]]',
    input: '[[1];[2]]',
    says: {
      en: 'Incorrect · The matrix asked for has another size: rows: 1, columns: 2.',
      de: 'Falsch · Gefragt ist eine Matrix von anderer Größe: Zeilen: 1, Spalten: 2.',
      fr: 'Incorrect · La matrice demandée a une autre taille : lignes : 1, colonnes : 2.',
      zh: '错误 · 所求矩阵的大小不同：1 行 2 列。',
    },
  },
  {
    type: 'input.text',
    solution: 'Kreis',
    input: 'kreis',
    says: {
      en: 'Incorrect · The words are right, but not the capital and small letters.',
      de: 'Falsch · Die Wörter stimmen, aber nicht die Groß- und Kleinschreibung.',
      fr: 'Incorrect · Les mots sont justes, mais pas les majuscules et minuscules.',
      zh: '错误 · 文字正确，但字母大小写不对。',
    },
  },
  {
    type: 'input.text',
    solution: "d'Alembert",
    input: 'd’Alembert',
    says: { en: 'Correct', de: 'Richtig', fr: 'Correct', zh: '正确' },
  },
  {
    type: 'input.text',
    solution: "d'Alembert",
    input: 'd’Alembert',
    correctors: [{ kind: 'exactText' }],
    says: {
      en: 'Incorrect · The words are right, but not all signs and blanks between them.',
      de: 'Falsch · Die Wörter stimmen, aber nicht alle Zeichen und Leerzeichen dazwischen.',
      fr: 'Incorrect · Les mots sont justes, mais pas tous les signes et espaces entre eux.',
      zh: '错误 · 文字正确，但标点符号或空格不完全一致。',
    },
  },
  {
    type: 'input.number',
    solution: '36',
    input: '10 m/s',
    correctors: [{ kind: 'unit', unit: 'km/h', isExact: true }],
    says: {
      en: 'Incorrect · The value is right, but it is asked for in km/h.',
      de: 'Falsch · Der Wert stimmt, aber gesucht ist er in der Einheit km/h.',
      fr: 'Incorrect · La valeur est juste, mais elle est demandée en km/h.',
      zh: '错误 · 数值正确，但要求用单位 km/h 表示。',
    },
  },
  {
    type: 'input.function',
    solution: 'A and B',
    input: 'A or B',
    correctors: [{ kind: 'truthTable' }],
    says: { en: 'Incorrect', de: 'Falsch', fr: 'Incorrect', zh: '错误' },
  },
];

/** One remark of each kind, and every form of those that have several. */
const remarks: { readonly [kind in Remark['kind']]: readonly (Remark & { readonly kind: kind })[] } = {
  notLowestTerms: [{ kind: 'notLowestTerms' }],
  notFactored: [{ kind: 'notFactored' }],
  notExpanded: [{ kind: 'notExpanded' }],
  notPartialFractions: [{ kind: 'notPartialFractions' }],
  notSimplified: [{ kind: 'notSimplified' }],
  missingConstant: [{ kind: 'missingConstant' }],
  narrowConstant: [{ kind: 'narrowConstant' }],
  missingUnit: [{ kind: 'missingUnit' }],
  wrongUnit: [{ kind: 'wrongUnit' }],
  otherUnit: [{ kind: 'otherUnit', asked: '§' }],
  wrongNumberOfFigures: [{ kind: 'wrongNumberOfFigures', asked: 7 }],
  notRounded: [
    { kind: 'notRounded', asked: 7 },
    { kind: 'notRounded', asked: 7, unit: '§' },
  ],
  notTruncated: [{ kind: 'notTruncated', asked: 7 }],
  tooFewDecimals: [{ kind: 'tooFewDecimals', asked: 7 }],
  tooFewFigures: [{ kind: 'tooFewFigures', asked: 7 }],
  notExact: [{ kind: 'notExact' }],
  notAllowed: [{ kind: 'notAllowed', found: '§' }],
  relationFails: [{ kind: 'relationFails' }],
  wrongSize: [{ kind: 'wrongSize', rows: 7, columns: 8 }],
  otherCase: [{ kind: 'otherCase' }],
  otherSpelling: [{ kind: 'otherSpelling' }],
  repeated: [{ kind: 'repeated' }],
  closedAtInfinity: [{ kind: 'closedAtInfinity' }],
  smallerDomain: [{ kind: 'smallerDomain', missingAt: '§' }],
  twoValues: [{ kind: 'twoValues', at: '§' }],
  twoReadings: [{ kind: 'twoReadings', one: '§', other: '¤' }],
  codeFailed: [
    { kind: 'codeFailed', message: '§' },
    { kind: 'codeFailed', message: '§', line: 7 },
  ],
  codeTimeout: [{ kind: 'codeTimeout' }],
  codeEnded: [{ kind: 'codeEnded' }],
  codeFlooded: [{ kind: 'codeFlooded' }],
  codeValue: (['nan', 'infinite', 'empty', 'none', 'other'] as const).map((value) => ({ kind: 'codeValue', value })),
  codeUnfit: [
    { kind: 'codeUnfit' },
    { kind: 'codeUnfit', unlike: { found: 'text', needed: 'number' } },
    { kind: 'codeUnfit', unlike: { found: 'list', needed: 'matrix' }, of: '§' },
  ],
};

function RemarkSentence({ remark }: { readonly remark: Remark }) {
  return useRemarkText()(remark);
}

describe('what a correction says', () => {
  beforeAll(() => Promise.all(languages.map((language) => loadLanguage(language))));

  it.each(Object.values(remarks).flat())(
    'with the remark %j, a whole sentence that names what it is about',
    (remark) => {
      const named = Object.values(remark).filter((value) => ['§', '¤', 7, 8].some((each) => each === value));
      const sentences = languages.map((language) =>
        renderToStaticMarkup(
          <LanguageProvider language={language} log={new RecordingLog()}>
            <RemarkSentence remark={remark} />
          </LanguageProvider>,
        ),
      );
      expect(new Set(sentences).size).toBe(languages.length);
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^.{3,}[.?。？)）§]$/u);
        expect(sentence).not.toMatch(/\{\{|\}\}|remarks|valueKinds/);
        for (const value of named) expect(sentence).toContain(String(value));
      }
    },
  );

  it.each(all)('about $input for $solution ($type) is a whole sentence in four languages', ({ says, ...told }) => {
    expect(Object.fromEntries(languages.map((language) => [language, said(told, language)]))).toEqual(says);
  });

  it('about a choice is its verdict', () => {
    const { verdict, marks } = judge(
      [
        [
          { id: 'a', correct: true },
          { id: 'b', correct: false },
        ],
      ],
      new Set(['b']),
    );
    expect([verdict, marks.get('a'), marks.get('b')]).toEqual(['wrong', 'wrong', 'wrong']);
  });
});
