import type { Fineness } from './fineness.ts';
import { distance, stretch, type CurveTrail } from './trail.ts';

/** Maximum distance of a curve from its chord, in pixels. */
const tolerance = 0.1;
/** Shorter intervals are not compared with wider neighbours. */
const shortest = 0.5;

/** Whether an interval of a trail is not yet close enough to the curve, where that is visible. */
export function shouldSplit(trail: CurveTrail, at: number, fineness: Fineness): boolean {
  const { ts, places } = trail;
  const dimension = fineness.low.length;
  const from = ts[at] ?? NaN;
  const to = ts[at + 1] ?? NaN;
  const width = to - from;
  if (width <= fineness.narrow) return false;
  const hides = () => fineness.hides?.(from, to, places, at) ?? false;
  const length = distance(places, at, at + 1, dimension);
  // Undefined on at least one side; its end has been found.
  if (Number.isNaN(length)) return hides();
  const sag = sagOf(trail, at, length, dimension);
  if (isPastAnEdge(places, at, sag, fineness)) return hides();
  return sag > tolerance || (length > shortest && isCoarse(trail, at, width, dimension)) || hides();
}

/** Whether an interval is much wider than a neighbour: then it may only look straight by chance. */
function isCoarse({ ts, places, states, count }: CurveTrail, at: number, width: number, dimension: number): boolean {
  const isMuchNarrower = (beside: number) =>
    beside >= 0 &&
    beside + 1 < count &&
    states[beside] !== stretch.broken &&
    width > 3 * ((ts[beside + 1] ?? NaN) - (ts[beside] ?? NaN)) &&
    distance(places, beside, beside + 1, dimension) > shortest;
  return isMuchNarrower(at - 1) || isMuchNarrower(at + 1);
}

/** Whether an interval, including its bulge, is beyond one edge of the visible box. */
function isPastAnEdge(places: Float64Array, at: number, sag: number, { low, high }: Fineness): boolean {
  const dimension = low.length;
  for (let axis = 0; axis < dimension; axis += 1) {
    const a = places[at * dimension + axis] ?? NaN;
    const b = places[(at + 1) * dimension + axis] ?? NaN;
    if (Math.max(a, b) + sag < (low[axis] ?? NaN) || Math.min(a, b) - sag > (high[axis] ?? NaN)) return true;
  }
  return false;
}

/**
 * Approximate bulge of the curve over an interval: from the second derivatives at its ends, across it, times width²/8.
 */
function sagOf(trail: CurveTrail, at: number, length: number, dimension: number): number {
  const { ts } = trail;
  const width = (ts[at + 1] ?? NaN) - (ts[at] ?? NaN);
  const bend = Math.max(bendAt(trail, at, at, length, dimension), bendAt(trail, at + 1, at, length, dimension));
  return bend < 0 ? length : (bend * width * width) / 8;
}

/** The second derivative at a node, across an interval; negative if there are no three nodes to compute it from. */
function bendAt(trail: CurveTrail, node: number, along: number, length: number, dimension: number): number {
  const { ts, places, states, count } = trail;
  if (node < 1 || node + 1 >= count) return -1;
  if (states[node - 1] === stretch.broken || states[node] === stretch.broken) return -1;
  const before = (ts[node] ?? NaN) - (ts[node - 1] ?? NaN);
  const after = (ts[node + 1] ?? NaN) - (ts[node] ?? NaN);
  let square = 0;
  let product = 0;
  for (let axis = 0; axis < dimension; axis += 1) {
    const here = places[node * dimension + axis] ?? NaN;
    const slopeBefore = (here - (places[(node - 1) * dimension + axis] ?? NaN)) / before;
    const slopeAfter = ((places[(node + 1) * dimension + axis] ?? NaN) - here) / after;
    const second = (2 * (slopeAfter - slopeBefore)) / (before + after);
    square += second * second;
    product += second * ((places[(along + 1) * dimension + axis] ?? NaN) - (places[along * dimension + axis] ?? NaN));
  }
  if (Number.isNaN(square)) return -1;
  const parallel = length > 0 ? product / length : 0;
  return Math.sqrt(Math.max(0, square - parallel * parallel));
}
