import type { Color } from './color.ts';

/** The sign of a point: a disc, a square, or crossing lines. */
export type Face = 'o' | '[]' | '+' | '<>' | 'x';

/** Rows or columns in round (p) or square (b) brackets (specification 002 §3.3). */
export type Representation = 'pcolumn' | 'bcolumn' | 'prow' | 'brow';

/** How long a point is remembered after it has moved on: some seconds, or until everything starts anew. */
export interface Trace {
  readonly seconds?: number;
}

/** Writes a number in the language of the reader, with so many decimals at most if it is told how many. */
export type WriteNumber = (value: number, digits?: number) => string;

/**
 * How an element looks. Widths and sizes in CSS pixels, opacity from 0 (invisible) to 1. Its colour may be another one each
 * time it is asked for, where it depends on a condition.
 */
export interface Look {
  readonly color: Color;
  readonly strokeWidth: number;
  /** Radius of a point. */
  readonly size: number;
  readonly opacity: number;
  /** 0 is a solid line; 1 (dots) to 7 are JSXGraph's patterns. */
  readonly dash: number;
  readonly face: Face;
  /** Of areas; undefined is the usual one of what is drawn. */
  readonly fillOpacity?: number;
  /** Of areas, where it is not that of the line around them. */
  readonly fill?: Color;
  /** Written beside the element, as its author wrote it: with formulas between dollar signs. It is never read as HTML. */
  readonly label?: string;
  /** Its value as it is written behind its label, where it is to be seen; `write` writes a number of so many decimals. */
  readonly value?: (write: WriteNumber) => string;
  /** Where the label stands from its element, to the right and up; undefined is the usual place. */
  readonly labelOffset?: readonly [right: number, up: number];
  readonly trace?: Trace;
  /** Cells of a surface along its parameters; undefined are as many as it usually has. */
  readonly stepsU?: number;
  readonly stepsV?: number;
  /** Of the members of a sequence, by their index, where conditions tell. */
  readonly colorAt?: (index: number) => Color;
  /** How its value is written, and what of a matrix is a point: rows or columns, in round or square brackets. */
  readonly representation?: Representation;
}

/** The same look without a label; its colour remains that of now. */
export function withoutLabel(look: Look): Look {
  const { label, value, ...rest } = look;
  return label === undefined && value === undefined ? look : inColorOf(look, rest);
}

/** The same look with something behind its label; its colour remains that of now. */
export function withValue(look: Look, value: NonNullable<Look['value']>): Look {
  return inColorOf(look, { ...look, value });
}

/** A condition may decide on a colour: it is asked for each time. */
function inColorOf(look: Look, rest: Omit<Look, 'color'>): Look {
  return {
    ...rest,
    get color() {
      return look.color;
    },
  };
}

/** Of what is there to be taken and not to be seen. */
export const unseen: Look = {
  color: { kind: 'named', name: 'black' },
  strokeWidth: 0,
  size: 0,
  opacity: 0,
  dash: 0,
  face: 'o',
};
