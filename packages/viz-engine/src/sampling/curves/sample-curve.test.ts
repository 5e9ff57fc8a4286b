import { describe, expect, it } from 'vitest';
import { aView, distanceTo, endsOf, realOf } from '../testing.ts';
import { spaceOf, type Extent } from '../view.ts';
import { finiteRanges } from './finite-ranges.ts';
import { sampleCurve } from './sample-curve.ts';

const plane = spaceOf(aView);
/** The parameter of these texts is x. */
const curve = (x: string, y: string, range: Extent) => sampleCurve([realOf(x), realOf(y)], range, plane);
const turn = { from: 0, to: 2 * Math.PI };

describe('a parametric curve', () => {
  it('is a circle where it should be, to half a pixel', () => {
    const lines = curve('3cos(x)', '3sin(x)', turn);
    expect(lines).toHaveLength(1);
    for (let angle = 0; angle < 6.28; angle += 0.01) {
      expect(distanceTo(lines, 3 * Math.cos(angle), 3 * Math.sin(angle))).toBeLessThan(0.3);
    }
  });

  it('follows a Lissajous figure of high frequencies', () => {
    const lines = curve('4sin(31x)', '4sin(37x+1)', turn);
    for (let t = 0; t < 6.28; t += 0.01) {
      expect(distanceTo(lines, 4 * Math.sin(31 * t), 4 * Math.sin(37 * t + 1))).toBeLessThan(0.5);
    }
  });

  it('has its cusp', () => {
    expect(distanceTo(curve('x-sin(x)', '1-cos(x)', { from: -5, to: 5 }), 0, 0)).toBeLessThan(0.3);
  });

  it('breaks at jumps and where it is undefined', () => {
    expect(curve('x', 'sign(x)', { from: -2, to: 2 })).toHaveLength(2);
    expect(curve('x+floor(x)', '0', { from: -0.5, to: 0.5 })).toHaveLength(2);
    expect(endsOf(curve('x', 'sqrt(x^2-1)', { from: -2, to: 2 }))).toEqual([
      [-2, 1.732, -1, 0],
      [1, 0, 2, 1.732],
    ]);
  });

  it('is cut off a little outside the board', () => {
    for (const line of curve('x', 'x^3', { from: -100, to: 100 })) {
      expect(Math.max(...line.map(Math.abs))).toBeLessThanOrEqual(7.5 + 1e-9);
    }
  });

  it('goes on without end: a circle once around and again', () => {
    const lines = curve('3cos(x)', '3sin(x)', { from: 0, to: Infinity });
    for (const line of lines) {
      for (let at = 0; at < line.length; at += 2) {
        expect(Math.hypot(line[at] ?? 0, line[at + 1] ?? 0)).toBeCloseTo(3, 1);
      }
      for (let at = 2; at < line.length; at += 2) {
        const [ax = 0, ay = 0, bx = 0, by = 0] = line.subarray(at - 2, at + 2);
        expect(Math.hypot((ax + bx) / 2, (ay + by) / 2)).toBeGreaterThan(2.99);
      }
    }
  });

  it('closes the rational circle almost, on the whole line of parameters', () => {
    const lines = curve('(1-x^2)/(1+x^2)', '2x/(1+x^2)', { from: -Infinity, to: Infinity });
    expect(lines).toHaveLength(1);
    expect(distanceTo(lines, -1, 0)).toBeLessThan(0.5);
  });

  it('is a helix in space', () => {
    const space = { low: [-5, -5, -5], high: [5, 5, 5], pixels: [50, 50, 50] };
    const [line] = sampleCurve([realOf('cos(x)'), realOf('sin(x)'), realOf('x/5')], { from: -20, to: 20 }, space);
    for (let at = 0; at < (line?.length ?? 0); at += 3) {
      const [x = 0, y = 0, z = 0] = line?.subarray(at, at + 3) ?? [];
      expect(Math.hypot(x - Math.cos(5 * z), y - Math.sin(5 * z))).toBeLessThan(0.001);
    }
    expect([line?.[2], line?.at(-1)]).toEqual([-4, 4]);
  });

  it('computes no more places than its budget', () => {
    for (const [x, y] of [
      ['sin(10000x)', 'cos(9999x)'],
      ['tan(1000x)', 'floor(300x)'],
    ] as const) {
      let count = 0;
      const { at } = realOf(x);
      const counting = (t: number) => {
        count += 1;
        return at(t);
      };
      sampleCurve([{ at: counting }, realOf(y)], turn, plane, { budget: 3000 });
      expect(count).toBeLessThanOrEqual(3200);
    }
  });
});

describe('the end of an infinite range', () => {
  const straight = (t: number) => [t, 0];

  it('is 100 beyond the bound, doubled up to 10000', () => {
    const ranges = finiteRanges({ from: 5, to: Infinity }, straight);
    expect(ranges.map(({ to }) => to)).toEqual([105, 205, 405, 805, 1605, 3205, 6405, 10_000]);
    expect(ranges.map(({ from }) => from)).toEqual([5, 105, 205, 405, 805, 1605, 3205, 6405]);
  });

  it('is where the curve has come to rest', () => {
    expect(finiteRanges({ from: 0, to: Infinity }, (t) => [Math.exp(-t), 1])).toEqual([{ from: 0, to: 100 }]);
  });

  it('is found downwards, and in both directions from 0', () => {
    expect(finiteRanges({ from: -Infinity, to: 0 }, (t) => [Math.exp(t), 1])).toEqual([{ from: -100, to: 0 }]);
    expect(finiteRanges({ from: -Infinity, to: Infinity }, () => [1, 1])).toEqual([
      { from: 0, to: 100 },
      { from: -100, to: 0 },
    ]);
  });

  it('is not looked for where the range has ends', () => {
    expect(finiteRanges({ from: -1, to: 2 }, straight)).toEqual([{ from: -1, to: 2 }]);
  });
});
