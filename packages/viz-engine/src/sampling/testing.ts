import { parseExpression, type Expression } from '@lemma/core/expression';
import type { Result } from '@lemma/core/store';
import {
  compilePlane,
  compileReal,
  compileRegion,
  type PlaneFunction,
  type RealFunction,
  type Region,
} from './functions/index.ts';
import type { View } from './view.ts';

/** A square board of 500 pixels, from -5 to 5. */
export const aView: View = { left: -5, right: 5, bottom: -5, top: 5, width: 500, height: 500 };

/** The frame contains x, y and a, which is 2. */
const frame = Float64Array.of(0, 0, 2);
const scope = { slots: new Map(Object.entries({ x: 0, y: 1, a: 2 })), frame: () => frame };

/** A function of x, from its text. */
export function realOf(text: string): RealFunction {
  return valueOf(compileReal(expressionOf(text), 'x', scope));
}

/** A function of x and y, from its text. */
export function planeOf(text: string): PlaneFunction {
  return valueOf(compilePlane(expressionOf(text), ['x', 'y'], scope));
}

/** A plane set, from its text. */
export function regionOf(text: string): Region {
  return valueOf(compileRegion(expressionOf(text), ['x', 'y'], scope));
}

/** The same function, with a count of the values requested so far. */
export function counted(of: RealFunction): RealFunction & { readonly count: () => number } {
  let calls = 0;
  return {
    ...of,
    at: (x) => {
      calls += 1;
      return of.at(x);
    },
    fill: (xs, into, count) => {
      calls += count;
      for (let at = 0; at < count; at += 1) into[at] = of.at(xs[at] ?? NaN);
    },
    count: () => calls,
  };
}

/** The distance of a point from the nearest of some lines, in pixels of the view. */
export function distanceTo(lines: readonly Float64Array[], x: number, y: number): number {
  const scale = aView.width / (aView.right - aView.left);
  let nearest = Infinity;
  for (const line of lines) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [ax = NaN, ay = NaN, bx = NaN, by = NaN] = [line[at], line[at + 1], line[at + 2], line[at + 3]];
      const square = (bx - ax) ** 2 + (by - ay) ** 2;
      const share = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square)) : 0;
      nearest = Math.min(nearest, Math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y));
    }
  }
  return nearest * scale;
}

/** The end points of lines, rounded to a thousandth. */
export function endsOf(lines: readonly Float64Array[]): readonly (readonly number[])[] {
  return lines.map((line) => [line[0], line[1], line.at(-2), line.at(-1)].map((value) => rounded(value ?? NaN)));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

function expressionOf(text: string): Expression {
  return valueOf(parseExpression(text));
}

function valueOf<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
}
