import {
  calledNames,
  constants,
  cutName,
  freeNames,
  nearestName,
  parseExpression,
  splitNames,
  type Expression,
} from '../expression/index.ts';
import type { SourceText } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { VariableDefinition } from './definition.ts';
import { expressionFailure, type VariableFailure } from './failure.ts';

/** An expression whose names are all accounted for: variables, functions, parameters. */
export interface Term {
  readonly source: SourceText;
  readonly expression: Expression;
  /** Names of variables (`a`, `P[x]`) and functions that occur. */
  readonly dependsOn: ReadonlySet<string>;
}

/** What the definitions of one figure, quick check or question define. */
export interface NamedDefinitions {
  readonly byName: ReadonlyMap<string, VariableDefinition>;
  /** Names that need arguments. */
  readonly functions: ReadonlySet<string>;
}

/** Letters that stand for a parameter even where they are written together with others: `ax` is a·x. */
const usualParameters: ReadonlySet<string> = new Set(['x', 'y', 'z', 't']);

/** Sorts definitions by name, and finds out which of the functions have parameters. */
export function nameDefinitions(definitions: readonly VariableDefinition[]): NamedDefinitions {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const withParameters = definitions.filter(({ type, values }) => {
    const text = values[0]?.text ?? '';
    return type === 'function' && (values.length > 1 || freeWords(text).some((word) => !isMadeOf(word, byName)));
  });
  return { byName, functions: new Set(withParameters.map(({ name }) => name)) };
}

/** Names in a text before it is known which of them are functions. */
function freeWords(text: string): readonly string[] {
  const names = new Set(text.match(/[A-Za-z]\w*/g) ?? []);
  const parsed = parseExpression(text, { functions: names });
  // A function only counts as one when it is called, so look at both readings.
  return parsed.ok ? [...freeNames(parsed.value), ...calledNames(parsed.value)] : looseNames(text);
}

function looseNames(text: string): readonly string[] {
  const parsed = parseExpression(text);
  return parsed.ok ? [...freeNames(parsed.value)] : [];
}

function isMadeOf(word: string, byName: ReadonlyMap<string, VariableDefinition>): boolean {
  return cutName(word, (piece) => byName.has(variableIn(piece)) || constants.has(piece)) !== undefined;
}

/** `P` of `P[x]`. */
export function variableIn(name: string): string {
  return name.replace(/\[[xyz]\]$/, '');
}
