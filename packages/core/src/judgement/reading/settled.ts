import { mapChildren, type Expression } from '../../expression/index.ts';

/** A term without its brackets, with those and the signs that leave it one reading: `1/2*x`, `(2^3)^2`, `-(2^2)`, `ln(x)`. */
export function settled(term: Expression): Expression {
  const inside = mapChildren(term, settled);
  switch (inside.kind) {
    case 'juxtapose':
      return isSplit(inside.left, inside.right) ? { ...inside, kind: 'multiply' } : inside;
    case 'power':
      return {
        ...inside,
        left: inside.left.kind === 'power' ? grouped(inside.left) : inside.left,
        right: inside.right.kind === 'power' ? grouped(inside.right) : inside.right,
      };
    case 'negate': {
      const { operand } = inside;
      const isSigned = operand.kind === 'power' && operand.left.kind === 'number';
      return isSigned ? { ...inside, operand: grouped(operand) } : inside;
    }
    case 'factorial':
      return inside.operand.kind === 'factorial' ? { ...inside, operand: grouped(inside.operand) } : inside;
    case 'call':
      return inside.name === 'log' && inside.items.length === 1 ? { ...inside, name: 'ln' } : inside;
    case 'number':
      // 1.234 might be 1234.
      return /^[1-9]\d{0,2}\.\d{3}$/.test(String(inside.value)) ? { ...inside, digits: `${inside.value}0` } : inside;
    default:
      return inside;
  }
}

/** Whether two factors need a sign between them: 1/2·x, and bars that might belong together otherwise. */
function isSplit(left: Expression, right: Expression): boolean {
  const before = left.kind === 'juxtapose' || left.kind === 'multiply' ? left.right : left;
  return right.kind === 'number' || endsApart(left) || right.kind === 'absolute' || before.kind === 'absolute';
}

/** Whether a factor side by side with this may be taken for a part of its denominator or exponent. */
function endsApart(term: Expression): boolean {
  switch (term.kind) {
    case 'divide':
    case 'power':
      return true;
    case 'juxtapose':
    case 'multiply':
      return endsApart(term.right);
    case 'negate':
      return endsApart(term.operand);
    default:
      return false;
  }
}

function grouped(operand: Expression): Expression {
  return { kind: 'group', span: operand.span, operand };
}
