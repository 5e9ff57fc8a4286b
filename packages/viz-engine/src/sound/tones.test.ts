import { expect, it } from 'vitest';
import { highest, lowest, tonesOf } from './index.ts';

const frame = { left: -1, right: 1, bottom: 0, top: 4 };
const frequencies = (evaluate: (x: number) => number, count = 3) =>
  tonesOf(evaluate, frame, count).map(({ frequency }) => frequency && Math.round(frequency));

it('is lowest at the bottom and highest at the top of the board', () => {
  expect(frequencies((x) => 2 * (x + 1))).toEqual([lowest, Math.round(Math.sqrt(lowest * highest)), highest]);
});

it('makes equal heights equal intervals', () => {
  const [a = 0, b = 0, c = 0] = tonesOf((x) => x + 1, frame, 3).map(({ frequency }) => frequency);
  expect(b / a).toBeCloseTo(c / b, 12);
});

it('is silent where the graph is undefined or off the board', () => {
  expect(frequencies((x) => Math.sqrt(x))).toEqual([
    undefined,
    lowest,
    Math.round(lowest * (highest / lowest) ** 0.25),
  ]);
  expect(frequencies(() => 5)).toEqual([undefined, undefined, undefined]);
});

it('goes from left to right', () => {
  expect(tonesOf(() => 1, frame, 3).map(({ side }) => side)).toEqual([-1, 0, 1]);
});
