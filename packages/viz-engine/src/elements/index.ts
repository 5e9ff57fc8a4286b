import { circle } from './circle.ts';
import type { ElementType } from './define-element.ts';
import { functionElement } from './function.ts';
import { line } from './line.ts';
import { number } from './number.ts';
import { point } from './point.ts';
import { randdouble, randint, randrat } from './random.ts';
import { segment } from './segment.ts';
import { slider } from './slider.ts';

export { attributeNames, type AttributeName } from './attributes.ts';
export type { Control } from './control.ts';
export type { Element, ElementType, Role, Words } from './define-element.ts';
export { reasonCodes, type ReasonCode } from './reasons.ts';
export type { PointOrNumber, Values } from './values.ts';

/** Every element type there is, in the order of the reference. */
export const elementTypes: readonly ElementType[] = [
  number,
  slider,
  point,
  line,
  segment,
  circle,
  functionElement,
  randint,
  randdouble,
  randrat,
];

const byName = new Map(elementTypes.map((elementType) => [elementType.type, elementType]));

/** The element type of an author's command. */
export function elementType(type: string): ElementType | undefined {
  return byName.get(type);
}
