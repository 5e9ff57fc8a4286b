import type { Span } from '../source/index.ts';
import type { TokenKind } from './reading/tables.generated.ts';
import type { Field } from './values/field.ts';

/**
 * Why a text is not an expression, or an expression has no meaning in its scope. `expected` is exactly what could have
 * come at that point.
 */
export type ExpressionFailure =
  | { readonly kind: 'empty'; readonly span: Span }
  | { readonly kind: 'tooLong'; readonly span: Span; readonly limit: number }
  | { readonly kind: 'tooDeep'; readonly span: Span; readonly limit: number }
  | { readonly kind: SyntaxFailureKind; readonly span: Span; readonly expected: readonly TokenKind[] }
  | { readonly kind: 'unknownName'; readonly span: Span; readonly name: string; readonly suggestion?: string }
  | {
      readonly kind: 'wrongNumberOfArguments';
      readonly span: Span;
      readonly name: string;
      readonly found: number;
      readonly fewest: number;
      /** May be infinite. */
      readonly most: number;
    }
  | { readonly kind: 'truthValueExpected'; readonly span: Span }
  | { readonly kind: 'numberExpected'; readonly span: Span }
  /** A vector or matrix where none is allowed, or of the wrong size; rows of different lengths. */
  | { readonly kind: 'wrongShape'; readonly span: Span }
  /** A part without a derivative, or a nested derivative (specification 002 §5.3). */
  | { readonly kind: 'notDifferentiable' | 'nestedDerivative'; readonly span: Span }
  /** The value is a number, but not one of the required field. */
  | { readonly kind: 'notInField'; readonly span: Span; readonly field: Field };

/** `unbalancedBar` points at the bar that is never closed; the others at the unexpected token. */
export type SyntaxFailureKind =
  | 'unexpectedToken'
  | 'unexpectedEnd'
  | 'badCharacter'
  | 'adjacentNumbers'
  | 'numberTooLarge'
  | 'ambiguousPower'
  | 'unbalancedBar';
