import type { Span } from '../source/index.ts';
import type { Block } from './block.ts';
import type { Inline } from './inline.ts';

/** What is in a kind of block. */
export interface BlockContents<Kind extends Block> {
  /** The blocks directly inside, in the order of the page. */
  readonly blocks: (block: Kind) => readonly Block[];
  /** The lines of text directly in it, in the order of the page. */
  readonly lines: (block: Kind) => readonly (readonly Inline[])[];
  /** The block with errors told where they are in it. Missing: they are told around it. */
  readonly mark?: (block: Kind, marking: Marking) => Block;
}

/** Tells the errors of a source in the block that they stand in. */
export interface Marking {
  /** Around the innermost of these blocks that each stands in, or between them. */
  among(blocks: readonly Block[]): readonly Block[];
  /** Each in the part that it stands in; around the whole those that stand in none. */
  parts<Part extends { readonly blocks: readonly Block[]; readonly span: Span }>(
    parts: readonly Part[],
    whole: (parts: readonly Part[]) => Block,
  ): Block;
}
