import type { RelationSign } from '@lemma/core/expression';
import type { PlaneFunction } from './functions.ts';

/**
 * A set in the plane: a comparison of a function with zero, or several combined. A relation does not hold where its
 * function is undefined.
 */
export type Region =
  | { readonly kind: 'relation'; readonly of: PlaneFunction; readonly sign: RelationSign }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Region[] }
  | { readonly kind: 'not'; readonly part: Region }
  | { readonly kind: 'truth'; readonly value: boolean };
