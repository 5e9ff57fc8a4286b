import type { Block, List } from './block.ts';
import type { Tabs } from './blocks/tabs.ts';
import { itemNumber } from './item-number.ts';
import { blocksOf } from './contents.ts';
import { linesWithFigures } from './figure-contents.ts';
import { partsOf } from './inline-parts.ts';
import type { AnchorReference, Inline } from './inline.ts';
import { plainText } from './plain-text.ts';

/** The target of a reference: an element of the page, and the text of the reference. */
export interface Anchor {
  readonly elementId: string;
  /**
   * What the innermost ancestor with a number, a label or a headline of its own is called: an equation, a footnote, an
   * item, a figure, a theorem, a section; otherwise the name of the anchor itself. Brackets are up to the reference.
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

type NamedAnchor = readonly [name: string, anchor: Anchor];

/** `around` is the text of a reference to something inside the blocks. */
function listAnchors(blocks: readonly Block[], around: string): readonly NamedAnchor[] {
  return blocks.flatMap((block) => {
    const own = labelOf(block) || around;
    if (block.kind === 'list') return itemAnchors(block, own);
    if (block.kind === 'tabs') return tabAnchors(block, own);
    return [
      ...equationAnchors(block, own),
      ...linesWithFigures(block).flatMap((line) => lineAnchors(line, own)),
      ...listAnchors(blocksOf(block), own),
    ];
  });
}

function labelOf(block: Block): string {
  switch (block.kind) {
    case 'section':
      return block.number || plainText(block.headline);
    case 'showHide':
      return plainText(block.title ?? []).trim();
    case 'callout':
      return block.number ?? plainText(block.title ?? []).trim();
    case 'captioned':
      return block.number ?? '';
    default:
      return '';
  }
}

/**
 * Items of a numbered list have numbers, which prefix those of nested lists: 2b. An item with a label of its own, which
 * every type of list may have, is called by it and not counted, as in TeX.
 */
function itemAnchors(list: List, around: string, depth = 0, before = ''): readonly NamedAnchor[] {
  const isOrdered = list.type === 'ordered';
  let counted = 0;
  return list.items.flatMap((item) => {
    if (item.label === undefined) counted += 1;
    const number = isOrdered && item.label === undefined ? itemNumber(list.style, depth, counted) : '';
    const label = number === '' ? plainText(item.label ?? []).trim() : before + number;
    return [
      ...lineAnchors(item.label ?? [], label || around),
      ...item.blocks.flatMap((block) =>
        block.kind === 'list'
          ? itemAnchors(block, label || around, isOrdered ? depth + 1 : depth, isOrdered ? label : '')
          : listAnchors([block], label || around),
      ),
    ];
  });
}

function tabAnchors({ tabs }: Tabs, around: string): readonly NamedAnchor[] {
  return tabs.flatMap(({ title, blocks }) => {
    const own = plainText(title).trim() || around;
    return [...lineAnchors(title, own), ...listAnchors(blocks, own)];
  });
}

function lineAnchors(line: readonly Inline[], around: string): readonly NamedAnchor[] {
  return namesIn(line, undefined).map(({ name, note }) => [
    name,
    { elementId: anchorId(name), label: note ?? (around || name) },
  ]);
}

function equationAnchors(block: Block, around: string): readonly NamedAnchor[] {
  if (block.kind !== 'displayFormula') return [];
  const whole = block.anchor === undefined ? [] : [{ anchor: block.anchor, number: block.formula.number }];
  return [...whole, ...(block.lines ?? [])].map(({ anchor, number }) => {
    return [anchor, { elementId: anchorId(anchor), label: number ?? (around || anchor) }];
  });
}

/** What a reference shows: what its target is called, in round brackets if its author wants them. */
export function referenceText({ brackets }: AnchorReference, { label }: Anchor): string {
  return brackets ? `(${label})` : label;
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
