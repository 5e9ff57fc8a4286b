import type { Block } from './block.ts';
import type { Document } from './document.ts';

/** Blocks from one headline to the next, of whatever level; those before the first headline are one too. */
export type Segment = readonly Block[];

/**
 * Two documents cut so that what stands at the same number belongs together: at every headline where both have headlines of
 * the same levels in the same order, else not at all.
 */
export function alignedSegments(left: Document, right: Document): readonly [readonly Segment[], readonly Segment[]] {
  const [first, second] = [segmentsOf(left.blocks), segmentsOf(right.blocks)];
  return shapeOf(first) === shapeOf(second) ? [first, second] : [[left.blocks], [right.blocks]];
}

/** Nothing is lost: what follows a subsection inside its section becomes a segment without a headline. */
function segmentsOf(blocks: readonly Block[]): readonly Segment[] {
  const segments: Block[][] = [];
  let open: Block[] | undefined;
  for (const block of blocks) {
    if (block.kind === 'section') {
      const [own = [], ...inner] = segmentsIn(block.blocks);
      segments.push([{ ...block, blocks: own }], ...inner.map((segment) => [...segment]));
      open = undefined;
    } else if (open === undefined) {
      open = [block];
      segments.push(open);
    } else {
      open.push(block);
    }
  }
  return segments;
}

/** The first one belongs to the headline above, though there may be nothing in it. */
function segmentsIn(blocks: readonly Block[]): readonly Segment[] {
  const segments = segmentsOf(blocks);
  return blocks[0]?.kind === 'section' ? [[], ...segments] : segments;
}

function shapeOf(segments: readonly Segment[]): string {
  return segments.map(([first]) => (first?.kind === 'section' ? first.level : '-')).join(' ');
}
