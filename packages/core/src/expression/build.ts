import type { Span } from '../source/index.ts';
import { isTruthValued, type BinaryKind, type Expression, type RelationNode, type RelationSign, type UnaryKind } from './nodes.ts';
import { inverseNames } from './inverse-names.ts';

/** What a parser keeps for a symbol it has recognised: an expression, or a piece of one. */
export type Piece = Expression | Mark | Word | Sign | Items | Head;

/** A token of which only the place counts. */
export interface Mark {
  readonly kind: 'mark';
  readonly span: Span;
}

/** The name of a function. */
export interface Word {
  readonly kind: 'word';
  readonly span: Span;
  readonly name: string;
}

export interface Sign {
  readonly kind: 'sign';
  readonly span: Span;
  readonly sign: RelationSign;
}

/** Expressions between separators. */
export interface Items {
  readonly kind: 'items';
  readonly span: Span;
  readonly items: readonly Expression[];
}

/** A function waiting for its argument, with what stands between: `sin^2`, `log_3`. */
export interface Head {
  readonly kind: 'head';
  readonly span: Span;
  readonly name: string;
  readonly base: Expression | undefined;
  readonly exponent: Expression | undefined;
}

// Every function here is pure: Earley's parser shares pieces between readings, so none may be changed.

export function binary(kind: BinaryKind, left: Expression, right: Expression): Expression {
  return { kind, span: { from: left.span.from, to: right.span.to }, left, right };
}

export function prefix(kind: UnaryKind, mark: Mark, operand: Expression): Expression {
  return { kind, span: { from: mark.span.from, to: operand.span.to }, operand };
}

export function postfix(kind: UnaryKind, operand: Expression, mark: Mark): Expression {
  return { kind, span: { from: operand.span.from, to: mark.span.to }, operand };
}

export function enclosed(kind: UnaryKind, left: Mark, operand: Expression, right: Mark): Expression {
  return { kind, span: { from: left.span.from, to: right.span.to }, operand };
}

export function relation(left: Expression, sign: Sign, right: Expression): RelationNode {
  return {
    kind: 'relation',
    span: { from: left.span.from, to: right.span.to },
    signs: [sign.sign],
    operands: [left, right],
  };
}

export function longerRelation(chain: RelationNode, sign: Sign, right: Expression): RelationNode {
  return {
    kind: 'relation',
    span: { from: chain.span.from, to: right.span.to },
    signs: [...chain.signs, sign.sign],
    operands: [...chain.operands, right],
  };
}

export function firstItem(item: Expression): Items {
  return { kind: 'items', span: item.span, items: [item] };
}

export function nextItem(list: Items, item: Expression): Items {
  return { kind: 'items', span: { from: list.span.from, to: item.span.to }, items: [...list.items, item] };
}

/** `[x<1]` groups a relation, `[1;2]` and `[1]` are vectors. */
export function bracket(left: Mark, list: Items, right: Mark): Expression {
  const [first] = list.items;
  if (list.items.length === 1 && first !== undefined && isTruthValued(first)) return enclosed('group', left, first, right);
  return { kind: 'vector', span: { from: left.span.from, to: right.span.to }, items: list.items };
}

export function head(word: Word, exponent: Expression | undefined): Head {
  const span = exponent === undefined ? word.span : { from: word.span.from, to: exponent.span.to };
  const cut = word.name.startsWith('log_') ? 4 : 0;
  if (cut === 0) return { kind: 'head', span, name: word.name, base: undefined, exponent };
  return { kind: 'head', span, name: 'log', base: baseOf(word.name.slice(cut), word.span.to), exponent };
}

function baseOf(text: string, to: number): Expression {
  const span = { from: to - text.length, to };
  return /^\d/.test(text) ? { kind: 'number', span, value: Number(text) } : { kind: 'name', span, name: text };
}

export function call(head: Head, list: Items, right: Mark): Expression {
  return apply(head, list.items, right.span.to);
}

export function bareCall(head: Head, argument: Expression): Expression {
  return apply(head, [argument], argument.span.to);
}

function apply(head: Head, items: readonly Expression[], to: number): Expression {
  const span = { from: head.span.from, to };
  const all = head.base === undefined ? items : [...items, head.base];
  const { exponent } = head;
  if (exponent === undefined) return { kind: 'call', span, name: head.name, items: all };
  if (isMinusOne(exponent)) return { kind: 'call', span, name: inverseOf(head), items: all };
  const left: Expression = { kind: 'call', span, name: head.name, items: all };
  return { kind: 'power', span, left, right: exponent };
}

function isMinusOne(expression: Expression): boolean {
  let inner = expression;
  while (inner.kind === 'group') inner = inner.operand;
  return inner.kind === 'negate' && inner.operand.kind === 'number' && inner.operand.value === 1;
}

/** A function whose inverse has no name keeps its `^-1`; compiling reports it. */
function inverseOf(head: Head): string {
  return (head.base === undefined ? inverseNames.get(head.name) : undefined) ?? `${head.name}^-1`;
}
