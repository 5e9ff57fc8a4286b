import { expect, it } from 'vitest';
import { fractionOf, parseExpression } from '../index.ts';

it.each([
  ['1/3 + 1/6', 1, 2],
  ['-(2/4)', -1, 2],
  ['(2/3)^2 * 3', 4, 3],
  ['(2/3)^-2', 9, 4],
  ['sqrt(1/4)', 1, 2],
  ['7', 7, 1],
  ['2 - 2', 0, 1],
])('%s is exactly %i/%i', (text, numerator, denominator) => {
  const parsed = parseExpression(text);
  expect(parsed.ok && fractionOf(parsed.value)).toEqual({ numerator, denominator });
});

it.each(['0.5', '0.25*2', '1/0', 'sqrt(2)', 'pi', '1/3 + x', '10^20/3'])('%s is not written as a fraction', (text) => {
  const parsed = parseExpression(text);
  expect(parsed.ok && fractionOf(parsed.value)).toBeUndefined();
});
