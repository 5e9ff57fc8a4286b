import { defaultBoardOptions } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { zoomedBox, type BoundingBox } from './plane.ts';
import { viewportOf } from './viewport.ts';

const page = { x: 0, y: 0, width: 400, height: 400, left: 0, top: 0, right: 400, bottom: 400, toJSON: () => '' };
const picture = { getBoundingClientRect: () => page };

describe('The viewport of a board', () => {
  const start: BoundingBox = [-5, 5, 5, -5];

  it('has the limits of the zoomed box, even if the size comes with the limits of the author', () => {
    const box = zoomedBox(start, 0.5);
    const viewport = viewportOf(
      () => box,
      picture,
      () => ({ ...defaultBoardOptions, width: 400, height: 400 }),
    );
    expect(viewport.view()).toEqual({ left: -2.5, right: 2.5, bottom: -2.5, top: 2.5, width: 400, height: 400 });
  });

  it('maps the same places to the same pixels in its view and in its pixels', () => {
    const box = zoomedBox(start, 0.64);
    const viewport = viewportOf(
      () => box,
      picture,
      () => ({ ...defaultBoardOptions, width: 400, height: 400 }),
    );
    const { left, right, width, top, bottom, height } = viewport.view();
    const [x, y] = viewport.pixels(1, 1);
    expect(x).toBeCloseTo(((1 - left) / (right - left)) * width, 9);
    expect(y).toBeCloseTo(((top - 1) / (top - bottom)) * height, 9);
    // Exactly: 200 + 40/0.64 = 262.5.
    expect(x).toBeCloseTo(262.5, 9);
    expect(viewport.coordinates(262.5, 137.5)).toEqual([expect.closeTo(1, 9), expect.closeTo(1, 9)]);
  });
});
