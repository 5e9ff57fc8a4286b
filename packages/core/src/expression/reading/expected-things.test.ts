import { expect, it } from 'vitest';
import { parseExpression, thingsExpected } from '../index.ts';

it.each([
  ['2+', 'operand'],
  ['2*)', 'operand'],
  ['sin^', 'operand'],
  ['(2', 'operator relation connective closingBracket'],
  ['(2<3', 'operator relation connective closingBracket'],
  ['f(2', 'operator relation connective closingBracket'],
  ['max(2', 'operator relation connective separator closingBracket'],
  ['[1;2', 'operator relation connective separator closingSquareBracket'],
  ['2|x+', 'operand'],
  ['2)', 'operator relation connective end'],
  ['NOT', 'operand'],
  ['2 3', 'operator relation connective end'],
])('after %s could stand: %s', (text, things) => {
  const parsed = parseExpression(text);
  if (parsed.ok || !('expected' in parsed.failure)) throw new Error(`${text} should not be read`);
  expect(thingsExpected(parsed.failure.expected).join(' ')).toBe(things);
});
