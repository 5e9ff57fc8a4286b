import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../platform/index.ts';
import { avoid, define } from '../../testing/index.ts';
import { drawVariables, type RandomRule, type VariableDefinition } from '../index.ts';

/** How often each outcome occurred with the seeds from 0 on. */
function frequencies(
  draws: number,
  definitions: readonly VariableDefinition[],
  rules: readonly RandomRule[],
  outcome: (values: Readonly<Record<string, number>>) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < draws; seed++) {
    const drawn = drawVariables(definitions, rules, seededRandom(seed));
    if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
    const values = Object.fromEntries(
      [...drawn.value].map(([name, value]) => [name, value.kind === 'number' ? value.value : NaN]),
    );
    counts.set(outcome(values), (counts.get(outcome(values)) ?? 0) + 1);
  }
  return counts;
}

/** The chi-square statistic of frequencies against a uniform distribution on this many outcomes. */
function chiSquare(counts: ReadonlyMap<string, number>, outcomes: number): number {
  const all = [...counts.values()];
  const expected = all.reduce((sum, count) => sum + count, 0) / outcomes;
  const missing = outcomes - all.length;
  return all.reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing * expected);
}

/** The 0.1% critical value of chi-square for this many outcomes (Wilson–Hilferty). */
function critical(outcomes: number): number {
  const freedom = outcomes - 1;
  return freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3;
}

const pair = ({ a, b }: Readonly<Record<string, number>>): string => `${a} ${b}`;

describe('every value has the same chance', () => {
  it.each([
    ['randint a', '-3, 5', 9],
    ['randint[Z] a', '-3, 5', 8],
    ['drawFromSet a', '2, 3, 5, 7, 11', 5],
    ['randrat a', '1, 3, 7, 11', 15],
  ])('of %s from %s', (head, values, outcomes) => {
    const counts = frequencies(6000, [define(head, values)], [], ({ a }) => String(a));
    expect(counts.size).toBe(outcomes);
    expect(chiSquare(counts, outcomes)).toBeLessThan(critical(outcomes));
  });

  it('of a continuum, part by part', () => {
    const counts = frequencies(6000, [define('randdouble a', '-1, 1')], [], ({ a = NaN }) =>
      String(Math.floor(a * 10)),
    );
    expect(chiSquare(counts, 20)).toBeLessThan(critical(20));
  });
});

describe('every solution has the same chance', () => {
  const dice = [define('randint a', '1, 6'), define('randint b', '1, 6')];

  it('when it is found by drawing again', () => {
    const counts = frequencies(6000, dice, [avoid('a,b', 'a >= b')], pair);
    expect(counts.size).toBe(15);
    expect(chiSquare(counts, 15)).toBeLessThan(critical(15));
  });

  it('when several rules are about the same numbers', () => {
    const counts = frequencies(6000, dice, [avoid('a,b', 'a = b'), avoid('a', 'a+b = 7'), avoid('b', 'b = 1')], pair);
    expect(counts.size).toBe(20);
    expect(chiSquare(counts, 20)).toBeLessThan(critical(20));
  });

  it('when all combinations are tried', () => {
    const definitions = [define('randint a', '1, 150'), define('randint b', '1, 150')];
    const solutions = Array.from({ length: 150 }, (_, index) => index + 1).filter(
      (a) => 5040 % a === 0 && 5040 / a <= 150,
    );
    const counts = frequencies(600, definitions, [avoid('a,b', 'a*b != 5040')], pair);
    expect(solutions.length).toBe(20);
    expect([...counts.keys()].every((key) => solutions.includes(Number(key.split(' ')[0])))).toBe(true);
    expect(chiSquare(counts, solutions.length)).toBeLessThan(critical(solutions.length));
  });

  it('when there are too many combinations to be tried', () => {
    const definitions = [define('randint a', '1, 100000'), define('randint b', '1, 100000')];
    const counts = frequencies(90, definitions, [avoid('a,b', 'NOT [a*b = 64 AND a < b]')], pair);
    expect([...counts.keys()].sort()).toEqual(['1 64', '2 32', '4 16']);
    expect(chiSquare(counts, 3)).toBeLessThan(critical(3));
  });

  it('when it is drawn from what intervals leave of a continuum', () => {
    const definitions = [define('randdouble a', '0, 1'), define('randdouble b', '0, 1')];
    // The triangle below a + b = 1/100, in four parts of equal area.
    const part = ({ a = NaN, b = NaN }: Readonly<Record<string, number>>) =>
      a + b < 0.005 ? 'corner' : a > 0.005 ? 'right' : b > 0.005 ? 'top' : 'middle';
    const counts = frequencies(300, definitions, [avoid('a,b', 'a + b > 0.01')], part);
    expect(chiSquare(counts, 4)).toBeLessThan(critical(4));
  });

  it('when the combinations are divided until they can be tried', () => {
    const definitions = ['a', 'b', 'c'].map((name) => define(`randint ${name}`, '1, 1000'));
    // 7069 products of two numbers are at most 1000; four classes of them by the size of c.
    const solutions = Array.from({ length: 1000 }, (_, index) => index + 1).flatMap((a) =>
      Array.from({ length: Math.floor(1000 / a) }, (_, index) => a * (index + 1)),
    );
    const limits = solutions.toSorted((x, y) => x - y).filter((_, index, { length }) => index % (length >> 2) === 0);
    const counts = frequencies(160, definitions, [avoid('a,b,c', 'a*b != c')], ({ c = NaN }) =>
      String(limits.slice(1, 4).filter((limit) => c >= limit).length),
    );
    expect(solutions.length).toBe(7069);
    expect(chiSquare(counts, 4)).toBeLessThan(critical(4));
  });

  it('when all combinations are tried number by number', () => {
    const names = ['a', 'b', 'c', 'd', 'f', 'g', 'h', 'k'];
    const definitions = names.map((name) => define(`randint ${name}`, '1, 8'));
    const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => `${one} = ${other}`));
    const avoided = [...pairs, 'a > b', 'c > d', 'a+b+c+d != 18', 'f+g != h+k'].join(' OR ');
    const counts = frequencies(60, definitions, [avoid(names.join(), avoided)], ({ f = NaN, g = NaN }) =>
      String(f < g),
    );
    expect(chiSquare(counts, 2)).toBeLessThan(critical(2));
  });
});
