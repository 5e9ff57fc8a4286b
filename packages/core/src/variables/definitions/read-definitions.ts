import { fail, succeed, type Result } from '../../store/index.ts';
import type { SourceText } from '../../source/index.ts';
import type { VariableDefinition } from './definition.ts';
import type { VariableFailure } from './failure.ts';
import { domainOf, isRandomType, type Domain, type DependentLimits } from './random-domain.ts';
import {
  nameDefinitions,
  parametersIn,
  readFunctionTerm,
  readTerm,
  type FunctionTerm,
  type NamedDefinitions,
  type Term,
} from './term.ts';

/**
 * What to do with a function term: substitute values; then normalise it, expand it, or evaluate what can be evaluated.
 */
export type FunctionAction =
  | { readonly kind: 'replace' | 'normalize' | 'expand' }
  | { readonly kind: 'calculate'; readonly digits: number | undefined };

const actions = ['replace', 'normalize', 'expand', 'calculate'] as const;

/** A random variable; `limits`: its domain contains all values that they allow, whatever they depend on. */
export interface RandomDefinition {
  readonly kind: 'random';
  readonly name: string;
  readonly domain: Domain;
  readonly limits?: DependentLimits;
  readonly definition: VariableDefinition;
}

/** A random number whose domain is not known yet, because its limits depend on other variables. */
export interface LimitedDefinition {
  readonly kind: 'limited';
  readonly name: string;
  readonly limits: DependentLimits;
  readonly definition: VariableDefinition;
}

/** A parsed definition. `given`: only a figure knows its value; may include initial values. */
export type ReadDefinition =
  | RandomDefinition
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly term: Term;
      readonly isGiven: boolean;
      readonly definition: VariableDefinition;
    }
  | {
      readonly kind: 'function';
      readonly name: string;
      readonly term: FunctionTerm;
      readonly action: FunctionAction;
      readonly definition: VariableDefinition;
    };

/**
 * Parses definitions that can be drawn or computed; elements of a figure are left to it, except for their initial
 * positions.
 */
export function readDefinitions(definitions: readonly VariableDefinition[]): {
  readonly defined: NamedDefinitions;
  readonly read: readonly (ReadDefinition | LimitedDefinition)[];
  readonly failures: readonly VariableFailure[];
} {
  const defined = nameDefinitions(definitions);
  const results = definitions.flatMap((definition) => readDefinition(definition, defined));
  return {
    defined,
    read: results.flatMap((result) => (result.ok ? [result.value] : [])),
    failures: results.flatMap((result) => (result.ok ? [] : [result.failure])),
  };
}

function readDefinition(
  definition: VariableDefinition,
  defined: NamedDefinitions,
): readonly Result<ReadDefinition | LimitedDefinition, VariableFailure>[] {
  const { type, name, values } = definition;
  if (isRandomType(type)) {
    const read = domainOf(definition, defined);
    if (!read.ok) return [read];
    const { value } = read;
    return [
      succeed(
        'size' in value
          ? { kind: 'random', name, domain: value, definition }
          : { kind: 'limited', name, limits: value, definition },
      ),
    ];
  }
  switch (type) {
    case 'number':
      return [readNumber(definition, defined)];
    case 'function':
      return [readFunction(definition, defined)];
    case 'slider':
      return startOf(name, values[0], definition, defined);
    case 'point':
      return (['x', 'y', 'z'] as const).flatMap((axis, index) =>
        startOf(`${name}[${axis}]`, values[index], definition, defined),
      );
    default:
      return [];
  }
}

function readNumber(
  definition: VariableDefinition,
  defined: NamedDefinitions,
): Result<ReadDefinition, VariableFailure> {
  const { name, values } = definition;
  const source = values[0];
  if (source === undefined || values.length > 1) return wrongCount(definition, 1, 1);
  const term = readTerm(name, source, defined);
  return term.ok ? succeed({ kind: 'number', name, term: term.value, isGiven: false, definition }) : term;
}

/** The initial position of a figure's element. Errors in it are reported by the figure. */
function startOf(
  name: string,
  source: SourceText | undefined,
  definition: VariableDefinition,
  defined: NamedDefinitions,
): readonly Result<ReadDefinition, VariableFailure>[] {
  const term = source && readTerm(name, source, defined);
  return term?.ok ? [succeed({ kind: 'number', name, term: term.value, isGiven: true, definition })] : [];
}

function readFunction(
  definition: VariableDefinition,
  defined: NamedDefinitions,
): Result<ReadDefinition, VariableFailure> {
  const { name, values } = definition;
  const [source, list] = values;
  if (source === undefined || values.length > 2) return wrongCount(definition, 1, 2);
  const parameters = list && parametersIn(list.text);
  if (list !== undefined && parameters === undefined) {
    return fail({ kind: 'notAParameterList', span: list.span, name, text: list.text });
  }
  const action = actionOf(definition);
  if (!action.ok) return action;
  const term = readFunctionTerm(name, source, parameters, defined);
  return term.ok ? succeed({ kind: 'function', name, term: term.value, action: action.value, definition }) : term;
}

/**
 * `[normalize]`, `[calculate]`, `[calculate,3]`; figures write `[editable]` and the like, which is not checked here.
 */
function actionOf({ name, options }: VariableDefinition): Result<FunctionAction, VariableFailure> {
  const [first, ...others] = options;
  const action = actions.find((each) => each === first?.text);
  const wrong = (option: SourceText): Result<never, VariableFailure> =>
    fail({ kind: 'unknownOption', span: option.span, name, text: option.text });
  if (action !== 'calculate') {
    const unknown = others.find(({ text }) => /^\d/.test(text) || actions.some((each) => each === text));
    return unknown === undefined ? succeed({ kind: action ?? 'replace' }) : wrong(unknown);
  }
  const [second] = others;
  if (second === undefined) return succeed({ kind: action, digits: undefined });
  const digits = Number(second.text);
  return /^\d{1,2}$/.test(second.text) && digits <= 15 ? succeed({ kind: action, digits }) : wrong(second);
}

function wrongCount(
  { name, span, values }: VariableDefinition,
  fewest: number,
  most: number,
): Result<never, VariableFailure> {
  return fail({ kind: 'wrongCount', span, name, found: values.length, fewest, most });
}
