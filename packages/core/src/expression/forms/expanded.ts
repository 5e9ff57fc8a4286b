import type { Expression } from '../nodes.ts';
import { isWhole } from '../numbers/rational.ts';
import { constantOf } from '../rewriting/constant.ts';
import { childrenOf } from '../tree.ts';
import { hasName, isSum, withoutSigns } from './parts.ts';

/** Whether no brackets are left to multiply out: no product with a sum, no whole power of a sum or product. */
export function isExpanded(expression: Expression): boolean {
  switch (expression.kind) {
    case 'group':
    case 'plus':
      return isExpanded(expression.operand);
    case 'negate':
      return !isSum(expression.operand) && isExpanded(expression.operand);
    case 'add':
      return isExpanded(expression.left) && isExpanded(expression.right);
    case 'subtract':
      return !isSum(expression.right) && isExpanded(expression.left) && isExpanded(expression.right);
    case 'multiply':
    case 'juxtapose':
      return [expression.left, expression.right].every((factor) => !isSum(factor) && isExpanded(factor));
    case 'divide': {
      const isOverNumber = !hasName(expression.right);
      const below = withoutSigns(expression.right);
      // 1/(x + 1)^-2 is a power of a sum.
      const isAbove = below.kind === 'power' && hasName(below.left) && (constantOf(below.right)?.value.s ?? 1n) < 0n;
      return !isAbove && !(isOverNumber && isSum(expression.left)) && isExpanded(expression.left);
    }
    case 'power': {
      const exponent = constantOf(expression.right)?.value;
      if (exponent === undefined || !isWhole(exponent) || exponent.s < 0n) return true;
      const base = withoutSigns(expression.left);
      return base.kind === 'name' || base.kind === 'call' || base.kind === 'absolute' || !hasName(base);
    }
    case 'relation':
    case 'vector':
      return childrenOf(expression).every(isExpanded);
    default:
      return true;
  }
}
