import type { Span } from '../../source/index.ts';
import { inverseNames } from '../inverse-names.ts';
import { isTruthValued, type BinaryKind, type Expression, type RelationSign, type UnaryKind } from '../nodes.ts';

// The actions of grammar.ne. All are pure: Earley's parser shares pieces between parses, so none may be mutated.

/** Operands and the signs between them, while a relation is being parsed. */
export interface Chain {
  readonly signs: readonly RelationSign[];
  readonly operands: readonly Expression[];
}

/** A function waiting for its argument, with its modifiers: `sin^2`, `log_3`. */
export interface Head {
  readonly name: string;
  readonly base: Expression | undefined;
  readonly exponent: Expression | undefined;
}

export function binary(span: Span, kind: BinaryKind, left: Expression, right: Expression): Expression {
  return { kind, span, left, right };
}

export function unary(span: Span, kind: UnaryKind, operand: Expression): Expression {
  return { kind, span, operand };
}

export function startChain(left: Expression, sign: RelationSign, right: Expression): Chain {
  return { signs: [sign], operands: [left, right] };
}

export function longerChain(chain: Chain, sign: RelationSign, right: Expression): Chain {
  return { signs: [...chain.signs, sign], operands: [...chain.operands, right] };
}

export function relation(span: Span, { signs, operands }: Chain): Expression {
  return { kind: 'relation', span, signs, operands };
}

/** `[x<1]` groups a relation, `[1;2]` and `[1]` are vectors. */
export function bracketed(span: Span, items: readonly Expression[]): Expression {
  const first = items[0];
  if (items.length === 1 && first !== undefined && isTruthValued(first)) return { kind: 'group', span, operand: first };
  return { kind: 'vector', span, items };
}

export function head(span: Span, word: string, exponent: Expression | undefined): Head {
  if (!word.startsWith('log_')) return { name: word, base: undefined, exponent };
  return { name: 'log', base: baseOf(word.slice(4), span.from + 4), exponent };
}

function baseOf(text: string, from: number): Expression {
  const span = { from, to: from + text.length };
  return /^\d/.test(text) ? { kind: 'number', span, value: Number(text) } : { kind: 'name', span, value: text };
}

/** `sin^2(x)` is (sin x)², `sin^-1(x)` the inverse function. */
export function appliedTo(span: Span, head: Head, items: readonly Expression[]): Expression {
  const all = head.base === undefined ? items : [...items, head.base];
  const { name, exponent } = head;
  if (exponent === undefined) return { kind: 'call', span, name, items: all };
  if (isMinusOne(exponent)) return { kind: 'call', span, name: inverseOf(head), items: all };
  return { kind: 'power', span, left: { kind: 'call', span, name, items: all }, right: exponent };
}

function isMinusOne(expression: Expression): boolean {
  let inner = expression;
  while (inner.kind === 'group') inner = inner.operand;
  return inner.kind === 'negate' && inner.operand.kind === 'number' && inner.operand.value === 1;
}

/** A function whose inverse has no name keeps its `^-1`; compiling reports it. */
function inverseOf({ name, base }: Head): string {
  return (base === undefined ? inverseNames.get(name) : undefined) ?? `${name}^-1`;
}
