import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../platform/index.ts';
import { avoid, define } from '../../testing/index.ts';
import { drawVariables, toFinding, type RandomRule, type VariableDefinition } from '../index.ts';

type Numbers = Readonly<Record<string, number>>;

function draw(definitions: readonly VariableDefinition[], rules: readonly RandomRule[], seed: number) {
  return drawVariables(definitions, rules, seededRandom(seed));
}

/** The values drawn with this many seeds; texts are NaN. */
function draws(count: number, definitions: readonly VariableDefinition[], rules: readonly RandomRule[] = []) {
  return Array.from({ length: count }, (_, seed): Numbers => {
    const drawn = draw(definitions, rules, seed);
    if (!drawn.ok) throw new Error(`seed ${seed}: ${JSON.stringify(drawn.failure)}`);
    return Object.fromEntries(
      [...drawn.value].map(([name, value]) => [name, value.kind === 'number' ? value.value : NaN]),
    );
  });
}

function valuesOf(all: readonly Numbers[], name: string): readonly number[] {
  return [...new Set(all.map((values) => values[name] ?? NaN))].sort((a, b) => a - b);
}

/** The first finding of a failed draw with any of 50 seeds. */
function findingOf(definitions: readonly VariableDefinition[], rules: readonly RandomRule[] = []) {
  for (let seed = 0; seed < 50; seed++) {
    const drawn = draw(definitions, rules, seed);
    if (!drawn.ok) return drawn.failure.map(toFinding).map(({ data }) => [data['reason'], data['text']])[0];
  }
  return undefined;
}

/** Chi-square against equal chances for this many outcomes. */
function chiSquare(outcomes: readonly string[], possible: number): number {
  const counts = new Map<string, number>();
  for (const each of outcomes) counts.set(each, (counts.get(each) ?? 0) + 1);
  const expected = outcomes.length / possible;
  expect(counts.size).toBe(possible);
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a step', () => {
  it.each([
    ['randint a', '0, 100, 25', [0, 25, 50, 75, 100]],
    ['randint a', '-5, 6, 3', [-5, -2, 1, 4]],
    ['randint[Z] a', '-4, 4, 2', [-4, -2, 2, 4]],
    ['randint[Z] a', '-3, 3, 2', [-3, -1, 1, 3]],
    ['randint a', '7, 7, 5', [7]],
  ])('%s from %s draws %j', (head, limits, values) => {
    expect(valuesOf(draws(100, [define(head, limits)]), 'a')).toEqual(values);
  });

  it('is kept when rules have the number drawn again', () => {
    const all = draws(60, [define('randint a', '0, 1000, 10')], [avoid('a', 'mod(a; 130) != 0')]);
    expect(valuesOf(all, 'a')).toEqual([0, 130, 260, 390, 520, 650, 780, 910]);
  });
});

describe('limits that depend on drawn values', () => {
  const pair = [define('randint a', '1, 9'), define('randint b', 'a, 9')];

  it('hold with every seed, and reach their ends', () => {
    const all = draws(400, pair);
    expect(all.every(({ a = NaN, b = NaN }) => a <= b && b <= 9)).toBe(true);
    expect(valuesOf(all, 'b')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('leave the chances of the number they depend on as they are', () => {
    // 26.1 is the 0.1% critical value for nine outcomes.
    expect(
      chiSquare(
        draws(1800, pair).map(({ a }) => String(a)),
        9,
      ),
    ).toBeLessThan(26.1);
  });

  it.each([
    ['computed numbers', [define('randint a', '1, 5'), define('number n', '2a'), define('randint b', 'n, n+3')]],
    ['functions', [define('randint a', '1, 5'), define('function f', '2x'), define('randint b', 'f(a), f(a)+3')]],
    ['variables defined later', [define('randint b', '2a, 2a+3'), define('randint a', '1, 5')]],
  ])('may depend on %s', (_, definitions) => {
    const all = draws(200, definitions);
    expect(all.every(({ a = NaN, b = NaN }) => b >= 2 * a && b <= 2 * a + 3)).toBe(true);
    expect(valuesOf(all, 'b')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('may have a step, counted from the first limit, and leave 0 out', () => {
    const all = draws(300, [define('randint a', '-3, 0'), define('randint[Z] b', 'a, 6, 3')]);
    expect(all.every(({ a = NaN, b = NaN }) => (b - a) % 3 === 0 && b !== 0 && b >= a && b <= 6)).toBe(true);
  });

  it('may limit a real number', () => {
    const all = draws(100, [define('randint a', '1, 9'), define('randdouble b', 'a, a+1')]);
    expect(all.every(({ a = NaN, b = NaN }) => a <= b && b <= a + 1)).toBe(true);
  });

  it('hold when rules have numbers drawn again', () => {
    const all = draws(200, [define('randint a', '1, 40'), define('randint b', 'a, 40')], [avoid('a,b', 'a+b != 41')]);
    expect(all.every(({ a = NaN, b = NaN }) => a <= b && a + b === 41)).toBe(true);
    expect(valuesOf(all, 'a').length).toBeGreaterThan(15);
  });

  it('that leave nothing have the numbers drawn again that they depend on', () => {
    const all = draws(100, [define('randint a', '1, 9'), define('randint b', 'a+5, 9')]);
    expect(all.every(({ a = NaN, b = NaN }) => a + 5 <= b && b <= 9)).toBe(true);
    expect(valuesOf(all, 'a')).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['whole numbers', [define('randint a', '0.5, 3.5')], ['notWhole', '0.5']],
    ['a whole step', [define('randint a', '0, 3, 0.5')], ['notWhole', '0.5']],
    ['whole parts of a fraction', [define('randrat a', '1, 5, 0.5, 2')], ['notWhole', '0.5']],
    ['whole values', [define('randint a', '7, 7'), define('randint b', 'a/2, 9')], ['notWhole', 'a/2 = 3.5']],
    ['a step above 0', [define('randint a', '0, 3, 0')], ['badLimits', '0, 3, 0']],
    ['something between them', [define('randint a', '1, 3'), define('randint b', 'a+9, 5')], ['badLimits', 'a+9, 5']],
    [
      'some value between them',
      [define('randint a', '1, 3'), define('randint b', 'a+5, 3a-2')],
      ['badLimits', 'a+5, 3a-2'],
    ],
    ['an end', [define('randint a', '0, 3'), define('randint b', '1, 1/a')], ['badLimits', '1, 1/a']],
    ['numbers', [define('drawFromSet c', 'red, blue'), define('randint b', '1, c')], ['noNumberValue', 'c']],
    ['an order', [define('randint a', '1, b'), define('randint b', '1, a')], ['dependsOnItself', 'a → b → a']],
    ['numbers for fractions', [define('randint a', '1, 3'), define('randrat b', 'a, 5, 1, 2')], [undefined, undefined]],
  ])('need %s', (_, definitions, found) => {
    expect(findingOf(definitions)).toEqual(found);
  });
});

/** `\drawFromSet{a, b}{1, 2, 3}`. */
function together(names: string, values: string): readonly VariableDefinition[] {
  const [first = '', ...others] = names.split(', ');
  return [
    define(`drawFromSet ${first}`, values),
    ...others.map((name) => ({ ...define(`drawFromSet ${name}`, values), drawnWith: first })),
  ];
}

describe('several variables drawn from one set', () => {
  it('are different', () => {
    const all = draws(200, together('a, b, c', '2, 3, 5, 7'));
    expect(all.every((values) => new Set(Object.values(values)).size === 3)).toBe(true);
  });

  it('are a shuffle if there are as many as elements, each order with the same chance', () => {
    const all = draws(1200, together('a, b, c', '1/2, 3, 5'));
    const orders = all.map((values) => Object.values(values).join());
    // 20.5 is the 0.1% critical value for six outcomes.
    expect(chiSquare(orders, 6)).toBeLessThan(20.5);
  });

  it('may be texts', () => {
    const drawn = draw(together('a, b, c', 'red, green, blue'), [], 1);
    const texts = drawn.ok ? [...drawn.value.values()].map((value) => (value.kind === 'text' ? value.text : '')) : [];
    expect(texts.toSorted()).toEqual(['blue', 'green', 'red']);
  });

  it('stay different when rules have some of them drawn again', () => {
    const digits = together('a, b, c, d', '1, 2, 3, 4, 5, 6');
    for (const rules of [[avoid('a', 'a < 4')], [avoid('a,b,c,d', 'a+b != c+d')], [avoid('d', 'd > 1')]]) {
      const all = draws(100, digits, rules);
      expect(all.every((values) => new Set(Object.values(values)).size === 4)).toBe(true);
    }
  });

  it('are drawn as before if there is only one', () => {
    const one = draws(20, [define('drawFromSet a', '2, 3, 5, 7'), define('randint b', '1, 100')]);
    expect(one.map(({ a }) => a).slice(0, 5)).toMatchInlineSnapshot(`
      [
        2,
        7,
        5,
        7,
        2,
      ]
    `);
  });

  it.each([
    ['different elements', together('a, b', '1, 2, 2/1'), ['elementTwice', '2/1']],
    ['as many elements', together('a, b, c', '1, 2'), ['wrongCount', undefined]],
  ])('need %s', (_, definitions, found) => {
    expect(findingOf(definitions)).toEqual(found);
  });
});
