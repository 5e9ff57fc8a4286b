import type { RelationSign } from '@lemma/core/expression';
import type { PlaneFunction } from './functions.ts';

/**
 * A set in the plane: a relation of a function to zero, or several joined. A relation does not hold where its function is
 * undefined.
 */
export type Region =
  | { readonly kind: 'relation'; readonly of: PlaneFunction; readonly sign: RelationSign }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Region[] }
  | { readonly kind: 'not'; readonly part: Region }
  | { readonly kind: 'truth'; readonly value: boolean };
