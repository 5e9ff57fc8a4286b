import type { RealFunction } from '../functions/index.ts';
import type { Extent, Space } from '../view.ts';
import { finiteRanges } from './finite-ranges.ts';
import { boundsOf, type Fineness } from './fineness.ts';
import { linesOf } from './lines-of.ts';
import { parametersOf } from './parameters-of.ts';
import { refine } from './refine.ts';
import { Sampler } from './trail.ts';

/** How many places may be computed for a curve, and how far it is drawn beyond the box, in parts of its size. */
export interface CurveOptions {
  readonly budget?: number;
  readonly margin?: number;
}

/** Places that may be computed for a curve: 1,600 turns of a circle. */
const standardBudget = 32_768;
const firstStretches = 160;
/** How often a first stretch is halved for its shape. */
const halvings = 12;

/**
 * A parametric curve: its coordinates are two or three functions, as many as the space has axes. Lines with the coordinates
 * of their points by turns, broken at jumps and where it is undefined, cut off a little outside the box. Ends of the range
 * may be infinite: then the curve is followed as far as specification 002 §9 says and the budget reaches.
 */
export function sampleCurve(
  coordinates: readonly RealFunction[],
  range: Extent,
  space: Space,
  options: CurveOptions = {},
): readonly Float64Array[] {
  if (!(range.from < range.to)) return [];
  const { budget = standardBudget, margin = 0.25 } = options;
  const sampler = new Sampler(coordinates, space, budget);
  const parts: { readonly from: number; readonly lines: readonly Float64Array[] }[] = [];
  for (const [index, { from, to }] of finiteRanges(range, (t) => coordinates.map(({ at }) => at(t))).entries()) {
    const width = to - from;
    const fineness: Fineness = {
      ...boundsOf(space, margin),
      narrow: width / firstStretches / 2 ** halvings,
      finest: Math.max(1e-12 * width, 4 * Number.EPSILON * Math.max(Math.abs(from), Math.abs(to))),
    };
    const { trail, isFinished } = refine(sampler, parametersOf(from, to, firstStretches), fineness);
    // A part that goes on without end and cannot be followed would only be chords across the picture.
    if (!isFinished && index > 0) break;
    parts.push({ from, lines: linesOf(trail, fineness, space) });
  }
  return joined(
    parts.sort((a, b) => a.from - b.from).flatMap((part) => part.lines),
    space.pixels.length,
  );
}

/** A line that begins where the one before it ends goes on with it. */
function joined(parts: readonly Float64Array[], dimension: number): readonly Float64Array[] {
  const lines: Float64Array[] = [];
  for (const line of parts) {
    const last = lines.at(-1);
    if (last && line.subarray(0, dimension).every((value, at) => value === last[last.length - dimension + at])) {
      lines[lines.length - 1] = Float64Array.from([...last, ...line.subarray(dimension)]);
    } else lines.push(line);
  }
  return lines;
}
