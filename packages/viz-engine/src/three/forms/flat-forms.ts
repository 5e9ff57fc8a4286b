import type { Look, PlaneTerm, SpacePointTerm, SpaceVectorTerm } from '../../board/index.ts';
import { MeshBuilder, type Mesh } from '../../sampling/index.ts';
import { clippedPolyline } from '../space/clip.ts';
import { isInside, type Frame } from '../space/frame.ts';
import { distanceFrom, planeSection, planeThrough, type Plane } from '../space/plane-section.ts';
import { cross, isPlace, length, middle, minus, type Vector } from '../space/vector.ts';
import { emptyForm, type Form } from './form.ts';
import { meshLook, nameOf, placeOf } from './straight-forms.ts';
import { triangulated } from './triangulate.ts';

/** The part of a plane in the view box, with a thin edge. */
export function planeForm(frame: Frame, term: PlaneTerm, look: Look): Form {
  const plane = drawnPlane(frame, term);
  const corners = plane ? planeSection(plane, frame.half) : [];
  const [first] = corners;
  if (plane === undefined || first === undefined) return emptyForm;
  const { opacity, dash } = look;
  return {
    ...emptyForm,
    ink: look.color,
    strokes: [{ lines: [[...corners, first]], width: look.strokeWidth / 2, opacity, dash }],
    mesh: meshOf(frame, [corners], () => plane.normal),
    ...meshLook(look, 0.5),
    plane,
    captions: nameOf(look, highest(corners), 4),
  };
}

export function polygonForm(frame: Frame, terms: readonly SpacePointTerm[], look: Look): Form {
  const corners = terms.map((term) => placeOf(frame, term));
  const [first] = corners;
  if (first === undefined || corners.length < 2 || !corners.every(isPlace)) return emptyForm;
  const normal = facing(corners);
  const plane = planeThrough(first, normal);
  const isFlat = plane && corners.every((at) => Math.abs(distanceFrom(plane, at)) < 1e-6);
  const { opacity, dash } = look;
  const centre = middle(corners);
  return {
    ...emptyForm,
    ink: look.color,
    strokes: [{ lines: clippedPolyline([...corners, first], frame.half), width: look.strokeWidth, opacity, dash }],
    mesh: meshOf(frame, triangulated(corners, normal), normalOf),
    ...meshLook(look, 0.5),
    ...(isFlat ? { plane } : {}),
    captions: isInside(frame.half, centre) ? nameOf(look, centre, 0) : [],
  };
}

/** Convex polygons clipped to the view box. */
function meshOf(
  frame: Frame,
  polygons: readonly (readonly Vector[])[],
  normal: (of: readonly Vector[]) => Vector,
): Mesh {
  const mesh = new MeshBuilder();
  for (const places of polygons) {
    const own = normal(places);
    mesh.addPolygon(
      mesh.cutToBox(
        places.map((at) => mesh.addCorner(at, own)),
        frame.half,
      ),
    );
  }
  return mesh;
}

/** A plane in coordinates as a plane of drawn places: directions in it are stretched like everything else. */
export function drawnPlane(frame: Frame, term: PlaneTerm): Plane | undefined {
  const { x, y, z } = term.at;
  const at: Vector = [x(), y(), z()];
  const [a, b] =
    term.kind === 'normal' ? across(vectorOf(term.normal)) : [vectorOf(term.along[0]), vectorOf(term.along[1])];
  const origin = frame.drawn(...at);
  const drawn = (way: Vector) => minus(frame.drawn(at[0] + way[0], at[1] + way[1], at[2] + way[2]), origin);
  return planeThrough(origin, cross(drawn(a), drawn(b)));
}

/** Two directions perpendicular to a normal. */
function across(normal: Vector): readonly [Vector, Vector] {
  const [x, y, z] = normal.map(Math.abs);
  const least = Math.min(x ?? 0, y ?? 0, z ?? 0);
  const other: Vector = least === x ? [1, 0, 0] : least === y ? [0, 1, 0] : [0, 0, 1];
  const one = cross(normal, other);
  return [one, cross(normal, one)];
}

function vectorOf({ x, y, z }: SpaceVectorTerm): Vector {
  return [x(), y(), z()];
}

/** Newell's normal: follows the polygon's size and orientation, even if its vertices are not exactly coplanar. */
function normalOf(corners: readonly Vector[]): Vector {
  let normal: Vector = [0, 0, 0];
  for (const [index, [x, y, z]] of corners.entries()) {
    const [nx, ny, nz] = corners[(index + 1) % corners.length] ?? [x, y, z];
    normal = [normal[0] + (y - ny) * (z + nz), normal[1] + (z - nz) * (x + nx), normal[2] + (x - nx) * (y + ny)];
  }
  return normal;
}

/**
 * A normal of the polygon: one that crosses itself may go round equally in both directions, and its largest corner then
 * decides.
 */
function facing(corners: readonly Vector[]): Vector {
  const turns = corners.map((corner, index) => {
    const [before, after] = [corners.at(index - 1) ?? corner, corners[(index + 1) % corners.length] ?? corner];
    return cross(minus(corner, before), minus(after, corner));
  });
  const largest = turns.reduce((most, turn) => (length(turn) > length(most) ? turn : most), [0, 0, 0]);
  const normal = normalOf(corners);
  return length(normal) > 1e-6 * length(largest) ? normal : largest;
}

function highest(corners: readonly Vector[]): Vector {
  return corners.reduce((best, corner) => (corner[2] > best[2] + 1e-9 ? corner : best));
}
