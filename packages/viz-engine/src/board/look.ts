import type { NumberFormat } from '@lemma/core/expression';
import type { Color } from './color.ts';

/** The mark of a point: a disc, a square, or crossing lines. */
export type Face = 'o' | '[]' | '+' | '<>' | 'x';

/** Whether rows or columns are points, in round (p), square (b) or no brackets (specification 002 §3.3). */
export type Representation = 'pcolumn' | 'bcolumn' | 'column' | 'prow' | 'brow' | 'row';

/** How long the trace of a moving point stays: some seconds, or until the figure is reset. */
export interface Trace {
  readonly seconds?: number;
}

/**
 * How a value in a figure is formatted unless its author says otherwise: two decimals, but a small number is not called
 * 0. What is below 3·10⁻⁸ may be the error of a numeric method, such as the nearest point of a curve.
 */
export const usualNumber: NumberFormat = { digits: 2, smallest: 3e-8 };

/** Formats a number in the reader's language, optionally with a maximum number of decimals. */
export type WriteNumber = (value: number, digits?: number) => string;

/**
 * The appearance of an element. Widths and sizes in CSS pixels, opacity from 0 (invisible) to 1. The colour may depend
 * on a condition and is therefore read each time.
 */
export interface Look {
  readonly color: Color;
  readonly strokeWidth: number;
  /** Radius of a point. */
  readonly size: number;
  readonly opacity: number;
  /** 0 is a solid line; 1 (dots) to 7 are JSXGraph's dash patterns. */
  readonly dash: number;
  readonly face: Face;
  /** For areas; undefined means the default of the kind of object. */
  readonly fillOpacity?: number;
  /** For areas, if it differs from the colour of the outline. */
  readonly fill?: Color;
  /**
   * Shown beside the element, as written by its author: with formulas between dollar signs. Never interpreted as HTML.
   */
  readonly label?: string;
  /** The value shown after the label, if any; `write` formats a number with the given decimals. */
  readonly value?: (write: WriteNumber) => string;
  /** The offset of the label from its element, to the right and up; undefined is the default position. */
  readonly labelOffset?: readonly [right: number, up: number];
  readonly trace?: Trace;
  /** Cells of a surface along its parameters; undefined means the default. */
  readonly stepsU?: number;
  readonly stepsV?: number;
  /** For members of a sequence, by index, if conditions decide. */
  readonly colorAt?: (index: number) => Color;
  /** How its value is formatted, and what a matrix shows as points: rows or columns, in round or square brackets. */
  readonly representation?: Representation;
}

/** The same look without a label; the colour stays live. */
export function withoutLabel(look: Look): Look {
  const { label, value, ...rest } = look;
  return label === undefined && value === undefined ? look : inColorOf(look, rest);
}

/** The same look with something after its label; the colour stays live. */
export function withValue(look: Look, value: NonNullable<Look['value']>): Look {
  return inColorOf(look, { ...look, value });
}

/** A condition may decide the colour, so it is read each time. */
function inColorOf(look: Look, rest: Omit<Look, 'color'>): Look {
  return {
    ...rest,
    get color() {
      return look.color;
    },
  };
}

/** For invisible objects that can be grabbed. */
export const unseen: Look = {
  color: { kind: 'named', name: 'black' },
  strokeWidth: 0,
  size: 0,
  opacity: 0,
  dash: 0,
  face: 'o',
};
