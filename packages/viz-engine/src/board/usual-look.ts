/** How opaque an area is whose look does not say it: what it covers can be seen. */
export const usualFill = 0.2;

/** The dash pattern of a boundary that is not part of its set. */
export const limitDash = 2;

/** The number of the pattern that consists of dots. */
export const dotted = 7;

/** Pixels from one dot to the next. */
export const dotDistance = 5;

/** Stroke patterns by JSXGraph's numbers, in pixels: a line and a gap by turns. The dots are round ends of lines without a length. */
const dashes: readonly (readonly number[])[] = [
  [],
  [2, 2],
  [5, 5],
  [10, 10],
  [20, 20],
  [20, 10, 10, 10],
  [20, 5, 10, 5],
  [0, dotDistance],
];

/** The pattern of a line as SVG writes it. */
export function dashArray(dash: number): string {
  return dashPattern(dash)?.join(' ') ?? 'none';
}

/** Line and gap by turns, in pixels; undefined for a solid line. */
export function dashPattern(dash: number): readonly number[] | undefined {
  const pattern = dashes[dash];
  return pattern === undefined || pattern.length === 0 ? undefined : pattern;
}

/** Round caps would fill the gaps of narrow patterns; only the dots consist of nothing else. */
export function lineCap(dash: number): 'round' | 'butt' {
  return dash === 0 || dash === dotted ? 'round' : 'butt';
}

/** The head of an arrow in pixels: it grows with the width of its pen. */
export function arrowHeadSize(strokeWidth: number): { readonly length: number; readonly halfWidth: number } {
  const length = 6 + 3.2 * strokeWidth;
  return { length, halfWidth: 0.36 * length };
}

/** So much of the head of an arrow its line goes into, so that it does not stick out of the tip. */
export const shaftInHead = 0.2;
