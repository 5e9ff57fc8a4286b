import { numberIn } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** A double has no more decimal digits than this. */
export const mostDigits = 15;

/** Digits after the point: 2 if missing or negative; a fractional number is floored (specification 002 §5.4). */
export function displayPrecisionOf(element: XmlElement): number {
  const given = numberIn(element, 'display-precision');
  return given === undefined || given < 0 ? 2 : Math.min(Math.floor(given), mostDigits);
}
