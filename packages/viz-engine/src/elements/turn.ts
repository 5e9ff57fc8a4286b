import type { CurveTerm, NumberTerm, Path, PointTerm } from '../board/index.ts';
import type { Words } from './define-element.ts';
import { onto } from './on-curve.ts';
import { distance } from './place.ts';
import { radiusFrom, withRadius } from './radius.ts';
import type { PointOrNumber, ReadableValues } from './values.ts';

/** A rotation around a point, from one direction to another. */
export interface Turn {
  readonly centre: PointTerm;
  /** The initial direction; 0 is to the right. In radians, as all angles. */
  readonly start: NumberTerm;
  /** The angle of the rotation, counterclockwise if positive. Between points it is never negative. */
  readonly by: NumberTerm;
  /** Undefined if no value specifies the distance from the centre; NaN if it is negative. */
  readonly radius: NumberTerm | undefined;
  /** The radius as given. */
  readonly given: NumberTerm | undefined;
  /** The points in its definition. */
  readonly points: readonly PointTerm[];
  readonly from: PointOrNumber;
  readonly to: PointOrNumber;
}

const fullTurn = 2 * Math.PI;

/** Parses centre, start, end and radius: start and end are points or angles (specification 002 §5.3). */
export function readTurn(values: ReadableValues): Turn {
  const centre = values.point(0);
  const [from, to] = [values.pointOrNumber(1), values.pointOrNumber(2)];
  const start = directionOf(from, centre);
  const end = directionOf(to, centre);
  const given = values.count === 4 ? values.number(3) : undefined;
  const isBetweenNumbers = from.kind === 'number' && to.kind === 'number';
  return {
    centre,
    start,
    by: isBetweenNumbers ? () => end() - start() : () => (((end() - start()) % fullTurn) + fullTurn) % fullTurn,
    radius: given && radiusFrom(given),
    given,
    points: [centre, ...[from, to].flatMap((end) => (end.kind === 'point' ? [end.point] : []))],
    from,
    to,
  };
}

/** The radius of an arc: its own, or that of the first point it has. */
export function radiusOf({ centre, radius, from, to }: Turn, otherwise: number): NumberTerm {
  if (radius !== undefined) return radius;
  const [rim] = [from, to].flatMap((end) => (end.kind === 'point' ? [end.point] : []));
  return rim === undefined ? () => otherwise : () => distance(centre, rim);
}

const cornersPerTurn = 180;

/** The points of a rotation at a distance from its centre. */
export function arcPath({ centre, start, by }: Turn, radius: number): Path {
  const [x, y, from, turned] = [centre.x(), centre.y(), start(), by()];
  const count = Math.max(2, Math.min(2000, Math.ceil((cornersPerTurn * Math.abs(turned)) / fullTurn))) || 2;
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = from + (turned * index) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}

/** Points on an arc, parametrized by their direction. */
export function onArc(turn: Turn, radius: NumberTerm): CurveTerm {
  const { centre, start, by } = turn;
  const range = () => {
    const [first, turned] = [start(), by()];
    return [Math.min(first, first + turned), Math.max(first, first + turned)] as const;
  };
  return {
    at: (angle) => [centre.x() + radius() * Math.cos(angle), centre.y() + radius() * Math.sin(angle)],
    nearest: (x, y) => onto({ range, period: fullTurn }, Math.atan2(y - centre.y(), x - centre.x())),
    range,
    period: fullTurn,
  };
}

function directionOf(end: PointOrNumber, centre: PointTerm): NumberTerm {
  if (end.kind === 'number') return end.number;
  const { point } = end;
  return () => {
    const [right, up] = [point.x() - centre.x(), point.y() - centre.y()];
    // A point in the centre is in no direction.
    return right === 0 && up === 0 ? NaN : Math.atan2(up, right);
  };
}

/** The sentence about a turn; another one if one of its ends is in the centre or its radius is negative. */
export function turnWords({ centre, by, from, to, given }: Turn, words: Words): Words {
  const isInCentre = [from, to].some((end) => end.kind === 'point' && distance(end.point, centre) === 0);
  return isInCentre && Number.isNaN(by())
    ? { form: 'noDirection', gaps: { centre: centre.name } }
    : withRadius(given, words);
}

/** The description of a start or an end. */
export function endWords(end: PointOrNumber): string | number {
  return end.kind === 'point' ? end.point.name : end.number();
}
