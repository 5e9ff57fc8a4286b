import { freeNames } from '../free-names.ts';
import type { CallNode, Expression, RelationNode, RelationSign } from '../nodes.ts';
import { isReservedName } from '../reserved-names.ts';
import { numberNode, substitute } from '../rewriting/substitute.ts';
import { hasNode, mapChildren } from '../tree.ts';
import { doubleAt } from './beyond-doubles.ts';
import { orderOf, type Order } from './close-numbers.ts';

const nowhere = { from: 0, to: 0 };
const zero = numberNode(0, nowhere);

const steps: ReadonlySet<string> = new Set([
  ...['if', 'sign', 'sgn', 'heaviside', 'dirac', 'floor', 'ceil', 'round', 'trunc', 'fract', 'mod'],
]);

/** Whether a term may have a value at a point that those beside it do not tell: it has steps, or is made of cases. */
export function hasSteps(term: Expression): boolean {
  return hasNode(
    term,
    (node) =>
      (node.kind === 'call' && steps.has(node.name)) ||
      node.kind === 'modulo' ||
      (node.kind === 'power' && isNumber(node.left) && doubleAt(node.left) === 0),
  );
}

/** A term with a number in place of a name, and with the steps that it then takes; undefined if it grows too large. */
export function placedAt(term: Expression, name: string, number: Expression): Expression | undefined {
  const placed = substitute(term, { names: new Map([[name, number]]), functions: new Map() });
  return placed && withStepsTaken(placed);
}

/**
 * A term in which steps and cases are replaced by their values where these are certain: ceil(sin(π)) by 0, which is no
 * whole number in doubles.
 */
export function withStepsTaken(node: Expression): Expression {
  return hasSteps(node) ? taken(node) : node;
}

function taken(node: Expression): Expression {
  const inside = mapChildren(node, taken);
  if (inside.kind === 'power' && isNumber(inside) && isZero(inside.left)) return powerOfZero(inside.right) ?? inside;
  return inside.kind === 'call' ? (valueOfStep(inside) ?? inside) : inside;
}

function valueOfStep({ name, items }: CallNode): Expression | undefined {
  const [argument, then, otherwise] = items;
  if (argument === undefined) return undefined;
  if (name === 'if') {
    const isHeld = certainTruthOf(argument);
    return isHeld === undefined ? undefined : isHeld ? then : otherwise;
  }
  if (!steps.has(name) || !isNumber(argument)) return undefined;
  const order = orderOf(argument, zero);
  switch (name) {
    case 'sign':
    case 'sgn':
      return order && numberNode(order === 'greater' ? 1 : order === 'same' ? 0 : -1, nowhere);
    case 'heaviside':
      return order && numberNode(order === 'less' ? 0 : 1, nowhere);
    case 'dirac':
      return order === 'same' ? { kind: 'name', span: nowhere, value: 'infinity' } : order && zero;
    default: {
      // Only whole numbers are lost in doubles.
      const whole = numberNode(Math.round(doubleAt(argument)), nowhere);
      const isWhole = Number.isSafeInteger(doubleAt(whole)) && orderOf(argument, whole) === 'same';
      if (!isWhole || name === 'mod') return undefined;
      return name === 'fract' ? zero : whole;
    }
  }
}

/** As in doubles: 0^0 is 1. */
function powerOfZero(exponent: Expression): Expression | undefined {
  switch (orderOf(exponent, zero)) {
    case 'same':
      return numberNode(1, nowhere);
    case 'greater':
      return zero;
    default:
      return undefined;
  }
}

/** Whether a condition without names holds; undefined where that is not certain. */
export function certainTruthOf(condition: Expression): boolean | undefined {
  switch (condition.kind) {
    case 'truth':
      return condition.value;
    case 'group':
      return certainTruthOf(condition.operand);
    case 'not': {
      const inner = certainTruthOf(condition.operand);
      return inner === undefined ? undefined : !inner;
    }
    case 'and':
    case 'or': {
      const both = [certainTruthOf(condition.left), certainTruthOf(condition.right)];
      const decisive = condition.kind === 'or';
      if (both.includes(decisive)) return decisive;
      return both.includes(undefined) ? undefined : !decisive;
    }
    case 'relation':
      return truthOfRelation(condition);
    default:
      return undefined;
  }
}

function truthOfRelation({ signs, operands }: RelationNode): boolean | undefined {
  const all = signs.map((sign, index) => {
    const [left, right] = [operands[index], operands[index + 1]];
    if (left === undefined || right === undefined || !isNumber(left) || !isNumber(right)) return undefined;
    const order = orderOf(left, right);
    return order && allows(sign, order);
  });
  if (all.includes(false)) return false;
  return all.includes(undefined) ? undefined : true;
}

function allows(sign: RelationSign, order: Order): boolean {
  switch (sign) {
    case '=':
      return order === 'same';
    case '!=':
      return order !== 'same';
    case '<':
      return order === 'less';
    case '<=':
      return order !== 'greater';
    case '>':
      return order === 'greater';
    case '>=':
      return order !== 'less';
  }
}

/** Whether a term has no names but constants. */
export function isNumber(term: Expression): boolean {
  return [...freeNames(term)].every(isReservedName);
}

function isZero(term: Expression): boolean {
  return isNumber(term) && doubleAt(term) === 0 && orderOf(term, zero) === 'same';
}
