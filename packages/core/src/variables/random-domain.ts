import { exactValue, fraction, parseExpression, valueOf, type Fraction } from '../expression/index.ts';
import type { Random } from '../platform/index.ts';
import type { SourceText, Span } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { VariableDefinition } from './definition.ts';
import type { DrawnNumber, DrawnText } from './drawn.ts';
import { expressionFailure, type VariableFailure } from './failure.ts';

/** The values a random variable can take: so many, equally likely, or a continuum. */
export type Domain = NumberDomain | TextDomain;

export interface NumberDomain {
  readonly isText: false;
  /** Infinite for a continuum. */
  readonly size: number;
  /** The value at an index from 0 on; of a continuum at a part of it, from 0 to 1. */
  at(index: number): DrawnNumber;
}

export interface TextDomain {
  readonly isText: true;
  readonly size: number;
  at(index: number): DrawnText;
}

/** How many values each random type takes. */
const counts: ReadonlyMap<string, readonly [fewest: number, most: number]> = new Map([
  ['randint', [2, 2]],
  ['randdouble', [2, 2]],
  ['randrat', [4, 4]],
  ['drawFromSet', [1, Infinity]],
]);

/** Whether variables of a type are drawn. */
export function isRandomType(type: string): boolean {
  return counts.has(type);
}

/** What a random definition draws from; its limits are plain numbers. */
export function domainOf(definition: VariableDefinition): Result<Domain, VariableFailure> {
  const { type, name, values, options, span } = definition;
  const [fewest, most] = counts.get(type) ?? [0, 0];
  if (values.length < fewest || values.length > most) {
    return fail({ kind: 'wrongCount', span, name, found: values.length, fewest, most });
  }
  const unknown = options.find(({ text }) => !(type === 'randint' && text === 'Z'));
  if (unknown !== undefined) return fail({ kind: 'unknownOption', span: unknown.span, name, text: unknown.text });
  if (type === 'drawFromSet') return succeed(setDomain(values));
  const limits: number[] = [];
  for (const value of values) {
    const limit = plainNumber(name, value);
    if (!limit.ok) return limit;
    limits.push(limit.value);
  }
  const domain = numberDomain(type, limits, options.length > 0);
  return domain === undefined
    ? fail({ kind: 'badLimits', span: spanOf(values, span), name, text: values.map(({ text }) => text).join(', ') })
    : succeed(domain);
}

function spanOf(values: readonly SourceText[], otherwise: Span): Span {
  const first = values[0];
  const last = values.at(-1);
  return first === undefined || last === undefined ? otherwise : { from: first.span.from, to: last.span.to };
}

function plainNumber(name: string, source: SourceText): Result<number, VariableFailure> {
  const parsed = parseExpression(source.text);
  if (!parsed.ok) return fail(expressionFailure(name, source, parsed.failure));
  const value = valueOf(parsed.value, {});
  if (!value.ok) return fail(expressionFailure(name, source, value.failure));
  if (typeof value.value !== 'number' || !Number.isFinite(value.value)) {
    return fail({ kind: 'noNumberValue', span: source.span, name, text: source.text });
  }
  return succeed(value.value);
}

function numberDomain(type: string, limits: readonly number[], withoutZero: boolean): NumberDomain | undefined {
  const [from = NaN, to = NaN, denominatorFrom = NaN, denominatorTo = NaN] = limits;
  if (type === 'randdouble') return from <= to ? continuum(from, to) : undefined;
  if (!limits.every(Number.isSafeInteger)) return undefined;
  if (type === 'randint') return wholeNumbers(from, to, withoutZero);
  return fractions(wholeNumbers(from, to, false), wholeNumbers(denominatorFrom, denominatorTo, true));
}

function continuum(from: number, to: number): NumberDomain {
  return { size: Infinity, isText: false, at: (part) => ({ kind: 'number', value: from + part * (to - from) }) };
}

function wholeNumbers(from: number, to: number, withoutZero: boolean): NumberDomain | undefined {
  const skipsZero = withoutZero && from <= 0 && to >= 0;
  const size = to - from + (skipsZero ? 0 : 1);
  if (size < 1 || !Number.isSafeInteger(size)) return undefined;
  return {
    size,
    isText: false,
    at: (index) => ({ kind: 'number', value: from + index + (skipsZero && from + index >= 0 ? 1 : 0) }),
  };
}

function fractions(
  numerators: NumberDomain | undefined,
  denominators: NumberDomain | undefined,
): NumberDomain | undefined {
  if (numerators === undefined || denominators === undefined) return undefined;
  const size = numerators.size * denominators.size;
  if (!Number.isSafeInteger(size)) return undefined;
  return {
    size,
    isText: false,
    at: (index) => {
      const over = numerators.at(Math.floor(index / denominators.size)).value;
      const under = denominators.at(index % denominators.size).value;
      return drawnNumber(over / under, fraction(over, under));
    },
  };
}

/** Numbers when every element is one, else texts. */
function setDomain(values: readonly SourceText[]): Domain {
  const numbers = values.map(({ text }) => {
    const parsed = parseExpression(text);
    const value = parsed.ok ? valueOf(parsed.value, {}) : parsed;
    if (!parsed.ok || !value.ok || typeof value.value !== 'number' || Number.isNaN(value.value)) return undefined;
    return drawnNumber(
      value.value,
      exactValue(parsed.value, () => undefined),
    );
  });
  const size = values.length;
  if (numbers.every((number) => number !== undefined)) {
    return { isText: false, size, at: (index) => numbers[index] ?? drawnNumber(NaN, undefined) };
  }
  return { isText: true, size, at: (index) => ({ kind: 'text', text: values[index]?.text ?? '' }) };
}

/** A drawn number with its exact fraction, where that is more than a whole number. */
export function drawnNumber(value: number, exact: Fraction | undefined): DrawnNumber {
  const clean = value === 0 ? 0 : value;
  return exact === undefined || exact.denominator === 1
    ? { kind: 'number', value: clean }
    : { kind: 'number', value: clean, ...exact };
}

/** Draws one value of a domain. */
export function drawFrom<Value>(domain: { readonly size: number; at(index: number): Value }, random: Random): Value {
  return domain.at(domain.size === Infinity ? random.fraction() : random.integer(0, domain.size - 1));
}
