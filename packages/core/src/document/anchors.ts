import type { Block, List } from './block.ts';
import { itemNumber } from './item-number.ts';
import { blocksOf } from './contents.ts';
import { linesWithFigures } from './figure-contents.ts';
import { partsOf } from './inline-parts.ts';
import type { Inline } from './inline.ts';
import { plainText } from './plain-text.ts';

/** The target of a reference: an element of the page, and the text of the reference. */
export interface Anchor {
  readonly elementId: string;
  /**
   * The number of the innermost numbered ancestor: an equation, a footnote, an item, a figure, a theorem, a section;
   * otherwise the headline, otherwise the name of the anchor itself.
   */
  readonly label: string;
}

/** The anchors of a page by name. The first of several with the same name wins. */
export function anchorsIn(blocks: readonly Block[]): ReadonlyMap<string, Anchor> {
  const anchors = new Map<string, Anchor>();
  for (const [name, anchor] of listAnchors(blocks, '')) {
    if (!anchors.has(name)) anchors.set(name, anchor);
  }
  return anchors;
}

/** `around` is the text of a reference to something inside the blocks. */
function listAnchors(blocks: readonly Block[], around: string): readonly (readonly [string, Anchor])[] {
  return blocks.flatMap((block) => {
    const own = labelOf(block) || around;
    const anchors = linesWithFigures(block)
      .flatMap((line) => namesIn(line, undefined))
      .map(({ name, note }) => [name, { elementId: anchorId(name), label: note ?? (own || name) }] as const);
    if (block.kind === 'list') return [...anchors, ...itemAnchors(block, own)];
    return [...equationAnchors(block, own), ...anchors, ...listAnchors(blocksOf(block), own)];
  });
}

function labelOf(block: Block): string {
  switch (block.kind) {
    case 'section':
      return block.number || plainText(block.headline);
    case 'callout':
    case 'captioned':
      return block.number ?? '';
    default:
      return '';
  }
}

/** Items of a numbered list have numbers, which prefix those of nested lists: 2b. */
function itemAnchors(list: List, around: string, depth = 0, before = ''): readonly (readonly [string, Anchor])[] {
  return list.items.flatMap((item, index) => {
    const number = list.type === 'ordered' && item.label === undefined ? itemNumber(list.style, depth, index + 1) : '';
    const label = number === '' ? '' : before + number;
    return item.blocks.flatMap((block) =>
      block.kind === 'list'
        ? itemAnchors(block, label || around, list.type === 'ordered' ? depth + 1 : depth, label)
        : listAnchors([block], label || around),
    );
  });
}

function equationAnchors(block: Block, around: string): readonly (readonly [string, Anchor])[] {
  if (block.kind !== 'displayFormula') return [];
  const whole = block.anchor === undefined ? [] : [{ anchor: block.anchor, number: block.formula.number }];
  return [...whole, ...(block.lines ?? [])].map(({ anchor, number }) => {
    const label = number === undefined ? around || anchor : `(${number})`;
    return [anchor, { elementId: anchorId(anchor), label }];
  });
}

/** The element id of an anchor; the prefix keeps authors' names apart from the ids of the page itself. */
export function anchorId(name: string): string {
  return `anchor-${name}`;
}

/** The anchors in a line, with the number of the enclosing footnote. */
function namesIn(
  content: readonly Inline[],
  note: string | undefined,
): readonly { readonly name: string; readonly note: string | undefined }[] {
  return content.flatMap((inline) => [
    ...(inline.kind === 'anchor' ? [{ name: inline.name, note }] : []),
    ...namesIn(partsOf(inline), inline.kind === 'footnote' ? inline.number : note),
  ]);
}
