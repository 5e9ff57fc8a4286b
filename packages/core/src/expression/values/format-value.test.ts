import { describe, expect, it } from 'vitest';
import { evaluateExpression, formatValue, type Field, type ValueFormat } from '../index.ts';

function shown(text: string, field: Field, format: Partial<ValueFormat> = {}): string {
  const result = evaluateExpression(text, { field });
  return result.ok ? formatValue(result.value, { field, ...format }) : result.failure.kind;
}

describe('a shown value', () => {
  it.each<readonly [Field, string, string]>([
    ['real', '1/3', '0.33'],
    ['real', '-1E-20', '0'],
    ['real', '-1/0', '-∞'],
    ['real', '[1/3; 2]', '[0.33; 2]'],
    ['real', '[[1/3; 2]; [3; 4]]', '[[0.33; 2]; [3; 4]]'],
    ['real', '1<2', 'true'],
    ['integer', '2^60', '1152921504606846976'],
    ['rational', '-6/4', '-3/2'],
    ['rational', '1/1234', '1/1234'],
    ['rational', 'pi', '311/99'],
    ['rational', 'sqrt(2)*sqrt(2)', '2'],
    ['complex', '2+3i', '2 + 3i'],
    ['complex', 'i', 'i'],
    ['complex', '-i', '-i'],
    ['complex', '2-i', '2 - i'],
    ['complex', '0.001i+1', '1'],
    ['complex', '0.001+i', 'i'],
    ['complex', '-1/3-1.5i', '-0.33 - 1.5i'],
    ['complex', '1.001i', 'i'],
    ['complex-rational', '1/2-2/3 i', '1/2 - 2/3i'],
    ['complex-rational', '-i/2', '-1/2i'],
    ['complex-rational', '[i; 1/2]', '[i; 1/2]'],
  ])('of the %s number %s is %s', (field, text, value) => {
    expect(shown(text, field)).toBe(value);
  });

  it('is as exact and as the reader is used to as is asked for', () => {
    expect(shown('1/3-2.5i', 'complex', { digits: 4, decimalComma: true })).toBe('0,3333 - 2,5i');
    expect(shown('pi', 'rational', { maximumDenominator: 10 })).toBe('22/7');
  });

  it.each<readonly [Field, string]>([
    ['rational', '[[-3/2; 1/3]; [0; 12]]'],
    ['complex-rational', '1/2 - 2/3i'],
    ['complex-rational', '[-i; 2 + i]'],
    ['complex', '-0.33 - 1.5i'],
  ])('is read back in a %s field: %s', (field, text) => {
    expect(shown(text, field)).toBe(text);
  });
});
