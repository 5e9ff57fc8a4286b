import type { Color } from './color.ts';

/** How an element looks. Widths and sizes in CSS pixels, opacity from 0 (invisible) to 1. */
export interface Look {
  readonly color: Color;
  readonly strokeWidth: number;
  /** Radius of a point. */
  readonly size: number;
  readonly opacity: number;
  /** 0 is a solid line; 1 (dots) to 7 are JSXGraph's patterns. */
  readonly dash: number;
  /** Written beside the element, letter by letter: it is never read as HTML or TeX. */
  readonly label?: string;
}
