import { expect, it } from 'vitest';
import { partsOf, realOf } from './cindy-values.ts';

const number = (real: number, imag: number) => ({ ctype: 'number', value: { real, imag } });

it.each([
  [number(1.5, 0), 1.5],
  [number(1.5, 1e-12), 1.5],
  [number(1.5, 0.1), undefined],
  [number(Number.NaN, 0), undefined],
  [{ ctype: 'string', value: '1' }, undefined],
  [{ ctype: 'number' }, undefined],
  [undefined, undefined],
])('a value of CindyJS is a real number or not: %j', (value, real) => {
  expect(realOf(value)).toBe(real);
});

it('a list of CindyJS has parts, anything else has none', () => {
  expect(partsOf({ ctype: 'list', value: [1, 2] })).toEqual([1, 2]);
  expect(partsOf({ ctype: 'undefined', value: 'undefined' })).toEqual([]);
  expect(partsOf(null)).toEqual([]);
});
