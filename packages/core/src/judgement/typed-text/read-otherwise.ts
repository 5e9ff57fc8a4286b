import { mapChildren, type Expression } from '../../expression/index.ts';
import { calledOtherwise } from './other-arguments.ts';
import { multipliedOtherwise } from './other-products.ts';
import type { OtherReading } from './other-readings.ts';

/** A term that was read from a text in our notation, read otherwise. */
export function readOtherwise(term: Expression, text: string, readings: ReadonlySet<OtherReading>): Expression {
  if (readings.size === 0) return term;
  const inside = mapChildren(term, (child) => readOtherwise(child, text, readings));
  return inside.kind === 'call' ? calledOtherwise(inside, text, readings) : multipliedOtherwise(inside, text, readings);
}
