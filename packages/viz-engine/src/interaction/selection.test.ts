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
    { face: '+', size: 4, open: 0 },
    { face: '<>', size: 7, open: 0 },
  ]);
});

it('shows it around a label that stands inside', () => {
  const [free, selected] = [markerOf(false, 9, 14), markerOf(true, 9, 14)];
  expect(free).toEqual({ face: '+', size: 18.5, open: 14 });
  // The edges of the diamond are at a distance of its size divided by the square root of two.
  expect(selected.size / Math.SQRT2).toBeGreaterThan(14);
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
