import type { Block, Section } from './block.ts';
import { blocksOf } from './contents.ts';
import { linesWithFigures } from './figure-contents.ts';
import { partsOf } from './inline-parts.ts';
import type { Inline } from './inline.ts';
import { plainText } from './plain-text.ts';

/** Where a reference leads: an element of the page, and what the reference reads. */
export interface Anchor {
  readonly elementId: string;
  /** The number of the equation, of the footnote or of the section around, else the headline, else the anchor's own name. */
  readonly label: string;
}

/** The anchors of a page by name. The first of two equal names counts. */
export function anchorsIn(blocks: readonly Block[]): ReadonlyMap<string, Anchor> {
  const anchors = new Map<string, Anchor>();
  for (const [name, anchor] of listAnchors(blocks, undefined)) {
    if (!anchors.has(name)) anchors.set(name, anchor);
  }
  return anchors;
}

function listAnchors(blocks: readonly Block[], around: Section | undefined): readonly (readonly [string, Anchor])[] {
  return blocks.flatMap((block) => {
    const section = block.kind === 'section' ? block : around;
    const own = linesWithFigures(block)
      .flatMap((line) => namesIn(line, undefined))
      .map(({ name, note }) => [name, { elementId: anchorId(name), label: note ?? labelIn(section, name) }] as const);
    return [...equationAnchor(block, section), ...own, ...listAnchors(blocksOf(block), section)];
  });
}

function equationAnchor(block: Block, section: Section | undefined): readonly (readonly [string, Anchor])[] {
  if (block.kind !== 'displayFormula' || block.anchor === undefined) return [];
  const { number } = block.formula;
  const label = number === undefined ? labelIn(section, block.anchor) : `(${number})`;
  return [[block.anchor, { elementId: anchorId(block.anchor), label }]];
}

/** The id of the element that carries an anchor; the prefix keeps authors' names apart from the page's own. */
export function anchorId(name: string): string {
  return `anchor-${name}`;
}

function labelIn(section: Section | undefined, name: string): string {
  return section?.number || plainText(section?.headline ?? []) || name;
}

/** The names in a line, with the number of the footnote around. */
function namesIn(
  content: readonly Inline[],
  note: string | undefined,
): readonly { readonly name: string; readonly note: string | undefined }[] {
  return content.flatMap((inline) => [
    ...(inline.kind === 'anchor' ? [{ name: inline.name, note }] : []),
    ...namesIn(partsOf(inline), inline.kind === 'footnote' ? inline.number : note),
  ]);
}
