import type { Span } from '../source/index.ts';
import type { Block } from './block.ts';
import type { Inline } from './inline.ts';

/**
 * Looks of tables (specification 002 §9): `genuine` rules off its rows, `simple` only head and end; `layout` only arranges,
 * `items` has a headline per row; `crosstab` is read by row and column, `butcher` is a scheme of Runge and Kutta.
 */
export const tableTypes = ['genuine', 'simple', 'layout', 'items', 'crosstab', 'butcher'] as const;
export type TableType = (typeof tableTypes)[number];

/** Left, centre, right, as around the table, justified. */
export const alignments = ['l', 'c', 'r', 'i', 'j'] as const;
export type Alignment = (typeof alignments)[number];

/** Top, middle, bottom. */
export const verticalAlignments = ['t', 'm', 'b'] as const;
export type VerticalAlignment = (typeof verticalAlignments)[number];

export const tablePlacements = ['left', 'center', 'right'] as const;
type TablePlacement = (typeof tablePlacements)[number];

/** Colours of cells by name: what they look like is up to the page, so that words on them can be read, in the dark too. */
export const cellColors = [
  'white',
  'light_grey',
  'grey',
  'dark_grey',
  'light_red',
  'red',
  'dark_red',
  'light_orange',
  'orange',
  'dark_orange',
  'light_yellow',
  'yellow',
  'dark_yellow',
  'light_green',
  'green',
  'dark_green',
  'light_blue',
  'blue',
  'dark_blue',
] as const;
export type CellColor = (typeof cellColors)[number];

/** How all cells of a column are: headlines of their rows, or of a colour. */
export const columnClasses = ['head', ...cellColors] as const;
type ColumnClass = (typeof columnClasses)[number];

export interface Table {
  readonly kind: 'table';
  readonly type: TableType;
  /** Whether there is room around the words of a cell. */
  readonly isPadded: boolean;
  /** On the page. Missing: where its text begins. */
  readonly placement?: TablePlacement;
  /** By column. */
  readonly alignments: readonly Alignment[];
  readonly verticalAlignments: readonly VerticalAlignment[];
  readonly columnClasses: readonly (ColumnClass | undefined)[];
  /** Vertical lines, each by the number of columns to its left. */
  readonly lines: readonly number[];
  readonly head: readonly TableRow[];
  readonly body: readonly TableRow[];
  readonly foot: readonly TableRow[];
  readonly span: Span;
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  /** Instead of those of the table. */
  readonly alignments: readonly Alignment[];
  readonly verticalAlignments: readonly VerticalAlignment[];
  readonly color?: CellColor;
  readonly ruleAbove: boolean;
  readonly ruleBelow: boolean;
}

/** A cell holds a line of text, or blocks. */
export interface TableCell {
  readonly content: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly columns: number;
  readonly rows: number;
  /** A headline of its row. */
  readonly isHead: boolean;
  readonly alignment?: Alignment;
  readonly verticalAlignment?: VerticalAlignment;
  readonly color?: CellColor;
}

/** A cell with the number of columns to its left. */
export interface PlacedCell {
  readonly cell: TableCell;
  readonly column: number;
}

/** Columns further to the right are not looked at: no page is that wide, and nothing has to be that slow. */
const widest = 1000;

/** The cells of some rows in their columns: a cell that reaches down pushes those of the next rows to the right. */
export function placeCells(rows: readonly TableRow[]): readonly (readonly PlacedCell[])[] {
  /** The columns that cells from above take, with the rows they still take there. */
  let taken: ReadonlyMap<number, number> = new Map();
  return rows.map(({ cells }) => {
    const next = new Map([...taken].flatMap(([at, rest]) => (rest > 1 ? [[at, rest - 1] as const] : [])));
    let column = 0;
    const placed = cells.map((cell) => {
      while (taken.has(column)) column += 1;
      const place = column;
      column += cell.columns;
      if (cell.rows > 1) for (let at = place; at < Math.min(column, widest); at += 1) next.set(at, cell.rows - 1);
      return { cell, column: place };
    });
    taken = next;
    return placed;
  });
}
