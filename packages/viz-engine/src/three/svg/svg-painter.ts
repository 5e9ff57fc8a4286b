import type { Mesh } from '../../sampling/index.ts';
import type { Form, Mark, Stroke } from '../forms/form.ts';
import { dashArray, lineCap } from '../../board/index.ts';
import { light, type Painter } from '../painter.ts';
import type { Palette, Rgb } from '../palette.ts';
import { project, type Camera } from '../space/camera.ts';
import { chopped, subdivided, type Triangle } from '../space/subdivide.ts';
import { between, cross, direction, dot, middle, minus, times, type Vector } from '../space/vector.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** The brightness of a face without light, and how much light adds. */
const [ambient, directed] = [0.58, 0.5];

/** Drawn lengths of pieces: the smaller, the better they are sorted. */
const facePiece = 0.3;
const linePiece = 0.15;

/** A shape of the drawing, and its depth. */
interface Shape {
  readonly near: number;
  readonly tag: 'polygon' | 'polyline' | 'circle';
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Paints without WebGL: from back to front. Where faces intersect, the order is not exact. */
export function createSvgPainter(page: Document): Painter {
  const picture = page.createElementNS(namespace, 'svg');
  return {
    picture,
    cells: 24,
    paint(forms, camera, palette) {
      picture.setAttribute('viewBox', `0 0 ${camera.size[0]} ${camera.size[1]}`);
      const shapes = forms.flatMap((form) => shapesOf(form, camera, palette)).sort((a, b) => a.near - b.near);
      picture.replaceChildren(
        ...shapes.map(({ tag, attributes }) => {
          const element = page.createElementNS(namespace, tag);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
          return element;
        }),
      );
    },
    forget: () => {},
    dispose: () => picture.remove(),
  };
}

function shapesOf(form: Form, camera: Camera, palette: Palette): readonly Shape[] {
  const own = css(palette.rgb(form.ink), 1);
  const meshRgb = palette.rgb(form.meshInk ?? form.ink);
  return [
    ...facesOf(form.mesh).flatMap(({ triangle, normal }) => {
      const fill = css(meshRgb, shade(triangle, normal, camera));
      const attributes = { fill, 'fill-opacity': form.meshOpacity, 'shape-rendering': 'crispEdges' };
      return subdivided(triangle, facePiece).map((piece) => polygon(piece, camera, attributes));
    }),
    ...form.strokes.flatMap((stroke) =>
      stroke.lines.flatMap((line) =>
        strokePieces(line, stroke).map((piece) =>
          lineShape(piece, camera, css(palette.rgb(stroke.ink ?? form.ink), 1), stroke),
        ),
      ),
    ),
    ...form.marks.map((mark) => markShape(mark, camera, own, form.markOpacity)),
  ];
}

/** The triangles of a mesh, and their normals. */
function facesOf(mesh: Mesh | undefined): readonly { readonly triangle: Triangle; readonly normal: Vector }[] {
  if (mesh === undefined) return [];
  const { positions, normals, triangleCount, triangles } = mesh;
  const vector = (list: Float32Array, corner: number): Vector => {
    const at = 3 * (triangles[corner] ?? 0);
    return [list[at] ?? NaN, list[at + 1] ?? NaN, list[at + 2] ?? NaN];
  };
  return Array.from({ length: triangleCount }, (_, index) => {
    const [a, b, c] = [3 * index, 3 * index + 1, 3 * index + 2];
    return {
      triangle: [vector(positions, a), vector(positions, b), vector(positions, c)],
      normal: vector(normals, a),
    };
  });
}

/** A dashed line stays in one piece, otherwise each piece would start with a dash. */
function strokePieces(line: readonly Vector[], { dash }: Stroke): readonly (readonly Vector[])[] {
  return dash === 0 ? chopped(line, linePiece) : [line];
}

function lineShape(line: readonly Vector[], camera: Camera, stroke: string, pen: Stroke): Shape {
  return {
    // A line in a face is drawn in front of it.
    near: dot(middle(line), camera.toViewer) + 0.02,
    tag: 'polyline',
    attributes: {
      points: pointsOf(line, camera),
      fill: 'none',
      stroke,
      'stroke-width': pen.width,
      'stroke-opacity': pen.opacity,
      'stroke-linecap': lineCap(pen.dash),
      'stroke-dasharray': dashArray(pen.dash),
    },
  };
}

function markShape(mark: Mark, camera: Camera, fill: string, opacity: number): Shape {
  if (mark.kind === 'ball') {
    const { x, y, near } = project(camera, mark.at);
    const attributes = {
      cx: round(x),
      cy: round(y),
      r: round(mark.radius / camera.unit),
      fill,
      'fill-opacity': opacity,
    };
    return { near: near + mark.radius, tag: 'circle', attributes };
  }
  const base = minus(mark.at, times(mark.along, mark.length));
  const [tip, end] = [project(camera, mark.at), project(camera, base)];
  const way = Math.hypot(tip.x - end.x, tip.y - end.y);
  const side = mark.radius / camera.unit / Math.max(way, 1e-9);
  const [x, y] = [(tip.y - end.y) * side, (end.x - tip.x) * side];
  const corners = [
    [tip.x, tip.y],
    [end.x + x, end.y + y],
    [end.x - x, end.y - y],
  ];
  const points = corners.map((corner) => corner.map(round).join()).join(' ');
  const near = dot(between(mark.at, base, 0.5), camera.toViewer) + mark.radius;
  return { near, tag: 'polygon', attributes: { points, fill, 'fill-opacity': opacity } };
}

function polygon(places: readonly Vector[], camera: Camera, attributes: Shape['attributes']): Shape {
  return {
    near: dot(middle(places), camera.toViewer),
    tag: 'polygon',
    attributes: { ...attributes, points: pointsOf(places, camera) },
  };
}

function pointsOf(places: readonly Vector[], camera: Camera): string {
  return places
    .map((at) => project(camera, at))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}

/** The brightness of a triangle with a given normal; its back is lit in the same way. */
function shade([a, b, c]: Triangle, across: Vector, { right, up, toViewer }: Camera): number {
  const normal = direction(across) ?? toViewer;
  const own = cross(minus(b, a), minus(c, a));
  // At a silhouette the surface turns away within a visible triangle.
  const side = dot(own, toViewer) * dot(own, normal) < 0 ? -1 : 1;
  const lit = dot(normal, right) * light.right + dot(normal, up) * light.up + dot(normal, toViewer) * light.toViewer;
  return Math.min(1, ambient + directed * Math.max(side * lit, 0));
}

function css(rgb: Rgb, brightness: number): string {
  return `rgb(${rgb.map((share) => Math.round(share * brightness * 255)).join(' ')})`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
