import type { Block } from './block.ts';
import { blocksOf } from './contents.ts';
import { linesWithFigures } from './figure-contents.ts';
import { allInlines } from './inline-parts.ts';
import type { Footnote, Inline } from './inline.ts';

/**
 * The footnotes of a page in order of their numbers, starred ones last; those in annotations only for readers who see
 * annotations.
 */
export function footnotesIn(blocks: readonly Block[], seesAnnotations: boolean): readonly Footnote[] {
  const found = visibleBlocks(blocks, seesAnnotations).flatMap(linesWithFigures).flatMap(footnotesInLine);
  return found.sort((one, other) => placeOf(one) - placeOf(other) || 0);
}

function placeOf({ number }: Footnote): number {
  return Number(number) || Infinity;
}

function visibleBlocks(blocks: readonly Block[], seesAnnotations: boolean): readonly Block[] {
  return blocks
    .filter((block) => seesAnnotations || block.kind !== 'callout' || block.role !== 'annotation')
    .flatMap((block) => [block, ...visibleBlocks(blocksOf(block), seesAnnotations)]);
}

/** The footnotes of one line. */
export function footnotesInLine(content: readonly Inline[]): readonly Footnote[] {
  return allInlines(content).filter((inline) => inline.kind === 'footnote');
}
