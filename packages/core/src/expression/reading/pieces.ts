import type { Span } from '../../source/index.ts';
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

/** From where the first symbol of a rule starts to where its last ends. */
export function spanAt(pieces: Pieces, first: number, end: number): Span {
  return { from: pieces.froms[first] ?? 0, to: end };
}

export function expressionAt(pieces: Pieces, at: number): Expression {
  return pieces.expressions[at] ?? missing('expression');
}

export function listAt(pieces: Pieces, at: number): readonly Expression[] {
  return pieces.lists[at] ?? missing('list');
}

export function chainAt(pieces: Pieces, at: number): Chain {
  return pieces.chains[at] ?? missing('chain');
}

export function headAt(pieces: Pieces, at: number): Head {
  return pieces.heads[at] ?? missing('head');
}

export function wordAt(pieces: Pieces, at: number): string {
  return pieces.words[at] ?? missing('word');
}

export function signAt(pieces: Pieces, at: number): RelationSign {
  return pieces.signs[at] ?? missing('sign');
}

/** Never happens: the generated tables and actions come from one grammar. */
function missing(what: string): never {
  throw new Error(`The parser's stack has no ${what} where the grammar says so.`);
}
