import type { Expression } from '../nodes.ts';
import { hasNode } from '../tree.ts';

/** Decimals with this many digits are rarely meant exactly. */
const mostDecimalDigits = 8;

/** Whether a decimal has more digits than are usually meant exactly. */
export function hasRoundedNumber(expression: Expression): boolean {
  return hasNode(expression, (node) => {
    if (node.kind !== 'number' || (Number.isInteger(node.value) && node.digits === undefined)) return false;
    const [mantissa = ''] = (node.digits ?? String(node.value)).split(/e/i);
    return mantissa.replace('.', '').replace(/^0+/, '').length > mostDecimalDigits;
  });
}
