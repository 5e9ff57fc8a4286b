import type { Head, Items, Mark, Piece, Sign, Word } from './build.ts';
import type { Expression, RelationNode } from './nodes.ts';

// The grammar decides what stands where on the parser's stack; these say so to the compiler. Failing is a bug of the generator.

type Pieces = readonly (Piece | undefined)[];

export function expressionAt(pieces: Pieces, at: number): Expression {
  const piece = pieces[at];
  if (piece !== undefined) {
    switch (piece.kind) {
      case 'mark':
      case 'word':
      case 'sign':
      case 'items':
      case 'head':
        break;
      default:
        return piece;
    }
  }
  return misplaced('expression', piece);
}

export function markAt(pieces: Pieces, at: number): Mark {
  const piece = pieces[at];
  return piece?.kind === 'mark' ? piece : misplaced('mark', piece);
}

export function wordAt(pieces: Pieces, at: number): Word {
  const piece = pieces[at];
  return piece?.kind === 'word' ? piece : misplaced('word', piece);
}

export function signAt(pieces: Pieces, at: number): Sign {
  const piece = pieces[at];
  return piece?.kind === 'sign' ? piece : misplaced('sign', piece);
}

export function itemsAt(pieces: Pieces, at: number): Items {
  const piece = pieces[at];
  return piece?.kind === 'items' ? piece : misplaced('items', piece);
}

export function headAt(pieces: Pieces, at: number): Head {
  const piece = pieces[at];
  return piece?.kind === 'head' ? piece : misplaced('head', piece);
}

export function relationAt(pieces: Pieces, at: number): RelationNode {
  const piece = pieces[at];
  return piece?.kind === 'relation' ? piece : misplaced('relation', piece);
}

function misplaced(wanted: string, piece: Piece | undefined): never {
  throw new Error(`The parser's stack holds ${piece?.kind ?? 'nothing'} where the grammar says ${wanted}.`);
}
