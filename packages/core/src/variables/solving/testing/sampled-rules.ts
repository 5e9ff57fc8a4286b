import fc from 'fast-check';
import { compileExpression, parseExpression } from '../../../expression/index.ts';
import { define } from '../../../testing/index.ts';
import type { RandomRule, VariableDefinition } from '../../definitions/definition.ts';
import { Model, type RandomNumber, type Step } from '../model.ts';
import { readDefinitions } from '../../definitions/read-definitions.ts';
import { readRule, type Condition } from '../read-rules.ts';

/** A random variable with all its values, as documented in the manual. */
export interface Sample {
  readonly definition: VariableDefinition;
  readonly name: string;
  readonly values: readonly number[];
}

export const names = ['a', 'b', 'c'];
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

export const samples = fc.tuple(aSample('a'), aSample('b'), aSample('c'));

export const { condition: conditions } = fc.letrec<{ readonly number: string; readonly condition: string }>((tie) => ({
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

/** Numbers and functions that the conditions may refer to. */
export const others = [define('number s', 'a + 2b'), define('function f', 'x + c')];

const slots = new Map([...names, 's'].map((name, slot) => [name, slot]));

function conditionOf(text: string): (a: number, b: number, c: number) => boolean {
  // f is inlined here, since drawing with f is what is being tested.
  const parsed = parseExpression(text.replaceAll(/\bf\(/g, '(c+'));
  const compiled = parsed.ok ? compileExpression(parsed.value, { slots }) : parsed;
  if (!compiled.ok || compiled.value.type !== 'truth') throw new Error(text);
  const { evaluate } = compiled.value;
  return (a, b, c) => evaluate([a, b, c, a + 2 * b]);
}

/** All combinations of values for which no condition holds. */
export function solutionsOf([as, bs, cs]: readonly [Sample, Sample, Sample], avoided: readonly string[]) {
  const tests = avoided.map(conditionOf);
  return as.values.flatMap((a) =>
    bs.values.flatMap((b) =>
      cs.values.flatMap((c) => (tests.some((holds) => holds(a, b, c)) ? [] : [`${a} ${b} ${c}`])),
    ),
  );
}

/** The search space when rules are met: the random numbers that decide them, and the numbers computed from those. */
export interface RuleSearch {
  readonly model: Model;
  readonly conditions: readonly Condition[];
  readonly randoms: readonly RandomNumber[];
  readonly steps: readonly Step[];
}

/** Compiles definitions and rules. */
export function searchOf(definitions: readonly VariableDefinition[], rules: readonly RandomRule[]): RuleSearch {
  const { read, defined } = readDefinitions(definitions);
  const model = new Model(
    read
      .flatMap((each) => (each.kind === 'limited' ? [] : [each]))
      .toSorted((left, right) => rank(left.kind) - rank(right.kind)),
  );
  const conditions = rules.flatMap((rule) => {
    const condition = readRule(rule, model, defined);
    return condition.ok ? [condition.value] : [];
  });
  if (conditions.length < rules.length || model.failures.length > 0) throw new Error('a definition or rule is wrong');
  return {
    model,
    conditions,
    randoms: [...new Set(conditions.flatMap(({ decisive }) => decisive))],
    steps: model.steps.filter((step) => conditions.some((condition) => condition.steps.includes(step))),
  };
}

function rank(kind: 'random' | 'number' | 'function'): number {
  return ['random', 'number', 'function'].indexOf(kind);
}
