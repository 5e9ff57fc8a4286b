import { fractionOf, numberOf, parseExpression, valueOf } from '../../expression/index.ts';
import type { Random } from '../../platform/index.ts';
import type { SourceText, Span } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { VariableDefinition } from './definition.ts';
import type { DrawnText } from './drawn.ts';
import { expressionFailure, type VariableFailure } from './failure.ts';
import { drawnNumber, numberDomain, type NumberDomain } from './number-domain.ts';
import { isTermSet } from './term-set.ts';
import { readTerm, variablesIn, type NamedDefinitions, type Term } from './term.ts';

/** The values a random variable can take: finitely many, equally likely, or a continuum. */
export type Domain = NumberDomain | TextDomain;

export interface TextDomain {
  readonly isText: true;
  /** Whether the texts are terms, which a question calculates with. */
  readonly areTerms: boolean;
  readonly size: number;
  at(index: number): DrawnText;
}

/** The number of values each random type takes. */
const counts: ReadonlyMap<string, readonly [fewest: number, most: number]> = new Map([
  ['randint', [2, 3]],
  ['randdouble', [2, 2]],
  ['randrat', [4, 4]],
  ['drawFromSet', [1, Infinity]],
]);

/** Whether variables of a type are drawn. */
export function isRandomType(type: string): boolean {
  return counts.has(type);
}

/**
 * The domain of a random definition; or, if its first two limits depend on other variables (only a whole or real number
 * may have such limits), what it is limited by.
 */
export function domainOf(
  definition: VariableDefinition,
  defined: NamedDefinitions,
): Result<Domain | DependentLimits, VariableFailure> {
  const { type, name, values, options, span } = definition;
  const [fewest, most] = counts.get(type) ?? [0, 0];
  if (values.length < fewest || values.length > most) {
    return fail({ kind: 'wrongCount', span, name, found: values.length, fewest, most });
  }
  const unknown = options.find(({ text }) => !(text === 'Z' && (type === 'randint' || type === 'randrat')));
  if (unknown !== undefined) return fail({ kind: 'unknownOption', span: unknown.span, name, text: unknown.text });
  if (type === 'drawFromSet') return setDomain(definition, defined);
  const [low, high, ...others] = values;
  const dependent =
    type === 'randrat' ? [] : [low, high].filter((limit) => limit !== undefined && isDependent(limit, defined));
  const limits: number[] = [];
  for (const value of dependent.length > 0 ? others : values) {
    const limit = plainNumber(name, value);
    if (!limit.ok) return limit;
    if (type !== 'randdouble' && !Number.isSafeInteger(limit.value)) {
      return fail({ kind: 'notWhole', span: value.span, name, text: value.text });
    }
    limits.push(limit.value);
  }
  if (dependent.length === 0 || low === undefined || high === undefined) {
    const domain = numberDomain(type, limits, options.length > 0);
    return domain === undefined ? fail(badLimits(definition)) : succeed(domain);
  }
  const from = readTerm(name, low, defined);
  if (!from.ok) return from;
  const to = readTerm(name, high, defined);
  if (!to.ok) return to;
  return succeed({ from: from.value, to: to.value, others: limits });
}

/** Limits of a random number that depend on other variables. */
export interface DependentLimits {
  readonly from: Term;
  readonly to: Term;
  /** The step, if there is one. */
  readonly others: readonly number[];
}

function isDependent({ text }: SourceText, { byName }: NamedDefinitions): boolean {
  return variablesIn(text, new Set(byName.keys()), []).size > 0;
}

/** There is nothing between the limits of a definition. */
export function badLimits({ name, values, span }: VariableDefinition): VariableFailure {
  return { kind: 'badLimits', span: spanOf(values, span), name, text: values.map(({ text }) => text).join(', ') };
}

function spanOf(values: readonly SourceText[], otherwise: Span): Span {
  const first = values[0];
  const last = values.at(-1);
  return first === undefined || last === undefined ? otherwise : { from: first.span.from, to: last.span.to };
}

function plainNumber(name: string, source: SourceText): Result<number, VariableFailure> {
  const parsed = parseExpression(source.text, { refusesSmallE: true });
  if (!parsed.ok) return fail(expressionFailure(name, source, parsed.failure));
  const value = valueOf(parsed.value, {});
  if (!value.ok) return fail(expressionFailure(name, source, value.failure));
  const number = numberOf(value.value);
  if (number === undefined || !Number.isFinite(number)) {
    return fail({ kind: 'noNumberValue', span: source.span, name, text: source.text });
  }
  return succeed(number);
}

/** Numbers if every element is one, otherwise texts; elements drawn together must differ, and there must be enough. */
function setDomain(definition: VariableDefinition, { byName }: NamedDefinitions): Result<Domain, VariableFailure> {
  const { name, drawnWith, values, span } = definition;
  const numbers = values.map(({ text }) => {
    const parsed = parseExpression(text, { refusesSmallE: true });
    const value = parsed.ok ? valueOf(parsed.value, {}) : parsed;
    const number = value.ok ? numberOf(value.value) : undefined;
    if (!parsed.ok || number === undefined || Number.isNaN(number)) return undefined;
    return drawnNumber(number, fractionOf(parsed.value));
  });
  const size = values.length;
  const areNumbers = numbers.every((number) => number !== undefined);
  const together = [...byName.values()].filter((other) => other.drawnWith === name).length + 1;
  if (drawnWith === undefined && together > 1) {
    if (together > size) return fail({ kind: 'wrongCount', span, name, found: size, fewest: together, most: Infinity });
    const keys = areNumbers ? numbers.map(({ value }) => String(value)) : values.map(({ text }) => text);
    const again = values.find((_, index) => keys.indexOf(keys[index] ?? '') < index);
    if (again !== undefined) return fail({ kind: 'elementTwice', span: again.span, name, text: again.text });
  }
  if (areNumbers) {
    return succeed({
      isText: false,
      size,
      at: (index) => numbers[index] ?? drawnNumber(NaN, undefined),
      valueAt: (index) => numbers[index]?.value ?? NaN,
      hull: (first, last) => {
        const part = numbers.slice(first, last + 1).map(({ value }) => value);
        return { low: Math.min(...part), high: Math.max(...part) };
      },
    });
  }
  const areTerms = isTermSet(definition, byName);
  return succeed({ isText: true, areTerms, size, at: (index) => ({ kind: 'text', text: values[index]?.text ?? '' }) });
}

/** The last index of a domain, or the end of a continuum. */
export function lastOf({ size }: { readonly size: number }): number {
  return size === Infinity ? 1 : size - 1;
}

/** Draws one value from a domain. */
export function drawFrom<Value>(domain: { readonly size: number; at(index: number): Value }, random: Random): Value {
  return domain.at(domain.size === Infinity ? random.fraction() : random.integer(0, domain.size - 1));
}
