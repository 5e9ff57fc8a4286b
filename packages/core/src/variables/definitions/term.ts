import {
  calledNames,
  childrenOf,
  constants,
  cutName,
  freeNames,
  isReservedName,
  nearestName,
  parseExpression,
  splitNames,
  type Expression,
} from '../../expression/index.ts';
import { shift, type SourceText } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { VariableDefinition } from './definition.ts';
import { expressionFailure, type VariableFailure } from './failure.ts';

/** An expression whose names are all resolved: variables, functions, parameters. */
export interface Term {
  readonly source: SourceText;
  readonly expression: Expression;
  /** The variables (`a`, `P[x]`) and functions that occur. */
  readonly dependsOn: ReadonlySet<string>;
}

/** A function's term with its parameters. */
export interface FunctionTerm extends Term {
  readonly parameters: readonly string[];
}

/** The names defined in one figure, quick check or question. */
export interface NamedDefinitions {
  readonly byName: ReadonlyMap<string, VariableDefinition>;
  /** Names that need arguments. */
  readonly functions: ReadonlySet<string>;
}

/** Letters that are parameters even when written together with others: `ax` is a·x. */
export const usualParameters = ['x', 'y', 'z', 't'];

/** Indexes definitions by name, and determines which functions have parameters. */
export function nameDefinitions(definitions: readonly VariableDefinition[]): NamedDefinitions {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const isKnown = (name: string): boolean => byName.has(variableIn(name)) || isReservedName(name);
  const functions = definitions.filter(
    ({ type, values: [term, list] }) =>
      type === 'function' && (list !== undefined || wordsIn(term?.text ?? '').some((word) => !isMadeOf(word, isKnown))),
  );
  return { byName, functions: new Set(functions.map(({ name }) => name)) };
}

/** The variables a text may refer to, including those written together with others or with parameters. */
export function variablesIn(
  text: string,
  variables: ReadonlySet<string>,
  parameters: readonly string[],
): ReadonlySet<string> {
  const hints = new Set([...usualParameters, ...parameters]);
  const isKnown = (name: string): boolean => variables.has(variableIn(name)) || isReservedName(name) || hints.has(name);
  const names = wordsIn(text).flatMap((word) => (isKnown(word) ? [word] : (cutName(word, isKnown) ?? [])));
  return new Set(names.map(variableIn).filter((name) => variables.has(name)));
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[A-Za-z]\w*(?:\[[xyz]\])?/g) ?? [];
}

function isMadeOf(word: string, isKnown: (name: string) => boolean): boolean {
  return isKnown(word) || cutName(word, isKnown) !== undefined;
}

/** The variable a name refers to: `P` for `P[x]`. */
export function variableIn(name: string): string {
  return name.split('[')[0] ?? name;
}

/** Parses an expression in the variables of these definitions. */
export function readTerm(name: string, source: SourceText, defined: NamedDefinitions): Result<Term, VariableFailure> {
  const term = readFunctionTerm(name, source, [], defined);
  return term.ok ? succeed(term.value) : term;
}

/** Parses a term with these parameters; if none are given, every undefined name is one. */
export function readFunctionTerm(
  name: string,
  source: SourceText,
  parameters: readonly string[] | undefined,
  { byName, functions }: NamedDefinitions,
): Result<FunctionTerm, VariableFailure> {
  const isVariable = (word: string): boolean => byName.has(variableIn(word)) && !functions.has(word);
  const hints = new Set(parameters ?? usualParameters);
  const names = { has: (word: string) => isVariable(word) || hints.has(word) };
  const parsed = parseExpression(source.text, { functions, names, refusesSmallE: true, keepsLongNumbers: true });
  if (!parsed.ok) return fail(expressionFailure(name, source, parsed.failure));
  const expression = splitNames(parsed.value, (word) => constants.has(word) || isVariable(word) || hints.has(word));
  const given = parameters ?? [...freeNames(expression)].filter((word) => !isVariable(word)).sort();
  const unknown = findName(expression, (word) => !constants.has(word) && !isVariable(word) && !given.includes(word));
  if (unknown !== undefined) {
    const suggestion = nearestName(unknown.value, [...byName.keys(), ...given]);
    const span = shift(unknown.span, source.span.from);
    return fail({
      kind: 'undefinedName',
      span,
      name: unknown.value,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
  const free = [...freeNames(expression)].filter((word) => !given.includes(word));
  const called = [...calledNames(expression)].filter((word) => functions.has(word));
  return succeed({ source, expression, parameters: given, dependsOn: new Set([...free, ...called]) });
}

function findName(
  expression: Expression,
  isSought: (name: string) => boolean,
): Extract<Expression, { readonly kind: 'name' }> | undefined {
  if (expression.kind === 'name') return isSought(expression.value) ? expression : undefined;
  for (const child of childrenOf(expression)) {
    const found = findName(child, isSought);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The names in `[x,y]`; undefined for anything else. */
export function parametersIn(text: string): readonly string[] | undefined {
  const list = /^\[\s*([A-Za-z]\w*(?:\s*[,;]\s*[A-Za-z]\w*)*)\s*\]$/.exec(text.trim())?.[1];
  const names = list?.split(/\s*[,;]\s*/);
  return names === undefined || new Set(names).size < names.length || names.some(isReservedName) ? undefined : names;
}
