import { allBlocks } from '@lemma/core/document';
import { drawExercise } from '@lemma/core/exercise';
import { judgeAnswer } from '@lemma/core/judgement';
import { describe, expect, it } from 'vitest';
import { documentOf } from './conversion.ts';

/** Numbers as authors write them, and the same without a power of ten. */
const numbers = [
  ['1e-7', '0.0000001'],
  ['2e3', '2000'],
  ['-3.5e+2', '-350'],
  ['.5e1', '5'],
  ['2E3', '2000'],
] as const;

/** The only question of a source: its findings, and the verdict on an answer to it. */
function askedBy(parts: string) {
  const read = documentOf(`\\begin{quickcheck}\\field{real}\\correctorprecision{9}${parts}\\end{quickcheck}`, 'en');
  if (!read.ok) throw new Error(read.failure.reason);
  const { document, findings } = read.value;
  const question = allBlocks(document.blocks).find((block) => block.kind === 'quickcheck');
  const [answer] = question?.answers ?? [];
  if (question === undefined || answer === undefined) throw new Error(parts);
  const drawn = drawExercise(question, 1, 'en');
  return {
    codes: findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    verdictOn: (typed: string) => (drawn.ok ? judgeAnswer(typed, answer, drawn.value).verdict : 'not drawn'),
  };
}

const solution = (type: string, text: string, more = '') =>
  `\\type{input.${type}}\\text{?}\\begin{answer}\\solution{${text}}${more}\\end{answer}`;
const variable = (definition: string, text = 'v', type = 'number') =>
  `\\type{input.${type}}\\begin{variables}${definition}\\end{variables}\\text{?}\\begin{answer}\\solution{${text}}\\end{answer}`;

/** A source with a number at a place, and the right answer where the number has this value. */
const places: readonly (readonly [
  place: string,
  source: (number: string) => string,
  answer: (value: string) => string,
])[] = [
  ['a solution', (n) => solution('number', n), (v) => v],
  ['a set', (n) => solution('finite-number-set', `{${n}, 7}`), (v) => `{7; ${v}}`],
  ['the end of a set', (n) => solution('finite-number-set', `7; ${n}`), (v) => `{7; ${v}}`],
  ['an interval', (n) => solution('interval', `[${n}; 5000)`), (v) => `[${v}; 5000)`],
  ['the end of an interval', (n) => solution('interval', `(-4000; ${n}]`), (v) => `(-4000; ${v}]`],
  ['an inequality', (n) => solution('interval', `x < ${n}`), (v) => `(-infinity; ${v})`],
  ['a matrix', (n) => solution('matrix', `[[${n};2];[3;${n}]]`), (v) => `[[${v};2];[3;${v}]]`],
  ['a row', (n) => solution('matrix', `[2;${n}]`), (v) => `[2;${v}]`],
  ['an equation', (n) => solution('function', `x = ${n}`), (v) => `x = ${v}`],
  [
    'a case and its border',
    (n) => solution('cases.function', `${n} : x < ${n}; x : x >= ${n}`),
    (v) => `${v} : x < ${v}; x : x >= ${v}`,
  ],
  [
    'conditions joined by words',
    (n) => solution('cases.function', `1 : x < ${n} OR x > ${n}; 2 : x = ${n}`),
    (v) => `2 : x = ${v}; 1 : otherwise`,
  ],
  ['a choice', (n) => solution('function', `if(x < ${n}; ${n}; x)`), (v) => `if(x < ${v}; ${v}; x)`],
  ['a zero', (n) => solution('number', '1', `\\checkFuncForZero{max(${n}; ${n}) - ans}`), (v) => v],
  ['\\number', (n) => variable(`\\number{v}{${n}}`), (v) => v],
  ['a vector', (n) => variable(`\\number{v}{max(${n}; ${n})}`), (v) => v],
  ['\\matrix', (n) => variable(`\\matrix{v}{${n} & 2 \\\\ 3 & ${n}}`, 'v', 'matrix'), (v) => `[[${v};2];[3;${v}]]`],
  ['\\rowVector', (n) => variable(`\\rowVector{v}{[2;${n}]}`, 'v', 'matrix'), (v) => `[2;${v}]`],
  ['\\function', (n) => variable(`\\function{v}{${n}}`, 'v', 'function'), (v) => v],
  ['\\substitute', (n) => variable(`\\function{f}{x}\\substitute{v}{f}{x}{${n}}`), (v) => v],
  ['\\drawFromSet', (n) => variable(`\\drawFromSet{v}{${n}, ${n}}`), (v) => v],
  ['\\randdouble', (n) => variable(`\\randdouble{v}{${n}}{${n}}`), (v) => v],
  ['\\randadjustIf', (n) => variable(`\\drawFromSet{v}{${n}, 7}\\randadjustIf{v}{v = ${n}}`), () => '7'],
  ['\\requireForm', (n) => solution('number', n, '\\requireForm{simplified}'), (v) => v],
  [
    '\\checkAsFunction',
    (n) =>
      variable('\\function{v}{x^2}', `v`, 'function').replace(
        '\\solution',
        `\\checkAsFunction{x}{${n}}{9000}{10}\\solution`,
      ),
    () => 'x*x',
  ],
];

describe.each(places)('a number in %s', (_, source, answer) => {
  it.each(numbers)('may be written as %s', (number, value) => {
    const { codes, verdictOn } = askedBy(source(number));
    expect(codes).toEqual([]);
    expect(verdictOn(answer(value))).toBe('right');
  });
});

it.each([
  ['number', '3*2e-3'],
  ['number', '(2e+1)'],
  ['finite-number-set', '{1; 1+2e3}'],
  ['interval', '[1; 2*1e3)'],
  ['matrix', '[1; 2*1e3]'],
  ['cases.function', '1 : x < 2*1e3; 2 : otherwise'],
])('a power of ten in a term of %s is refused: %s', (type, text) => {
  expect(askedBy(solution(type, text)).codes).toEqual(['unreadable-solution']);
});

it.each([
  ['number', '2*e+1'],
  ['number', '2e - 1'],
  ['number', '2e^3'],
  ['number', '2e pi'],
])('the number e stays in %s: %s', (type, text) => {
  const { codes, verdictOn } = askedBy(solution(type, text));
  expect(codes).toEqual([]);
  expect(verdictOn(text.replace('2e', '2*e '))).toBe('right');
});
