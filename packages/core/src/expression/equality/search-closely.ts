import { closeValueOf, isSmall } from '../evaluation/close-value.ts';
import type { Expression } from '../nodes.ts';
import { differenceOf, mayBeZero, signOf } from '../numbers/ball.ts';
import { numberNode, substitute } from '../rewriting/substitute.ts';
import type { SamplePoints } from './sample-points.ts';
import type { Found } from './search.ts';

/** The binary digits with which values are computed one after another until they can be told apart. */
const precisions = [160, 1600, 4000];
const fewPrecisions = [160, 500];
const manyBits = 1000;
/** So many points are compared with many digits; at the others, two functions that agree there with as few as tell. */
const closePoints = 2;
const fewestPoints = 6;
const mostPoints = 40;
/** Coordinates have so few digits that they are meant exactly. */
const digits = 6;
const nowhere = { from: 0, to: 0 };

/** How many points are tried, and how many must agree. */
interface Extent {
  readonly tried: number;
  readonly enough: number;
  readonly precisions: readonly number[];
}

const whole: Extent = { tried: mostPoints, enough: fewestPoints, precisions };
/** Where doubles have found no difference: one that they cannot see is seen at nearly every point. */
const inAddition: Extent = { tried: 4, enough: 0, precisions: fewPrecisions };

/**
 * Compares two functions at points where both have a value, with numbers of any size: for those that doubles cannot tell
 * apart, such as 10^-400·x and 2·10^-400·x. A witness is certain.
 */
export function searchClosely(
  first: Expression,
  second: Expression,
  slots: ReadonlyMap<string, number>,
  points: SamplePoints,
  isInAddition: boolean,
): Found {
  if (!isSmall(first) || !isSmall(second)) return { isEnough: isInAddition };
  const extent = isInAddition ? inAddition : whole;
  let alike = 0;
  for (let tried = 0; tried < extent.tried && alike < 2 * fewestPoints; tried++) {
    const point = points.next().map((x) => Number(x.toPrecision(digits)));
    const [a, b] = [at(first, slots, point), at(second, slots, point)];
    const areApart = a && b && areBallsApart(a, b, extent.precisions, alike < closePoints);
    if (areApart === true) return { witness: point, isEnough: true };
    if (areApart === false) alike++;
  }
  return { isEnough: alike >= extent.enough };
}

/** Whether the values of two functions of one name certainly differ at a number, computed with many digits. */
export function areApartAt(first: Expression, second: Expression, name: string, x: number): boolean {
  const slots = new Map([[name, 0]]);
  const [a, b] = [at(first, slots, [x]), at(second, slots, [x])];
  if (a === undefined || b === undefined || !isSmall(a) || !isSmall(b)) return false;
  return areBallsApart(a, b, fewPrecisions, false) === true;
}

/** The numbers of a point in the places of the names. */
function at(
  expression: Expression,
  slots: ReadonlyMap<string, number>,
  point: readonly number[],
): Expression | undefined {
  const names = new Map([...slots].map(([name, slot]) => [name, numberNode(point[slot] ?? 0, nowhere)] as const));
  return substitute(expression, { names, functions: new Map() });
}

/** Whether two numbers certainly differ; undefined if one has no value, or cannot be told from 0. */
function areBallsApart(
  first: Expression,
  second: Expression,
  bitsTried: readonly number[],
  isClose: boolean,
): boolean | undefined {
  let isKnown = false;
  for (const bits of bitsTried) {
    const a = closeValueOf(first, bits);
    const b = a && closeValueOf(second, bits);
    const difference = a && b && differenceOf(a, b, bits);
    if (difference === undefined) continue;
    const sign = signOf(difference);
    if (sign !== undefined) return sign !== 0;
    isKnown = ![a, b].some((each) => each !== undefined && mayBeZero(each));
    if (isKnown && (!isClose || bits > manyBits)) break;
  }
  return isKnown ? false : undefined;
}
