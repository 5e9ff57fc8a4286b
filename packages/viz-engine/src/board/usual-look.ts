/** Default opacity of areas: what they cover stays visible. */
export const usualFill = 0.2;

/** The dash pattern of a boundary that is not part of its set. */
export const limitDash = 2;

/** The number of the dotted pattern. */
export const dotted = 7;

/** Pixels from one dot to the next. */
export const dotDistance = 5;

/**
 * Dash patterns by JSXGraph's numbers, in pixels: alternating dash and gap. The dots are round caps of dashes without
 * length.
 */
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

/** The dash pattern of a line in SVG syntax. */
export function dashArray(dash: number): string {
  return dashPattern(dash)?.join(' ') ?? 'none';
}

/** Alternating dash and gap, in pixels; undefined for a solid line. */
export function dashPattern(dash: number): readonly number[] | undefined {
  const pattern = dashes[dash];
  return pattern === undefined || pattern.length === 0 ? undefined : pattern;
}

/** Round caps would fill the gaps of narrow patterns; only the dots consist of nothing else. */
export function lineCap(dash: number): 'round' | 'butt' {
  return dash === 0 || dash === dotted ? 'round' : 'butt';
}

/** The size of an arrow head in pixels, which grows with the pen width. */
export function arrowHeadSize(strokeWidth: number): { readonly length: number; readonly halfWidth: number } {
  const length = 6 + 3.2 * strokeWidth;
  return { length, halfWidth: 0.36 * length };
}

/** The fraction of an arrow head that its line enters, so that it does not stick out of the tip. */
export const shaftInHead = 0.2;
