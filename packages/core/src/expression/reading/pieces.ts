import type { Chain, Head } from './build.ts';
import type { Expression, RelationSign } from '../nodes.ts';

/**
 * The parser's stack: for each symbol on it, where it starts and what it holds. The grammar decides in which of the lists that
 * is; the other lists have something stale there. Lists of one type each need no look at what an entry is.
 */
export interface Pieces {
  readonly froms: number[];
  readonly expressions: Expression[];
  readonly lists: (readonly Expression[])[];
  readonly chains: Chain[];
  readonly heads: Head[];
  readonly words: string[];
  readonly signs: RelationSign[];
}

export function emptyPieces(): Pieces {
  return { froms: [], expressions: [], lists: [], chains: [], heads: [], words: [], signs: [] };
}

// What would be read where a list had nothing: never, because the generated tables and actions come from one grammar.
export const noExpression: Expression = { kind: 'truth', span: { from: 0, to: 0 }, value: false };
export const noList: readonly Expression[] = [];
export const noChain: Chain = { signs: [], operands: [] };
export const noHead: Head = { name: '', base: undefined, exponent: undefined };
export const noWord = '';
export const noSign: RelationSign = '=';
