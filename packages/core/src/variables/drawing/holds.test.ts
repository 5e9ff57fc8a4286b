import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../platform/index.ts';
import { define, sourceText } from '../../testing/index.ts';
import { drawVariables, holds, toFinding } from '../index.ts';

const definitions = [
  define('number a', '3'),
  define('number b', '1/2'),
  define('drawFromSet c', 'red'),
  define('function f', 'a x'),
  define('function g', 'a^2'),
];

function drawn() {
  const result = drawVariables(definitions, [], seededRandom(1));
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

describe('a condition of a text', () => {
  it.each([
    ['a > 2', true],
    ['a > 2 AND b > 1', false],
    ['ab = 3/2', true],
    ['f(2) = 6', true],
    ['g = 9', true],
    ['sqrt(-a) = 1', false],
    ['', true],
    ['  ', true],
  ])('%s is %s', (text, value) => {
    expect(holds(sourceText(text), drawn())).toEqual({ ok: true, value });
  });

  it.each([
    ['a > ', 'BAD_DEFINITION', 'unexpectedEnd'],
    ['(a > 2', 'MISSING_CLOSING_BRACKET', 'unexpectedEnd'],
    ['a + 1', 'BAD_DEFINITION', 'truthValueExpected'],
    ['q = 1', 'VARIABLE_NOT_DEFINED', undefined],
    ['c = 1', 'VARIABLE_NOT_DEFINED', undefined],
  ])('%s cannot be evaluated: %s', (text, code, reason) => {
    const result = holds(sourceText(text, 40), drawn());
    if (result.ok) throw new Error('it can');
    const finding = toFinding(result.failure);
    expect([finding.code, finding.data['reason']]).toEqual([code, reason]);
    expect(finding.span.from).toBeGreaterThanOrEqual(40);
  });
});
