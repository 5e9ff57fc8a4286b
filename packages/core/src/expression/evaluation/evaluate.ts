import { writesDecimalComma, type Language } from '../../language/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { compileExpression } from './compile.ts';
import type { ExpressionFailure } from '../failure.ts';
import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { one, zero } from '../numbers/rational.ts';
import { parseExpression } from '../reading/parse.ts';
import { splitNames } from '../reading/split-names.ts';
import { hasNode } from '../tree.ts';
import { evaluateTree } from '../values/evaluate-tree.ts';
import { Evaluation } from '../values/evaluation.ts';
import type { Field } from '../values/field.ts';
import { restrict } from '../values/restrict.ts';
import { inField, isComplexField, written } from '../values/scalar.ts';
import { numberOf, type Value } from '../values/value.ts';

export interface EvaluationOptions {
  /** Values of the names. */
  readonly variables?: Readonly<Record<string, number | Value>>;
  /** Reads the text as a learner's input in this language, with its decimal separator. */
  readonly language?: Language;
  /** The number field; real by default. */
  readonly field?: Field;
}

/**
 * The names that need a value before an expression can be evaluated in a field; in a complex field i is the imaginary
 * unit.
 */
export function namesWithoutValue(expression: Expression, field: Field): readonly string[] {
  return [...freeNames(expression)].filter((name) => !(name === 'i' && isComplexField(field)));
}

/** Parses, compiles and evaluates a text once. */
export function evaluateExpression(
  text: string,
  { variables = {}, language, field = 'real' }: EvaluationOptions = {},
): Result<Value, ExpressionFailure> {
  const parsed = parseExpression(text, { decimalComma: language !== undefined && writesDecimalComma(language) });
  return parsed.ok ? valueOf(parsed.value, variables, field) : parsed;
}

/**
 * Evaluates a tree with these values of its names. In a complex field i is the imaginary unit unless it has another
 * value.
 */
export function valueOf(
  expression: Expression,
  variables: Readonly<Record<string, number | Value>>,
  field: Field = 'real',
): Result<Value, ExpressionFailure> {
  const entries = Object.entries(variables);
  if (
    field === 'real' &&
    !hasNode(expression, (node) => node.kind === 'vector') &&
    entries.every(([, value]) => isReal(value))
  ) {
    return realValueOf(expression, entries);
  }
  const values = new Map<string, Value>();
  if (isComplexField(field)) values.set('i', inField({ kind: 'complexRational', re: zero, im: one }, field));
  for (const [name, value] of entries) values.set(name, typeof value === 'number' ? written({ value }, field) : value);
  const evaluation = new Evaluation(values, field);
  const value = evaluateTree(
    splitNames(expression, (name) => evaluation.knows(name)),
    evaluation,
  );
  return evaluation.failure === undefined ? restrict(value, field, expression.span) : fail(evaluation.failure);
}

function isReal(value: number | Value): boolean {
  return typeof value === 'number' || numberOf(value) !== undefined;
}

/** Uses the compiler, so that the values are bit-identical to those evaluated repeatedly. */
function realValueOf(
  expression: Expression,
  entries: readonly (readonly [string, number | Value])[],
): Result<Value, ExpressionFailure> {
  const compiled = compileExpression(expression, { slots: new Map(entries.map(([name], slot) => [name, slot])) });
  if (!compiled.ok) return compiled;
  const frame = entries.map(([, value]) => (typeof value === 'number' ? value : (numberOf(value) ?? NaN)));
  return succeed(
    compiled.value.type === 'truth'
      ? { kind: 'truth', value: compiled.value.evaluate(frame) }
      : { kind: 'real', value: compiled.value.evaluate(frame) },
  );
}
