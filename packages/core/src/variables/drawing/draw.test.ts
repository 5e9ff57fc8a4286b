import { describe, expect, it } from 'vitest';
import { printText } from '../../expression/index.ts';
import { seededRandom } from '../../platform/index.ts';
import { define } from '../../testing/index.ts';
import { drawVariables, toFinding, type RandomRule, type VariableDefinition } from '../index.ts';

function draw(definitions: readonly VariableDefinition[], rules: readonly RandomRule[] = [], seed = 7) {
  return drawVariables(definitions, rules, seededRandom(seed));
}

function numbers(definitions: readonly VariableDefinition[], rules: readonly RandomRule[] = [], seed = 7) {
  const drawn = draw(definitions, rules, seed);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
  return Object.fromEntries(
    [...drawn.value].map(([name, value]) => [name, value.kind === 'number' ? value.value : NaN]),
  );
}

function term(definitions: readonly VariableDefinition[], name: string) {
  const drawn = draw(definitions);
  const value = drawn.ok ? drawn.value.get(name) : undefined;
  return value?.kind === 'function' ? [printText(value.expression), ...value.parameters] : drawn;
}

function failures(definitions: readonly VariableDefinition[]) {
  const drawn = draw(definitions);
  return drawn.ok ? [] : drawn.failure;
}

function codes(definitions: readonly VariableDefinition[], rules: readonly RandomRule[] = []) {
  const drawn = draw(definitions, rules);
  return drawn.ok ? [] : drawn.failure.map((failure) => [failure.kind, toFinding(failure).code]);
}

describe('random variables', () => {
  it('are whole numbers from the least to the greatest, both reached', () => {
    const seen = new Set(
      Array.from({ length: 200 }, (_, seed) => numbers([define('randint a', '-1, 1')], [], seed)['a']),
    );
    expect([...seen].sort()).toEqual([-1, 0, 1]);
  });

  it('leave out zero when asked to', () => {
    const seen = new Set(
      Array.from({ length: 200 }, (_, seed) => numbers([define('randint[Z] a', '-1, 1')], [], seed)['a']),
    );
    expect([...seen].sort()).toEqual([-1, 1]);
  });

  it('are fractions in lowest terms, never zero', () => {
    const definition = define('randrat a', '-4, 4, -3, 3');
    for (let seed = 0; seed < 200; seed++) {
      const drawn = draw([definition], [], seed);
      const value = drawn.ok ? drawn.value.get('a') : undefined;
      if (value?.kind !== 'number') throw new Error('a is no number');
      expect(Number.isFinite(value.value)).toBe(true);
      expect(value.value).not.toBe(0);
      if (value.denominator === undefined) expect(Number.isInteger(value.value)).toBe(true);
      else {
        expect([2, 3]).toContain(value.denominator);
        expect((value.numerator ?? 0) % value.denominator).not.toBe(0);
        expect((value.numerator ?? 0) / value.denominator).toBe(value.value);
      }
    }
  });

  it('are real numbers between their limits', () => {
    const { a = NaN } = numbers([define('randdouble a', '2, 3')]);
    expect(a).toBeGreaterThanOrEqual(2);
    expect(a).toBeLessThan(3);
  });

  it('are elements of a set of numbers, with their exact fractions', () => {
    const drawn = draw([define('drawFromSet a', '1/3')]);
    expect(drawn.ok && drawn.value.get('a')).toEqual({ kind: 'number', value: 1 / 3, numerator: 1, denominator: 3 });
  });

  it('are texts when not every element is a number', () => {
    const drawn = draw([define('drawFromSet a', 'red')]);
    expect(drawn.ok && drawn.value.get('a')).toEqual({ kind: 'text', text: 'red' });
  });

  it('are the same for the same seed, and do not change when a number is defined before them', () => {
    const plain = [define('randint a', '1, 1000'), define('randint b', '1, 1000')];
    expect(numbers(plain)).toEqual(numbers(plain));
    expect(numbers([define('number c', 'b+a'), ...plain])).toMatchObject(numbers(plain));
  });

  it.each([
    ['randint a', '3, 1', 'badLimits'],
    ['randint[Z] a', '0, 0', 'badLimits'],
    ['randint a', '0.5, 3', 'notWhole'],
    ['randrat a', '1, 2, 0, 0', 'badLimits'],
    ['randrat a', '0, 0, 1, 2', 'badLimits'],
    ['randint a', '1', 'wrongCount'],
    ['randint[Q] a', '1, 2', 'unknownOption'],
    ['randint a', '1, b', 'undefinedName'],
    ['randint a', '1, (2', 'badExpression'],
  ])('%s from %s fails with %s', (head, values, kind) => {
    expect(codes([define(head, values)]).map(([found]) => found)).toEqual([kind]);
  });
});

describe('numbers and functions', () => {
  it('may be defined before what they depend on', () => {
    expect(numbers([define('number c', 'b+1'), define('number b', 'f(2)'), define('function f', 'x^2')])).toMatchObject(
      {
        b: 4,
        c: 5,
      },
    );
  });

  it('keep exact fractions', () => {
    const drawn = draw([define('number a', '3/4'), define('number b', 'a/3 + 1')]);
    expect(drawn.ok && drawn.value.get('b')).toEqual({ kind: 'number', value: 1.25, numerator: 5, denominator: 4 });
  });

  it('have values put in without changing the form', () => {
    const definitions = [define('number a', '-3'), define('number b', '12')];
    expect(term([...definitions, define('function f', 'a x^2 - a + b/4')], 'f')).toEqual(['-3 x^2 - -3 + 12/4', 'x']);
    expect(term([...definitions, define('function f', 'x^a + a^2')], 'f')).toEqual(['x^-3 + (-3)^2', 'x']);
    expect(term([...definitions, define('function f', '2a')], 'f')).toEqual(['2*-3']);
  });

  it('are worked out when the author wants that, rounded to the digits asked for', () => {
    const c = define('number c', '10');
    expect(term([c, define('function[calculate] f', 'c/4')], 'f')).toEqual(['2.5']);
    expect(term([c, define('function[calculate, 3] f', 'c/3')], 'f')).toEqual(['3.333']);
    expect(term([c, define('function[calculate] f', '(c+2) x')], 'f')).toEqual(['12 x', 'x']);
  });

  it('are brought to their normal form, or multiplied out, when the author wants that', () => {
    const a = define('number a', '3');
    expect(term([a, define('function[normalize] f', 'x + a x')], 'f')).toEqual(['4 x', 'x']);
    expect(term([a, define('function[normalize] f', '(x+1)(x+a)')], 'f')).toEqual(['(x + 1) (x + 3)', 'x']);
    expect(term([a, define('function[expand] f', '(x+1)(x+a)')], 'f')).toEqual(['x^2 + 4 x + 3', 'x']);
    expect(term([a, define('function[replace] f', '12/4 + a')], 'f')).toEqual(['12/4 + 3']);
  });

  it.each(['function[normalise] f', 'function[calculate,x] f', 'function[editable,3] f', 'function[expand,3] f'])(
    'know their actions: %s',
    (head) => {
      const expected = head.includes('normalise') ? [] : ['unknownOption'];
      expect(codes([define(head, 'x')]).map(([kind]) => kind)).toEqual(expected);
    },
  );

  it('have the free names of the term as parameters, or those listed', () => {
    const a = define('number a', '2');
    expect(term([a, define('function f', 'ax+y')], 'f')).toEqual(['2 x + y', 'x', 'y']);
    expect(term([a, define('function f', 'x+y, [y,x]')], 'f')).toEqual(['x + y', 'y', 'x']);
  });

  it('write calls of other functions out', () => {
    expect(term([define('function f', 'x+1'), define('function g', '2f(y)')], 'g')).toEqual(['2 (y + 1)', 'y']);
  });

  it('do not grow beyond all bounds', () => {
    const doubling = Array.from({ length: 40 }, (_, index) =>
      define(`function f${index + 1}`, `f${index}(x)+f${index}(x)`),
    );
    expect(codes([define('function f0', 'x'), ...doubling]).map(([kind]) => kind)).toContain('badExpression');
  });

  it('survive ten thousand definitions that depend on each other', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => define(`number a${index}`, `a${index + 1}+1`));
    expect(numbers([...chain, define('number a10000', '0')])['a0']).toBe(10_000);
  });

  it('are left to a figure where they depend on its elements', () => {
    const definitions = [
      define('point P', '1, 2'),
      define('slider s', '1, 0, 5'),
      define('number n', 'P[x]+s'),
      define('randint a', '4, 4'),
    ];
    const drawn = draw(definitions);
    expect(drawn.ok && [...drawn.value.keys()]).toEqual(['a']);
  });

  it.each([
    [[define('number a', 'b'), define('number b', 'a')], 'dependsOnItself', 'BAD_DEFINITION'],
    [[define('number a', 'c+1')], 'undefinedName', 'VARIABLE_NOT_DEFINED'],
    [[define('number a', '(1')], 'badExpression', 'MISSING_CLOSING_BRACKET'],
    [[define('number a', '1+*2')], 'badExpression', 'BAD_DEFINITION'],
    [[define('number a', '0/0')], 'noNumberValue', 'BAD_DEFINITION'],
    [[define('number a', '1<2')], 'badExpression', 'BAD_DEFINITION'],
    [[define('number a', '1, 2')], 'wrongCount', 'BAD_DEFINITION'],
    [[define('number a', '1'), define('number a', '2')], 'duplicateName', 'NAME_ALREADY_USED'],
    [[define('number sin', '1')], 'reservedName', 'BAD_VARIABLE_NAME'],
    [[define('number log_3', '1')], 'reservedName', 'BAD_VARIABLE_NAME'],
    [[define('number 2a', '1')], 'badName', 'BAD_VARIABLE_NAME'],
    [[define('function f', 'x+y, [x]')], 'undefinedName', 'VARIABLE_NOT_DEFINED'],
    [[define('function f', 'x, x')], 'notAParameterList', 'BAD_DEFINITION'],
    [[define('function f', 'x^2'), define('number a', 'f(1;2)')], 'badExpression', 'BAD_DEFINITION'],
    [[define('drawFromSet c', 'red, blue'), define('number a', 'c+1')], 'noNumberValue', 'BAD_DEFINITION'],
  ])('fails for %j with %s', (definitions, kind, code) => {
    expect(codes(definitions)).toEqual([[kind, code]]);
  });

  it.each([
    ['sin', 'sin_1'],
    ['2a', 'a_2a'],
  ])('suggests another name for %s', (name, suggestion) => {
    const drawn = draw([define(`number ${name}`, '1')]);
    const [failure] = drawn.ok ? [] : drawn.failure;
    expect(failure && toFinding(failure).data).toMatchObject({ suggestion });
  });

  it('reports a circle with the places of all its members', () => {
    const drawn = draw([define('number a', 'b'), define('number b', 'c'), define('number c', 'a')]);
    expect(drawn).toMatchObject({ ok: false, failure: [{ names: ['a', 'b', 'c', 'a'], spans: { length: 3 } }] });
  });

  it('reports a name with all the places where it is defined, those of the problem and of the question', () => {
    const drawn = draw([
      define('randint a', '1, 2', 10),
      define('number b', '1', 20),
      define('number a', '1', 30),
      define('number a', '2', 50),
    ]);
    expect(drawn).toEqual({
      ok: false,
      failure: [
        {
          kind: 'duplicateName',
          name: 'a',
          span: { from: 30, to: 31 },
          spans: [
            { from: 10, to: 11 },
            { from: 30, to: 31 },
            { from: 50, to: 51 },
          ],
        },
      ],
    });
  });

  it('lists all places in the finding too', () => {
    const [failure] = failures([define('number a', '1', 30), define('number a', '2', 50), define('number a', '3', 70)]);
    expect(failure && toFinding(failure)).toMatchObject({
      code: 'NAME_ALREADY_USED',
      span: { from: 50 },
      others: [{ from: 30 }, { from: 70 }],
    });
  });

  it('reports everything that is wrong at once', () => {
    const definitions = [
      define('number a', 'b'),
      define('number b', 'a'),
      define('number c', '1+'),
      define('randint d', '2, 1'),
    ];
    expect(codes(definitions).map(([kind]) => kind)).toEqual(['badExpression', 'badLimits', 'dependsOnItself']);
  });
});
