import { areApart, isEmpty, type Compared, type Enclosure } from './compared.ts';
import type { SamplePoints } from './sample-points.ts';
import { boundaryPoints } from './truth-boundary.ts';

const mostPoints = 4000;
const enoughPoints = 80;
const fewestPoints = 8;
/** Half-widths of the boxes in which one side is shown to be defined and the other not. */
const openWidths = [1e-3, 1e-7];
const gapWidth = 1e-6;
/** The width of values that are known but for rounding, relative to them or to 1. */
const narrow = 1e-10;

/** The result of sampling: a point where both differ, or whether enough points agreed. */
export interface Found {
  readonly witness?: readonly number[];
  readonly isEnough: boolean;
  readonly isProven?: boolean;
  readonly undefinedAt?: readonly number[];
}

/** When two values count as different. */
export interface Strictness {
  readonly tolerance: number;
  readonly domain: 'both' | 'right';
  /** Points next to each other say nothing about a domain with gaps. */
  readonly hasGaps: boolean;
}

/** Compares two expressions at sample points. */
export function search(
  a: Compared,
  b: Compared,
  points: SamplePoints,
  dimension: number,
  strictness: Strictness,
): Found {
  const seen: (readonly number[])[] = [];
  const known = new Set<string>();
  let [telling, unclear, doubtful] = [0, 0, 0];
  let undefinedAt: readonly number[] | undefined;
  for (let tried = 0; tried < (dimension === 0 ? 1 : mostPoints) && seen.length < enoughPoints; tried++) {
    const point = points.next();
    const key = point.join();
    if (known.has(key)) continue;
    known.add(key);
    switch (compareAt(point, a, b, strictness)) {
      case 'differ':
        return { witness: point, isEnough: true };
      case 'undefined':
        undefinedAt ??= point;
        break;
      case 'unclear':
        unclear++;
        break;
      case 'doubtful':
        doubtful++;
        break;
      case 'alike':
        if (!points.isFar(point)) telling++;
        seen.push(point);
        points.keep(point);
        break;
      case 'bothZero':
        seen.push(point);
        points.keep(point);
    }
  }
  // Values that vanish in the distance tell nothing; unless they are 0 everywhere.
  const enough = dimension === 0 ? 1 : fewestPoints;
  const isEnough = doubtful === 0 && (telling >= enough || (telling + unclear === 0 && seen.length >= enough));
  if (undefinedAt !== undefined && !isEnough) return { witness: undefinedAt, isEnough };
  if (dimension === 0 || a.type === 'number') {
    const simple = undefinedAt && points.simple().find((point) => compareAt(point, a, b, strictness) === 'undefined');
    const missing = simple ?? undefinedAt;
    return { isEnough, ...(missing && { undefinedAt: missing }) };
  }
  // Far away, rounding is greater than what relations tolerate.
  const close = seen.filter((point) => !points.isFar(point));
  const changes = [a, b].flatMap((each) => boundaryPoints(each, close));
  const witness = changes.find((point) => a.at(point) !== b.at(point));
  return { ...(witness && { witness }), isEnough: changes.length > 0 };
}

/**
 * `bothZero`: no value can be told from 0. `doubtful`: they differ, if they have values there at all. `undefined`: the
 * left one has no value near the point, but the right one has, which is the one that counts.
 */
type AtPoint = 'alike' | 'bothZero' | 'differ' | 'doubtful' | 'unclear' | 'undefined';

function compareAt(
  point: readonly number[],
  a: Compared,
  b: Compared,
  { tolerance, domain, hasGaps }: Strictness,
): AtPoint {
  const [x, y] = [a.at(point), b.at(point)];
  if (Number.isFinite(x) && Number.isFinite(y)) {
    if (tolerance > 0 && Math.abs(x - y) <= tolerance * Math.max(Math.abs(x), Math.abs(y))) return 'alike';
    const [first, second] = [a.within(point, 0), b.within(point, 0)];
    if (areApart(first, second)) {
      if (isGap(point, a, b)) return 'unclear';
      return first.isDefined && second.isDefined ? 'differ' : 'doubtful';
    }
    if (!isNarrow(first) || !isNarrow(second)) return 'unclear';
    return isAroundZero(first) || isAroundZero(second) ? 'bothZero' : 'alike';
  }
  if (Number.isNaN(x) === Number.isNaN(y) || (domain === 'right' && Number.isNaN(y))) return 'unclear';
  if (!haveDifferentDomains(a, b, point, hasGaps)) return 'unclear';
  return domain === 'right' ? 'undefined' : 'differ';
}

/** Whether the ends differ by hardly more than rounding: such intervals enclose sin π and 0. */
function isNarrow({ low, high }: Enclosure): boolean {
  return Number.isFinite(low) && high - low <= narrow * Math.max(1, Math.abs(low));
}

/** Whether the interval is hardly narrower than its distance from 0. */
function isAroundZero({ low, high }: Enclosure): boolean {
  return high - low > narrow * Math.min(Math.abs(low), Math.abs(high)) || (low === 0 && high === 0);
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

/** Whether in a neighbourhood of a point, or at the point alone, one side is defined everywhere and the other nowhere. */
function haveDifferentDomains(a: Compared, b: Compared, point: readonly number[], hasGaps: boolean): boolean {
  return (hasGaps ? [0] : openWidths).some((width) => {
    const [first, second] = [a.within(point, width), b.within(point, width)];
    return (isEmpty(first) && second.isDefined) || (isEmpty(second) && first.isDefined);
  });
}
