import { compileBatch, compileExpression, type Batch, type Expression, childrenOf } from '../../expression/index.ts';
import { nodesIn } from './allowance.ts';
import type { Model, RandomNumber, Step } from './model.ts';
import { alternativesOf, type Condition } from './read-rules.ts';
import { namesUsedBy, SortedWork, type Work } from './sorted-work.ts';

/** Columns of numbers, each computed from earlier ones, and the condition that can be tested on them. */
export interface Columns {
  readonly names: readonly string[];
  /** Compute the last columns. */
  readonly work: readonly Batch[];
  /** Non-zero in rows that are to be avoided; missing if nothing can be tested. */
  readonly test: Batch | undefined;
  /** Nodes evaluated per row, for an allowance. */
  readonly cost: number;
}

/** Adds one random number to existing rows: each row yields one row per value. */
export interface Extension {
  readonly random: RandomNumber;
  /** The random number is the first column; the following ones depend on it alone. */
  readonly own: Columns;
  /**
   * The columns of the existing rows that are still needed come first, then the own ones, then those that depend on
   * both.
   */
  readonly joint: Columns;
  /** Which of the joint columns the next extension needs. */
  readonly kept: readonly number[];
}

/**
 * How all combinations of values of random numbers are enumerated: one number after another, so that every condition is
 * tested as soon as its numbers are known, and what depends on one number alone is computed once per value.
 */
export interface CombinationPlan {
  /** What is the same for all combinations. */
  readonly fixed: readonly { readonly slot: number; readonly evaluate: (frame: ArrayLike<number>) => number }[];
  readonly fixedTests: readonly ((frame: ArrayLike<number>) => boolean)[];
  readonly extensions: readonly Extension[];
}

/**
 * Plans how combinations of some random numbers are enumerated while the others stay fixed. Undefined if functions in
 * the conditions are too large.
 */
export function planCombinations(
  model: Model,
  randoms: readonly RandomNumber[],
  conditions: readonly Condition[],
  steps: readonly Step[],
): CombinationPlan | undefined {
  const trees = model.writeOut([...steps, ...conditions].map(({ expression }) => expression));
  const alternatives = trees.slice(steps.length).flatMap(alternativesOf);
  const work = new SortedWork(model, inOrderOfDecision(model, randoms, alternatives));
  for (const [index, { name }] of steps.entries()) {
    const tree = trees[index];
    if (tree !== undefined) work.addNumber(name, tree);
  }
  for (const alternative of alternatives) work.addCondition(alternative);
  return compilePlan(work);
}

function compilePlan({ slots, fixed, levels }: SortedWork): CombinationPlan | undefined {
  const refused: Expression[] = [];
  const batchOf = (expression: Expression, varying: readonly string[]): readonly Batch[] => {
    const batch = compileBatch(expression, { slots, varying });
    if (!batch.ok) refused.push(expression);
    return batch.ok ? [batch.value] : [];
  };
  const columnsOf = (known: readonly string[], { numbers, conditions }: Work): Columns => {
    const names = [...known, ...numbers.map(({ name }) => name)];
    const any = anyOf(conditions);
    const [test] = any === undefined ? [] : batchOf(any, names);
    const cost = nodesIn([...numbers.map(({ expression }) => expression), ...conditions]);
    return { names, work: numbers.flatMap(({ expression }) => batchOf(expression, names)), test, cost };
  };
  let known: readonly string[] = [];
  const extensions = levels.map(({ random, own, joint }, depth): Extension => {
    const ownColumns = columnsOf([random.name], own);
    const jointColumns = columnsOf([...known, ...ownColumns.names], joint);
    const used = new Set(levels.slice(depth + 1).flatMap((level) => [...namesUsedBy(level.joint)]));
    const kept = [...jointColumns.names.keys()].filter((index) => used.has(jointColumns.names[index] ?? ''));
    known = kept.flatMap((index) => jointColumns.names[index] ?? []);
    return { random, own: ownColumns, joint: jointColumns, kept };
  });
  const fixedNumbers = fixed.numbers.flatMap(({ name, expression }) => {
    const compiled = compileExpression(expression, { slots });
    const slot = slots.get(name);
    if (!compiled.ok) refused.push(expression);
    return compiled.ok && compiled.value.type === 'number' && slot !== undefined
      ? [{ slot, evaluate: compiled.value.evaluate }]
      : [];
  });
  const fixedTests = fixed.conditions.flatMap((condition) => {
    const compiled = compileExpression(condition, { slots });
    if (!compiled.ok) refused.push(condition);
    return compiled.ok && compiled.value.type === 'truth' ? [compiled.value.evaluate] : [];
  });
  return refused.length === 0 ? { fixed: fixedNumbers, fixedTests, extensions } : undefined;
}

function anyOf(conditions: readonly Expression[]): Expression | undefined {
  const [first, ...others] = conditions;
  return first && others.reduce((left, right): Expression => ({ kind: 'or', span: left.span, left, right }), first);
}

/**
 * First the numbers of the condition that is decided after the fewest combinations, then those of the next; numbers
 * with many values last.
 */
function inOrderOfDecision(
  model: Model,
  randoms: readonly RandomNumber[],
  conditions: readonly Expression[],
): readonly RandomNumber[] {
  const bySize = randoms.toSorted((a, b) => a.domain.size - b.domain.size);
  let open = conditions.map((condition) => {
    const names = model.reachOf(namesIn(condition));
    return bySize.filter(({ name }) => names.has(name));
  });
  const order = new Set<RandomNumber>();
  for (;;) {
    open = open.map((group) => group.filter((random) => !order.has(random))).filter(({ length }) => length > 0);
    const next = open.toSorted((a, b) => combinationsOf(a) - combinationsOf(b))[0];
    if (next === undefined) return [...order];
    for (const random of next) order.add(random);
  }
}

/** The number of combinations of values; infinite if one is a continuum. */
function combinationsOf(randoms: readonly RandomNumber[]): number {
  return randoms.reduce((product, { domain }) => product * domain.size, 1);
}

/** Names of variables in a tree without calls to defined functions. */
function namesIn(expression: Expression): readonly string[] {
  return expression.kind === 'name' ? [expression.value] : childrenOf(expression).flatMap(namesIn);
}
