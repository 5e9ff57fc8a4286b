import { defaultBoardOptions } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { moveStep, pannedBox, zoomedAt, zoomedBox, type BoundingBox } from './plane.ts';

describe('moving', () => {
  it('goes by tenths and hundredths on the usual board', () => {
    expect(moveStep(-5, 5, defaultBoardOptions, false)).toBeCloseTo(0.1, 12);
    expect(moveStep(-5, 5, defaultBoardOptions, true)).toBeCloseTo(0.01, 12);
  });

  it('goes from one line of the grid to the next on a board that snaps', () => {
    const options = { ...defaultBoardOptions, snapToGrid: true };
    expect([moveStep(-5, 5, options, false), moveStep(-5, 5, options, true)]).toEqual([1, 1]);
  });
});

describe('the view', () => {
  const box: BoundingBox = [-5, 4, 5, -4];

  it('comes closer around its middle', () => {
    expect(zoomedBox(box, 0.5)).toEqual([-2.5, 2, 2.5, -2]);
  });

  it('comes closer to a place that stays where it is', () => {
    expect(zoomedAt(box, 0.5, [5, 4])).toEqual([0, 4, 5, 0]);
  });

  it('stays where numbers could not be told apart any more', () => {
    const far: BoundingBox = [1e9, 1, 1e9 + 1, 0];
    expect(zoomedAt(far, 0.01, [1e9, 0])).toEqual(far);
    expect(zoomedAt(box, 1e20, [0, 0])).toEqual(box);
  });

  it('moves by shares of its size', () => {
    expect(pannedBox(box, 0.1, 0.5)).toEqual([-4, 8, 6, 0]);
  });
});
