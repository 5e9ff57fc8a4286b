import type { Fineness } from './fineness.ts';
import { shouldSplit } from './should-split.ts';
import { distance, stretch, type Sampler, type CurveTrail } from './trail.ts';
import { TrailBuilder } from './trail-builder.ts';

/** Samples of a curve, and whether the budget was sufficient. */
export interface Refined {
  readonly trail: CurveTrail;
  readonly isFinished: boolean;
}

/**
 * Samples a curve between the first and last of some parameters: first all of these, then the midpoints of all
 * intervals that are not straight enough, and so on, batch by batch; finally the jumps one by one.
 */
export function refine(sampler: Sampler, parameters: Float64Array, fineness: Fineness): Refined {
  let trail = start(sampler, parameters, fineness);
  for (;;) {
    const wanted = openStretches(trail, fineness);
    if (wanted.length === 0) return { trail: breakJumps(sampler, trail, fineness), isFinished: true };
    if (wanted.length > sampler.left) return { trail: breakJumps(sampler, trail, fineness), isFinished: false };
    trail = halve(sampler, trail, wanted, fineness);
  }
}

function start(sampler: Sampler, parameters: Float64Array, { finest }: Fineness): CurveTrail {
  const places = sampler.fill(parameters, parameters.length);
  const builder = new TrailBuilder(sampler, finest, parameters.length + 16);
  for (let at = 0; at < parameters.length; at += 1) builder.push(parameters[at] ?? NaN, places, at);
  return builder.finish();
}

function openStretches(trail: CurveTrail, fineness: Fineness): readonly number[] {
  const wanted: number[] = [];
  const { states } = trail;
  for (let at = 0; at + 1 < trail.count; at += 1) {
    if (states[at] !== stretch.open) continue;
    if (shouldSplit(trail, at, fineness)) wanted.push(at);
    else states[at] = stretch.settled;
  }
  return wanted;
}

function halve(sampler: Sampler, trail: CurveTrail, wanted: readonly number[], { finest }: Fineness): CurveTrail {
  const { ts, places, states, lengths, count } = trail;
  const { dimension } = sampler;
  const middles = new Float64Array(wanted.length);
  for (const [index, at] of wanted.entries()) middles[index] = ((ts[at] ?? NaN) + (ts[at + 1] ?? NaN)) / 2;
  const found = sampler.fill(middles, wanted.length);
  const builder = new TrailBuilder(sampler, finest, count + wanted.length + 16);
  let next = 0;
  builder.push(ts[0] ?? NaN, places, 0);
  for (let at = 0; at + 1 < count; at += 1) {
    const t = ts[at + 1] ?? NaN;
    if (wanted[next] !== at) {
      const isBesideOne = wanted[next] === at + 1 || (next > 0 && wanted[next - 1] === at - 1);
      const state = states[at] ?? stretch.open;
      const isOpened = isBesideOne && state === stretch.settled;
      builder.push(t, places, at + 1, isOpened ? stretch.open : state, lengths[at]);
      continue;
    }
    const length = distance(places, at, at + 1, dimension) || 0;
    builder.push(middles[next] ?? NaN, found, next, stretch.open, length);
    builder.push(t, places, at + 1, stretch.open, length);
    next += 1;
  }
  return builder.finish();
}

/**
 * An interval whose image keeps its length however often it is halved is a jump, or so steep that it looks like one.
 */
function breakJumps(sampler: Sampler, trail: CurveTrail, fineness: Fineness): CurveTrail {
  const { ts, places, states, lengths, count } = trail;
  const { dimension } = sampler;
  const suspects: number[] = [];
  for (let at = 0; at + 1 < count; at += 1) if (looksLikeJump(trail, at, dimension)) suspects.push(at);
  if (suspects.length === 0) return trail;
  const builder = new TrailBuilder(sampler, fineness.finest, count + 4 * suspects.length + 16);
  let next = 0;
  builder.push(ts[0] ?? NaN, places, 0);
  for (let at = 0; at + 1 < count; at += 1) {
    if (suspects[next] === at) {
      next += 1;
      breakOne(sampler, builder, trail, at, fineness.finest);
    } else builder.push(ts[at + 1] ?? NaN, places, at + 1, states[at], lengths[at]);
  }
  return builder.finish();
}

function looksLikeJump({ ts, places, states, lengths, count }: CurveTrail, at: number, dimension: number): boolean {
  if (states[at] === stretch.broken) return false;
  const length = distance(places, at, at + 1, dimension);
  if (!(length > 1)) return false;
  const cutFrom = lengths[at] ?? 0;
  if (cutFrom > 0 && length > staysLong * cutFrom) return true;
  const speed = (node: number) =>
    node < 0 || node + 1 >= count || states[node] === stretch.broken
      ? 0
      : distance(places, node, node + 1, dimension) / ((ts[node + 1] ?? NaN) - (ts[node] ?? NaN)) || 0;
  return speed(at) >= 2 * Math.max(speed(at - 1), speed(at + 1));
}

const staysLong = 0.7;

function breakOne(sampler: Sampler, builder: TrailBuilder, trail: CurveTrail, at: number, finest: number): void {
  const { dimension } = sampler;
  const pair = trail.places.slice(at * dimension, (at + 2) * dimension);
  const trio = new Float64Array(3 * dimension);
  let from = trail.ts[at] ?? NaN;
  let to = trail.ts[at + 1] ?? NaN;
  let isBroken = sampler.left > 0;
  while (isBroken && to - from > finest) {
    const middle = from + (to - from) / 2;
    if (middle === from || middle === to) break;
    const place = sampler.at(middle);
    if (Number.isNaN(place[0])) {
      builder.push(from, pair, 0);
      builder.push(middle, place.slice(), 0);
      break;
    }
    trio.set(pair);
    trio.set(place, 2 * dimension);
    const before = distance(trio, 0, 2, dimension);
    const after = distance(trio, 2, 1, dimension);
    const length = distance(trio, 0, 1, dimension);
    const isFirstLonger = before >= after;
    if (isFirstLonger) to = middle;
    else from = middle;
    pair.set(place, isFirstLonger ? dimension : 0);
    const longer = Math.max(before, after);
    if (longer <= 1 || longer <= staysLong * length) isBroken = false;
  }
  builder.push(from, pair, 0);
  builder.push(to, pair, 1, isBroken ? stretch.broken : stretch.settled);
  if (to !== trail.ts[at + 1]) builder.push(trail.ts[at + 1] ?? NaN, trail.places, at + 1);
}
