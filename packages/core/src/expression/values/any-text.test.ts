import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { evaluateExpression, fields, formatValue, functions } from '../index.ts';

const names = functions.map(({ name }) => name);
const leaf = fc.constantFrom(
  '0',
  '1',
  '2',
  '3',
  '0.1',
  '7/3',
  '-1',
  '1E300',
  '1E-300',
  '9^99',
  'i',
  'x',
  'pi',
  '∞',
  '0/0',
);
const anyText = fc.letrec<{ term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 5, depthSize: 'large' },
    leaf,
    fc
      .tuple(tie('term'), fc.constantFrom('+', '-', '*', '/', '^', '#', ' mod ', '<', '=', ' AND '), tie('term'))
      .map(([a, sign, b]) => `(${a})${sign}(${b})`),
    fc
      .tuple(fc.constantFrom(...names), fc.array(tie('term'), { minLength: 1, maxLength: 3 }))
      .map(([name, items]) => `${name}(${items.join(';')})`),
    fc.array(tie('term'), { minLength: 1, maxLength: 3 }).map((items) => `[${items.join(';')}]`),
    tie('term').map((a) => `(${a})!`),
    tie('term').map((a) => `|${a}|`),
  ),
})).term;

describe('any expression', () => {
  it('has a value that can be shown, or a failure inside its text, in every field', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...fields), (text, field) => {
        const result = evaluateExpression(text, { field, variables: { x: 2.5 } });
        if (result.ok) expect(formatValue(result.value, { field })).not.toBe('');
        else expect(result.failure.span.to).toBeLessThanOrEqual(text.length);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});
