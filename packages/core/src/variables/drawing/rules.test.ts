import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../platform/index.ts';
import { avoid, define } from '../../testing/index.ts';
import { drawVariables, toFinding, type RandomRule, type VariableDefinition } from '../index.ts';

function draw(definitions: readonly VariableDefinition[], rules: readonly RandomRule[], seed = 7) {
  return drawVariables(definitions, rules, seededRandom(seed));
}

function numbers(definitions: readonly VariableDefinition[], rules: readonly RandomRule[], seed = 7) {
  const drawn = draw(definitions, rules, seed);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
  return Object.fromEntries(
    [...drawn.value].map(([name, value]) => [name, value.kind === 'number' ? value.value : NaN]),
  );
}

/** The failures of a draw, if any. */
function failures(definitions: readonly VariableDefinition[], rules: readonly RandomRule[]) {
  const drawn = draw(definitions, rules);
  return drawn.ok ? [] : drawn.failure;
}

function kinds(definitions: readonly VariableDefinition[], rules: readonly RandomRule[]) {
  return failures(definitions, rules).map(({ kind }) => kind);
}

describe('a rule', () => {
  it('that nothing can meet is proven to be so, and named with the ranges of its variables', () => {
    const definitions = [define('randint x', '1, 3'), define('randint y', '5, 9')];
    const [failure, ...others] = failures(definitions, [avoid('x', 'x = 2'), avoid('x,y', 'x <= y')]);
    expect(others).toEqual([]);
    expect(failure).toMatchObject({
      kind: 'notFulfilled',
      condition: 'x <= y',
      isProven: true,
      always: [
        { name: 'x', low: 1, high: 3 },
        { name: 'y', low: 5, high: 9 },
      ],
    });
    expect(failure && toFinding(failure)).toMatchObject({
      code: 'RANDADJUSTIF_NOT_FULFILLED',
      data: { condition: 'x <= y', reason: 'alwaysHolds', ranges: 'x ∈ [1, 3], y ∈ [5, 9]' },
    });
  });

  it('that holds whatever is drawn is reported without ranges', () => {
    const [failure] = failures([define('randint a', '1, 3')], [avoid('a', '1 < 2')]);
    expect(failure && toFinding(failure).data).toEqual({ condition: '1 < 2', reason: 'alwaysTrue' });
  });

  it('that contradicts another is named together with it, and no reason is given', () => {
    const found = failures([define('randint a', '1, 9')], [avoid('a', 'a < 5'), avoid('a', 'a >= 5')]);
    expect(found).toMatchObject([
      { condition: 'a < 5', isProven: true },
      { condition: 'a >= 5', isProven: true },
    ]);
    expect(found.every((failure) => failure.kind === 'notFulfilled' && failure.always === undefined)).toBe(true);
  });

  it('about a continuum is proven to be impossible with intervals', () => {
    expect(failures([define('randdouble a', '0, 1')], [avoid('a', 'a < 2')])).toMatchObject([
      { kind: 'notFulfilled', isProven: true, always: [{ name: 'a', low: 0, high: 1 }] },
    ]);
  });

  it('that only one number of a continuum meets is met, one that a line of a plane meets is given up without a proof', () => {
    const definitions = [define('randdouble a', '0, 1'), define('randdouble b', '0, 1')];
    expect(numbers(definitions, [avoid('a', 'a^2 != 1/2')])['a']).toBeCloseTo(Math.SQRT1_2, 11);
    const [failure] = failures(definitions, [avoid('a,b', 'a^2 + b^2 != 1/2')]);
    expect(failure).toMatchObject({ kind: 'notFulfilled', isProven: false });
    expect(failure && toFinding(failure).data['reason']).toBe('notFound');
  });

  it('does not make another one, about other variables, too great to try', () => {
    const definitions = ['a', 'b', 'c', 'd'].map((name) => define(`randint ${name}`, '1, 1000'));
    const values = numbers(definitions, [avoid('a,b', 'a+b > 2'), avoid('c,d', 'c+d > 2')]);
    expect(values).toEqual({ a: 1, b: 1, c: 1, d: 1 });
  });

  it('leaves a number as it was drawn that it reads but does not name', () => {
    const definitions = [define('randint a', '1, 6'), define('randint b', '1, 6')];
    for (let seed = 0; seed < 200; seed++) {
      const values = numbers(definitions, [avoid('b', 'b = a')], seed);
      expect(values['a']).toBe(numbers(definitions, [], seed)['a']);
      expect(values['b']).not.toBe(values['a']);
    }
  });

  it('has the numbers drawn again that it does not name when there is no other way', () => {
    const definitions = [define('randint a', '1, 100'), define('randint b', '1, 3')];
    for (let seed = 0; seed < 20; seed++) {
      const { a = NaN, b = NaN } = numbers(definitions, [avoid('b', 'a != 10b')], seed);
      expect(a).toBe(10 * b);
    }
  });

  it('of a question changes nothing about the numbers of the problem, whatever it reads of them', () => {
    const problem = [define('randint a', '1, 9'), define('randint b', '1, 9'), define('number s', 'a+b')];
    const rules = [avoid('a,b', 's < 12')];
    const question = [define('randint c', '1, 9'), define('randint d', '1, 9')];
    for (let seed = 0; seed < 200; seed++) {
      const alone = numbers(problem, rules, seed);
      const values = numbers([...problem, ...question], [...rules, avoid('c,d', 'c = a OR d = b OR c+d > s')], seed);
      expect(values).toMatchObject(alone);
    }
  });

  it('may be about numbers that are computed from random ones', () => {
    const definitions = [
      define('randint a', '1, 50'),
      define('randint b', '1, 50'),
      define('function f', 'x^2 + a'),
      define('number d', 'f(b) - 2b'),
    ];
    for (let seed = 0; seed < 50; seed++) {
      const { a = NaN, b = NaN, d = NaN } = numbers(definitions, [avoid('d', 'd != 17')], seed);
      expect(b * b + a - 2 * b).toBe(17);
      expect(d).toBe(17);
    }
  });

  it('may read where the elements of a figure start, and name a point', () => {
    const definitions = [define('point P', 'a, 0'), define('randint a', '1, 2')];
    expect(numbers(definitions, [avoid('P', 'P[x] = 1')])).toEqual({ a: 2 });
  });

  it('without a condition is reported at once', () => {
    const definitions = [define('randint a', '1, 9')];
    expect(kinds(definitions, [avoid('a')])).toEqual(['missingCondition']);
    expect(kinds(definitions, [avoid('a', '  ')])).toEqual(['missingCondition']);
  });

  it('may be about a set of numbers, but not about a set of texts', () => {
    const set = (values: string) => [define('drawFromSet c', values)];
    expect(numbers(set('1/2, 2, 7'), [avoid('c', 'c > 1')])).toEqual({ c: 0.5 });
    expect(kinds(set('red, blue'), [avoid('c', '1 = 1')])).toEqual(['noNumberValue']);
    expect(kinds(set('red, blue'), [avoid('c', 'c = 1')])).toEqual(['noNumberValue']);
  });

  it.each([
    ['a', 'a', 'badExpression'],
    ['a', 'a = ', 'badExpression'],
    ['a', 'a = q', 'undefinedName'],
    ['q', 'a = 1', 'undefinedName'],
  ])('about %s with the condition %s fails with %s', (variables, condition, kind) => {
    expect(kinds([define('randint a', '1, 9')], [avoid(variables, condition)])).toEqual([kind]);
  });

  it('reports everything that is wrong with several rules at once', () => {
    const rules = [avoid('a', 'a ='), avoid('q', 'a = 1'), avoid('a')];
    expect(kinds([define('randint a', '1, 9')], rules)).toEqual(['badExpression', 'undefinedName', 'missingCondition']);
  });

  it('survives a thousand rules about a thousand variables', () => {
    const count = 1000;
    const definitions = Array.from({ length: count }, (_, index) => define(`randint a${index}`, '1, 3'));
    const rules = Array.from({ length: count - 1 }, (_, index) => avoid(`a${index}`, `a${index} = a${index + 1}`));
    const values = numbers(definitions, rules);
    for (let index = 1; index < count; index++) expect(values[`a${index}`]).not.toBe(values[`a${index - 1}`]);
  });
});
