import type { MathElement, MathNode } from '@lemma/core/document';
import type { CSSProperties } from 'react';

/** Styles of a table and of its cells, by row and column from 0. */
export interface TableLook {
  readonly style: CSSProperties;
  /** Minimum height and depth of a row, inserted into its first cell. */
  readonly strut: Strut | undefined;
  cell(row: number, column: number): CellLook;
}

interface CellLook {
  readonly style: CSSProperties;
  readonly columnalign: string;
}

/** An `mspace` without width. */
interface Strut {
  readonly height: string;
  readonly depth: string;
}

/** Rows as in TeX, whose lines are 1.2 em; those of `cases` are stretched by 1.2, those of `aligned` are 0.3 em apart. */
const usualRows = { strut: { height: '0.84em', depth: '0.36em' }, gap: '0em' };
const rowsByClass: Readonly<Record<string, typeof usualRows>> = {
  cases: { strut: { height: '1.008em', depth: '0.432em' }, gap: '0em' },
  aligned: { ...usualRows, gap: '0.3em' },
};
/** Between rows that specify their distance. */
const usualRowSpacing = '0.2em';
/** What a line of letters lacks to 1 em in our font. */
const missing = '0.1em';
const usualColumnSpacing = '1em';
/** Between the outermost cells and a surrounding line. */
const edgeSpacing = { row: '0.2em', column: '0.5em' };

const edgeNames = ['top', 'right', 'bottom', 'left'] as const;

/** A side of a table. */
export type TableEdge = (typeof edgeNames)[number];

/**
 * The sides of a table named by a notation of `menclose`; undefined if it names anything else, or if cells are missing
 * at a side.
 */
export function edgesOf(notation: string, { children }: MathElement): readonly TableEdge[] | undefined {
  const words = notation.split(' ');
  const edges = edgeNames.filter((name) => words.includes(name));
  const cells = children.flatMap((row) => (typeof row === 'string' ? [] : [row.children]));
  const isWhole = cells.every((row) => row.length === cells[0]?.length && row.every(isOneWide));
  return isWhole && edges.length === words.length ? edges : undefined;
}

function isOneWide(cell: MathNode): boolean {
  return (
    typeof cell !== 'string' && cell.attributes['columnspan'] === undefined && cell.attributes['rowspan'] === undefined
  );
}

/**
 * The style defined by the attributes of a table (MathML 3 §3.5), and by the classes that `mmtex` writes for lines at
 * its edges. Lines at edges are drawn by the cells, so that inner lines meet them.
 */
export function tableLook({ attributes, children }: MathElement, edges: readonly TableEdge[] = []): TableLook {
  const rows = children.filter((child) => typeof child !== 'string');
  const width = Math.max(0, ...rows.map((row) => row.children.length));
  const struts = strutsOf(attributes);
  const rowSpacing = entries(attributes['rowspacing'], usualRowSpacing);
  const columnSpacing = entries(attributes['columnspacing'], usualColumnSpacing);
  const rowLines = entries(attributes['rowlines'], 'none');
  const columnLines = entries(attributes['columnlines'], 'none');
  const frame = borderOf(attributes['frame']);
  const tableWidth = attributes['width'];

  return {
    strut: struts?.strut,
    style: {
      ...(frame !== undefined && { border: frame }),
      ...(tableWidth !== undefined && isLength.test(tableWidth) && { width: tableWidth }),
    },
    cell(rowAt, columnAt) {
      const row = rows[rowAt];
      const cell = row?.children[columnAt];
      const hasRule = (name: string) => classesOf(row).includes(name) || classesOf(cell).includes(name);
      const atEdge = (name: TableEdge) => (edges.includes(name) ? solid : undefined);
      const rowSide = (edge: boolean, at: number, rule: string, name: TableEdge): Side => ({
        border: hasRule(rule) ? solid : edge ? atEdge(name) : borderOf(rowLines(at)),
        spacing:
          struts !== undefined
            ? edge
              ? '0em'
              : half(struts.gap, usualRowSpacing)
            : edge
              ? undefined
              : `calc(${half(rowSpacing(at), usualRowSpacing)} + ${missing} / 2)`,
      });
      const columnSide = (edge: boolean, at: number, rule: string, name: TableEdge): Side => ({
        border: hasRule(rule) ? solid : edge ? atEdge(name) : borderOf(columnLines(at)),
        spacing: edge ? undefined : half(columnSpacing(at), usualColumnSpacing),
      });
      const top = rowSide(rowAt === 0, rowAt - 1, 'rule-above', 'top');
      const bottom = rowSide(rowAt === rows.length - 1, rowAt, 'rule-below', 'bottom');
      const left = columnSide(columnAt === 0, columnAt - 1, 'rule-left', 'left');
      const right = columnSide(columnAt === width - 1, columnAt, 'rule-right', 'right');
      const padding = ({ border, spacing }: Side, usual: string): string =>
        spacing ?? (border === undefined && frame === undefined ? '0' : usual);
      return {
        columnalign:
          alignOf(cell, 0) ?? alignOf(row, columnAt) ?? entries(attributes['columnalign'], 'center')(columnAt),
        style: {
          paddingTop: padding(top, edgeSpacing.row),
          paddingRight: padding(right, edgeSpacing.column),
          paddingBottom: padding(bottom, edgeSpacing.row),
          paddingLeft: padding(left, edgeSpacing.column),
          ...(top.border !== undefined && { borderTop: top.border }),
          ...(right.border !== undefined && { borderRight: right.border }),
          ...(bottom.border !== undefined && { borderBottom: bottom.border }),
          ...(left.border !== undefined && { borderLeft: left.border }),
        },
      };
    },
  };
}

/** Undefined if the rows of a table specify their distance: only those of our own converter are known to mean TeX's. */
function strutsOf({ class: names = '', rowspacing }: MathElement['attributes']): typeof usualRows | undefined {
  const [known] = names.split(' ').flatMap((name) => rowsByClass[name] ?? []);
  return known ?? (rowspacing === undefined ? usualRows : undefined);
}

interface Side {
  readonly border: string | undefined;
  /** Undefined at the edge of the table. */
  readonly spacing: string | undefined;
}

const solid = 'max(1px, 0.04em) solid';

function borderOf(line: string | undefined): string | undefined {
  return line === 'solid' ? solid : line === 'dashed' ? 'max(1px, 0.04em) dashed' : undefined;
}

/** The entries of a list, the last of which repeats. */
function entries(list: string | undefined, usual: string): (at: number) => string {
  const given = list?.split(/\s+/).filter((entry) => entry !== '') ?? [];
  return (at) => given[at] ?? given.at(-1) ?? usual;
}

const isLength = /^\d*\.?\d+(em|ex|px|pt|pc|cm|mm|in|%)$/;

function half(length: string, usual: string): string {
  return `calc(${isLength.test(length) ? length : usual} / 2)`;
}

function alignOf(node: MathNode | undefined, at: number): string | undefined {
  const list = node === undefined || typeof node === 'string' ? undefined : node.attributes['columnalign'];
  return list === undefined ? undefined : entries(list, 'center')(at);
}

function classesOf(node: MathNode | undefined): readonly string[] {
  return node === undefined || typeof node === 'string' ? [] : (node.attributes['class']?.split(' ') ?? []);
}
