import type { ExpressionFailure } from '../../expression/index.ts';
import type { Span } from '../../source/index.ts';

/** Why what was typed cannot be understood; every span is in what was typed. */
export type TypedFailure =
  | ExpressionFailure
  /** What may be written instead: one text, or the readings between which to choose. */
  | { readonly kind: RewritableKind; readonly span: Span; readonly write: readonly [string, ...string[]] }
  | { readonly kind: PartsFailureKind; readonly span: Span }
  /** An equation or inequality where a term is asked for, or the other way round. */
  | { readonly kind: 'termExpected' | 'relationExpected'; readonly span: Span };

export const rewritableKinds = [
  'twoReadings',
  'decimalComma',
  'percentInTerm',
  'degreesInTerm',
  'remainder',
  'choice',
  'hexadecimal',
] as const;

type RewritableKind = (typeof rewritableKinds)[number];

/** What is wrong with the parts of an interval, a matrix, a function by cases or a quantity. */
export const partsFailureKinds = [
  'notAnInterval',
  'endsReversed',
  'notAMatrix',
  'otherwiseNotLast',
  'unknownUnit',
] as const;

type PartsFailureKind = (typeof partsFailureKinds)[number];
