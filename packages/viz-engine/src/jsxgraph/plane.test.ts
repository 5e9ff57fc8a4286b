import { defaultBoardOptions } from '@lemma/core/document';
import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridStep, labelPlace, moveStep, multiplesBetween, pannedBox, snapped, zoomedBox, type Box } from './plane.ts';

describe('the grid', () => {
  it.each([
    [-5, 5, 1],
    [-10, 10, 2],
    [0, 1, 0.1],
    [-3, 4, 1],
    [0, 13, 2],
    [0, 50, 5],
    [0, 90, 10],
    [0, 1000, 100],
  ])('from %d to %d has steps of %d', (from, to, step) => {
    expect(gridStep(from, to)).toBeCloseTo(step, 12);
  });

  it('has four to twelve lines at any scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (width) => {
        const lines = width / gridStep(0, width);
        expect(lines).toBeGreaterThanOrEqual(4.8 - 1e-6);
        expect(lines).toBeLessThanOrEqual(12 + 1e-6);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('has lines at the multiples of its step', () => {
    expect(multiplesBetween(-0.25, 0.35, 0.1)).toEqual([-0.2, -0.1, -0, 0.1, 0.2, 0.3].map((x) => x + 0));
    expect(multiplesBetween(0, 1e9, 0.1)).toEqual([]);
  });
});

describe('moving', () => {
  it('goes by tenths and hundredths on the usual board', () => {
    expect(moveStep(-5, 5, defaultBoardOptions, false)).toBeCloseTo(0.1, 12);
    expect(moveStep(-5, 5, defaultBoardOptions, true)).toBeCloseTo(0.01, 12);
  });

  it('goes from one line of the grid to the next on a board that snaps', () => {
    const options = { ...defaultBoardOptions, snapToGrid: true };
    expect([moveStep(-5, 5, options, false), moveStep(-5, 5, options, true)]).toEqual([1, 1]);
  });

  it('ends at numbers without noise', () => {
    expect(snapped(0.1 + 0.2, 0.01)).toBe(0.3);
    expect(snapped(2.3000000000000003, 0.1)).toBe(2.3);
  });
});

describe('the view', () => {
  const box: Box = [-5, 4, 5, -4];

  it('comes closer around its middle', () => {
    expect(zoomedBox(box, 0.5)).toEqual([-2.5, 2, 2.5, -2]);
  });

  it('moves by shares of its size', () => {
    expect(pannedBox(box, 0.1, 0.5)).toEqual([-4, 8, 6, 0]);
  });
});

describe('the label of a graph', () => {
  const box: Box = [-5, 5, 5, -5];

  it('stands at the right where the graph can be seen', () => {
    const parabola = Array.from({ length: 101 }, (_, at) => [at / 10 - 5, (at / 10 - 5) ** 2]).flat();
    const [x, y] = labelPlace([parabola], box);
    expect(x).toBeGreaterThan(1.5);
    expect(y).toBeLessThan(5);
  });

  it('is out of sight when the graph is', () => {
    expect(labelPlace([[0, 99, 1, 99]], box)[0]).toBeGreaterThan(5);
  });
});
