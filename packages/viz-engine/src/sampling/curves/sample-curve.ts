import type { RealFunction } from '../functions/index.ts';
import type { Extent, Space } from '../view.ts';
import { finiteRanges } from './finite-ranges.ts';
import { boundsOf, type Fineness } from './fineness.ts';
import { linesOf } from './lines-of.ts';
import { parametersOf } from './parameters-of.ts';
import { refine } from './refine.ts';
import { Sampler } from './trail.ts';

/** The maximum number of points computed for a curve, and how far it is drawn beyond the box, relative to its size. */
export interface CurveOptions {
  readonly budget?: number;
  readonly margin?: number;
}

/** The default budget of points for a curve: 1,600 turns of a circle. */
const standardBudget = 32_768;
const firstStretches = 160;
/** How often an initial interval is halved for its shape. */
const halvings = 12;

/**
 * A parametric curve: two or three coordinate functions, as many as the space has axes. Lines of interleaved
 * coordinates, broken at jumps and where it is undefined, cut off slightly outside the box. The range may be infinite:
 * the curve is then followed as far as specification 002 §9 says and the budget allows.
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
    // An endless part that cannot be followed would only be chords across the picture.
    if (!isFinished && index > 0) break;
    parts.push({ from, lines: linesOf(trail, fineness, space) });
  }
  return joined(
    parts.sort((a, b) => a.from - b.from).flatMap((part) => part.lines),
    space.pixels.length,
  );
}

/** A line that starts where the previous one ends continues it. */
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
