import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sourceText } from '../testing/index.ts';
import { askedOf, judgeAnswer, readingOf, type Judged } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

const signs = [
  ...[
    'x',
    'y',
    'e',
    'pi',
    '1',
    '2',
    '0',
    '1,5',
    '1.5',
    '+',
    '-',
    '*',
    '/',
    '^',
    '(',
    ')',
    '[',
    ']',
    '|',
    ' ',
    'sqrt(',
    'ln(',
  ],
  ...[
    'sin(',
    'm',
    'km',
    '²',
    '±',
    '=',
    '<',
    '>=',
    ';',
    ',',
    '{',
    '}',
    'and',
    'or',
    '∈',
    'ℝ',
    '∅',
    '∪',
    ' : ',
    '∞',
    '%',
  ],
];

const anyInput = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));

const answers: readonly Judged[] = [
  { type: 'input.number', solution: sourceText('2'), correctors: [] },
  { type: 'input.number', solution: sourceText('2'), correctors: [{ kind: 'unit', unit: 'm', isExact: false }] },
  { type: 'input.function', solution: sourceText('x^2'), correctors: [] },
  { type: 'input.function', solution: sourceText('x^2=1'), correctors: [] },
  { type: 'input.function', solution: sourceText('A and B'), correctors: [{ kind: 'truthTable' }] },
  { type: 'input.finite-number-set', solution: sourceText('1, 2'), correctors: [] },
  { type: 'input.interval', solution: sourceText('[1; 2)'), correctors: [] },
  { type: 'input.matrix', solution: sourceText('[[1;2];[3;4]]'), correctors: [] },
];

describe('an answer that cannot be read', () => {
  it.each(answers)('has a reason, wherever it is judged: $type', (answer) => {
    const asked = askedOf({ ...answer }, usualJudging);
    fc.assert(
      fc.property(anyInput, (input) => {
        if (judgeAnswer(input, answer, usualJudging).verdict !== 'invalid') return;
        expect(readingOf(input, asked)?.ok).toBe(false);
      }),
      { seed: 42, numRuns: runs },
    );
  });

  it.each([
    ['input.function', 'x^2', 'x^2-1=0', 'termExpected'],
    ['input.function', 'x^2', 'x<1', 'termExpected'],
    ['input.function', 'x^2=1', 'x^2', 'relationExpected'],
    ['input.number', '2', '1<2', 'numberExpected'],
    ['input.matrix', '[[x;1];[1;x]]', '[[x=1;1];[1;x]]', 'termExpected'],
    ['input.interval', '[1;2]', '[2;1]', 'endsReversed'],
    ['input.interval', '[1;2]', '1;2;3', 'notAnInterval'],
  ] as const)('%s: for %s, %s is told as %s', (type, solution, input, kind) => {
    const answer: Judged = { type, solution: sourceText(solution), correctors: [] };
    expect(judgeAnswer(input, answer, usualJudging).verdict).toBe('invalid');
    expect(readingOf(input, askedOf(answer, usualJudging))).toMatchObject({ ok: false, failure: { kind } });
  });
});
