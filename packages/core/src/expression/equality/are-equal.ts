import { constants } from '../constants.ts';
import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { generalTolerance } from '../numbers/rounding.ts';
import { splitNames } from '../reading/split-names.ts';
import { hasNode } from '../tree.ts';
import { withoutFactorialQuotients } from '../rewriting/factorial-quotients.ts';
import { substitute, type FunctionBody } from '../rewriting/substitute.ts';
import { isComplexField } from '../values/scalar.ts';
import type { Field } from '../values/field.ts';
import { compareInComplex } from './complex-values.ts';
import { areApart, comparedOf, isEmpty, type Compared, type Enclosure } from './compared.ts';
import { differenceOf, haveSameSolutions } from './equations.ts';
import { isRationalIdentity } from './rational-function.ts';
import { isSameTree } from './same-tree.ts';
import { SamplePoints } from './sample-points.ts';
import { boundaryPoints } from './truth-boundary.ts';

/** Whether two expressions are the same function of their names. */
export type Equality =
  | { readonly kind: 'equal'; readonly isProven: boolean }
  /** They differ at the witness. A side that is undefined there, or not real, is NaN; truth values are 1 and 0. */
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
  /**
   * Maximum difference of values that count as equal, relative to the greater one. Zero by default, unless a number
   * looks rounded: 1.41421356 for the root of 2.
   */
  readonly tolerance?: number;
  readonly seed?: number;
  /** Whether the expressions are compared wherever one of them is defined (the default), or only where the right one is. */
  readonly domain?: 'both' | 'right';
  /** In a complex field i is the imaginary unit, and values are complex. Real by default. */
  readonly field?: Field;
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
  if (isSameTree(first, second)) return { kind: 'equal', isProven: true };
  const isComplex = isComplexField(options.field ?? 'real');
  const names = [...new Set([...freeNames(first), ...freeNames(second)])]
    .sort()
    .filter((name) => !(isComplex && name === 'i'));
  if (isComplex) return equalInComplex(first, second, names, options.seed ?? 1);
  const slots = new Map(names.map((name, slot) => [name, slot]));
  const [a, b] = [comparedOf(first, slots), comparedOf(second, slots)];
  if (a === undefined || b?.type !== a.type) return { kind: 'unknown', reason: 'notComparable' };
  if (isRationalIdentity(first, second)) return { kind: 'equal', isProven: true };
  const points = new SamplePoints(names.length, [first, second], options.seed ?? 1);
  const tolerance = options.tolerance ?? ([first, second].some(hasRoundedNumber) ? generalTolerance : 0);
  const found =
    equationsCompared(first, second, slots, points) ??
    search(a, b, points, names.length, { tolerance, domain: options.domain ?? 'both' });
  const { witness, isEnough, isProven = false } = found;
  if (witness !== undefined) {
    return {
      kind: 'unequal',
      witness: Object.fromEntries(names.map((name, slot) => [name, witness[slot] ?? NaN])),
      left: a.at(witness),
      right: b.at(witness),
    };
  }
  return isEnough ? { kind: 'equal', isProven } : { kind: 'unknown', reason: 'tooFewPoints' };
}

function equalInComplex(left: Expression, right: Expression, names: readonly string[], seed: number): Equality {
  if (isRationalIdentity(left, right)) return { kind: 'equal', isProven: true };
  const points = new SamplePoints(names.length, [left, right], seed);
  const { witness, isEnough } = compareInComplex(left, right, names, points);
  if (witness === undefined)
    return isEnough ? { kind: 'equal', isProven: false } : { kind: 'unknown', reason: 'tooFewPoints' };
  const entries = names.map((name, index) => [name, witness[index] ?? NaN] as const);
  return { kind: 'unequal', witness: Object.fromEntries(entries), left: NaN, right: NaN };
}

/** The result of sampling: a point where both differ, or whether enough points agreed. */
interface Found {
  readonly witness?: readonly number[];
  readonly isEnough: boolean;
  readonly isProven?: boolean;
}

/** Undefined if they are not equations. */
function equationsCompared(
  first: Expression,
  second: Expression,
  slots: ReadonlyMap<string, number>,
  points: SamplePoints,
): Found | undefined {
  const [left, right] = [differenceOf(first), differenceOf(second)];
  if (left === undefined || right === undefined || slots.size === 0) return undefined;
  const solutions = haveSameSolutions(left, right, slots, points);
  switch (solutions.kind) {
    case 'same':
      return { isEnough: true, isProven: solutions.isProven };
    case 'different':
      return { witness: solutions.witness, isEnough: true };
    case 'unknown':
      return { isEnough: false };
  }
}

function prepared(
  expression: Expression,
  { names, functions, field = 'real' }: EqualityOptions,
): Expression | undefined {
  const split =
    names === undefined
      ? expression
      : splitNames(
          expression,
          (name) => names.has(name) || constants.has(name) || (name === 'i' && isComplexField(field)),
        );
  const written = substitute(split, { names: new Map(), functions: functions ?? new Map() });
  return written && withoutFactorialQuotients(written);
}

/** When two values count as different. */
interface Strictness {
  readonly tolerance: number;
  readonly domain: 'both' | 'right';
}

function search(a: Compared, b: Compared, points: SamplePoints, dimension: number, strictness: Strictness): Found {
  const seen: (readonly number[])[] = [];
  for (let tried = 0; tried < (dimension === 0 ? 1 : mostPoints) && seen.length < enoughPoints; tried++) {
    const point = points.next();
    const outcome = compareAt(point, a, b, strictness);
    if (outcome === 'differ') return { witness: point, isEnough: true };
    if (outcome === 'unclear') continue;
    seen.push(point);
    points.keep(point);
  }
  if (dimension === 0) return { isEnough: seen.length > 0 };
  if (a.type === 'number') return { isEnough: seen.length >= fewestPoints };
  const changes = [a, b].flatMap((each) => boundaryPoints(each, seen));
  const witness = changes.find((point) => a.at(point) !== b.at(point));
  return { ...(witness && { witness }), isEnough: changes.length > 0 };
}

function compareAt(
  point: readonly number[],
  a: Compared,
  b: Compared,
  { tolerance, domain }: Strictness,
): 'alike' | 'differ' | 'unclear' {
  const [x, y] = [a.at(point), b.at(point)];
  if (Number.isFinite(x) && Number.isFinite(y)) {
    if (tolerance > 0 && Math.abs(x - y) <= tolerance * Math.max(Math.abs(x), Math.abs(y))) return 'alike';
    const [first, second] = [a.within(point, 0), b.within(point, 0)];
    if (areApart(first, second)) return isGap(point, a, b) ? 'unclear' : 'differ';
    return isNarrow(first) && isNarrow(second) ? 'alike' : 'unclear';
  }
  if (domain === 'right' && Number.isNaN(y)) return 'unclear';
  return Number.isNaN(x) !== Number.isNaN(y) && haveDifferentDomains(a, b, point) ? 'differ' : 'unclear';
}

/** Whether the ends differ by hardly more than rounding: such intervals enclose sin π and 0. */
function isNarrow({ low, high }: Enclosure): boolean {
  return high - low <= generalTolerance * Math.max(1, Math.abs(low));
}

/** Decimals with this many digits are rarely meant exactly. */
const mostDecimalDigits = 8;

function hasRoundedNumber(expression: Expression): boolean {
  return hasNode(expression, (node) => {
    if (node.kind !== 'number' || Number.isInteger(node.value)) return false;
    const [mantissa = ''] = String(node.value).split('e');
    return mantissa.replace('.', '').replace(/^0+/, '').length > mostDecimalDigits;
  });
}

/**
 * Whether one side gets its value at a point only by way of infinity, while next to the point the sides agree: x·(1/x)
 * at 0.
 */
function isGap(point: readonly number[], a: Compared, b: Compared): boolean {
  if (!a.isSingularAt(point) && !b.isSingularAt(point)) return false;
  const beside = point.map((x, index) => x + gapWidth * (index + 1) * Math.max(1, Math.abs(x)));
  return !areApart(a.within(beside, 0), b.within(beside, 0));
}

/** Whether in a neighbourhood of a point one side is defined everywhere and the other nowhere. */
function haveDifferentDomains(a: Compared, b: Compared, point: readonly number[]): boolean {
  return openWidths.some((width) => {
    const [first, second] = [a.within(point, width), b.within(point, width)];
    return (isEmpty(first) && second.isDefined) || (isEmpty(second) && first.isDefined);
  });
}
