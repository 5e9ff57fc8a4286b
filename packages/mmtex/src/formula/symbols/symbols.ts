import type { MathTree, Operator } from '../tree.ts';
import { arrows, uprightArrows } from './arrows.ts';
import { bars, closingBars, closings, openingBars, openings } from './delimiters.ts';
import { functions, limitFunctions } from './functions.ts';
import { capitalGreek, smallGreek } from './greek.ts';
import { slantedLetters, uprightLetters } from './letters.ts';
import { integrals, largeOperators, operations, prefixes } from './operations.ts';
import { pairs } from './pairs.ts';
import { negations, relations } from './relations.ts';

/** The trees of commands without arguments, by name without the backslash. */
export const symbols: ReadonlyMap<string, MathTree> = new Map<string, MathTree>([
  ...letters(smallGreek, false),
  ...letters(capitalGreek, true),
  ...letters(slantedLetters, false),
  ...letters(uprightLetters, true),
  ...operators(relations, { class: 'relation' }),
  ...operators(arrows, { class: 'relation' }),
  ...operators(uprightArrows, { class: 'relation', stretchy: false }),
  ...operators(operations, { class: 'binary' }),
  ...operators(prefixes, { class: 'opening' }),
  ...operators(largeOperators, { class: 'large', limits: 'display' }),
  ...operators(integrals, { class: 'large' }),
  ...operators(openings, { class: 'opening', stretchy: false }),
  ...operators(closings, { class: 'closing', stretchy: false }),
  ...operators(openingBars, { class: 'opening', form: 'prefix', stretchy: false }),
  ...operators(closingBars, { class: 'closing', form: 'postfix', stretchy: false }),
  ...operators(bars, { class: 'bar', stretchy: false }),
  ['colon', { kind: 'operator', text: ':', class: 'punctuation', spaces: ['0em', '0.2222em'] }],
  ...named(functions.trim().split(/\s+/), false),
  ...named([...pairs(limitFunctions)], true),
]);

/** The relation with a stroke through it. */
export function negated(sign: string): string {
  return strokes.get(sign) ?? `${sign}\u0338`;
}

const strokes: ReadonlyMap<string, string> = new Map(pairs(negations));

function* letters(table: string, upright: boolean): Iterable<[string, MathTree]> {
  for (const [name, text] of pairs(table)) yield [name, { kind: 'identifier', text, upright }];
}

function* operators(table: string, traits: Omit<Operator, 'kind' | 'text'>): Iterable<[string, Operator]> {
  for (const [name, text] of pairs(table)) yield [name, { kind: 'operator', text, ...traits }];
}

function* named(names: Iterable<string | readonly [string, string]>, limits: boolean): Iterable<[string, MathTree]> {
  for (const entry of names) {
    const [name, text] = typeof entry === 'string' ? [entry, entry] : entry;
    yield [name, { kind: 'function', text: text.replace('_', '\u2009'), limits }];
  }
}
