import { constants } from '../constants.ts';
import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { generalTolerance } from '../numbers/rounding.ts';
import { splitNames } from '../reading/split-names.ts';
import { substitute, type FunctionBody } from '../rewriting/substitute.ts';
import { comparedOf, type Compared } from './compared.ts';
import { isRationalIdentity } from './rational-identity.ts';
import { SamplePoints } from './sample-points.ts';
import { boundaryPoints } from './truth-boundary.ts';

/** Whether two expressions are the same function of their names. */
export type Equality =
  | { readonly kind: 'equal'; readonly isProven: boolean }
  /** They differ at the witness. A side that is undefined there is NaN; truth values are 1 and 0. */
  | {
      readonly kind: 'unequal';
      readonly witness: Readonly<Record<string, number>>;
      readonly left: number;
      readonly right: number;
    }
  /**
   * `notComparable`: a truth value and a number, or something without a value. `tooFewPoints`: hardly any point was
   * found where both are defined.
   */
  | { readonly kind: 'unknown'; readonly reason: 'notComparable' | 'tooFewPoints' };

export interface EqualityOptions {
  /** The names in scope; all others are split into products of them if possible. */
  readonly names?: ReadonlySet<string>;
  /** Functions of the scope. */
  readonly functions?: ReadonlyMap<string, FunctionBody>;
  /** Maximum difference of values that count as equal, relative to the greater one. */
  readonly tolerance?: number;
  readonly seed?: number;
}

const mostPoints = 4000;
const enoughPoints = 80;
const fewestPoints = 8;
/** Half-widths of the boxes in which one side is shown to be defined and the other not. */
const openWidths = [1e-3, 1e-7];
const gapWidth = 1e-6;

/**
 * Compares two expressions: exactly if both are rational functions with rational coefficients, otherwise at sample
 * points. As rational functions x/x and 1 are equal: removable gaps on one side do not count. If one side is undefined
 * in a whole neighbourhood where the other is defined, they differ: √x² and x. A witness is certain: the intervals
 * enclosing the two values are disjoint.
 */
export function areEqual(left: Expression, right: Expression, options: EqualityOptions = {}): Equality {
  const [first, second] = [prepared(left, options), prepared(right, options)];
  if (first === undefined || second === undefined) return { kind: 'unknown', reason: 'notComparable' };
  const names = [...new Set([...freeNames(first), ...freeNames(second)])].sort();
  const slots = new Map(names.map((name, slot) => [name, slot]));
  const [a, b] = [comparedOf(first, slots), comparedOf(second, slots)];
  if (a === undefined || b?.type !== a.type) return { kind: 'unknown', reason: 'notComparable' };
  if (isRationalIdentity(first, second)) return { kind: 'equal', isProven: true };
  const points = new SamplePoints(names.length, [first, second], options.seed ?? 1);
  const { witness, isEnough } = search(a, b, points, names.length, options.tolerance ?? generalTolerance);
  if (witness !== undefined) {
    return {
      kind: 'unequal',
      witness: Object.fromEntries(names.map((name, slot) => [name, witness[slot] ?? NaN])),
      left: a.at(witness),
      right: b.at(witness),
    };
  }
  return isEnough ? { kind: 'equal', isProven: false } : { kind: 'unknown', reason: 'tooFewPoints' };
}

function prepared(expression: Expression, { names, functions }: EqualityOptions): Expression | undefined {
  const split =
    names === undefined ? expression : splitNames(expression, (name) => names.has(name) || constants.has(name));
  return substitute(split, { names: new Map(), functions: functions ?? new Map() });
}

function search(
  a: Compared,
  b: Compared,
  points: SamplePoints,
  dimension: number,
  tolerance: number,
): { witness?: readonly number[]; isEnough: boolean } {
  const seen: { true?: readonly number[]; false?: readonly number[] } = {};
  let alike = 0;
  for (let tried = 0; tried < (dimension === 0 ? 1 : mostPoints) && alike < enoughPoints; tried++) {
    const point = points.next();
    const outcome = compareAt(point, a, b, tolerance);
    if (outcome === 'differ') return { witness: point, isEnough: true };
    if (outcome === 'unclear') continue;
    alike++;
    points.keep(point);
    if (a.type === 'truth') seen[a.at(point) === 1 ? 'true' : 'false'] = point;
  }
  if (dimension === 0) return { isEnough: alike > 0 };
  if (a.type === 'number') return { isEnough: alike >= fewestPoints };
  const { true: holds, false: fails } = seen;
  if (holds === undefined || fails === undefined) return { isEnough: false };
  const witness = [a, b]
    .flatMap((each) => boundaryPoints(each, holds, fails))
    .find((point) => compareAt(point, a, b, tolerance) === 'differ');
  return { ...(witness && { witness }), isEnough: true };
}

function compareAt(
  point: readonly number[],
  a: Compared,
  b: Compared,
  tolerance: number,
): 'alike' | 'differ' | 'unclear' {
  const [x, y] = [a.at(point), b.at(point)];
  if (Number.isFinite(x) && Number.isFinite(y)) {
    if (Math.abs(x - y) <= tolerance * Math.max(Math.abs(x), Math.abs(y))) return 'alike';
    return areApartAt(point, a, b) && !isGap(point, a, b) ? 'differ' : 'unclear';
  }
  return Number.isNaN(x) !== Number.isNaN(y) && haveDifferentDomains(a, b, point) ? 'differ' : 'unclear';
}

type Enclosure = ReturnType<Compared['within']>;

function areApartAt(point: readonly number[], a: Compared, b: Compared): boolean {
  const [first, second] = [a.within(point, 0), b.within(point, 0)];
  return !isEmpty(first) && !isEmpty(second) && (first.high < second.low || second.high < first.low);
}

/**
 * Whether one side gets its value at a point only by way of infinity, while next to the point the sides agree: x·(1/x)
 * at 0.
 */
function isGap(point: readonly number[], a: Compared, b: Compared): boolean {
  if (!a.isSingularAt(point) && !b.isSingularAt(point)) return false;
  const beside = point.map((x, index) => x + gapWidth * (index + 1) * Math.max(1, Math.abs(x)));
  return !areApartAt(beside, a, b);
}

/** Whether in a neighbourhood of a point one side is defined everywhere and the other nowhere. */
function haveDifferentDomains(a: Compared, b: Compared, point: readonly number[]): boolean {
  return openWidths.some((width) => {
    const [first, second] = [a.within(point, width), b.within(point, width)];
    return (isEmpty(first) && second.isDefined) || (isEmpty(second) && first.isDefined);
  });
}

function isEmpty({ low, high }: Enclosure): boolean {
  return !(low <= high);
}
