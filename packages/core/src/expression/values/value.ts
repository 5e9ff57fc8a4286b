import type Fraction from 'fraction.js';
import type { Complex } from '../numbers/complex.ts';

/** A number of one kind. Whole numbers are rational ones; rational parts are exact, of any size. */
export type Scalar =
  | { readonly kind: 'real'; readonly value: number }
  | { readonly kind: 'rational'; readonly value: Fraction }
  | ({ readonly kind: 'complex' } & Complex)
  | { readonly kind: 'complexRational'; readonly re: Fraction; readonly im: Fraction };

/** What an expression is worth. A matrix has rows of one length. */
export type Value =
  | Scalar
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'vector'; readonly entries: readonly Scalar[] }
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly Scalar[])[] };

/** The real number a value is; undefined for all that is not one. */
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

/** Whether a value is a condition that holds; undefined for all that is no condition. */
export function truthOf(value: Value): boolean | undefined {
  return value.kind === 'truth' ? value.value : undefined;
}
