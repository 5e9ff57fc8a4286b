import type { Expression } from '../../expression/index.ts';
import type { PropositionPiece } from '../proposition.ts';

/** How an answer was understood, as expressions. */
export type Reading =
  | { readonly kind: 'term'; readonly term: Expression }
  | { readonly kind: 'quantity'; readonly number: Expression; readonly unit: string }
  | { readonly kind: 'proposition'; readonly pieces: readonly PropositionPiece[] }
  | { readonly kind: 'set'; readonly terms: readonly Expression[] }
  | { readonly kind: 'intervals'; readonly intervals: readonly ReadInterval[] }
  /** All real numbers but these. */
  | { readonly kind: 'realsWithout'; readonly terms: readonly Expression[] }
  /** All real numbers outside this interval. */
  | { readonly kind: 'realsOutside'; readonly interval: ReadInterval }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Expression[])[] }
  /** Without a condition, a piece applies wherever no other does. */
  | { readonly kind: 'cases'; readonly pieces: readonly ReadPiece[] };

export interface ReadInterval {
  readonly open: '[' | '(';
  readonly from: Expression;
  readonly to: Expression;
  readonly close: ']' | ')';
}

export interface ReadPiece {
  readonly term: Expression;
  readonly condition: Expression | undefined;
}
