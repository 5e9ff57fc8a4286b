import type { Block, BlockKind } from './block.ts';
import { contentsOfKinds } from './contents-of-kinds.ts';
import type { BlockOf } from './format.ts';
import type { Inline } from './inline.ts';

/** The child blocks of a block, in page order. */
export function blocksOf(block: Block): readonly Block[] {
  return blocksIn(block.kind, block);
}

function blocksIn<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>): readonly Block[] {
  return contentsOfKinds[kind].blocks(block);
}

/** The lines of text directly in a block, in page order. */
export function linesOf(block: Block): readonly (readonly Inline[])[] {
  return linesIn(block.kind, block);
}

function linesIn<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>): readonly (readonly Inline[])[] {
  return contentsOfKinds[kind].lines(block);
}

/** Every block of a page; parents before their children. */
export function allBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(blocksOf(block))]);
}
