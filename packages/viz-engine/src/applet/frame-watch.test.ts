import { expect, it } from 'vitest';
import { afterSecond, heardFrom, misbehaviour, startOfFrameWatch, type FrameWatch } from './frame-watch.ts';

function times(count: number, step: (watch: FrameWatch) => FrameWatch, from: FrameWatch): FrameWatch {
  return count === 0 ? from : times(count - 1, step, step(from));
}

it('a frame may take its time before it is heard, and be silent for five seconds later', () => {
  expect(misbehaviour(times(60, afterSecond, startOfFrameWatch))).toBeUndefined();
  const heard = heardFrom(startOfFrameWatch);
  expect(misbehaviour(times(5, afterSecond, heard))).toBeUndefined();
  expect(misbehaviour(times(6, afterSecond, heard))).toEqual({ kind: 'silent' });
});

it('a frame may send fifty messages a second, not one more', () => {
  const fifty = times(50, heardFrom, startOfFrameWatch);
  expect(misbehaviour(fifty)).toBeUndefined();
  expect(misbehaviour(heardFrom(fifty))).toEqual({ kind: 'noisy' });
  expect(misbehaviour(heardFrom(afterSecond(fifty)))).toBeUndefined();
});
