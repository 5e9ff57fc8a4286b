import type { MathElement } from '@lemma/core/document';
import { createElement, type ReactNode } from 'react';
import { growsWithRow, isLowRow } from './low-row.ts';
import { edgesOf, tableLook, type TableEdge, type TableLook } from './paint-table.ts';

/**
 * Renders MathML with the browser's own means, element by element. What MathML Core omits from MathML 3 is expressed in
 * CSS: spaces, lines and alignment of tables here, `menclose` in `formula.css`.
 */
export function paintMath(element: MathElement): ReactNode {
  return paint(element);
}

/** Browsers use the spacing variants of marks that stretch over letters. */
const stretching: Readonly<Record<string, string>> = { '\u0303': '˜', '\u030c': 'ˇ' };

/** Marks without a width of their own in Computer Modern, which browsers put beside the letter unless they get one. */
const withoutWidth: ReadonlySet<string> = new Set(['ˇ', '\u20db', '\u20dc']);

type Attributes = Readonly<Record<string, unknown>>;

function paint(element: MathElement, key?: number, look?: Attributes): ReactNode {
  const { tag, attributes, children } = element;
  const { class: className, notation, ...others } = attributes;
  if (tag === 'mtable') return paintTable(element, { ...others, ...look, key, className });
  if (tag === 'menclose') {
    const [only, ...more] = children;
    if (typeof only === 'object' && only.tag === 'mtable' && more.length === 0) {
      const edges = edgesOf(notation ?? '', only);
      const { class: tableClass, ...given } = only.attributes;
      if (edges !== undefined) return paintTable(only, { ...given, ...look, key, className: tableClass }, edges);
    }
  }
  // Some browsers render menclose natively, most do not: as a row it looks the same everywhere.
  const isEnclosed = tag === 'menclose';
  const enclosing = isEnclosed ? { 'data-notation': notation ?? 'longdiv' } : {};
  const isArrow = isLongArrow(element);
  const isDouble = tag === 'mo' && children[0] === '‖' && (look ?? attributes)['stretchy'] !== 'false';
  const [first] = children;
  const isSmall = tag === 'mo' && attributes['stretchy'] === 'false';
  const isMark = isSmall && typeof first === 'string' && withoutWidth.has(first);
  const isLow = children.length > 1 && isLowRow(element);
  return createElement<Attributes>(
    isEnclosed ? 'mrow' : tag,
    {
      ...others,
      ...look,
      ...enclosing,
      ...(isArrow && { 'data-long': '' }),
      ...(isDouble && { 'data-double': '' }),
      ...(isMark && { 'data-mark': '' }),
      ...(tag === 'mspace' && backwards(attributes['width'])),
      key,
      className,
    },
    ...children.map((child, at) => {
      if (typeof child === 'string') return stretching[child] ?? child;
      if (isLow && growsWithRow(child)) return paint(child, at, { stretchy: 'false' });
      return paint(child, at, isArrow && at === 0 ? { lspace: '0', rspace: '0' } : undefined);
    }),
  );
}

/** Browsers take a negative width for none: `\!`. */
function backwards(width = ''): Attributes {
  return width.startsWith('-') ? { width: undefined, style: { marginInlineEnd: width } } : {};
}

function withStrut(cell: MathElement, strut: TableLook['strut']): MathElement {
  if (strut === undefined) return cell;
  const space: MathElement = { tag: 'mspace', attributes: { ...strut }, children: [] };
  return { ...cell, children: [space, ...cell.children] };
}

const arrows: ReadonlySet<string> = new Set(['munder', 'mover', 'munderover']);

/** Whether an element is an arrow, or another relation, stretched to what is above or below it. */
function isLongArrow({ tag, children: [base] }: MathElement): boolean {
  return arrows.has(tag) && typeof base === 'object' && base.tag === 'mo' && base.attributes['stretchy'] === 'true';
}

function paintTable(table: MathElement, given: Attributes, edges: readonly TableEdge[] = []): ReactNode {
  const look = tableLook(table, edges);
  const rows = table.children.filter((row) => typeof row !== 'string');
  return createElement(
    'mtable',
    { ...given, style: look.style },
    ...rows.map(({ tag, attributes: { class: className, ...attributes }, children }, rowAt) =>
      createElement(
        tag,
        { ...attributes, key: rowAt, className },
        ...children.map((cell, at) =>
          typeof cell === 'string'
            ? cell
            : paint(at === 0 ? withStrut(cell, look.strut) : cell, at, { ...look.cell(rowAt, at) }),
        ),
      ),
    ),
  );
}
