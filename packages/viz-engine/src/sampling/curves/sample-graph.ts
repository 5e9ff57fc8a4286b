import { newInterval } from '@lemma/core/expression';
import type { RealFunction } from '../functions/index.ts';
import { spaceOf, type Extent, type View } from '../view.ts';
import { boundsOf, type Fineness } from './fineness.ts';
import { linesOf } from './lines-of.ts';
import { parametersOf } from './parameters-of.ts';
import { refine } from './refine.ts';
import { Sampler } from './trail.ts';

/** The range of a graph that is drawn, and the maximum number of values computed for it. */
export interface GraphOptions {
  /** If missing, the whole width of the view. */
  readonly range?: Extent;
  readonly budget?: number;
}

/** Pixels between the initial samples. */
const spacing = 4;
/** Width in pixels down to which intervals are divided for their shape. */
const narrow = 0.05;
/** Lines extend beyond the view by this fraction of its height. */
const margin = 0.25;
/** Maximum number of samples per pixel of width. */
const samplesPerPixel = 12;

const identity: RealFunction = { at: (x) => x, fill: (xs, into, count) => into.set(xs.subarray(0, count)) };

/**
 * The graph of a function: lines of interleaved x and y, at most half a pixel off, broken at jumps, poles and where it
 * is undefined, exact up to the ends of its domain. Steep ends are cut off slightly beyond the view.
 */
export function sampleGraph(of: RealFunction, view: View, options: GraphOptions = {}): readonly Float64Array[] {
  const from = Math.max(view.left, options.range?.from ?? view.left);
  const to = Math.min(view.right, options.range?.to ?? view.right);
  if (!(from < to)) return [];
  const space = spaceOf(view);
  const pixel = (view.right - view.left) / view.width;
  const bounds = boundsOf(space, margin);
  const sampler = new Sampler([identity, of], space, options.budget ?? samplesPerPixel * Math.ceil(view.width));
  const fineness: Fineness = {
    ...bounds,
    narrow: narrow * pixel,
    finest: 1e-10 * (view.right - view.left),
    ...(of.within ? { hides: hiding(of.within, view, pixel) } : {}),
  };
  const parameters = parametersOf(from, to, Math.max(8, Math.ceil((to - from) / pixel / spacing)));
  return linesOf(refine(sampler, parameters, fineness).trail, fineness, space);
}

/** Whether values between two nodes may be far from both of them, and visible. */
function hiding(
  within: NonNullable<RealFunction['within']>,
  view: View,
  pixel: number,
): NonNullable<Fineness['hides']> {
  const scale = view.height / (view.top - view.bottom);
  const values = newInterval();
  return (from, to, places, node) => {
    if (to - from <= pixel) return false;
    within(from, to, values);
    if (!(values.low <= view.top && values.high >= view.bottom)) return false;
    const a = places[2 * node + 1] ?? NaN;
    const b = places[2 * node + 3] ?? NaN;
    if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b);
    const slack = 4 + Math.abs(b - a) / 2;
    return values.low * scale < Math.min(a, b) - slack || values.high * scale > Math.max(a, b) + slack;
  };
}
