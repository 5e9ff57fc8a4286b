import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestInput } from '../../question/index.ts';
import { languages } from '../../language/index.ts';
import { runs } from '../../testing/index.ts';
import { readingOf, readingTex, typedFailureData, type Asked } from '../index.ts';

const types = [
  'input.number',
  'input.function',
  'input.finite-number-set',
  'input.interval',
  'input.matrix',
  'input.cases.function',
] as const;

const pieces = [
  ...[
    '1',
    '2',
    '12',
    '000',
    '.',
    ',',
    ' ',
    ';',
    ':',
    '+',
    '-',
    '–',
    '*',
    '/',
    '^',
    '_',
    '!',
    '%',
    '°',
    "'",
    '=',
    '<',
    '>',
    '?',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '|',
    '（',
    '）',
    '½',
    '²',
    'ⁿ',
    '⁻',
    '₁',
    '√',
    '³√',
    'π',
    'θ',
    '∞',
    'x',
    'y',
    'e',
    'i',
    'X',
  ],
  ...[
    'sin',
    'sqrt',
    'log',
    'log_',
    'ln',
    'root',
    'nCr',
    'inf',
    'oo',
    'und',
    'ou',
    '且',
    'else',
    'sonst',
    '\\frac',
    '\\sqrt',
    '\\left',
  ],
  ...[
    '\\begin{pmatrix}',
    '\\\\',
    '&',
    '\\end{pmatrix}',
    '∪',
    'ℝ',
    '$',
    '\\',
    '\u200b',
    '𝑥',
    '😀',
    '。',
    '0x1F',
    '3e2',
    '1 1/2',
  ],
];

const typedText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((each) => each.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const askedFor: fc.Arbitrary<Asked> = fc.record({
  type: fc.constantFrom(...types),
  field: fc.constantFrom('real', 'rational', 'integer', 'complex', 'complex-rational'),
  language: fc.constantFrom(...languages),
  names: fc.constant(new Set(['x', 'a', 'x_1'])),
});

it('whatever is typed is read, or stops at a place in it', () => {
  fc.assert(
    fc.property(typedText, askedFor, (typed, asked) => {
      const reading = readingOf(typed, asked);
      if (reading === undefined) throw new Error('a type without readings');
      if (reading.ok) {
        expect(readingTex(reading.value, asked.language)).toEqual(expect.any(String));
        return;
      }
      const { from, to } = reading.failure.span;
      expect(0 <= from && from <= to && to <= typed.length).toBe(true);
      expect(typedFailureData(reading.failure, typed)).toHaveProperty('reason');
    }),
    { numRuns: runs * 10, seed: 7 },
  );
});

describe('the longest input takes little time', () => {
  it.each([
    ...[
      '(',
      '[',
      '{',
      '|',
      '\\frac{',
      '\\sqrt[',
      '^{',
      '_{',
      'log_(',
      'root(',
      '1 ',
      '1.000.',
      '1,',
      "1'",
      '½',
      'ⁿ',
      '√',
      '³√',
    ],
    ...[
      'x ',
      'sin',
      'xsin',
      'sinx2',
      'a1',
      '1e',
      '%',
      '1%',
      '° ',
      ':',
      '=',
      '<',
      'x<1 und ',
      '? : ',
      ' ',
      '\\',
      '\\a',
      'é',
      '且',
      '\\quad',
    ],
    ...['[1;2]∪', '[[1;2];', 'x : x<0; ', '\\begin{pmatrix}', '&', '1 1/', '(1)%', '1/2/', '𝑥'],
  ])('%j, again and again', (piece) => {
    const names = new Set(['x']);
    const half = piece.repeat(Math.ceil(longestInput / piece.length));
    for (const type of types) {
      for (const typed of [
        half.slice(0, longestInput),
        `${half.slice(0, longestInput / 2)}${'}'.repeat(longestInput / 2)}`,
      ]) {
        expect(readingOf(typed, { type, field: 'real', language: 'de', names })?.ok).toEqual(expect.any(Boolean));
      }
    }
  });
});
