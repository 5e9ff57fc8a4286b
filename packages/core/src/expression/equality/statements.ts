import type { BinaryNode, Expression, RelationNode, RelationSign } from '../nodes.ts';
import type { Sign } from '../polynomials/sign-changes.ts';
import { childrenOf } from '../tree.ts';

/** The difference of two neighbours in a relation; the relation tells by its sign whether it holds. */
export type SideDifference = BinaryNode;

/** The differences of a relation: one for each of its signs. */
export function differencesOf({ signs, operands, span }: RelationNode): readonly SideDifference[] {
  return signs.flatMap((_, index) => {
    const [left, right] = [operands[index], operands[index + 1]];
    return left === undefined || right === undefined ? [] : [{ kind: 'subtract' as const, span, left, right }];
  });
}

/** The relations that a statement is made of with and, or and not. */
export function relationsIn(statement: Expression): readonly RelationNode[] {
  return statement.kind === 'relation' ? [statement] : childrenOf(statement).flatMap(relationsIn);
}

/**
 * Whether a statement holds, if `signsOf` tells the signs of the differences of each of its relations; undefined stands
 * for a difference without a value, with which no relation holds.
 */
export function holdsBy(
  statement: Expression,
  signsOf: (relation: RelationNode) => readonly (Sign | undefined)[],
): boolean {
  switch (statement.kind) {
    case 'truth':
      return statement.value;
    case 'group':
      return holdsBy(statement.operand, signsOf);
    case 'not':
      return !holdsBy(statement.operand, signsOf);
    case 'and':
      return holdsBy(statement.left, signsOf) && holdsBy(statement.right, signsOf);
    case 'or':
      return holdsBy(statement.left, signsOf) || holdsBy(statement.right, signsOf);
    case 'relation': {
      const signs = signsOf(statement);
      return statement.signs.every((sign, index) => isHeldBy(sign, signs[index]));
    }
    default:
      return false;
  }
}

function isHeldBy(sign: RelationSign, difference: Sign | undefined): boolean {
  if (difference === undefined) return false;
  switch (sign) {
    case '=':
      return difference === 0;
    case '!=':
      return difference !== 0;
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}
