import { describe, expect, it } from 'vitest';
import { angleDisplay, markerOf, pressSelectable } from './index.ts';

describe('pressing what can be selected', () => {
  it.each([
    ['selects it', [], 1, Infinity, [1]],
    ['selects one more', [1], 0, 2, [1, 0]],
    ['selects no more than allowed', [1, 0], 2, 2, [1, 0]],
    ['takes it back', [1, 0], 1, 2, [0]],
    ['takes it back when nothing may be selected any more', [1], 1, 1, []],
  ])('%s', (_, before, pressed, most, after) => {
    expect(pressSelectable(before, pressed, most)).toEqual(after);
  });
});

it('shows what is selected by a larger sign with another face', () => {
  expect([markerOf(false, 4), markerOf(true, 4)]).toEqual([
    { face: '+', size: 4 },
    { face: '<>', size: 7 },
  ]);
});

it.each([
  [0, 'hidden'],
  [0.049, 'hidden'],
  [-0.049, 'hidden'],
  [NaN, 'hidden'],
  [0.05, 'positive'],
  [3, 'positive'],
  [-0.05, 'opposite'],
  [-3, 'opposite'],
])('shows an angle of %d as %s', (angle, display) => {
  expect(angleDisplay(angle)).toBe(display);
});
