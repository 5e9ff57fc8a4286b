import type { Block } from './block.ts';
import type { Document } from './document.ts';

/** Blocks from one headline to the next, of any level; those before the first headline also form a segment. */
export type Segment = readonly Block[];

/**
 * Cuts two documents so that segments with the same index correspond: at every headline if both have the same sequence
 * of headline levels, otherwise not at all.
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

/** The first segment belongs to the enclosing headline, and may be empty. */
function segmentsIn(blocks: readonly Block[]): readonly Segment[] {
  const segments = segmentsOf(blocks);
  return blocks[0]?.kind === 'section' ? [[], ...segments] : segments;
}

function shapeOf(segments: readonly Segment[]): string {
  return segments.map(([first]) => (first?.kind === 'section' ? first.level : '-')).join(' ');
}
