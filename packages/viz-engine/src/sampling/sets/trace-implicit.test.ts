import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaneFunction } from '../functions/index.ts';
import { aView, distanceTo, endsOf, planeOf } from '../testing.ts';
import { latticeOf } from './lattice.ts';
import { traceImplicit } from './trace-region.ts';

const traced = (text: string) => traceImplicit(planeOf(text), aView);

/** The fraction of the full grid's sign-change cells that have a line in or next to them. */
function recall(of: PlaneFunction, lines: readonly Float64Array[]): number {
  const { columns, rows, xs, ys } = latticeOf(aView);
  const hit = new Uint8Array(columns * rows);
  const size = 10 / columns;
  for (const line of lines) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x = 0, y = 0, u = 0, v = 0] = line.subarray(at, at + 4);
      const steps = Math.ceil((2 * Math.hypot(u - x, v - y)) / size) + 1;
      for (let step = 0; step <= steps; step += 1) {
        const column = Math.floor((x + ((u - x) * step) / steps + 5) / size);
        const row = Math.floor((y + ((v - y) * step) / steps + 5) / size);
        for (let j = Math.max(0, row - 1); j <= Math.min(rows - 1, row + 1); j += 1) {
          hit.fill(1, j * columns + Math.max(0, column - 1), j * columns + Math.min(columns, column + 2));
        }
      }
    }
  }
  const isBelow = (i: number, j: number) => of.at(xs[i] ?? NaN, ys[j] ?? NaN) < 0;
  let all = 0;
  let found = 0;
  let below = Array.from(xs, (_, i) => isBelow(i, 0));
  for (let j = 0; j < rows; j += 1) {
    const above = Array.from(xs, (_, i) => isBelow(i, j + 1));
    for (let i = 0; i < columns; i += 1) {
      const signs = new Set([below[i], below[i + 1], above[i], above[i + 1]]);
      if (signs.size === 1) continue;
      all += 1;
      found += hit[j * columns + i] ?? 0;
    }
    below = above;
  }
  return all === 0 ? 1 : found / all;
}

/** The maximum distance in pixels of line points and midpoints from a zero: value divided by slope. */
function farthestOff(of: PlaneFunction, lines: readonly Float64Array[]): number {
  let farthest = 0;
  for (const line of lines) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x = 0, y = 0, u = 0, v = 0] = line.subarray(at, at + 4);
      for (const share of [0, 0.5]) {
        const [px, py] = [x + share * (u - x), y + share * (v - y)];
        const h = 1e-5;
        const slope =
          Math.hypot(of.at(px + h, py) - of.at(px - h, py), of.at(px, py + h) - of.at(px, py - h)) / (2 * h);
        farthest = Math.max(farthest, (50 * Math.abs(of.at(px, py))) / slope);
      }
    }
  }
  return farthest;
}

const isClosed = (line: Float64Array | undefined) => line?.[0] === line?.at(-2) && line?.[1] === line?.at(-1);

describe('the zeros of a function of the plane', () => {
  it.each([
    ['x^2+y^2-1', 1],
    ['(x^2+y^2-1)^3-x^2*y^3', 1],
    ['x^3+y^3-3*x*y', 2],
    ['(x^2+y^2)^2-4(x^2-y^2)', 2],
    ['y^2-x^3+x', 2],
    ['x^2-y^2', 2],
    ['sin(x*y)-0.5', 32],
    ['x^2+y^2-a', 1],
  ])('of %s are all found and lie where they should, in %i lines', (text, count) => {
    const of = planeOf(text);
    const lines = traced(text);
    expect(lines).toHaveLength(count);
    expect(recall(of, lines)).toBe(1);
  });

  it('of a circle are one closed line, a fraction of a pixel off', () => {
    const lines = traced('x^2+y^2-1');
    expect(isClosed(lines[0])).toBe(true);
    expect(farthestOff(planeOf('x^2+y^2-1'), lines)).toBeLessThan(0.25);
  });

  it('of a straight line are two points', () => {
    expect(endsOf(traced('x-2y+1'))).toEqual([[5, 3, -5, -2]]);
    expect(traced('x-2y+1')[0]).toHaveLength(4);
  });

  it('do not run along poles', () => {
    expect(traced('1/x')).toEqual([]);
    expect(traced('1/(x-y+0.001)')).toEqual([]);
    expect(traced('1/x-y')).toHaveLength(2);
    for (const line of traced('tan(x*y)')) {
      for (let at = 0; at < line.length; at += 2) {
        expect(Math.abs(Math.tan((line[at] ?? 0) * (line[at + 1] ?? 0)))).toBeLessThan(1.5);
      }
    }
  });

  it('do not run along jumps', () => {
    const steps = endsOf(traced('y-floor(x)')).toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
    expect(steps.map(([, from, , to]) => [from, to])).toEqual(Array.from({ length: 9 }, (_, at) => [at - 4, at - 4]));
    expect(traced('sign(x*y+0.001)')).toEqual([]);
  });

  it('go on to the end of the domain', () => {
    expect(distanceTo(traced('y-sqrt(x)'), 0, 0.02)).toBeLessThan(0.3);
    expect(distanceTo(traced('sqrt(x)+sqrt(y)-2'), 4, 0.0001)).toBeLessThan(0.3);
    expect(distanceTo(traced('y-arcsin(x)'), 1, Math.PI / 2 - 0.02)).toBeLessThan(0.3);
  });

  it('are whole arcs, however many ends the domain has', () => {
    const widths = traced('sqrt(sin(10x))-y').map((line) => Math.abs((line.at(-2) ?? 0) - (line[0] ?? 0)));
    expect(widths.filter((width) => width > Math.PI / 10 - 0.005)).toHaveLength(15);
    expect(widths).toHaveLength(16);
  });

  it('are none where there are none', () => {
    expect(traced('x^2+y^2+1')).toEqual([]);
    expect(traced('sqrt(x-10)')).toEqual([]);
  });

  it('are followed without intervals too', () => {
    const { at, fill } = planeOf('x^3+y^3-3*x*y');
    expect(traceImplicit({ at, ...(fill ? { fill } : {}) }, aView)).toEqual(traced('x^3+y^3-3*x*y'));
    expect(traceImplicit({ at }, aView)).toEqual(traced('x^3+y^3-3*x*y'));
  });

  it('are asked for sparingly: the grid has 112,225 nodes', () => {
    for (const [text, most] of [
      ['x^2+y^2-1', 7000],
      ['x^3+y^3-3*x*y', 30_000],
      ['(x^2+y^2-1)^3-x^2*y^3', 15_000],
      ['sin(20x)*sin(20y)-0.1', 150_000],
    ] as const) {
      const of = planeOf(text);
      let count = 0;
      traceImplicit(
        {
          at: (x, y) => {
            count += 1;
            return of.at(x, y);
          },
          fill: (xs, ys, into, size) => {
            count += size;
            of.fill?.(xs, ys, into, size);
          },
          within: (xLow, xHigh, yLow, yHigh, into) => {
            count += 1;
            of.within?.(xLow, xHigh, yLow, yHigh, into);
          },
        },
        aView,
      );
      expect(count, text).toBeLessThanOrEqual(most);
    }
  });

  it('of any polynomial are found as the full grid finds them', () => {
    const term = fc.tuple(
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
    );
    const text = fc
      .array(term, { minLength: 2, maxLength: 6 })
      .map((terms) => terms.map(([factor, i, j]) => `(${factor})*x^${i}*y^${j}`).join('+'));
    fc.assert(
      fc.property(text, (some) => {
        const of = planeOf(some);
        const lines = traceImplicit(of, aView);
        return recall(of, lines) === 1;
      }),
      // A full grid takes a thousand times as long as a short property.
      { seed: 7, numRuns: Math.ceil(runs / 10) },
    );
  });
});
