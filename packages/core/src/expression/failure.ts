import type { Span } from '../source/index.ts';
import type { TokenKind } from './reading/tables.generated.ts';

/** Why a text is not an expression, or an expression has no meaning in its scope. `expected` is exactly what could have stood there. */
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
  | { readonly kind: 'numberExpected'; readonly span: Span };

/** `unbalancedBar` points at the bar that is never closed; the others at the token that does not fit. */
export type SyntaxFailureKind =
  'unexpectedToken' | 'unexpectedEnd' | 'badCharacter' | 'adjacentNumbers' | 'unbalancedBar';

/** The name of each kind outside the program: in JSON, on the command line, in a catalogue. */
export const failureCodes: Readonly<Record<ExpressionFailure['kind'], string>> = {
  empty: 'empty',
  tooLong: 'too-long',
  tooDeep: 'too-deep',
  unexpectedToken: 'unexpected-token',
  unexpectedEnd: 'unexpected-end',
  badCharacter: 'bad-character',
  adjacentNumbers: 'adjacent-numbers',
  unbalancedBar: 'unbalanced-bar',
  unknownName: 'unknown-name',
  wrongNumberOfArguments: 'wrong-number-of-arguments',
  truthValueExpected: 'truth-value-expected',
  numberExpected: 'number-expected',
};
