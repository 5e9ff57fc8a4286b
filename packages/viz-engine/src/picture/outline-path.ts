import type { Path } from '../board/index.ts';
import { clip } from '../sampling/index.ts';
import type { ToPixels } from './to-pixels.ts';

/** Pixels beyond which nothing is visible, and browsers start to draw incorrectly. */
const farthest = 20_000;

/** Paths as SVG path data, interrupted at NaN. */
export function pathData(paths: readonly Path[], toPixels: ToPixels, isClosed: boolean): string {
  const parts: string[] = [];
  for (const path of paths) {
    for (const way of waysIn(path, toPixels)) {
      const near = way.every(isNear) ? [way] : isClosed ? [nearPart(way)] : nearPieces(way);
      for (const each of near) {
        for (let at = 0; at + 1 < each.length; at += 2) {
          parts.push(at === 0 ? 'M' : 'L', written(each[at] ?? NaN), ' ', written(each[at + 1] ?? NaN));
        }
        if (isClosed && each.length > 0) parts.push('z');
      }
    }
  }
  return parts.join('');
}

/** A path in pixels, split at undefined points. */
function waysIn(path: Path, toPixels: ToPixels): readonly (readonly number[])[] {
  const ways: number[][] = [];
  let way: number[] | undefined;
  for (let at = 0; at + 1 < path.length; at += 2) {
    const [left, top] = toPixels(path[at] ?? NaN, path[at + 1] ?? NaN);
    if (Number.isNaN(left) || Number.isNaN(top)) way = undefined;
    else {
      if (way === undefined) ways.push((way = []));
      way.push(left, top);
    }
  }
  return ways;
}

function isNear(pixels: number): boolean {
  return Math.abs(pixels) <= farthest;
}

/** The nearby pieces of a line: each keeps its direction up to where it is cut. */
function nearPieces(way: readonly number[]): readonly (readonly number[])[] {
  return clip(Float64Array.from(way, finite), [-farthest, -farthest], [farthest, farthest]).map((piece) => [...piece]);
}

/** The nearby part of an area, clipped at each of four sides. */
function nearPart(way: readonly number[]): readonly number[] {
  let corners = Array.from({ length: way.length / 2 }, (_, index): Corner => [
    finite(way[2 * index] ?? NaN),
    finite(way[2 * index + 1] ?? NaN),
  ]);
  for (const axis of [0, 1] as const) {
    for (const side of [1, -1]) corners = cutOff(corners, axis, side);
  }
  return corners.flat();
}

type Corner = readonly [left: number, top: number];

function cutOff(corners: readonly Corner[], axis: 0 | 1, side: number): Corner[] {
  const beyond = (corner: Corner) => side * corner[axis] - farthest;
  return corners.flatMap((corner, index): Corner[] => {
    const before = corners.at(index - 1) ?? corner;
    const [from, to] = [beyond(before), beyond(corner)];
    if (from > 0 === to > 0) return to > 0 ? [] : [corner];
    const share = from / (from - to);
    const edge: Corner = [before[0] + share * (corner[0] - before[0]), before[1] + share * (corner[1] - before[1])];
    return to > 0 ? [edge] : [edge, corner];
  });
}

/** Replaces infinity by a very large number. */
function finite(pixels: number): number {
  return Math.min(Math.max(pixels, -1e12), 1e12);
}

function written(pixel: number): string {
  return String(Math.round(pixel * 100) / 100);
}
