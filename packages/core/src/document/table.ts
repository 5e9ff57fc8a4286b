import type { Span } from '../source/index.ts';
import type { Block } from './block.ts';
import type { Inline } from './inline.ts';

/**
 * Table styles (specification 002 §9): `genuine` has rules between rows, `simple` only at head and foot; `layout` only
 * arranges, `items` has a heading per row; `crosstab` is read by row and column, `butcher` is a Butcher tableau
 * (Runge–Kutta).
 */
export const tableTypes = ['genuine', 'simple', 'layout', 'items', 'crosstab', 'butcher'] as const;
export type TableType = (typeof tableTypes)[number];

/** Left, centre, right, inherited, justified. */
export const alignments = ['l', 'c', 'r', 'i', 'j'] as const;
export type Alignment = (typeof alignments)[number];

/** Top, middle, bottom. */
export const verticalAlignments = ['t', 'm', 'b'] as const;
export type VerticalAlignment = (typeof verticalAlignments)[number];

export const tablePlacements = ['left', 'center', 'right'] as const;
type TablePlacement = (typeof tablePlacements)[number];

/** Named cell colours: the page decides their look, so that text on them stays readable in dark mode, too. */
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

/** Applies to all cells of a column: row headings, or a colour. */
export const columnClasses = ['head', ...cellColors] as const;
type ColumnClass = (typeof columnClasses)[number];

export interface Table {
  readonly kind: 'table';
  readonly type: TableType;
  /** Whether cells have padding. */
  readonly isPadded: boolean;
  /** Placement on the page. If missing, aligned with the text. */
  readonly placement?: TablePlacement;
  /** By column. */
  readonly alignments: readonly Alignment[];
  readonly verticalAlignments: readonly VerticalAlignment[];
  readonly columnClasses: readonly (ColumnClass | undefined)[];
  /** Vertical rules, each given by the number of columns to its left. */
  readonly lines: readonly number[];
  readonly head: readonly TableRow[];
  readonly body: readonly TableRow[];
  readonly foot: readonly TableRow[];
  readonly span: Span;
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  /** Overrides those of the table. */
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
  /** Whether it is the heading of its row. */
  readonly isHead: boolean;
  readonly alignment?: Alignment;
  readonly verticalAlignment?: VerticalAlignment;
  readonly color?: CellColor;
}

/** A cell and the number of columns to its left. */
export interface PlacedCell {
  readonly cell: TableCell;
  readonly column: number;
}

/** Columns further to the right are ignored: no page is that wide, and checking them would be slow. */
const widest = 1000;

/**
 * Assigns the cells of some rows to columns: a cell spanning several rows pushes those of the next rows to the right.
 */
export function placeCells(rows: readonly TableRow[]): readonly (readonly PlacedCell[])[] {
  /** Columns occupied by cells from above, with the number of rows they still occupy. */
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
