import { describe, expect, it } from 'vitest';
import { defaultSpaceOptions } from '../../board/index.ts';
import { cameraOf, project } from './camera.ts';
import { allowed, draggedAlongAxis, draggedFacing, movedByKey } from './drag.ts';
import { frameOf } from './frame.ts';
import { moveStep, tickStep, ticks, writtenEvery } from './ticks.ts';
import { startView } from './view.ts';

const frame = frameOf(defaultSpaceOptions.viewBox);
const camera = cameraOf(startView(defaultSpaceOptions), frame, [400, 400], defaultSpaceOptions);

describe('a dragged point', () => {
  it.each(['parallel', 'central'] as const)(
    'stays under the pointer and as far away, in %s projection',
    (projection) => {
      const seenBy = cameraOf(startView(defaultSpaceOptions), frame, [400, 400], { axes: 'origin', projection });
      const [from, to] = [
        project(seenBy, [0.3, 0.2, -0.4]),
        project(seenBy, draggedFacing(seenBy, [0.3, 0.2, -0.4], [30, -20])),
      ];
      expect(to.x - from.x).toBeCloseTo(30, 6);
      expect(to.y - from.y).toBeCloseTo(-20, 6);
      expect(to.near).toBeCloseTo(from.near, 9);
    },
  );

  it.each([
    [[0, -40], 2],
    [[40, 10], 1],
    [[-30, 20], 0],
  ] as const)('moved by %j along an axis moves along number %i', (movement, axis) => {
    const moved = draggedAlongAxis(camera, [0.1, 0.2, 0.3], movement);
    const changed = [0, 1, 2].filter((index) => moved[index] !== [0.1, 0.2, 0.3][index]);
    expect(changed).toEqual([axis]);
  });

  it('does not move along an axis that points at the viewer', () => {
    const ahead = cameraOf(
      { azimuth: 0, elevation: 0, zoom: 1, shift: [0, 0] },
      frame,
      [400, 400],
      defaultSpaceOptions,
    );
    expect(draggedAlongAxis(ahead, [0, 0, 0], [5, 3])[0]).toBe(0);
  });

  it('stays in the box and on its steps', () => {
    expect(allowed(frame, [2, -0.111111, 0], false)).toEqual([5, -0.56, 0]);
    expect(allowed(frame, [0.5, 0.33, 0], true)).toEqual([3, 2, 0]);
  });
});

describe('a key', () => {
  const move = (key: string, fine = false, snaps = false) =>
    movedByKey(defaultSpaceOptions.viewBox, [1, 2, 4.95], key, snaps, fine);

  it.each([
    ['ArrowRight', [1.1, 2, 4.95]],
    ['ArrowDown', [1, 1.9, 4.95]],
    ['PageDown', [1, 2, 4.85]],
    ['PageUp', [1, 2, 5]],
  ])('%s moves along its axis', (key, place) => {
    expect(move(key)).toEqual(place);
  });

  it('moves a tenth of it with Shift, and a whole step on a board that snaps', () => {
    expect(move('ArrowRight', true)).toEqual([1.01, 2, 4.95]);
    expect(move('ArrowRight', false, true)).toEqual([2, 2, 5]);
  });

  it('that means nothing here moves nothing', () => {
    expect(move('a')).toBeUndefined();
  });
});

describe('the numbers on an axis', () => {
  it.each([
    [[-5, 5], 2],
    [[0, 1], 0.2],
    [[0, 70], 20],
    [[-3000, 3000], 1000],
  ] as const)('from %j are %d apart', (range, step) => {
    expect(tickStep(range)).toBeCloseTo(step, 12);
  });

  it('are written without noise', () => {
    expect(ticks([0, 1])).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticks([1, 1])).toEqual([]);
  });

  it('are thinned out when they stand close together', () => {
    expect(writtenEvery(40, 30)).toBe(1);
    expect(writtenEvery(10, 30)).toBe(5);
    expect(writtenEvery(0, 30)).toBe(Infinity);
  });

  it('give points their steps', () => {
    expect(moveStep([-5, 5], false, false)).toBeCloseTo(0.1, 12);
    expect(moveStep([-5, 5], false, true)).toBeCloseTo(0.01, 12);
    expect(moveStep([-5, 5], true, true)).toBe(1);
  });
});
