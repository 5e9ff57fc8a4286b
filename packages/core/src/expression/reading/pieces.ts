import type { Chain, Head } from './build.ts';
import type { Expression, RelationSign } from '../nodes.ts';

/**
 * The parser's stack: the start and value of each symbol. The grammar determines which list holds the value; the others
 * have stale entries. Lists of a single type need no checks when entries are read.
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

// Placeholders for entries a list does not have: never read, because the generated tables and actions come from one
// grammar.
export const noExpression: Expression = { kind: 'truth', span: { from: 0, to: 0 }, value: false };
export const noList: readonly Expression[] = [];
export const noChain: Chain = { signs: [], operands: [] };
export const noHead: Head = { name: '', base: undefined, exponent: undefined };
export const noWord = '';
export const noSign: RelationSign = '=';
