import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowsFromNumbers, arrowsToNumbers, pressArrow, pressPoint, type ArrowRules, type Arrows } from './index.ts';

const rules: ArrowRules = { starts: new Set([0, 1]), ends: new Set([1, 2]), fixed: [[0, 2]], most: 2 };
const none: Arrows = { start: undefined, drawn: [] };
const one: Arrows = { start: undefined, drawn: [[0, 1]] };

describe('pressing a point', () => {
  it.each([
    ['a start begins an arrow', none, 0, { start: 0, drawn: [] }],
    ['what is no start begins nothing', none, 2, none],
    ['an end ends the arrow', { start: 0, drawn: [] }, 1, one],
    ['what is no end is waited over', { start: 1, drawn: [] }, 0, { start: 1, drawn: [] }],
    ['the start again gives the arrow up', { start: 1, drawn: [] }, 1, none],
    ['an arrow that is there is not drawn twice', { start: 0, drawn: [[0, 1]] }, 1, one],
    ['an arrow that is fixed is not drawn twice', { start: 0, drawn: [] }, 2, none],
    [
      'no arrow begins when there are enough',
      {
        start: undefined,
        drawn: [
          [0, 1],
          [1, 2],
        ],
      },
      0,
      {
        start: undefined,
        drawn: [
          [0, 1],
          [1, 2],
        ],
      },
    ],
  ] as const)('%s', (_, before, point, after) => {
    expect(pressPoint(before, point, rules)).toEqual(after);
  });
});

describe('pressing an arrow', () => {
  it.each([
    ['takes it away', one, [0, 1], none],
    [
      'leaves the others',
      {
        start: 1,
        drawn: [
          [0, 1],
          [1, 2],
        ],
      },
      [0, 1],
      { start: 1, drawn: [[1, 2]] },
    ],
    ['does nothing to a fixed one', one, [0, 2], one],
  ] as const)('%s', (_, before, arrow, after) => {
    expect(pressArrow(before, arrow)).toEqual(after);
  });
});

const presses = fc.array(fc.nat({ max: 3 }), { maxLength: 30 });

it('never has more arrows than allowed, none twice, each from a start to an end', () => {
  fc.assert(
    fc.property(presses, (points) => {
      const { drawn } = points.reduce((arrows, point) => pressPoint(arrows, point, rules), none);
      expect(drawn.length).toBeLessThanOrEqual(rules.most);
      expect(new Set(drawn.map(String)).size).toBe(drawn.length);
      for (const [from, to] of drawn) expect(rules.starts.has(from) && rules.ends.has(to)).toBe(true);
    }),
    { seed: 7, numRuns: runs },
  );
});

it('comes back from numbers as it went', () => {
  fc.assert(
    fc.property(presses, (points) => {
      const arrows = points.reduce((before, point) => pressPoint(before, point, { ...rules, most: Infinity }), none);
      expect(arrowsFromNumbers(arrowsToNumbers(arrows))).toEqual(arrows);
    }),
    { seed: 7, numRuns: runs },
  );
});
