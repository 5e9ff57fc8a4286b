import { expect, it } from 'vitest';
import { placed, type Placing } from './placement.ts';

const size = [400, 400] as const;
const name = (x: number, y: number): Placing => ({ x, y, width: 20, height: 14, rank: 'name', offset: 6 });
const number = (x: number, y: number): Placing => ({ x, y, width: 20, height: 14, rank: 'number', offset: [0, 12] });

it('writes a name to the upper right of its place', () => {
  const [place] = placed([name(200, 200)], size);
  expect(place?.[0]).toBeGreaterThan(210);
  expect(place?.[1]).toBeLessThan(193);
});

it('writes names of the same place on different sides of it', () => {
  const places = placed([name(200, 200), name(200, 200), name(200, 200)], size);
  expect(new Set(places.map(String)).size).toBe(3);
});

it('keeps a name within the picture', () => {
  const [place] = placed([name(395, 5)], size);
  expect(place?.[0]).toBeLessThan(390);
  expect(place?.[1]).toBeGreaterThan(7);
});

it('leaves out a number that would touch a name, and keeps the others', () => {
  expect(
    placed([number(210, 180), number(300, 300), name(200, 200)], size).map((place) => place !== undefined),
  ).toEqual([false, true, true]);
});

it('writes every name, even where there is no room', () => {
  const crowd = Array.from({ length: 30 }, () => name(200, 200));
  expect(placed(crowd, size).every((place) => place !== undefined)).toBe(true);
});

it('writes names in a crowd where they touch the fewest', () => {
  const crowd = Array.from({ length: 16 }, () => name(200, 200));
  const places = placed(crowd, size).map((place) => place ?? [NaN, NaN]);
  expect(places.every(([x, y]) => x <= 390 && y >= 7)).toBe(true);
  const busiest = Math.max(...places.map((place) => places.filter((other) => String(other) === String(place)).length));
  expect(busiest).toBeLessThan(crowd.length / 2);
});

it('writes names of a crowd farther off, where all places beside their points are taken', () => {
  const places = placed(
    Array.from({ length: 10 }, () => name(200, 200)),
    size,
  ).map((place) => place ?? [NaN, NaN]);
  const touching = places.flatMap(([x, y], index) =>
    places.slice(index + 1).filter((other) => Math.abs(other[0] - x) < 20 && Math.abs(other[1] - y) < 14),
  );
  expect(touching).toEqual([]);
});

it('leaves points free', () => {
  const spot = { x: 215, y: 188, radius: 5 };
  const [own] = placed([name(200, 200)], size, [{ x: 200, y: 200, radius: 5 }]);
  expect(own).toEqual(placed([name(200, 200)], size)[0]);
  const [other] = placed([name(200, 200)], size, [spot]);
  expect(Math.abs((other?.[0] ?? 215) - spot.x) > 10 || Math.abs((other?.[1] ?? 188) - spot.y) > 7).toBe(true);
});

it('begins a name where its author says', () => {
  expect(placed([{ ...name(200, 200), offset: [10, -5] }], size)).toEqual([[220, 195]]);
  // Text to the left ends there, text above is centred there, as on a plane board.
  expect(placed([{ ...name(200, 200), offset: [-10, -5] }], size)).toEqual([[180, 195]]);
  expect(placed([{ ...name(200, 200), offset: [0, -15] }], size)).toEqual([[200, 185]]);
});
