import fc from 'fast-check';
import * as mathjs from 'mathjs';
import { describe, expect, it } from 'vitest';
import type { Complex } from '../numbers/complex.ts';
import * as arithmetic from '../numbers/complex.ts';
import { runs } from '../../testing/index.ts';
import { functions, functionsByName } from './index.ts';

const aPart = fc.oneof(fc.double({ min: -4, max: 4, noNaN: true }), fc.integer({ min: -3, max: 3 }));
const aNumber = fc.record({ re: aPart, im: aPart });
/** Off the axes, where the functions have no branch cuts. */
const anOffAxisNumber = aNumber.filter(({ re, im }) => Math.abs(im) > 1e-3 && Math.abs(re) > 1e-3);

function complexOf(name: string): (...numbers: Complex[]) => Complex {
  const found = functionsByName.get(name)?.complex;
  if (found === undefined) throw new Error(name);
  return found;
}

function expectNear(found: Complex, expected: Complex, tolerance: number): void {
  const distance = Math.hypot(found.re - expected.re, found.im - expected.im);
  const size = Math.hypot(expected.re, expected.im);
  expect(distance, `${found.re} ${found.im} and ${expected.re} ${expected.im}`).toBeLessThanOrEqual(
    tolerance * (1 + size),
  );
}

describe.each(functions.flatMap(({ complex, ...entry }) => (complex ? [{ ...entry, complex }] : [])))(
  'complex $name',
  ({ name, complex, evaluate, arity: [fewest, most] }) => {
    it('is the real one on the real axis, where that is defined', () => {
      const reals = fc.oneof(aPart, fc.constantFrom(0, 1, -1, 1e-9, 1e200, -1e200));
      const count = Math.min(most, 2);
      fc.assert(
        fc.property(fc.array(reals, { minLength: fewest, maxLength: count }), (numbers) => {
          const value = evaluate(...numbers);
          const found = complex(...numbers.map((re) => ({ re, im: 0 })));
          if (Number.isNaN(value)) return;
          if (!Number.isFinite(value)) expect(found).toEqual({ re: value, im: found.im });
          else expectNear(found, { re: value, im: 0 }, 1e-13);
        }),
        { seed: 7, numRuns: runs },
      );
    });

    it('is not a number of what is not one', () => {
      const found = complex(...Array.from({ length: fewest }, () => ({ re: NaN, im: NaN })));
      expect(Number.isNaN(found.re) || Number.isNaN(found.im), name).toBe(true);
    });
  },
);

/** A mathjs number, real or complex. */
function read(value: unknown): Complex {
  return mathjs.complex(mathjs.format(value));
}

type OfOne = readonly [name: string, oracle: (z: mathjs.Complex) => unknown];

const ofOne: readonly OfOne[] = [
  ['sin', mathjs.sin],
  ['cos', mathjs.cos],
  ['tan', mathjs.tan],
  ['cot', mathjs.cot],
  ['sec', mathjs.sec],
  ['csc', mathjs.csc],
  ['sinh', mathjs.sinh],
  ['cosh', mathjs.cosh],
  ['tanh', mathjs.tanh],
  ['coth', mathjs.coth],
  ['sech', mathjs.sech],
  ['csch', mathjs.csch],
  ['arcsin', mathjs.asin],
  ['arccos', mathjs.acos],
  ['arctan', mathjs.atan],
  ['arsinh', mathjs.asinh],
  ['arcosh', mathjs.acosh],
  ['artanh', mathjs.atanh],
  ['arcoth', mathjs.acoth],
  ['sqrt', mathjs.sqrt],
  ['exp', mathjs.exp],
  ['expm1', mathjs.expm1],
  ['ln', (z) => mathjs.log(z)],
  ['log1p', mathjs.log1p],
  ['lg', mathjs.log10],
  ['log2', mathjs.log2],
  ['abs', (z) => mathjs.abs(z)],
  ['conj', mathjs.conj],
  ['arg', (z) => mathjs.arg(z)],
  ['inv', (z) => mathjs.inv(z)],
];

describe.each(ofOne)('complex %s', (name, oracle) => {
  it('agrees with mathjs off the axes', () => {
    const complex = complexOf(name);
    fc.assert(
      fc.property(anOffAxisNumber, (z) => {
        expectNear(complex(z), read(oracle(mathjs.complex(z.re, z.im))), 1e-9);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

describe('inverse functions of complex numbers', () => {
  it.each([
    ['sin', 'arcsin'],
    ['cos', 'arccos'],
    ['tan', 'arctan'],
    ['cot', 'arccot'],
    ['sinh', 'arsinh'],
    ['cosh', 'arcosh'],
    ['tanh', 'artanh'],
    ['coth', 'arcoth'],
    ['exp', 'ln'],
  ])('%s undoes %s', (outer, inner) => {
    const [f, g] = [complexOf(outer), complexOf(inner)];
    fc.assert(
      fc.property(anOffAxisNumber, (z) => expectNear(f(g(z)), z, 1e-10)),
      { seed: 7, numRuns: runs },
    );
  });
});

describe('complex arithmetic', () => {
  it('agrees with mathjs', () => {
    fc.assert(
      fc.property(aNumber, aNumber, (a, b) => {
        const [x, y] = [mathjs.complex(a.re, a.im), mathjs.complex(b.re, b.im)];
        expectNear(arithmetic.add(a, b), mathjs.complex(x.re + y.re, x.im + y.im), 1e-15);
        expectNear(arithmetic.multiply(a, b), read(mathjs.multiply(x, y)), 1e-13);
        if (Math.hypot(b.re, b.im) < 1e-3) return;
        expectNear(arithmetic.multiply(arithmetic.divide(a, b), b), a, 1e-13);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('divides great and tiny numbers', () => {
    const great = { re: 1e300, im: -1e300 };
    expectNear(arithmetic.divide(great, great), { re: 1, im: 0 }, 1e-15);
    const tiny = { re: 1e-300, im: 2e-300 };
    expectNear(arithmetic.divide(tiny, tiny), { re: 1, im: 0 }, 1e-15);
    expectNear(
      arithmetic.sqrt({ re: 1e308, im: 1e308 }),
      { re: 1.09868411346781e154, im: 4.55089860562227e153 },
      1e-13,
    );
  });

  it('has exact whole powers, and the principal value of others', () => {
    expect(arithmetic.power({ re: 1, im: 1 }, { re: 4, im: 0 })).toEqual({ re: -4, im: 0 });
    expect(arithmetic.power({ re: 0, im: 1 }, { re: -1, im: 0 })).toEqual({ re: 0, im: -1 });
    expect(arithmetic.power({ re: 2, im: 3 }, { re: 0, im: 0 })).toEqual({ re: 1, im: 0 });
    expectNear(arithmetic.power({ re: -8, im: 0 }, { re: 1 / 3, im: 0 }), { re: 1, im: Math.sqrt(3) }, 1e-14);
    expectNear(arithmetic.power({ re: 0, im: 1 }, { re: 0, im: 1 }), { re: Math.exp(-Math.PI / 2), im: 0 }, 1e-15);
    expect(arithmetic.power({ re: 0, im: 0 }, { re: 1, im: 1 })).toEqual({ re: 0, im: 0 });
  });
});

describe('functions of real numbers only', () => {
  it.each(['sign', 'heaviside', 'dirac'])('%s is not a number off the real axis', (name) => {
    expect(complexOf(name)({ re: 1, im: 1 })).toEqual({ re: NaN, im: NaN });
    expect(complexOf(name)({ re: -2, im: 0 }).im).toBe(0);
  });
});
