import type { Block } from '@lemma/core/document';

/** As many blocks as fill the first screens of a page, with the sections they stand in; the blocks themselves if there are no more. */
export function beginningOf(blocks: readonly Block[], most: number): readonly Block[] {
  const [beginning, left] = cut(blocks, most);
  return left < 0 ? beginning : blocks;
}

/** The first blocks, and how many more there could have been; less than 0 if something was left out. */
function cut(blocks: readonly Block[], most: number): readonly [readonly Block[], left: number] {
  let left = most;
  const taken: Block[] = [];
  for (const block of blocks) {
    if (left <= 0) return [taken, -1];
    if (block.kind === 'section') {
      const [inside, rest] = cut(block.blocks, left);
      taken.push(rest < 0 ? { ...block, blocks: inside } : block);
      left = rest;
    } else {
      taken.push(block);
      left -= 1;
    }
  }
  return [taken, left];
}
