import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileExpression, parseExpression } from '../expression/index.ts';
import { seededRandom, type Random } from '../platform/index.ts';
import { avoid, define } from '../testing/definitions.ts';
import { runs } from '../testing/index.ts';
import { wholeBox } from './box.ts';
import { planCombinations } from './combination-plan.ts';
import { chooseAmong } from './enumerate.ts';
import { drawVariables, type RandomRule, type VariableDefinition } from './index.ts';
import { Model, type RandomNumber } from './model.ts';
import { readDefinitions } from './read-definitions.ts';
import { readRule } from './read-rules.ts';

/** A random variable with all its values, as the manual tells them. */
interface Sample {
  readonly definition: VariableDefinition;
  readonly name: string;
  readonly values: readonly number[];
}

const names = ['a', 'b', 'c'];
const limits = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: 0, max: 7 }));

function between(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function aSample(name: string): fc.Arbitrary<Sample> {
  return fc.oneof(
    limits.map(([from, width]) => ({
      definition: define(`randint ${name}`, `${from}, ${from + width}`),
      name,
      values: between(from, from + width),
    })),
    limits.map(([from, width]) => ({
      definition: define(`randint[Z] ${name}`, `${from}, ${from + width + 1}`),
      name,
      values: between(from, from + width + 1).filter((value) => value !== 0),
    })),
    fc.tuple(limits, fc.integer({ min: -2, max: 1 })).map(([[from, width], under]) => ({
      definition: define(`randrat ${name}`, `${from}, ${from + width + 1}, ${under}, ${under + 2}`),
      name,
      values: between(from, from + width + 1)
        .filter((value) => value !== 0)
        .flatMap((over) =>
          between(under, under + 2)
            .filter((value) => value !== 0)
            .map((each) => over / each),
        ),
    })),
    fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 6 }).map((values) => ({
      definition: define(`drawFromSet ${name}`, values.join(', ')),
      name,
      values,
    })),
  );
}

const samples = fc.tuple(aSample('a'), aSample('b'), aSample('c'));

const { condition: conditions } = fc.letrec<{ readonly number: string; readonly condition: string }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(...names, ...names, 's', 's', '1', '2', '5'),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', ' mod '), tie('number'))
      .map(([left, sign, right]) => `(${left}${sign}${right})`),
    tie('number').map((operand) => `(${operand})^2`),
    tie('number').map((operand) => `(${operand})^(1/3)`),
    tie('number').map((operand) => `sqrt(${operand})`),
    tie('number').map((operand) => `f(${operand})`),
    fc.tuple(tie('number'), tie('number')).map(([a, b]) => `min([${a};${b}])`),
    fc.tuple(tie('condition'), tie('number'), tie('number')).map(([condition, a, b]) => `if(${condition};${a};${b})`),
  ),
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '=', '!='), tie('number'))
      .map(([left, sign, right]) => `${left} ${sign} ${right}`),
    fc.tuple(tie('number'), tie('number'), tie('number')).map(([a, b, c]) => `${a} < ${b} <= ${c}`),
    fc
      .tuple(tie('condition'), fc.constantFrom('AND', 'OR'), tie('condition'))
      .map(([a, sign, b]) => `[${a}] ${sign} [${b}]`),
    tie('condition').map((operand) => `NOT [${operand}]`),
  ),
}));

/** Numbers and functions that the conditions may be about. */
const others = [define('number s', 'a + 2b'), define('function f', 'x + c')];

const slots = new Map([...names, 's'].map((name, slot) => [name, slot]));

function conditionOf(text: string): (a: number, b: number, c: number) => boolean {
  // f is written out here: it is the draw that is to be tested with it.
  const parsed = parseExpression(text.replaceAll(/\bf\(/g, '(c+'));
  const compiled = parsed.ok ? compileExpression(parsed.value, { slots }) : parsed;
  if (!compiled.ok || compiled.value.type !== 'truth') throw new Error(text);
  const { evaluate } = compiled.value;
  return (a, b, c) => evaluate([a, b, c, a + 2 * b]);
}

/** All combinations of values that no condition holds for. */
function solutionsOf([as, bs, cs]: readonly [Sample, Sample, Sample], avoided: readonly string[]) {
  const tests = avoided.map(conditionOf);
  return as.values.flatMap((a) =>
    bs.values.flatMap((b) =>
      cs.values.flatMap((c) => (tests.some((holds) => holds(a, b, c)) ? [] : [`${a} ${b} ${c}`])),
    ),
  );
}

describe('a draw', () => {
  it('avoids all conditions in any definitions that can avoid them, and is proven impossible in all others', () => {
    fc.assert(
      fc.property(
        samples,
        fc.array(fc.tuple(fc.subarray(names, { minLength: 1 }), conditions), { minLength: 1, maxLength: 3 }),
        fc.integer(),
        (all, rules, seed) => {
          const definitions = [...others, ...all.map(({ definition }) => definition)];
          const drawn = drawVariables(
            definitions,
            rules.map(([listed, condition]) => avoid(listed.join(), condition)),
            seededRandom(seed),
          );
          const solutions = solutionsOf(
            all,
            rules.map(([, condition]) => condition),
          );
          if (drawn.ok) {
            const values = names
              .map((name) => drawn.value.get(name))
              .map((each) => (each?.kind === 'number' ? each.value : NaN));
            expect(solutions).toContain(values.join(' '));
          } else {
            expect(drawn.failure).toSatisfy((failures: typeof drawn.failure) =>
              failures.every((failure) => failure.kind === 'notFulfilled' && failure.isProven),
            );
            expect(solutions).toEqual([]);
          }
        },
      ),
      { seed: 7, numRuns: runs / 2 },
    );
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(samples, conditions, fc.integer(), (all, condition, seed) => {
        const definitions = all.map(({ definition }) => definition);
        const draw = () => drawVariables([...others, ...definitions], [avoid('a,b', condition)], seededRandom(seed));
        expect(draw()).toEqual(draw());
      }),
      { seed: 7, numRuns: runs / 4 },
    );
  });

  it('is between its limits where it is a real number', () => {
    const ends = fc.double({ min: -1e6, max: 1e6, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(ends, ends, fc.integer(), (one, other, seed) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const drawn = drawVariables(
          [define('randdouble a', `${from.toFixed(9)}, ${to.toFixed(9)}`)],
          [],
          seededRandom(seed),
        );
        const value = drawn.ok ? drawn.value.get('a') : undefined;
        if (value?.kind !== 'number') throw new Error('no number');
        expect(value.value).toBeGreaterThanOrEqual(Number(from.toFixed(9)));
        expect(value.value).toBeLessThanOrEqual(Number(to.toFixed(9)));
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

describe('trying all combinations', () => {
  it('finds as many solutions as a loop over all of them', () => {
    fc.assert(
      fc.property(samples, fc.array(conditions, { minLength: 1, maxLength: 2 }), (all, avoided) => {
        const rules = avoided.map((condition) => avoid('a,b,c', condition));
        const { count, randoms } = countSolutions([...all.map(({ definition }) => definition), ...others], rules);
        fc.pre(randoms.length > 0);
        const tried = all.filter(({ name }) => randoms.some((random) => random.name === name));
        const untried = all.filter((sample) => !tried.includes(sample));
        const copies = untried.reduce((product, { values }) => product * values.length, 1);
        expect(count * copies).toBe(solutionsOf(all, avoided).length);
      }),
      { seed: 7, numRuns: runs / 2 },
    );
  });
});

/** How many combinations of what decides the rules avoid them: the last newcomer is compared with all there are. */
function countSolutions(definitions: readonly VariableDefinition[], rules: readonly RandomRule[]) {
  const { read, defined } = readDefinitions(definitions);
  const inOrder = read.toSorted((left, right) => rank(left.kind) - rank(right.kind));
  const model = new Model(inOrder);
  const avoided = rules.flatMap((rule) => {
    const condition = readRule(rule, model, defined);
    return condition.ok ? [condition.value] : [];
  });
  if (avoided.length < rules.length || model.failures.length > 0) throw new Error('a definition or rule is wrong');
  const randoms: readonly RandomNumber[] = [...new Set(avoided.flatMap(({ decisive }) => decisive))];
  const steps = model.steps.filter((step) => avoided.some((condition) => condition.steps.includes(step)));
  if (randoms.length === 0) return { count: 0, randoms };
  const plan = planCombinations(model, randoms, avoided, steps);
  if (plan === undefined) throw new Error('no plan');
  let count = 0;
  const counting: Random = {
    integer: (min, max) => {
      count = max + 1;
      return min;
    },
    fraction: () => 0,
  };
  const isMet = chooseAmong(model, plan, [wholeBox(randoms)], counting);
  expect(isMet).toBe(count > 0);
  return { count, randoms };
}

function rank(kind: 'random' | 'number' | 'function'): number {
  return ['random', 'number', 'function'].indexOf(kind);
}
