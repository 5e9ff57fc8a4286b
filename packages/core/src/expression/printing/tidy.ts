import type { BinaryNode, Expression } from '../nodes.ts';
import { hasNode, mapChildren } from '../tree.ts';
import { withBrackets, withoutBrackets } from './brackets.ts';

/**
 * The tree in textbook form, with the same value: signs are merged (x + (−4) becomes x − 4), factors of 1 and summands
 * of 0 are dropped, −(−4) becomes 4, (2.5)i becomes 2.5i. The author's form stays: nothing is calculated or reordered,
 * 12/4 remains a fraction, and so does all pure arithmetic (1·5, 3 − (−4)).
 */
export function tidied(expression: Expression): Expression {
  return withBrackets(withoutBrackets(tidy(expression)));
}

function tidy(node: Expression): Expression {
  switch (node.kind) {
    case 'group': {
      const operand = tidy(node.operand);
      return isWhole(operand) ? operand : { ...node, operand };
    }
    case 'plus':
      return tidy(node.operand);
    case 'negate':
      return negated(tidy(node.operand));
    case 'add':
    case 'subtract':
      return tidySum(node);
    case 'multiply':
    case 'juxtapose':
      return tidyProduct({ ...node, left: tidy(node.left), right: tidy(node.right) });
    case 'divide':
      return tidyQuotient({ ...node, left: tidy(node.left), right: tidy(node.right) });
    case 'power': {
      const [left, right] = [tidy(node.left), tidy(node.right)];
      return isNumber(right, 1) && hasLetter(left) ? left : { ...node, left, right };
    }
    default:
      return mapChildren(node, tidy);
  }
}

function tidySum(node: BinaryNode): Expression {
  const [left, right] = [tidy(node.left), tidy(node.right)];
  const isMinus = node.kind === 'subtract';
  const hasLetters = hasLetter(node.left) || hasLetter(node.right);
  if (hasLetters && isNumber(right, 0)) return left;
  if (hasLetters && isNumber(left, 0)) return isMinus ? negated(right) : right;
  const opposite = withoutSign(right);
  if (opposite === undefined) return { ...node, left, right };
  // 3 − (−4) shows the substituted values.
  if (isMinus && !hasLetters) return { ...node, left, right: inBrackets(right) };
  return { ...node, kind: isMinus ? 'add' : 'subtract', left, right: opposite };
}

function tidyProduct(node: BinaryNode): Expression {
  const { left, right } = node;
  if (!hasLetter(left) && !hasLetter(right)) return { ...node, right: inBrackets(right) };
  const opposite = withoutSign(left);
  if (opposite !== undefined) return negated(tidyProduct({ ...node, left: opposite }));
  const oppositeFactor = withoutSign(right);
  if (oppositeFactor !== undefined) return negated(tidyProduct({ ...node, right: oppositeFactor }));
  if (isNumber(left, 0) || isNumber(right, 0)) return { kind: 'number', span: node.span, value: 0 };
  if (isNumber(left, 1)) return right;
  if (isNumber(right, 1)) return left;
  // A number before a letter needs no operator; after one it does.
  return left.kind === 'number' && startsWithLetter(right) ? { ...node, kind: 'juxtapose' } : node;
}

function tidyQuotient(node: BinaryNode): Expression {
  const { left, right } = node;
  if (isNumber(right, 1) && hasLetter(left)) return left;
  const positive = withoutSign(right);
  return positive === undefined ? node : negated(tidyQuotient({ ...node, right: positive }));
}

/** The sign of a product or fraction goes before its first part, as it is read. */
function negated(operand: Expression): Expression {
  if (isNumber(operand, 0)) return operand;
  const opposite = withoutSign(operand);
  if (opposite !== undefined) return opposite;
  return operand.kind === 'multiply' || operand.kind === 'juxtapose' || operand.kind === 'divide'
    ? { ...operand, left: negated(operand.left) }
    : { kind: 'negate', span: operand.span, operand };
}

/** The opposite of a term that begins with a minus; undefined for any other. */
function withoutSign(node: Expression): Expression | undefined {
  switch (node.kind) {
    case 'group':
      return withoutSign(node.operand);
    case 'negate':
      return node.operand.kind === 'group' && isWhole(node.operand.operand) ? node.operand.operand : node.operand;
    case 'number':
      return node.value < 0 ? { ...node, value: -node.value } : undefined;
    case 'multiply':
    case 'juxtapose':
    case 'divide': {
      const left = withoutSign(node.left);
      return left === undefined ? undefined : { ...node, left };
    }
    default:
      return undefined;
  }
}

/** A sign after an operator is put in brackets: 2·(−3). */
function inBrackets(node: Expression): Expression {
  return node.kind === 'group' || withoutSign(node) === undefined
    ? node
    : { kind: 'group', span: node.span, operand: node };
}

function isNumber(node: Expression, value: number): boolean {
  // 10^-400 in digits is 0 as a double.
  return node.kind === 'number' && node.value === value && node.digits === undefined;
}

/** Whether it never needs brackets. */
function isWhole(node: Expression): boolean {
  return (node.kind === 'number' && node.value >= 0) || node.kind === 'name' || node.kind === 'group';
}

/** Whether it is more than pure arithmetic: contains a variable, or i. */
function hasLetter(node: Expression): boolean {
  return hasNode(node, (each) => each.kind === 'name');
}

/** Whether a number can precede it without an operator: 2x, 2sin(x), 2(x+1). */
function startsWithLetter(node: Expression): boolean {
  switch (node.kind) {
    case 'name':
    case 'call':
    case 'group':
    case 'add':
    case 'subtract':
    case 'divide':
      return true;
    case 'power':
    case 'multiply':
    case 'juxtapose':
      return startsWithLetter(node.left);
    default:
      return false;
  }
}
