import type { BoundaryTerm } from '../board/index.ts';
import { compileRegion, traceRegion, type PlaneFunction, type Region } from '../sampling/index.ts';
import { distanceTo, nearestZero, type PlanePoint } from './nearest-zero.ts';
import type { RelationTerm } from './values.ts';

/** Size in pixels of the small images in which a boundary is searched for. */
const size = 60;
/** The initial and final search radius, and the factor by which it grows. */
const [nearest, farthest, growth] = [0.02, 60, 4];
/** The factor by which each image shrinks while a corner is located more precisely, and the size of the last. */
const [zoom, finest] = [1 / 8, 1e-7];

/**
 * The point of a set's boundary nearest to a given one. It is searched for just as the set is drawn, in small images
 * around the point, so that it is where the reader sees the line; the equation of the line then refines it.
 */
export function boundaryOf(relation: RelationTerm): BoundaryTerm {
  const compiled = compileRegion(relation.expression, ['x', 'y'], relation);
  if (!compiled.ok) return () => [NaN, NaN];
  const region = compiled.value;
  const lines = functionsIn(region);
  return (x, y) => {
    const scale = Math.max(1, Math.abs(x), Math.abs(y));
    if (!Number.isFinite(scale)) return [NaN, NaN];
    const to: PlanePoint = [x, y];
    let half = nearest * scale;
    let found = nearestIn(region, to, half, to);
    // The corners of an image may contain something farther away than what is just beyond its edges.
    while (half < farthest * scale && !(found !== undefined && distanceTo(found, to) <= half)) {
      half *= growth;
      found = nearestIn(region, to, half, to);
    }
    if (found === undefined) return [NaN, NaN];
    const start = found;
    const [exact] = lines
      .map((of) => nearestZero(of, start, to))
      .filter((place) => place !== undefined && distanceTo(place, start) < half && isOn(region, place, half))
      .sort((a, b) => distanceTo(a ?? start, to) - distanceTo(b ?? start, to));
    return exact ?? cornerNear(region, start, half, finest * scale, to);
  };
}

/** Where two lines meet, with increasing precision. */
function cornerNear(region: Region, start: PlanePoint, half: number, end: number, to: PlanePoint): PlanePoint {
  let found = start;
  for (let around = half * zoom; around > end; around *= zoom) {
    found = nearestIn(region, found, around, to) ?? found;
  }
  return found;
}

/** Whether a point is on the boundary, within the precision of a small image. */
function isOn(region: Region, place: PlanePoint, half: number): boolean {
  const around = half / 8;
  const seen = nearestIn(region, place, around, place);
  return seen !== undefined && distanceTo(seen, place) < (3 * around) / size;
}

function functionsIn(region: Region): readonly PlaneFunction[] {
  switch (region.kind) {
    case 'relation':
      return [region.of];
    case 'and':
    case 'or':
      return region.parts.flatMap(functionsIn);
    case 'not':
      return functionsIn(region.part);
    case 'truth':
      return [];
  }
}

/** The boundary point nearest to another, as shown in an image around a centre. */
function nearestIn(region: Region, [x, y]: PlanePoint, half: number, to: PlanePoint): PlanePoint | undefined {
  const view = { left: x - half, right: x + half, bottom: y - half, top: y + half, width: size, height: size };
  let [found, least]: [PlanePoint | undefined, number] = [undefined, Infinity];
  for (const { line } of traceRegion(region, view).boundaries) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const place = nearestOn([line[at] ?? NaN, line[at + 1] ?? NaN], [line[at + 2] ?? NaN, line[at + 3] ?? NaN], to);
      const distance = distanceTo(place, to);
      if (distance < least) [found, least] = [place, distance];
    }
  }
  return found;
}

function nearestOn([x1, y1]: PlanePoint, [x2, y2]: PlanePoint, [x, y]: PlanePoint): PlanePoint {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(Math.max(((x - x1) * dx + (y - y1) * dy) / square, 0), 1);
  return [x1 + share * dx, y1 + share * dy];
}
