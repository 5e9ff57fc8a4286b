import { expect, it } from 'vitest';
import { defaultSpaceOptions, type Look } from '../../board/index.ts';
import { graphForm } from '../forms/graph-form.ts';
import { cameraOf } from '../space/camera.ts';
import { frameOf } from '../space/frame.ts';
import type { Vector } from '../space/vector.ts';
import { coverOf } from './cover.ts';

const frame = frameOf(defaultSpaceOptions.viewBox);
const look: Look = { color: { kind: 'named', name: 'blue' }, strokeWidth: 2, size: 3, opacity: 1, dash: 0, face: 'o' };
const fromAbove = { azimuth: 30, elevation: 60, zoom: 1, shift: [0, 0] } as const;
const camera = cameraOf(fromAbove, frame, [400, 400], defaultSpaceOptions);
const floor = (own: Look) => graphForm(frame, () => ({ at: () => 0 }), own)({ unit: 0.01, cells: 64 });
const above: Vector = [0, 0, 0.5];
const below: Vector = [0, 0, -0.5];

it('is over what is behind a surface, and over nothing before it', () => {
  const isCovered = coverOf([floor(look)], camera);
  expect([isCovered(above), isCovered(below)]).toEqual([false, true]);
});

it('is not of what is seen through', () => {
  expect(coverOf([floor({ ...look, opacity: 0.5 })], camera)(below)).toBe(false);
});
