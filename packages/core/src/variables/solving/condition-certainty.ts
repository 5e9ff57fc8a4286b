import { compileInterval, newInterval, type Certainty, type Interval } from '../../expression/index.ts';
import type { IndexBox } from './index-box.ts';
import type { Model, Step } from './model.ts';
import type { Condition } from './read-rules.ts';

/**
 * What is certain about conditions while random numbers range over a box: whether each holds for all values in it, or
 * for none.
 */
export type ConditionCertainty = (box: IndexBox) => readonly Certainty[];

/** Evaluates with intervals; numbers outside the box stay fixed. */
export function certaintyOf(
  model: Model,
  conditions: readonly Condition[],
  steps: readonly Step[],
): ConditionCertainty {
  const cells = Array.from(model.frame, (value): Interval => {
    return value === value ? { low: value, high: value, isDefined: true } : newInterval();
  });
  const { slots } = model;
  const trees = model.writeOut([...steps, ...conditions].map(({ expression }) => expression));
  const compiled = trees.map((tree) => compileInterval(tree, { slots }));
  const work = steps.flatMap(({ slot }, index) => {
    const [result, into] = [compiled[index], cells[slot]];
    return result?.ok && result.value.type === 'number' && into ? [{ evaluate: result.value.evaluate, into }] : [];
  });
  const certainties = compiled
    .slice(steps.length)
    .map((result) => (result.ok && result.value.type === 'truth' ? result.value.evaluate : undefined));
  const isComplete = work.length === steps.length;
  return (box) => {
    for (const [{ slot, domain }, { from, to }] of box) {
      const cell = cells[slot];
      if (cell !== undefined) Object.assign(cell, domain.hull(from, to), { isDefined: true });
    }
    for (const { evaluate, into } of work) evaluate(cells, into);
    return certainties.map((certainty) => (isComplete && certainty?.(cells)) || 'unknown');
  };
}
