import type { Span } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { isFound, rewritten, typedSpan, type PlacedText, type Writing } from './placed-text.ts';
import type { TypedFailure } from './typed-failure.ts';

/** A step that turns typed notation into ours, or refuses it. Patterns need the flags g and d. */
export type Rule =
  | { readonly found: RegExp; readonly write: Writing }
  /** Rules that are applied again and again, until there is nothing left to rewrite. */
  | { readonly nested: readonly Rule[] }
  | { readonly found: RegExp; readonly refuse: (match: RegExpExecArray) => TypedRefusal | undefined };

/** A refusal, with the part of the match that it is about if that is not all of it. */
export interface TypedRefusal {
  readonly kind: Extract<TypedFailure, { readonly write: unknown }>['kind'];
  readonly write: readonly [string, ...string[]];
  readonly part?: Span;
}

/** How deeply what is rewritten from the inside out may be nested. */
const rounds = 20;

/** Applies rules one after the other. */
export function applied(rules: readonly Rule[], typed: PlacedText): Result<PlacedText, TypedFailure> {
  let whole = typed;
  for (const rule of rules) {
    if ('write' in rule) whole = rewritten(whole, rule.found, rule.write);
    else if ('refuse' in rule) {
      const failure = refusalIn(whole, rule);
      if (failure !== undefined) return fail(failure);
    } else {
      const rest = repeated(rule.nested, whole);
      if (!rest.ok) return rest;
      whole = rest.value;
    }
  }
  return succeed(whole);
}

function refusalIn(
  whole: PlacedText,
  { found, refuse }: Extract<Rule, { readonly refuse: unknown }>,
): TypedFailure | undefined {
  if (!isFound(found, whole.text)) return undefined;
  for (const match of whole.text.matchAll(found)) {
    const refusal = refuse(match);
    if (refusal === undefined) continue;
    const { kind, write, part = { from: match.index, to: match.index + match[0].length } } = refusal;
    return { kind, span: typedSpan(whole, part), write };
  }
  return undefined;
}

function repeated(rules: readonly Rule[], typed: PlacedText): Result<PlacedText, TypedFailure> {
  let whole = typed;
  for (let round = 0; round < rounds; round++) {
    const next = applied(rules, whole);
    if (!next.ok || next.value === whole) return next;
    whole = next.value;
  }
  return succeed(whole);
}

/** How many round or curly brackets are open at a place. */
export function depthAt(text: string, place: number): number {
  let depth = 0;
  for (let at = 0; at < place; at++) {
    if ('({'.includes(text.charAt(at))) depth++;
    else if (')}'.includes(text.charAt(at))) depth--;
  }
  return depth;
}
