import type { Block, Section } from './block.ts';
import type { Inline } from './inline.ts';

/** A section as an entry in the outline of its page. */
export interface OutlineEntry extends Pick<Section, 'id' | 'level' | 'number'> {
  readonly headline: readonly Inline[];
}

/** The sections of a page in page order; sections inside collapsed content are left out. */
export function outlineOf(blocks: readonly Block[]): readonly OutlineEntry[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'section') return [];
    const { id, level, number, headline } = block;
    return [{ id, level, headline, ...(number !== undefined && { number }) }, ...outlineOf(block.blocks)];
  });
}
