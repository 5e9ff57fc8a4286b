import { writesDecimalComma, type Language } from '../../language/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { compileExpression } from './compile.ts';
import type { CompileScope } from './compile-scope.ts';
import type { ExpressionFailure } from '../failure.ts';
import type { Expression } from '../nodes.ts';
import { parseExpression } from '../reading/parse.ts';

/** What an expression is worth: a number, a truth value, or a vector of numbers (a matrix is a vector of rows). */
export type Value = number | boolean | VectorValue;
export type VectorValue = readonly (number | VectorValue)[];

export interface EvaluationOptions {
  /** Values of the names. */
  readonly variables?: Readonly<Record<string, number>>;
  /** Makes the text a learner's input in this language, with its decimal comma. */
  readonly language?: Language;
}

/** Reads, compiles and evaluates a text once. */
export function evaluateExpression(
  text: string,
  { variables = {}, language }: EvaluationOptions = {},
): Result<Value, ExpressionFailure> {
  const parsed = parseExpression(text, { decimalComma: language !== undefined && writesDecimalComma(language) });
  return parsed.ok ? valueOf(parsed.value, variables) : parsed;
}

/** The value of a tree where the names have these values. */
export function valueOf(
  expression: Expression,
  variables: Readonly<Record<string, number>>,
): Result<Value, ExpressionFailure> {
  const entries = Object.entries(variables);
  const scope: CompileScope = { slots: new Map(entries.map(([name], slot) => [name, slot])) };
  return evaluateIn(
    expression,
    scope,
    entries.map(([, value]) => value),
  );
}

function evaluateIn(
  expression: Expression,
  scope: CompileScope,
  frame: readonly number[],
): Result<Value, ExpressionFailure> {
  let inner = expression;
  while (inner.kind === 'group') inner = inner.operand;
  if (inner.kind === 'vector') return evaluateVector(inner.items, scope, frame);
  const compiled = compileExpression(expression, scope);
  return compiled.ok ? succeed(compiled.value.evaluate(frame)) : compiled;
}

function evaluateVector(
  items: readonly Expression[],
  scope: CompileScope,
  frame: readonly number[],
): Result<VectorValue, ExpressionFailure> {
  const values: (number | VectorValue)[] = [];
  for (const item of items) {
    const result = evaluateIn(item, scope, frame);
    if (!result.ok) return result;
    if (typeof result.value === 'boolean') return fail({ kind: 'numberExpected', span: item.span });
    values.push(result.value);
  }
  return succeed(values);
}
