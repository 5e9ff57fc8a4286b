import type { Look, VectorFieldTerm } from '../../board/index.ts';
import type { Frame } from '../space/frame.ts';
import { isPlace, length, minus, plus, times, type Vector } from '../space/vector.ts';
import { emptyForm, type Form, type Mark } from './form.ts';
import { headAt, shaftEnd } from './straight-forms.ts';

/** Arrows along an edge of the box for a mesh scaling of 1. */
const arrows = 5;

/** An arrow around each point of the mesh, scaled so that the longest is as long as the mesh is wide. */
export function fieldForm(frame: Frame, field: VectorFieldTerm, look: Look, unit: number): Form {
  const scale = finite(field.meshScaling(), 1);
  const count = Math.round(Math.min(Math.max(arrows * scale, 2), 12));
  const mesh = meshOf(frame, field, scale, count);
  const vectors = pointsOf(mesh).flatMap(([x, y, z]) => {
    const at = frame.drawn(x, y, z);
    const [dx, dy, dz] = field.at(x, y, z);
    const way = minus(frame.drawn(x + dx, y + dy, z + dz), at);
    return isPlace(way) && length(way) > 0 ? [{ at, way }] : [];
  });
  const longest = Math.max(...vectors.map(({ way }) => length(way)), 0);
  const room = Math.min(...mesh.map((places, axis) => gapOf(places, frame, axis)), ...frame.half);
  const lines: Vector[][] = [];
  const marks: Mark[] = [];
  for (const { at, way } of vectors) {
    const arrow = times(way, (0.9 * room) / longest);
    const [start, tip] = [minus(at, times(arrow, 0.5)), plus(at, times(arrow, 0.5))];
    const head = headAt(start, tip, Math.min(look.strokeWidth, 2), unit);
    if (head === undefined) continue;
    lines.push([start, shaftEnd(head)]);
    marks.push(head);
  }
  const { opacity, dash } = look;
  return {
    ...emptyForm,
    ink: look.color,
    strokes: lines.length > 0 ? [{ lines, width: Math.min(look.strokeWidth, 2), opacity, dash }] : [],
    marks,
    markOpacity: opacity,
  };
}

type Mesh = readonly (readonly number[])[];

/** Maximum number of points along an axis. */
const most = 24;

/** Points along each axis: as the field says, otherwise the centres of the cells into which the box is divided. */
function meshOf({ viewBox: { x, y, z } }: Frame, { mesh }: VectorFieldTerm, scale: number, count: number): Mesh {
  return [x, y, z].map(([low, high], axis) => {
    const [from = NaN, steps = NaN, to = NaN] = mesh?.[axis]?.map((term) => term()) ?? [];
    const cells = Math.round(steps * scale);
    if (mesh?.[axis] === undefined) {
      return Array.from({ length: count }, (_, index) => low + ((index + 0.5) / count) * (high - low));
    }
    if (!(cells >= 1 && cells < most)) return [];
    return Array.from({ length: cells + 1 }, (_, index) => from + (index / cells) * (to - from));
  });
}

function pointsOf([xs = [], ys = [], zs = []]: Mesh): readonly Vector[] {
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z): Vector => [x, y, z])));
}

/** The drawn distance between points along an axis. */
function gapOf([first = 0, second = NaN]: readonly number[], { viewBox, half }: Frame, axis: number): number {
  const [low, high] = [viewBox.x, viewBox.y, viewBox.z][axis] ?? [0, 1];
  const gap = (Math.abs(second - first) / (high - low)) * 2 * (half[axis] ?? 1);
  return gap > 0 ? gap : Infinity;
}

function finite(value: number, otherwise: number): number {
  return Number.isFinite(value) ? value : otherwise;
}
