import {
  compileExpression,
  maximumSize,
  parseExpression,
  splitNames,
  constants,
  substitute,
  type Expression,
  type ExpressionFailure,
  type FunctionBody,
} from '../../expression/index.ts';
import type { SourceText } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { Drawn } from '../definitions/drawn.ts';
import { expressionFailure, type VariableFailure } from '../definitions/failure.ts';

/**
 * Whether a condition in a text holds for drawn values. An empty one always does (specification 002 §4); one that
 * cannot be evaluated is an error.
 */
export function holds(condition: SourceText, drawn: Drawn): Result<boolean, VariableFailure> {
  if (condition.text.trim() === '') return succeed(true);
  const evaluated = truthIn(condition.text, drawn);
  return evaluated.ok ? evaluated : fail(expressionFailure('', condition, evaluated.failure));
}

/** Whether a condition holds for drawn values; the span of a failure is in the text. */
export function truthIn(text: string, drawn: Drawn): Result<boolean, ExpressionFailure> {
  const functions = new Map<string, FunctionBody>();
  const terms = new Map<string, Expression>();
  const numbers = new Map<string, number>();
  for (const [name, value] of drawn) {
    if (value.kind === 'number') numbers.set(name, value.value);
    else if (value.kind === 'function' && value.parameters.length > 0) functions.set(name, value);
    else if (value.kind === 'function') terms.set(name, value.expression);
  }
  const parsed = parseExpression(text, { functions: new Set(functions.keys()), names: drawn, refusesSmallE: true });
  if (!parsed.ok) return parsed;
  const isKnown = (name: string): boolean => numbers.has(name) || terms.has(name) || constants.has(name);
  const tree = substitute(splitNames(parsed.value, isKnown), { names: terms, functions });
  if (tree === undefined) return fail({ kind: 'tooLong', span: parsed.value.span, limit: maximumSize });
  const compiled = compileExpression(tree, { slots: new Map([...numbers.keys()].map((name, slot) => [name, slot])) });
  if (!compiled.ok) return compiled;
  return compiled.value.type === 'truth'
    ? succeed(compiled.value.evaluate([...numbers.values()]))
    : fail({ kind: 'truthValueExpected', span: parsed.value.span });
}
