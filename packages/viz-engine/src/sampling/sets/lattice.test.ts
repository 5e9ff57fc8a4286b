import { expect, it } from 'vitest';
import { latticeOf } from './lattice.ts';

it.each([
  [400, 267],
  [300, 200],
  [1, 1],
])('a set on a board %d pixels wide is followed in cells of at most 1.5 pixels: %d columns', (size, columns) => {
  const lattice = latticeOf({ left: -5, right: 5, bottom: -5, top: 5, width: size, height: size });
  expect([lattice.columns, lattice.rows]).toEqual([columns, columns]);
  expect([lattice.xs[0], lattice.xs.at(-1), lattice.ys[0], lattice.ys.at(-1)]).toEqual([-5, 5, -5, 5]);
});
