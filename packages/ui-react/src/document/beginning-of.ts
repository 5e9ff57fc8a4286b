import type { Block } from '@lemma/core/document';

/**
 * The blocks that fill the first screens of a page, with their enclosing sections; the original list if there are no
 * more.
 */
export function beginningOf(blocks: readonly Block[], most: number): readonly Block[] {
  const [beginning, left] = cut(blocks, most);
  return left < 0 ? beginning : blocks;
}

/** The first blocks, and how many more would have fitted; negative if something was cut off. */
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
