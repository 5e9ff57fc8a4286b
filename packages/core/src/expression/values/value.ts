import type Fraction from 'fraction.js';
import type { Complex } from '../numbers/complex.ts';

/** A number of one kind. Whole numbers are rational; rational parts are exact and of any size. */
export type Scalar =
  | { readonly kind: 'real'; readonly value: number }
  | { readonly kind: 'rational'; readonly value: Fraction }
  | ({ readonly kind: 'complex' } & Complex)
  | { readonly kind: 'complexRational'; readonly re: Fraction; readonly im: Fraction };

/** The value of an expression. All rows of a matrix have equal length. */
export type Value =
  | Scalar
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'vector'; readonly entries: readonly Scalar[] }
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly Scalar[])[] };

/** The real number that is the value; undefined for any other value. */
export function numberOf(value: Value): number | undefined {
  switch (value.kind) {
    case 'real':
      return value.value;
    case 'rational':
      return value.value.valueOf();
    case 'complex':
    case 'complexRational':
    case 'truth':
    case 'vector':
    case 'matrix':
      return undefined;
  }
}

/** Whether a condition holds; undefined if the value is not a truth value. */
export function truthOf(value: Value): boolean | undefined {
  return value.kind === 'truth' ? value.value : undefined;
}
