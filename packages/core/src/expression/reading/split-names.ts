import { childrenOf, mapChildren } from '../tree.ts';
import type { BinaryNode, Expression, NameNode } from '../nodes.ts';

const longestSplit = 60;

/**
 * Splits unknown names into products of known ones: `xy` into x·y, `3e2` into 3·e·2. The result is the tree of the text
 * with blanks between the factors, so `xy^2` is x·y² and `1/xy` is (1/x)·y. A name that cannot be split stays.
 */
export function splitNames(expression: Expression, isKnown: (name: string) => boolean): Expression {
  if (!needsSplit(expression, isKnown)) return expression;
  return product(factorsOf(expression, isKnown));
}

/** Whether a name is unknown but can be split into known ones. */
function needsSplit(expression: Expression, isKnown: (name: string) => boolean): boolean {
  if (expression.kind === 'name') return !isKnown(expression.value) && cutName(expression.value, isKnown) !== undefined;
  return childrenOf(expression).some((child) => needsSplit(child, isKnown));
}

/** The parts of a name from left to right, longest first; digits between names are numbers. */
export function cutName(name: string, isKnown: (name: string) => boolean): readonly string[] | undefined {
  if (name.length > longestSplit) return undefined;
  const rests: (readonly string[] | undefined)[] = [];
  rests[name.length] = [];
  for (let at = name.length - 1; at >= 0; at--) rests[at] = longestPiece(name, at, rests, isKnown);
  return rests[0];
}

function longestPiece(
  name: string,
  at: number,
  rests: readonly (readonly string[] | undefined)[],
  isKnown: (name: string) => boolean,
): readonly string[] | undefined {
  const digits = /^\d+/.exec(name.slice(at))?.[0];
  for (let end = name.length; end > at; end--) {
    const rest = rests[end];
    const piece = name.slice(at, end);
    if (rest !== undefined && (piece === digits || isKnown(piece))) return [piece, ...rest];
  }
  return undefined;
}

/** The factors a node becomes when its names are split. */
function factorsOf(expression: Expression, isKnown: (name: string) => boolean): readonly [Expression, ...Expression[]] {
  const whole = (child: Expression): Expression => splitNames(child, isKnown);
  switch (expression.kind) {
    case 'number':
    case 'truth':
      return [expression];
    case 'name':
      return isKnown(expression.value) ? [expression] : piecesOf(expression, isKnown);
    case 'negate':
    case 'plus': {
      const [first, ...rest] = factorsOf(expression.operand, isKnown);
      return [{ ...expression, operand: first }, ...rest];
    }
    case 'factorial': {
      const { last, before } = lastOf(factorsOf(expression.operand, isKnown));
      return nonEmpty(before, { ...expression, operand: last });
    }
    case 'power':
    case 'root': {
      const { last, before } = lastOf(factorsOf(expression.left, isKnown));
      const [exponent, ...rest] = factorsOf(expression.right, isKnown);
      return nonEmpty(before, { ...expression, left: last, right: exponent }, rest);
    }
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo': {
      const [first, ...rest] = factorsOf(expression.right, isKnown);
      return [{ ...expression, left: whole(expression.left), right: first }, ...rest];
    }
    default:
      return [mapChildren(expression, whole)];
  }
}

function piecesOf(node: NameNode, isKnown: (name: string) => boolean): readonly [Expression, ...Expression[]] {
  let from = node.span.from;
  const [first, ...rest] = (cutName(node.value, isKnown) ?? []).map((piece): Expression => {
    const span = { from, to: from + piece.length };
    from = span.to;
    return /^\d/.test(piece) ? { kind: 'number', span, value: Number(piece) } : { kind: 'name', span, value: piece };
  });
  return first === undefined ? [node] : [first, ...rest];
}

function lastOf(factors: readonly [Expression, ...Expression[]]): {
  readonly last: Expression;
  readonly before: readonly Expression[];
} {
  return { last: factors.at(-1) ?? factors[0], before: factors.slice(0, -1) };
}

function nonEmpty(
  before: readonly Expression[],
  middle: Expression,
  after: readonly Expression[] = [],
): readonly [Expression, ...Expression[]] {
  const [first, ...rest] = before;
  return first === undefined ? [middle, ...after] : [first, ...rest, middle, ...after];
}

function product([first, ...rest]: readonly [Expression, ...Expression[]]): Expression {
  return rest.reduce<Expression>(
    (left, right): BinaryNode => ({
      kind: 'juxtapose',
      span: { from: left.span.from, to: right.span.to },
      left,
      right,
    }),
    first,
  );
}
