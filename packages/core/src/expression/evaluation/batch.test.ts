import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberTexts, runs } from '../../testing/index.ts';
import { compileBatch, compileExpression, parseExpression, type Expression } from '../index.ts';

const slots = new Map([['a', 0]]);
const varying = ['x', 'y'];

function treeOf(text: string): Expression {
  const parsed = parseExpression(text, { functions: new Set(['f']) });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.failure.kind}`);
  return parsed.value;
}

function columns(count: number): readonly [Float64Array, Float64Array] {
  return [
    Float64Array.from({ length: count }, (_, at) => at / 50 - 4),
    Float64Array.from({ length: count }, (_, at) => 3 - at / 70),
  ];
}

/** The values of a text at 600 points, from the batch and one by one from compileExpression. */
function bothWays(text: string, a: number) {
  const count = 600;
  const [xs, ys] = columns(count);
  const functions = new Map([['f', (u: number, v: number) => u - 2 * v]]);
  const tree = treeOf(text);
  const batch = compileBatch(tree, { slots, varying, functions });
  const single = compileExpression(tree, {
    slots: new Map([
      ['a', 0],
      ['x', 1],
      ['y', 2],
    ]),
    functions,
  });
  if (!batch.ok || !single.ok) throw new Error(`${text}: ${batch.ok ? 'single' : batch.failure.kind}`);
  const into = new Float64Array(count);
  batch.value([a], [xs, ys], into, count);
  const { evaluate } = single.value;
  return { batch: [...into], single: [...xs].map((x, at) => Number(evaluate([a, x, ys[at] ?? NaN]))) };
}

describe('a batch', () => {
  it.each([
    'x',
    'a',
    '3',
    'x + y',
    'a x^2 + 2x y - 3/x',
    '2/x - x/2 + (1 - y)',
    '(x-1)^3 + x^y + 2^x + (x)^(1/3)',
    'x! + |y| + x mod 3 + 8#3 x',
    'if(x<y; sin x; cos(a y))',
    'min(x;y;a) + max([x;2]) + atan2(y;x)',
    'x < y',
    'NOT (x<y) OR x<1 AND y>=a',
    '-2 < x < y <= 2',
    'f(x;y) + f(a;a) + f(x;1)',
    'xy + ax',
    'true',
  ])('has the values of single evaluation for %s', (text) => {
    const { batch, single } = bothWays(text, 1.5);
    expect(batch).toEqual(single);
  });

  it('has the values of single evaluation for any expression', () => {
    fc.assert(
      fc.property(numberTexts, fc.double({ min: -3, max: 3, noNaN: true }), (text, a) => {
        const { batch, single } = bothWays(text, a);
        expect(batch).toEqual(single);
      }),
      { seed: 11, numRuns: runs / 4 },
    );
  });

  it.each([
    ['x + q', 'unknownName'],
    ['x + (x<1)', 'numberExpected'],
    ['sin(x;y)', 'wrongNumberOfArguments'],
    ['x AND y', 'truthValueExpected'],
    ['[x;1]', 'numberExpected'],
  ])('refuses %s as single evaluation does', (text, kind) => {
    const tree = treeOf(text);
    const batch = compileBatch(tree, { slots, varying });
    const single = compileExpression(tree, { slots: new Map([...slots, ['x', 1], ['y', 2]]) });
    expect(batch).toEqual(single);
    expect(batch).toMatchObject({ ok: false, failure: { kind } });
  });
});
