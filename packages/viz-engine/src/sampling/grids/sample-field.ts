import type { Space } from '../view.ts';

/** How a vector field is drawn. */
export interface FieldOptions {
  /** Arrows stand so many times as far apart as usual (specification 002 §3.3: mesh scaling, 1). */
  readonly mesh?: number;
}

/** Pixels between arrows. */
const spacing = 32;
/** Arrows along one axis at most. */
const most = 60;
/** This share of the arrows is not longer than `usualLength`, in parts of the distance between arrows … */
const usualShare = 0.9;
const usualLength = 0.8;
/** … and none is longer than this. */
const longest = 1;

/**
 * The arrows of a vector field on a grid over a box, in the plane or in space: the coordinates of the start and the end of
 * each, by turns. All have the same scale, but very long ones are cut short. `at` writes the vector at a place; where it is
 * undefined or zero there is no arrow.
 */
export function sampleField(
  at: (place: Float64Array, into: Float64Array) => void,
  { low, high, pixels }: Space,
  { mesh = 1 }: FieldOptions = {},
): Float64Array {
  const dimension = low.length;
  const step = spacing * (mesh > 0 ? mesh : 1);
  const axes = low.map((from, axis) => ticks(from, high[axis] ?? NaN, pixels[axis] ?? 1, step));
  const count = axes.reduce((product, places) => product * places.length, 1);
  const place = new Float64Array(dimension);
  const vector = new Float64Array(dimension);
  const starts: number[] = [];
  const vectors: number[] = [];
  const lengths: number[] = [];
  for (let number = 0; number < count; number += 1) {
    let rest = number;
    for (const [axis, places] of axes.entries()) {
      place[axis] = places[rest % places.length] ?? NaN;
      rest = Math.floor(rest / places.length);
    }
    at(place, vector);
    const length = Math.hypot(...vector.map((part, axis) => part * (pixels[axis] ?? 1)));
    if (!(length > 0 && length < Infinity)) continue;
    starts.push(...place);
    vectors.push(...vector);
    lengths.push(length);
  }
  const usual = lengths.toSorted((a, b) => a - b)[Math.ceil(usualShare * lengths.length) - 1] ?? 1;
  const arrows = new Float64Array(2 * starts.length);
  for (const [index, length] of lengths.entries()) {
    const scale = (step * Math.min((usualLength * length) / usual, longest)) / length;
    for (let axis = 0; axis < dimension; axis += 1) {
      const start = starts[index * dimension + axis] ?? NaN;
      arrows[2 * index * dimension + axis] = start;
      arrows[(2 * index + 1) * dimension + axis] = start + scale * (vectors[index * dimension + axis] ?? NaN);
    }
  }
  return arrows;
}

/** Places along an axis, the same distance apart, symmetrical in the box, with one at zero where it is in the box. */
function ticks(from: number, to: number, pixels: number, step: number): readonly number[] {
  const distance = Math.max(step / pixels, (to - from) / most);
  const anchor = from <= 0 && to >= 0 ? 0 : (from + to) / 2;
  const first = Math.ceil((from - anchor) / distance);
  const last = Math.floor((to - anchor) / distance);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => anchor + (first + at) * distance);
}
