import { nowhere, numberNode, type Expression } from '../expression/index.ts';
import { areSameUnit, conversionBetween, type Unit } from '../units/index.ts';

/** A number in one unit as a term for that in another, convertible one. */
export function inUnit(term: Expression, from: Unit, to: Unit): Expression {
  if (areSameUnit(from, to)) return term;
  const { ratio, shift } = conversionBetween(from, to);
  const { span } = term;
  const above: Expression = { kind: 'multiply', span, left: term, right: whole(ratio.n) };
  const scaled: Expression = ratio.d === 1n ? above : { kind: 'divide', span, left: above, right: whole(ratio.d) };
  if (shift.n === 0n) return scaled;
  const right: Expression = { kind: 'divide', span, left: whole(shift.n), right: whole(shift.d) };
  return { kind: shift.s < 0n ? 'subtract' : 'add', span, left: scaled, right };
}

function whole(number: bigint): Expression {
  const value = Number(number);
  return Number.isSafeInteger(value)
    ? numberNode(value, nowhere)
    : { kind: 'number', span: nowhere, value, digits: String(number) };
}
