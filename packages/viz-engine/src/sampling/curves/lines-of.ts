import { clip, simplify } from '../lines/index.ts';
import type { Space } from '../view.ts';
import type { Fineness } from './fineness.ts';
import { distance, stretch, type CurveTrail } from './trail.ts';

/** How far an omitted point may be from its line, in pixels. */
const tolerance = 0.08;

/** The lines of a trail, cut off outside the bounds, in units. */
export function linesOf(
  trail: CurveTrail,
  { low, high, finest }: Fineness,
  { pixels }: Space,
): readonly Float64Array[] {
  const even = pixels.map(() => 1);
  return pieces(trail, low.length, finest)
    .flatMap((piece) => clip(piece, low, high))
    .map((piece) => {
      const line = simplify(piece, even, tolerance);
      return line.map((value, at) => value / (pixels[at % pixels.length] ?? 1));
    });
}

function pieces({ count, ts, places, states }: CurveTrail, dimension: number, finest: number): readonly Float64Array[] {
  const found: Float64Array[] = [];
  let piece: number[] = [];
  let last = -1;
  for (let node = 0; node < count; node += 1) {
    if (Number.isNaN(places[node * dimension])) continue;
    const isNext = last === node - 1 && states[last] !== stretch.broken;
    if (last >= 0 && !isNext && !isHole(last, node)) {
      if (piece.length > dimension) found.push(Float64Array.from(piece));
      piece = [];
    }
    for (let axis = 0; axis < dimension; axis += 1) piece.push(places[node * dimension + axis] ?? NaN);
    last = node;
  }
  if (piece.length > dimension) found.push(Float64Array.from(piece));
  return found;

  /** Only a single point is missing, as in sin(x)/x: invisible. */
  function isHole(a: number, b: number): boolean {
    return (ts[b] ?? NaN) - (ts[a] ?? NaN) <= 4 * finest && distance(places, a, b, dimension) < 0.5;
  }
}
