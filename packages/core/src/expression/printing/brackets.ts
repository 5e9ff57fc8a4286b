import type { Expression } from '../nodes.ts';
import { childrenOf, mapChildren } from '../tree.ts';

const sign = 7;
const operand = 9;

/** The binding strength of a node, from 1 (OR) to 9 (never needs brackets). */
function rankOf(expression: Expression): number {
  switch (expression.kind) {
    case 'or':
      return 1;
    case 'and':
      return 2;
    case 'not':
      return 3;
    case 'relation':
      return 4;
    case 'add':
    case 'subtract':
      return 5;
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo':
      return 6;
    case 'negate':
    case 'plus':
      return sign;
    case 'power':
      // As a superscript it can be raised again unchanged: x²^3.
      return isWholeExponent(expression.right) ? operand : 8;
    case 'root':
      return 8;
    case 'number':
      return expression.value < 0 ? sign : operand;
    default:
      return operand;
  }
}

/** The operands of a binary node, each with the minimum rank it needs to be read back unchanged. */
function ranksNeeded(kind: Expression['kind']): readonly [left: number, right: number] {
  switch (kind) {
    case 'or':
      return [1, 2];
    case 'and':
      return [2, 3];
    case 'add':
    case 'subtract':
      return [5, 6];
    case 'juxtapose':
      return [6, 8];
    case 'power':
    case 'root':
      return [operand, sign];
    default:
      return [6, sign];
  }
}

/**
 * The tree with a bracket node wherever it would otherwise be read differently. Parsed trees have all they need;
 * constructed trees may not.
 */
export function withBrackets(expression: Expression): Expression {
  switch (expression.kind) {
    case 'number':
    case 'name':
    case 'truth':
      return expression;
    case 'negate':
    case 'plus':
      return { ...expression, operand: atLeast(sign, expression.operand) };
    case 'not':
      return { ...expression, operand: atLeast(3, expression.operand) };
    case 'factorial':
      return { ...expression, operand: atLeast(operand, expression.operand) };
    case 'absolute': {
      const inner = withBrackets(expression.operand);
      return {
        ...expression,
        operand: hasFactorInBars(inner) ? { kind: 'group', span: inner.span, operand: inner } : inner,
      };
    }
    case 'group':
      return { ...expression, operand: withBrackets(expression.operand) };
    case 'relation':
      return { ...expression, operands: expression.operands.map((each) => atLeast(5, each)) };
    case 'vector':
    case 'call':
      return { ...expression, items: expression.items.map(withBrackets) };
    default: {
      const [left, right] = ranksNeeded(expression.kind);
      const touching = expression.kind === 'juxtapose' && cannotTouch(expression.left, expression.right);
      return {
        ...expression,
        left: atLeast(left, expression.left),
        right: atLeast(touching ? operand + 1 : right, expression.right),
      };
    }
  }
}

function atLeast(rank: number, expression: Expression): Expression {
  const inner = withBrackets(expression);
  return rankOf(inner) >= rank ? inner : { kind: 'group', span: inner.span, operand: inner };
}

/** Whether two adjacent factors would be read differently: numbers as one, `mod` as an operator. */
function cannotTouch(left: Expression, right: Expression): boolean {
  const first = firstPart(right);
  return (first.kind === 'number' && endsWithNumber(left)) || (first.kind === 'call' && first.name === 'mod');
}

/** Whether, inside bars, a factor in bars follows another: its opening bar would close the outer ones. */
function hasFactorInBars(expression: Expression): boolean {
  const { kind } = expression;
  if (kind === 'absolute' || kind === 'group' || kind === 'vector' || kind === 'call') return false;
  if (kind === 'juxtapose' && firstPart(expression.right).kind === 'absolute') return true;
  return childrenOf(expression).some(hasFactorInBars);
}

/** Whether the text of a tree begins with a digit. */
export function startsWithNumber(expression: Expression): boolean {
  return firstPart(expression).kind === 'number';
}

/** The first part in the text of a product or power. */
function firstPart(expression: Expression): Expression {
  switch (expression.kind) {
    case 'factorial':
      return firstPart(expression.operand);
    case 'power':
    case 'root':
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo':
      return firstPart(expression.left);
    default:
      return expression;
  }
}

/**
 * Whether the text of a tree ends with a digit that a following digit would merge with; an exponent can be written as a
 * superscript instead.
 */
function endsWithNumber(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
      return true;
    case 'negate':
    case 'plus':
      return endsWithNumber(expression.operand);
    case 'power':
      return !isWholeExponent(expression.right) && endsWithNumber(expression.right);
    case 'root':
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo':
      return endsWithNumber(expression.right);
    default:
      return false;
  }
}

/** Whether an exponent can be written in superscript digits: `2`, `-1`. */
function isWholeExponent(expression: Expression): boolean {
  const size = expression.kind === 'negate' ? expression.operand : expression;
  return size.kind === 'number' && /^\d+$/.test(String(size.value));
}

/**
 * The tree of a formula with the sign of a numerator moved in front of the fraction, -½x instead of (-1)/2 x, unless
 * something precedes it.
 */
export function withSignsInFront(expression: Expression, leads = true): Expression {
  switch (expression.kind) {
    case 'negate':
    case 'plus':
    case 'not':
    case 'factorial':
      return { ...expression, operand: withSignsInFront(expression.operand, false) };
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'modulo': {
      const left = withSignsInFront(expression.left, leads);
      return { ...expression, left, right: withSignsInFront(expression.right, false) };
    }
    case 'divide': {
      const [left, right] = [withSignsInFront(expression.left), withSignsInFront(expression.right)];
      return leads && left.kind === 'negate'
        ? { ...left, operand: { ...expression, left: left.operand, right } }
        : { ...expression, left, right };
    }
    default:
      return mapChildren(expression, (child) => withSignsInFront(child));
  }
}

/** Removes brackets that a formula replaces by layout: in fractions and exponents. */
export function withoutBrackets(expression: Expression): Expression {
  return expression.kind === 'group' ? withoutBrackets(expression.operand) : expression;
}
