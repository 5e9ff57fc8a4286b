import { fractionOf, numberOf, parseExpression, valueOf } from '../../expression/index.ts';
import type { Random } from '../../platform/index.ts';
import type { SourceText, Span } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { VariableDefinition } from './definition.ts';
import type { DrawnText } from './drawn.ts';
import { expressionFailure, type VariableFailure } from './failure.ts';
import { drawnNumber, numberDomain, type NumberDomain } from './number-domain.ts';

/** The values a random variable can take: finitely many, equally likely, or a continuum. */
export type Domain = NumberDomain | TextDomain;

export interface TextDomain {
  readonly isText: true;
  readonly size: number;
  at(index: number): DrawnText;
}

/** The number of values each random type takes. */
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

/** The domain of a random definition, whose bounds are plain numbers. */
export function domainOf(definition: VariableDefinition): Result<Domain, VariableFailure> {
  const { type, name, values, options, span } = definition;
  const [fewest, most] = counts.get(type) ?? [0, 0];
  if (values.length < fewest || values.length > most) {
    return fail({ kind: 'wrongCount', span, name, found: values.length, fewest, most });
  }
  const unknown = options.find(({ text }) => !(text === 'Z' && (type === 'randint' || type === 'randrat')));
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

/** Numbers if every element is one, otherwise texts. */
function setDomain(values: readonly SourceText[]): Domain {
  const numbers = values.map(({ text }) => {
    const parsed = parseExpression(text);
    const value = parsed.ok ? valueOf(parsed.value, {}) : parsed;
    const number = value.ok ? numberOf(value.value) : undefined;
    if (!parsed.ok || number === undefined || Number.isNaN(number)) return undefined;
    return drawnNumber(number, fractionOf(parsed.value));
  });
  const size = values.length;
  if (numbers.every((number) => number !== undefined)) {
    return {
      isText: false,
      size,
      at: (index) => numbers[index] ?? drawnNumber(NaN, undefined),
      valueAt: (index) => numbers[index]?.value ?? NaN,
      hull: (first, last) => {
        const part = numbers.slice(first, last + 1).map(({ value }) => value);
        return { low: Math.min(...part), high: Math.max(...part) };
      },
    };
  }
  return { isText: true, size, at: (index) => ({ kind: 'text', text: values[index]?.text ?? '' }) };
}

/** The last index of a domain, or the end of a continuum. */
export function lastOf({ size }: { readonly size: number }): number {
  return size === Infinity ? 1 : size - 1;
}

/** Draws one value from a domain. */
export function drawFrom<Value>(domain: { readonly size: number; at(index: number): Value }, random: Random): Value {
  return domain.at(domain.size === Infinity ? random.fraction() : random.integer(0, domain.size - 1));
}
