import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aView, counted, distanceTo, endsOf, realOf } from '../testing.ts';
import { sampleGraph } from './sample-graph.ts';

const graphOf = (text: string) => sampleGraph(realOf(text), aView);
const top = 7.5;

/** The maximum distance of the graph from its lines, in pixels, at 40 points per pixel. */
function worst(text: string, lines: readonly Float64Array[], places = 20_000): number {
  const { at } = realOf(text);
  const xs = Array.from({ length: places + 1 }, (_, index) => -5 + (10 * index) / places);
  return xs.reduce((most, x) => {
    const y = at(x);
    // A single point where a function is defined is invisible.
    const beside = [x - 1e-7, x + 1e-7].filter((place) => Math.abs(place) <= 5);
    const isAlone = !beside.some((place) => Number.isFinite(at(place)));
    if (!(Math.abs(y) <= 5) || isAlone) return most;
    return Math.max(most, distanceTo(near(lines, x), x, y));
  }, 0);
}

/** The parts of lines close to a point. */
function near(lines: readonly Float64Array[], x: number): readonly Float64Array[] {
  return lines.flatMap((line) => {
    let from = 0;
    while (from + 5 < line.length && (line[from + 2] ?? NaN) < x - 0.1) from += 2;
    let to = from + 2;
    while (to + 2 < line.length && (line[to] ?? NaN) < x + 0.1) to += 2;
    return [line.subarray(from, to + 2)];
  });
}

describe('the graph of a function', () => {
  it('is two points for a straight line', () => {
    expect(endsOf(graphOf('0.5x+1'))).toEqual([[-5, -1.5, 5, 3.5]]);
    expect(graphOf('0.5x+1')[0]).toHaveLength(4);
  });

  it.each([
    'x^2',
    'sin(x)',
    'tan(x)',
    '1/x',
    '1/x^2',
    'sqrt(x)',
    'ln(x)',
    'x^(1/3)',
    '|x|',
    'sqrt(4-x^2)',
    'arcsin(x)',
    'sin(x)/x',
    'sin(20x)',
    'sin(50x)',
    'exp(-(100(x-1.003))^2)',
    '1/sin(20x)',
    'sqrt(sin(10x))',
    'tanh(100000x)',
    '75x^3',
    'sqrt(x-1)+sqrt(1.01-x)',
  ])('is at most half a pixel off for %s', (text) => {
    expect(worst(text, graphOf(text))).toBeLessThan(0.5);
  });

  it('is at most half a pixel off for any polynomial and its quotients', () => {
    const coefficient = fc.integer({ min: -8, max: 8 }).map((number) => number / 4);
    const polynomial = fc
      .array(coefficient, { minLength: 1, maxLength: 6 })
      .map((list) => list.map((value, power) => `(${value.toFixed(2)})*x^${power}`).join('+'));
    const text = fc.oneof(
      polynomial,
      fc.tuple(polynomial, polynomial).map(([above, below]) => `(${above})/(${below}+0.1)`),
      polynomial.map((inner) => `sqrt(${inner})`),
    );
    fc.assert(
      // Two points per pixel, so that 1,000 runs take only seconds.
      fc.property(text, (some) => worst(some, graphOf(some), 1000) < 0.5),
      { seed: 7, numRuns: runs },
    );
  });

  it('stops on both sides of a pole, beyond the edge of the board', () => {
    const [left, right] = graphOf('1/x');
    expect(graphOf('1/x')).toHaveLength(2);
    expect(left?.at(-1)).toBeCloseTo(-top, 6);
    expect(right?.[1]).toBeCloseTo(top, 6);
    expect(Math.max(...(left ?? []).filter((_, at) => at % 2 === 0))).toBeLessThan(0);
  });

  it('has one line for every branch of the tangent', () => {
    expect(graphOf('tan(x)')).toHaveLength(5);
  });

  it('breaks at a pole without a change of sign', () => {
    expect(graphOf('1/x^2')).toHaveLength(2);
  });

  it('breaks exactly at jumps', () => {
    expect(endsOf(graphOf('sign(x)'))).toEqual([
      [-5, -1, 0, -1],
      [0, 1, 5, 1],
    ]);
    expect(endsOf(graphOf('floor(x)'))).toEqual(
      Array.from({ length: 10 }, (_, at) => [at - 5, at - 5, at - 4, at - 5]),
    );
  });

  it('draws a steep line through, however steep', () => {
    expect(graphOf('1000000x')).toHaveLength(1);
    expect(graphOf('tanh(100000x)')).toHaveLength(1);
  });

  it('reaches the very end of the domain', () => {
    const [line] = graphOf('sqrt(x)');
    expect(line?.[0]).toBeCloseTo(0, 8);
    expect(line?.[1]).toBeCloseTo(0, 4);
    expect(endsOf(graphOf('sqrt(4-x^2)'))).toEqual([[-2, 0, 2, 0]]);
  });

  it('has nothing where a function is undefined', () => {
    expect(graphOf('sqrt(-1-x^2)')).toEqual([]);
    expect(endsOf(graphOf('sqrt(x^2-4)'))).toEqual([
      [-5, 4.583, -2, 0],
      [2, 0, 5, 4.583],
    ]);
  });

  it('closes a hole of a single place', () => {
    expect(sampleGraph({ at: (x) => (x === 0 ? NaN : x) }, { ...aView, left: -4, right: 4 })).toHaveLength(1);
  });

  it('finds a peak narrower than a pixel with the help of intervals', () => {
    const heights = graphOf('4exp(-(100(x-1.003))^2)').flatMap((line) => [...line].filter((_, at) => at % 2 === 1));
    expect(Math.max(...heights)).toBeGreaterThan(3.9);
  });

  it('stays in its range', () => {
    expect(endsOf(sampleGraph(realOf('x'), aView, { range: { from: -1, to: 2 } }))).toEqual([[-1, -1, 2, 2]]);
    expect(sampleGraph(realOf('x'), aView, { range: { from: 6, to: 7 } })).toEqual([]);
  });

  it('needs few values where nothing happens, and never more than its budget', () => {
    for (const [text, most] of [
      ['x', 130],
      ['x^2', 150],
      ['sin(x)', 150],
      ['floor(x)', 700],
      ['sin(50x)', 2500],
      ['sin(5000x)', 6500],
      ['sin(1/x)', 1000],
      ['tan(1/x)', 6500],
      ['floor(1000x)', 6500],
    ] as const) {
      const of = counted(realOf(text));
      sampleGraph(of, aView);
      expect(of.count(), text).toBeLessThanOrEqual(most);
    }
  });

  it('has few points where it is straight', () => {
    expect(graphOf('|x|').reduce((sum, line) => sum + line.length / 2, 0)).toBeLessThanOrEqual(5);
  });
});
