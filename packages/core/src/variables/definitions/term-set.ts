import {
  childrenOf,
  constants,
  freeNames,
  parseExpression,
  splitNames,
  type Expression,
} from '../../expression/index.ts';
import type { VariableDefinition } from './definition.ts';
import { usualParameters, variableIn } from './term.ts';

/** The names that definitions give a value. */
export interface DefinedNames {
  has(name: string): boolean;
}

/**
 * Whether a set contains terms, such as `x^2, sin(x)`, and not words. Words may look like terms: what is made of unknown
 * words, or of single letters only (`A, B, C`), is a set of words.
 */
export function isTermSet({ type, values }: VariableDefinition, known: DefinedNames): boolean {
  if (type !== 'drawFromSet') return false;
  const terms = values.map(({ text }) => termOf(text, known));
  return (
    terms.every((term) => term !== undefined) &&
    terms.some((term) => childrenOf(term).length > 0 || isParameter(term)) &&
    terms.every((term) => childrenOf(term).length > 0 || term.kind === 'number' || isParameter(term))
  );
}

function isParameter(term: Expression): boolean {
  return term.kind === 'name' && usualParameters.includes(term.value);
}

function termOf(text: string, known: DefinedNames): Expression | undefined {
  const isVariable = (name: string): boolean => known.has(variableIn(name)) || usualParameters.includes(name);
  const parsed = parseExpression(text, { names: { has: isVariable }, refusesSmallE: true });
  if (!parsed.ok) return undefined;
  const isKnown = (name: string): boolean => constants.has(name) || isVariable(name);
  const term = splitNames(parsed.value, isKnown);
  return [...freeNames(term)].every((name) => isKnown(name) || /^\p{L}$/u.test(name)) ? term : undefined;
}
