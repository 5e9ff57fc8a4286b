import type { Span } from '../source/index.ts';

/**
 * A parsed text: a tree of these nodes. The author's brackets are nodes, too, so that a tree can be printed as it was
 * written.
 */
export type Expression =
  | NumberLiteral
  | NameNode
  | TruthLiteral
  | UnaryNode
  | BinaryNode
  | RelationNode
  | VectorNode
  | CallNode;

/** `3`, `1.5`, `3E2`; never negative. */
export interface NumberLiteral {
  readonly kind: 'number';
  readonly span: Span;
  readonly value: number;
  /** The number as written, with a decimal point, if it has more digits than its value holds. */
  readonly digits?: string;
}

/**
 * A variable, a constant, or several of them written together (`xy`): only a scope can tell. `P[x]` is one name. The
 * text is in the same position as a number's value: leaves with one layout make tree traversal fast.
 */
export interface NameNode {
  readonly kind: 'name';
  readonly span: Span;
  readonly value: string;
}

/** `true`, `false`. */
export interface TruthLiteral {
  readonly kind: 'truth';
  readonly span: Span;
  readonly value: boolean;
}

export type UnaryKind = 'negate' | 'plus' | 'factorial' | 'absolute' | 'group' | 'not';

export interface UnaryNode {
  readonly kind: UnaryKind;
  readonly span: Span;
  readonly operand: Expression;
}

/** `juxtapose` is a product without an operator; `root` is `radicand # degree`. */
export type BinaryKind =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'juxtapose'
  | 'divide'
  | 'modulo'
  | 'power'
  | 'root'
  | 'and'
  | 'or';

export interface BinaryNode {
  readonly kind: BinaryKind;
  readonly span: Span;
  readonly left: Expression;
  readonly right: Expression;
}

export type RelationSign = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** `a < b <= c`: one operand more than signs; true if every adjacent pair is. */
export interface RelationNode {
  readonly kind: 'relation';
  readonly span: Span;
  readonly signs: readonly RelationSign[];
  readonly operands: readonly Expression[];
}

/** `[1;2]`; a matrix is a vector of rows. */
export interface VectorNode {
  readonly kind: 'vector';
  readonly span: Span;
  readonly items: readonly Expression[];
}

/** `sin(x)`, `f(x;y)`: a function of the language or of the scope, and its arguments. */
export interface CallNode {
  readonly kind: 'call';
  readonly span: Span;
  readonly name: string;
  readonly items: readonly Expression[];
}

/** Whether a node has a truth value: distinguishes the brackets in `[x<1]` from the vector `[x]`. */
export function isTruthValued(expression: Expression): boolean {
  let inner = expression;
  while (inner.kind === 'group') inner = inner.operand;
  switch (inner.kind) {
    case 'relation':
    case 'and':
    case 'or':
    case 'not':
    case 'truth':
      return true;
    default:
      return false;
  }
}
