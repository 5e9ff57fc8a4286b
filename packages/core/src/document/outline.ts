import type { Block, Section } from './block.ts';
import type { Inline } from './inline.ts';

/** A section as a line of the outline of its page. */
export interface OutlineEntry extends Pick<Section, 'id' | 'level' | 'number'> {
  readonly headline: readonly Inline[];
}

/** The sections of a page in its order; what is folded away has no line. */
export function outlineOf(blocks: readonly Block[]): readonly OutlineEntry[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'section') return [];
    const { id, level, number, headline } = block;
    return [{ id, level, headline, ...(number !== undefined && { number }) }, ...outlineOf(block.blocks)];
  });
}
