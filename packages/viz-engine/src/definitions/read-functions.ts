import {
  calledNames,
  compileExpression,
  freeNames,
  numberNode,
  parseExpression,
  printText,
  splitNames,
  substitute,
  type Expression,
  type ExpressionFailure,
} from '@lemma/core/expression';
import type { SourceText } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';
import { variableIn } from '@lemma/core/variables';
import type { BoardFunction } from '../board/index.ts';
import type { Recursion, RelationTerm } from '../elements/index.ts';
import { compilePlane, compileReal, type SamplingScope } from '../sampling/index.ts';
import type { DefinitionReading } from './definition-reading.ts';
import { derivativeName } from './derivative.ts';
import { isLinear } from './is-linear.ts';
import type { FigureNames } from './names.ts';

/** A term with these parameters, each of which gets a slot. */
export function readFunction(
  source: SourceText,
  parameters: readonly string[],
  reading: DefinitionReading,
): BoardFunction {
  const { memory } = reading.names;
  const slots = new Map(parameters.map((name) => [name, memory.reserve()]));
  const { expression, term } = reading.term(source, { slots });
  const evaluate = caller([...slots.values()], term, reading);
  return { parameters, expression, text: source.text.trim(), evaluate, ...forSamplers(expression, slots, reading) };
}

/**
 * A term of one or two parameters in the form samplers need; undefined if a derivative in it is recomputed when a
 * reader edits a function.
 */
function forSamplers(
  expression: Expression,
  slots: ReadonlyMap<string, number>,
  { definition, names }: DefinitionReading,
): Pick<BoardFunction, 'real' | 'plane'> {
  if (definition.values.some(({ text }) => text.includes(derivativeName))) return {};
  const { memory, functions } = names;
  const all = new Map([...memory.slots, ...slots]);
  return sampled(expression, [...slots.keys()], { slots: all, functions, frame: () => memory.values });
}

function sampled(
  expression: Expression,
  parameters: readonly string[],
  scope: SamplingScope,
): Pick<BoardFunction, 'real' | 'plane'> {
  const [first, second] = parameters;
  if (first === undefined || parameters.length > 2) return {};
  if (second === undefined) {
    const real = compileReal(expression, first, scope);
    return real.ok ? { real: real.value } : {};
  }
  const plane = compilePlane(expression, [first, second], scope);
  return plane.ok ? { plane: plane.value } : {};
}

function caller(slots: readonly number[], term: () => number, { names: { memory } }: DefinitionReading) {
  return (...values: readonly number[]) => {
    for (let at = 0; at < slots.length; at += 1) memory.values[slots[at] ?? 0] = values[at] ?? NaN;
    return term();
  };
}

/** A term that must be linear in its only name that is not a variable. */
export function readLinear(source: SourceText, parameter: string, reading: DefinitionReading) {
  const line = readFunction(source, [parameter], reading);
  const { memory } = reading.names;
  reading.laterChecks.push(() => {
    if (!isLinear((value) => line.evaluate(value), memory)) reading.refuse(source, 'notLinear');
  });
  return { slope: () => line.evaluate(1) - line.evaluate(0), intercept: () => line.evaluate(0) };
}

const unknowns: readonly string[] = ['x', 'y', 'z'];

/**
 * A relation of x, y and z: any other name must be a variable (specification 002 §5.3). In the plane z has no special
 * meaning, so it refers to a variable.
 */
export function readRelation(source: SourceText, reading: DefinitionReading): RelationTerm {
  const { names } = reading;
  const { memory } = names;
  const free = unknowns.filter((name) => name !== 'z' || names.role(name) === undefined);
  const slots = new Map(free.map((name) => [name, memory.reserve()]));
  const parsed = names.parse(source.text, (name) => slots.has(name));
  const strangers = parsed.ok
    ? [...freeNames(parsed.value)].filter((name) => !slots.has(name) && names.role(variableIn(name)) === undefined)
    : [];
  const { compiled, expression } =
    strangers.length > 0 ? { compiled: undefined, expression: never(source) } : reading.compiled(source, { slots });
  const [stranger] = strangers;
  if (stranger !== undefined && parsed.ok) refuseStranger(stranger, parsed.value, source, reading);
  else if (slots.has('z') && parsed.ok && freeNames(parsed.value).has('z')) reading.refuse(source, 'zInPlane');
  else if (compiled?.type === 'number') reading.refuse(source, 'notARelation');
  else if (parsed.ok && freeNames(parsed.value).size === 0) reading.warn(source, 'holdsAnywhere', {});
  const [x = 0, y = 0] = slots.values();
  return {
    expression,
    slots: new Map([...memory.slots, ...slots]),
    functions: names.functions,
    frame: () => memory.values,
    holds(left, up) {
      const { values } = memory;
      [values[x], values[y]] = [left, up];
      return compiled?.type === 'truth' && compiled.evaluate(values);
    },
  };
}

/** A name that is not a variable: foreign notation, or a typo. */
function refuseStranger(name: string, expression: Expression, source: SourceText, reading: DefinitionReading): void {
  const found = reading.names.explain({ kind: 'unknownName', span: expression.span, name }, source, reading.name);
  if (found.data['write'] !== undefined) reading.report(found);
  else reading.refuse(source, 'notAVariableOfRelations', 'BAD_DEFINITION', { sign: name });
}

function never({ span }: SourceText): Expression {
  return { kind: 'truth', span, value: false };
}

/** A term in which a sequence refers to itself. */
export function readRecursion(source: SourceText, parameter: string, reading: DefinitionReading): Recursion {
  const { name, names } = reading;
  const slot = names.memory.reserve();
  let earlier: (index: number) => number = () => NaN;
  const functions = new Map([[name, (index: number) => earlier(index)]]);
  const { expression, term } = reading.term(source, { slots: new Map([[parameter, slot]]), functions });
  return {
    expression,
    isRecursive: calledNames(expression).has(name),
    evaluate(at, members) {
      earlier = members;
      names.memory.values[slot] = at;
      return term();
    },
  };
}

/** The text of terms with the current values of their variables substituted: the initial text of editable ones. */
export function writtenNow(terms: readonly BoardFunction[], names: FigureNames): readonly string[] {
  const { memory } = names;
  return terms.map(({ expression, parameters, text }) => {
    const values = [...freeNames(expression)].flatMap((name) => {
      const slot = parameters.includes(name) ? undefined : memory.slots.get(name);
      return slot === undefined ? [] : [[name, numberNode(memory.values[slot] ?? NaN, expression.span)] as const];
    });
    if (values.length === 0 && calledNames(expression).size === 0) return text;
    const written = substitute(expression, { names: new Map(values), functions: names.bodies.all() });
    return written === undefined ? text : printText(written);
  });
}

/** Why a term entered by a reader is invalid (specification 002 §5.1: "Too many/wrong parameters in input field."). */
export type TermFailure = ExpressionFailure | { readonly kind: 'wrongParameters'; readonly name: string };

/** Terms entered by a reader: with these parameters and no other names. */
export function readTerms(
  texts: readonly string[],
  parameters: readonly string[],
  decimalComma: boolean,
): Result<readonly BoardFunction[], TermFailure> {
  const terms: BoardFunction[] = [];
  for (const text of texts) {
    const parsed = parseExpression(text, { names: new Set(parameters), decimalComma, refusesSmallE: true });
    if (!parsed.ok) return parsed;
    const expression = splitNames(parsed.value, (name) => parameters.includes(name));
    const stranger = [...freeNames(expression)].find((name) => !parameters.includes(name));
    if (stranger !== undefined) return fail({ kind: 'wrongParameters', name: stranger });
    const slots = new Map(parameters.map((name, slot) => [name, slot]));
    const compiled = compileExpression(expression, { slots });
    if (!compiled.ok) return compiled;
    const { value } = compiled;
    if (value.type !== 'number') return fail({ kind: 'numberExpected', span: expression.span });
    const evaluate = (...values: readonly number[]) => value.evaluate(values);
    const frame = new Float64Array(Math.max(parameters.length, 1));
    const forSamplers = sampled(expression, parameters, { slots, frame: () => frame });
    terms.push({ parameters, expression, text: printText(expression), evaluate, ...forSamplers });
  }
  return succeed(terms);
}
