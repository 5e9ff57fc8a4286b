import type { Path } from '../board/index.ts';
import type { ToPixels } from './to-pixels.ts';

/** Pixels beyond which nothing is visible, and browsers start to draw incorrectly. */
const farthest = 20_000;

/** Paths as SVG path data, interrupted at NaN. */
export function pathData(paths: readonly Path[], toPixels: ToPixels, isClosed: boolean): string {
  const parts: string[] = [];
  for (const path of paths) {
    let isDown = false;
    for (let at = 0; at + 1 < path.length; at += 2) {
      const [left, top] = toPixels(path[at] ?? NaN, path[at + 1] ?? NaN);
      if (Number.isNaN(left) || Number.isNaN(top)) isDown = false;
      else {
        parts.push(isDown ? 'L' : 'M', written(left), ' ', written(top));
        isDown = true;
      }
    }
    if (isClosed && isDown) parts.push('z');
  }
  return parts.join('');
}

function written(pixel: number): string {
  return String(Math.round(Math.min(Math.max(pixel, -farthest), farthest) * 100) / 100);
}

/** Dash patterns by JSXGraph's numbers, in pixels: alternating dash and gap. */
const dashes: readonly (readonly number[])[] = [
  [],
  [2, 2],
  [5, 5],
  [10, 10],
  [20, 20],
  [20, 10, 10, 10],
  [20, 5, 10, 5],
  [0, 5],
];

export function dashArray(dash: number): string {
  return dashes[dash]?.join(' ') || 'none';
}

/** Round caps would fill the gaps of narrow patterns; only the dots consist of nothing else. */
export function lineCap(dash: number): 'round' | 'butt' {
  return dash === 0 || dash === dashes.length - 1 ? 'round' : 'butt';
}
