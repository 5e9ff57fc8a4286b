import {
  sideBySide,
  type DrawnElement,
  type Look,
  type NumberTerm,
  type PointTerm,
  type SpaceBoard,
  type SpaceCarry,
  type SpacePointTerm,
  type WriteNumber,
} from '../board/index.ts';
import type { DrawInSpace } from './define-element.ts';

/** An unnamed point. */
export function place(x: NumberTerm, y: NumberTerm): PointTerm {
  return { name: '', x, y };
}

/** An unnamed point in space. */
export function spacePlace(x: NumberTerm, y: NumberTerm, z: NumberTerm): SpacePointTerm {
  return { name: '', x, y, z };
}

/** The same points if all are in space, otherwise undefined. */
export function allInSpace(points: readonly PointTerm[]): readonly SpacePointTerm[] | undefined {
  const inSpace = points.flatMap(({ name, x, y, z }) => (z === undefined ? [] : [{ name, x, y, z }]));
  return inSpace.length === points.length && points.length > 0 ? inSpace : undefined;
}

/** Draws something between two points in space; undefined for points of the plane. */
export function inSpaceBetween(
  from: PointTerm,
  to: PointTerm,
  draw: (board: SpaceBoard, from: SpacePointTerm, to: SpacePointTerm, look: Look, carry?: SpaceCarry) => DrawnElement,
): DrawInSpace | undefined {
  const [start, end] = allInSpace([from, to]) ?? [];
  return start && end && ((board, look, { carry }) => draw(board, start, end, look, carry));
}

/** Between two points: 0 is the first, 1 the second. */
export function between(a: PointTerm, b: PointTerm, share: number): PointTerm {
  const at = (from: number, to: number) => from + share * (to - from);
  return place(
    () => at(a.x(), b.x()),
    () => at(a.y(), b.y()),
  );
}

export function distance(a: PointTerm, b: PointTerm): number {
  return Math.hypot(b.x() - a.x(), b.y() - a.y(), (b.z?.() ?? 0) - (a.z?.() ?? 0));
}

/** The centroid of some points. */
export function middle(points: readonly PointTerm[]): PointTerm {
  const mean = (coordinate: 'x' | 'y') => points.reduce((sum, point) => sum + point[coordinate](), 0) / points.length;
  return place(
    () => mean('x'),
    () => mean('y'),
  );
}

/** The coordinates as written after a name. */
export function coordinates({ x, y, z }: PointTerm, write: WriteNumber): string {
  const numbers = [x, y, ...(z === undefined ? [] : [z])].map((term) => write(term()));
  return `(${sideBySide(numbers, write)})`;
}

/** Names for a sentence. */
export function namesOf(points: readonly PointTerm[]): string {
  return points.map(({ name }) => name).join(', ');
}

/** Several drawings combined into one. */
export function together(drawings: readonly DrawnElement[]): DrawnElement {
  return {
    update: () => drawings.forEach((drawing) => drawing.update()),
    clear: () => drawings.forEach((drawing) => drawing.clear?.()),
  };
}
