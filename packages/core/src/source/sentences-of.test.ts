import { expect, it } from 'vitest';
import { sentencesOf } from './index.ts';

it.each([
  [{}, ['codes.BAD_ATTRIBUTE']],
  [{ reason: 'otherNotation', write: 'x^2' }, ['codes.BAD_ATTRIBUTE', 'reasons.otherNotation', 'write']],
  [
    { reason: 'wrongCount', fewest: 1, example: '\\number{a}{2}' },
    ['codes.BAD_ATTRIBUTE', 'reasons.wrongCount', 'countAtLeast', 'example'],
  ],
  [{ name: 'a', suggestion: 'b' }, ['codes.BAD_ATTRIBUTE', 'suggestion']],
  [{ inFile: 'a.tex', inLine: 1, inColumn: 2 }, ['inFile', 'codes.BAD_ATTRIBUTE']],
  [{ reason: 'unexpectedEnd', expected: 'operand end' }, ['codes.BAD_ATTRIBUTE', 'reasons.unexpectedEnd', 'expected']],
  [{ found: 'itemize', expected: 'enumerate' }, ['codes.BAD_ATTRIBUTE']],
  [
    { reason: 'wrongCount', found: 1, fewest: 2, most: 3 },
    ['codes.BAD_ATTRIBUTE', 'reasons.wrongCount', 'countBetween'],
  ],
  [
    { reason: 'wrongCount', found: 1, fewest: 2, most: 2 },
    ['codes.BAD_ATTRIBUTE', 'reasons.wrongCount', 'countExactly'],
  ],
  [{ reason: 'wrongCount', found: 1, fewest: 2 }, ['codes.BAD_ATTRIBUTE', 'reasons.wrongCount', 'countAtLeast']],
])('what is said about a finding with %j is %j', (data, sentences) => {
  expect(sentencesOf({ code: 'BAD_ATTRIBUTE', data })).toEqual(sentences);
});

it.each([
  [{ name: 'a', reason: 'empty' }, ['codes.BAD_DEFINITION', 'reasons.empty']],
  [{ name: '', condition: 'a >', reason: 'unexpectedEnd' }, ['condition', 'reasons.unexpectedEnd']],
  [{ name: '', reason: 'empty' }, ['reasons.empty']],
])('of a definition or condition with %j the place is told first', (data, sentences) => {
  expect(sentencesOf({ code: 'BAD_DEFINITION', data })).toEqual(sentences);
});
