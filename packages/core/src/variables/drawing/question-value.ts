import {
  calculate,
  differentiate,
  expand,
  formatValue,
  freeNames,
  hasNode,
  isReservedName,
  maximumSize,
  normalise,
  parseExpression,
  substitute,
  valueOf,
  type Expression,
  type ExpressionFailure,
  type Field,
} from '../../expression/index.ts';
import type { SourceText } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { VariableDefinition } from '../definitions/definition.ts';
import type { Drawn, DrawnValue } from '../definitions/drawn.ts';
import { expressionFailure, type VariableFailure } from '../definitions/failure.ts';
import { matrixExpression } from '../definitions/matrix-text.ts';
import { boundNames } from '../definitions/needed-variables.ts';
import { usualParameters } from '../definitions/term.ts';
import { termWithValues } from '../definitions/term-with-values.ts';

/** The value of a matrix, a derivative and the like, if everything it depends on has a value. */
export function valueOfDefinition(
  definition: VariableDefinition,
  drawn: Drawn,
  field: Field,
): Result<DrawnValue, VariableFailure> {
  const { type, name, values, span } = definition;
  const [first, second, third] = values;
  const count = (fewest: number, most: number): Result<never, VariableFailure> =>
    fail({ kind: 'wrongCount', span, name, found: values.length, fewest, most });
  if (first === undefined) return count(1, 1);
  switch (type) {
    case 'string':
      return succeed({ kind: 'text', text: values.map(({ text }) => text).join(', ') });
    case 'substitute':
      return second === undefined || third === undefined || values.length > 3
        ? count(3, 3)
        : substituted(definition, first, second, third, drawn);
    case 'drawnTerm': {
      const value = computed({ ...definition, type: 'function' }, first, first.text, drawn, field);
      return value.ok && value.value.kind === 'function' ? succeed({ ...value.value, text: first.text }) : value;
    }
    case 'derivative':
      return second === undefined || values.length > 2 ? count(2, 2) : derived(definition, first, second, drawn);
    case 'matrix':
    case 'pmatrix':
    case 'rowVector':
      return values.length > 1 ? count(1, 1) : computed(definition, first, matrixExpression(first.text), drawn, field);
    default:
      return computed(definition, first, first.text, drawn, field);
  }
}

/** The value of an expression as a term; one with parameters stays as it is. */
function computed(
  definition: VariableDefinition,
  source: SourceText,
  text: string,
  drawn: Drawn,
  field: Field,
): Result<DrawnValue, VariableFailure> {
  const { name } = definition;
  const listed = boundNames(definition);
  const names = new Set(listed.length > 0 ? listed : usualParameters);
  const term = termWithValues(text, without(drawn, listed), { names });
  if (!term.ok) return fail(placed(name, source, term.failure));
  const parameters = listed.length > 0 ? listed : parametersOf(term.value);
  if (parameters.length > 0) return succeed(worked(definition, term.value, parameters));
  const value = valueOf(term.value, {}, field);
  if (!value.ok) return fail(placed(name, source, value.failure));
  const number = value.value.kind === 'real' ? value.value.value : undefined;
  if (number !== undefined) {
    return Number.isNaN(number)
      ? fail({ kind: 'noNumberValue', span: source.span, name, text: source.text })
      : succeed({ kind: 'number', value: number });
  }
  // In display form a value of any kind can be parsed as a term again.
  const written = parseExpression(formatValue(value.value, { field, digits: 15, compared: 15 }));
  return written.ok
    ? succeed({ kind: 'function', expression: written.value, parameters: [] })
    : fail({ kind: 'noNumberValue', span: source.span, name, text: source.text });
}

/** `\substitute{g}{f}{x}{a+1}`: f with another term substituted for x. */
function substituted(
  definition: VariableDefinition,
  of: SourceText,
  given: SourceText,
  by: SourceText,
  drawn: Drawn,
): Result<DrawnValue, VariableFailure> {
  const { name, span } = definition;
  const variable = letterOf(given, drawn);
  const body = bodyOf(of, variable, drawn);
  if (!body.ok) return fail(placed(name, of, body.failure));
  const replacement = termWithValues(by.text, drawn);
  if (!replacement.ok) return fail(placed(name, by, replacement.failure));
  const names = new Map([[variable, replacement.value]]);
  const term = substitute(body.value, { names, functions: new Map() });
  return term === undefined
    ? fail(expressionFailure(name, of, { kind: 'tooLong', span, limit: maximumSize }))
    : succeed(worked(definition, term));
}

/** `\derivative{g}{f}{x}`. */
function derived(
  definition: VariableDefinition,
  of: SourceText,
  given: SourceText,
  drawn: Drawn,
): Result<DrawnValue, VariableFailure> {
  const { name } = definition;
  const variable = letterOf(given, drawn);
  const body = bodyOf(of, variable, drawn);
  if (!body.ok) return fail(placed(name, of, body.failure));
  const derivative = differentiate(body.value, variable);
  return derivative.ok ? succeed(worked(definition, derivative.value)) : fail(placed(name, of, derivative.failure));
}

/** The letter by which is differentiated or for which is substituted: itself, or the one that was drawn for it. */
export function letterOf({ text }: SourceText, drawn: Drawn): string {
  const value = drawn.get(text.trim());
  return value?.kind === 'function' && value.expression.kind === 'name' ? value.expression.value : text.trim();
}

/** The term of a function named without arguments, or any other term in the letter. */
function bodyOf({ text }: SourceText, letter: string, drawn: Drawn): Result<Expression, ExpressionFailure> {
  const bound = [letter];
  const outside = without(drawn, bound);
  const named = outside.get(text.trim());
  return named?.kind === 'function'
    ? succeed(named.expression)
    : termWithValues(text, outside, { names: new Set(bound) });
}

function worked({ options }: VariableDefinition, term: Expression, parameters?: readonly string[]): DrawnValue {
  const [action, digits] = options.map(({ text }) => text);
  const expression =
    action === 'normalize'
      ? normalise(term)
      : action === 'expand'
        ? expand(term)
        : action === 'calculate'
          ? calculate(term, digits === undefined ? undefined : Math.min(15, Number(digits) || 0))
          : term;
  return { kind: 'function', expression, parameters: parameters ?? parametersOf(expression) };
}

function without(drawn: Drawn, names: readonly string[]): Drawn {
  return names.length === 0 ? drawn : new Map([...drawn].filter(([name]) => !names.includes(name)));
}

function parametersOf(term: Expression): readonly string[] {
  const names = [...freeNames(term)].filter((name) => !isReservedName(name)).sort();
  return hasNode(term, (node) => node.kind === 'vector') ? [] : names;
}

function placed(name: string, source: SourceText, failure: ExpressionFailure): VariableFailure {
  // Offsets in the rewritten text of a matrix differ from those in the source.
  return expressionFailure(
    name,
    { text: source.text, span: source.span },
    { ...failure, span: { from: 0, to: source.text.length } },
  );
}
