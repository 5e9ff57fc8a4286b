import type { Look, SurfaceTerm } from '../../board/index.ts';
import { clippedFace, clippedPolyline, type Corner, type Face } from '../space/clip.ts';
import type { Frame } from '../space/frame.ts';
import { cross, direction, isPlace, minus, type Vector } from '../space/vector.ts';
import { emptyForm, type Form } from './form.ts';
import { faceLook, nameOf } from './straight-forms.ts';

/** Cells along u and v, and how many of them lie between two lines of the mesh. */
const cells = 48;
const meshed = 6;

/** A corner with the numbers that lead to it. */
interface Sample extends Corner {
  readonly u: number;
  readonly v: number;
}

type At = (u: number, v: number) => Vector;

/** `usual` is the opacity of a surface whose look says nothing. */
export function surfaceForm(frame: Frame, surface: SurfaceTerm, look: Look, usual = 1): Form {
  const [u0, u1, v0, v1] = [surface.u[0](), surface.u[1](), surface.v[0](), surface.v[1]()];
  if (![u0, u1, v0, v1].every(Number.isFinite)) return emptyForm;
  const at: At = (u, v) => frame.drawn(surface.x(u, v), surface.y(u, v), surface.z(u, v));
  const grid = sampledGrid(at, [u0, u1], [v0, v1]);
  const faces: Face[] = [];
  for (let i = 0; i < cells; i += 1) {
    for (let j = 0; j < cells; j += 1) {
      const [a, b, c, d] = [grid[i]?.[j], grid[i + 1]?.[j], grid[i + 1]?.[j + 1], grid[i]?.[j + 1]];
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      for (const triangle of [
        [a, b, c],
        [a, c, d],
      ]) {
        const face = clippedFace(withNormals(definedPart(triangle, at)), frame.half);
        if (face.length > 0 && !isJump(triangle, frame.half)) faces.push(face);
      }
    }
  }
  const { opacity, dash } = look;
  const centre = grid[cells / 2]?.[cells / 2];
  return {
    ...emptyForm,
    ink: look.color,
    strokes: [
      {
        lines: meshLines(grid, frame.half),
        width: Math.min(1, look.strokeWidth / 2),
        opacity: 0.45 * opacity,
        dash,
        ink: 'text',
      },
    ],
    faces,
    ...faceLook(look, usual),
    captions: centre && isPlace(centre.at) ? nameOf(look, centre.at, 4) : [],
  };
}

function sampledGrid(at: At, u: readonly [number, number], v: readonly [number, number]) {
  const steps = Array.from({ length: cells + 1 }, (_, index) => index / cells);
  const [du, dv] = [(u[1] - u[0]) * 1e-4, (v[1] - v[0]) * 1e-4];
  return steps.map((i) =>
    steps.map((j): Sample => {
      const [atU, atV] = [u[0] + i * (u[1] - u[0]), v[0] + j * (v[1] - v[0])];
      return { u: atU, v: atV, at: at(atU, atV), normal: normalAt(at, atU, atV, du, dv) };
    }),
  );
}

/** From the slopes along u and v; no direction at a pole, where one of them vanishes. */
function normalAt(at: At, u: number, v: number, du: number, dv: number): Vector {
  const alongU = direction(minus(at(u + du, v), at(u - du, v)));
  const alongV = direction(minus(at(u, v + dv), at(u, v - dv)));
  if (alongU === undefined || alongV === undefined) return none;
  return direction(cross(alongU, alongV)) ?? none;
}

const none: Vector = [0, 0, 0];

/** The part of a triangle on which the surface is defined, up to its edge. */
function definedPart(triangle: readonly Sample[], at: At): Face {
  if (triangle.every((sample) => isPlace(sample.at))) return triangle;
  const kept: Corner[] = [];
  for (const [index, sample] of triangle.entries()) {
    const next = triangle[(index + 1) % triangle.length] ?? sample;
    const [here, there] = [isPlace(sample.at), isPlace(next.at)];
    if (here) kept.push(sample);
    if (here && !there) kept.push(edgeBetween(sample, next, at));
    if (there && !here) kept.push(edgeBetween(next, sample, at));
  }
  return kept.length < 3 ? [] : kept;
}

/** The last place where the surface is defined, on the way to where it is not. */
function edgeBetween(inside: Sample, outside: Sample, at: At): Corner {
  let [low, high] = [0, 1];
  let last = inside.at;
  for (let step = 0; step < 12; step += 1) {
    const share = (low + high) / 2;
    const place = at(inside.u + (outside.u - inside.u) * share, inside.v + (outside.v - inside.v) * share);
    if (isPlace(place)) [low, last] = [share, place];
    else high = share;
  }
  return { at: last, normal: inside.normal };
}

/** A corner at a pole or an edge looks where its triangle looks. */
function withNormals(face: Face): Face {
  if (face.every(({ normal }) => normal !== none && isPlace(normal))) return face;
  const [a, b, c] = face;
  if (a === undefined || b === undefined || c === undefined) return [];
  const own = direction(cross(minus(b.at, a.at), minus(c.at, a.at)));
  if (own === undefined) return [];
  return face.map((corner) => (corner.normal === none ? { at: corner.at, normal: own } : corner));
}

/** Neighbours on opposite sides of the whole box: the surface jumps there, as 1/x does. */
function isJump(triangle: readonly Sample[], half: Vector): boolean {
  return ([0, 1, 2] as const).some(
    (axis) => triangle.some(({ at }) => at[axis] > half[axis]) && triangle.some(({ at }) => at[axis] < -half[axis]),
  );
}

function meshLines(grid: readonly (readonly Sample[])[], half: Vector): readonly (readonly Vector[])[] {
  const chosen = grid.map((_, index) => index).filter((index) => index % meshed === 0);
  const along = chosen.map((index) => grid[index]?.map(({ at }) => at) ?? []);
  const across = chosen.map((index) => grid.flatMap((row) => row.slice(index, index + 1)).map(({ at }) => at));
  return [...along, ...across].flatMap((line) => clippedPolyline(line, half));
}
