import type { Answer } from '../document/index.ts';
import type { Exercise } from '../exercise/index.ts';
import {
  childrenOf,
  freeNames,
  hasNode,
  isComplexField,
  isInfinite,
  isReservedName,
  leavesDoubles,
  valueOf,
  type Expression,
} from '../expression/index.ts';
import { readSolution } from '../judgement/index.ts';
import type { Finding, Span } from '../source/index.ts';
import { isRandomType, type DrawnValue } from '../variables/index.ts';

/**
 * Values and solutions that are infinite although nobody asked for infinity, such as 1/0; those without a value cannot be
 * drawn in the first place. Learners would see ∞, or nothing.
 */
export function notFinite(answers: readonly Answer[], exercise: Exercise): readonly Finding[] {
  const { drawn, definitions } = exercise;
  const values = definitions.flatMap(({ name, span, type }): readonly Finding[] => {
    const value = drawn.get(name);
    return value !== undefined && !isRandomType(type) && isUnasked(value, exercise) ? [infinite(name, span)] : [];
  });
  if (values.length > 0) return values;
  return answers.flatMap(({ type, solution }): readonly Finding[] => {
    if (!termTypes.has(type)) return [];
    const term = readSolution(solution.text, exercise);
    return term !== undefined && hasNoValue(term, exercise) ? [infinite(solution.text, solution.span)] : [];
  });
}

const termTypes: ReadonlySet<Answer['type']> = new Set(['input.number', 'input.function']);

function infinite(name: string, span: Span): Finding {
  return { code: 'infinite-value', severity: 'error', span, data: { name } };
}

function isUnasked(value: DrawnValue, exercise: Exercise): boolean {
  switch (value.kind) {
    case 'text':
      return false;
    case 'number':
      return value.term !== undefined && !Number.isFinite(value.value) && hasNoValue(value.term, exercise);
    case 'function':
      return hasNoValue(value.term ?? value.expression, exercise);
  }
}

/** Whether a part without variables is infinite or undefined, and not because it is made of ∞. */
function hasNoValue(term: Expression, exercise: Exercise): boolean {
  if (hasNode(term, (node) => node.kind === 'name' && node.value === 'infinity')) return false;
  return hasLostPart(term, exercise);
}

function hasLostPart(term: Expression, exercise: Exercise): boolean {
  if (term.kind === 'number') return false;
  if (isConstant(term) && !hasNode(term, ({ kind }) => kind === 'vector')) {
    return isInfinite(term) || (!leavesDoubles(term) && isUndefined(term, exercise));
  }
  const isOverZero = term.kind === 'divide' && isConstant(term.right) && numberOf(term.right) === 0;
  return isOverZero || childrenOf(term).some((part) => hasLostPart(part, exercise));
}

function isConstant(term: Expression): boolean {
  return [...freeNames(term)].every(isReservedName);
}

/** Without a value in the field of the question: the root of -1 has one where numbers are complex. */
function isUndefined(term: Expression, { field }: Exercise): boolean {
  const value = valueOf(term, {}, isComplexField(field) ? field : 'real');
  return value.ok && value.value.kind === 'real' && Number.isNaN(value.value.value);
}

function numberOf(term: Expression): number | undefined {
  const value = valueOf(term, {}, 'real');
  return value.ok && value.value.kind === 'real' ? value.value.value : undefined;
}
