import { compileExpression } from '../evaluation/compile.ts';
import { valueOf } from '../evaluation/evaluate.ts';
import { matchClosely } from '../equality/close-numbers.ts';
import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { nearestFraction } from '../numbers/format-rational.ts';
import { isReservedName } from '../reserved-names.ts';
import { constantOf } from '../rewriting/constant.ts';
import { numberNode } from '../rewriting/substitute.ts';
import { nowhere } from '../rewriting/term.ts';

/**
 * Whether a power, a root, a function or the like has a rational value, which could be written instead: `2^2`, `√9`,
 * `3!`, `sin(pi/2)`. Powers of ten may stay: 3·10^8.
 */
export function isLeftToCalculate(node: Expression): boolean {
  switch (node.kind) {
    case 'power':
      return constantOf(node.left)?.value.equals(10) !== true && isRationalNumber(node);
    case 'root':
    case 'call':
    case 'absolute':
    case 'factorial':
    case 'modulo':
      return isRationalNumber(node);
    default:
      return false;
  }
}

function isRationalNumber(node: Expression): boolean {
  if ([...freeNames(node)].some((name) => !isReservedName(name))) return false;
  const exact = valueOf(node, {}, 'rational');
  if (exact.ok && exact.value.kind === 'rational') return true;
  const compiled = compileExpression(node, { slots: new Map() });
  const value = compiled.ok && compiled.value.type === 'number' ? compiled.value.evaluate([]) : NaN;
  if (Number.isSafeInteger(value)) return matchClosely(node, numberNode(value, nowhere), 'equal') !== 'differ';
  const near = Number.isFinite(value) ? nearestFraction(value) : undefined;
  if (near === undefined) return false;
  const fraction: Expression = {
    kind: 'divide',
    span: nowhere,
    left: numberNode(near.numerator, nowhere),
    right: numberNode(near.denominator, nowhere),
  };
  return matchClosely(node, fraction, 'equal') === 'match';
}
