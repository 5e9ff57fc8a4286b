import type { Form } from '../forms/form.ts';
import { project, type Camera } from '../space/camera.ts';
import type { Vector } from '../space/vector.ts';

/** Cell size in pixels of the depth buffer, and the distance in drawn lengths by which a place must be behind. */
const cellSize = 8;
const slack = 0.05;

/** Maximum number of vertices examined per mesh: enough for several in each cell. */
const mostCorners = 8000;

/**
 * Determines which places are behind an opaque surface: to within a few pixels, and only for surfaces with many
 * vertices.
 */
export function coverOf(forms: readonly Form[], camera: Camera): (at: Vector) => boolean {
  const meshes = forms.flatMap(({ mesh, meshOpacity }) => (mesh !== undefined && meshOpacity === 1 ? [mesh] : []));
  if (meshes.length === 0) return () => false;
  const across = Math.ceil(camera.size[0] / cellSize);
  const nearest = new Map<number, number>();
  const cellOf = (x: number, y: number) => Math.floor(y / cellSize) * across + Math.floor(x / cellSize);
  for (const { positions, triangles, triangleCount } of meshes) {
    const step = Math.max(1, Math.ceil((3 * triangleCount) / mostCorners));
    for (let index = 0; index < 3 * triangleCount; index += step) {
      const at = 3 * (triangles[index] ?? 0);
      const seen = project(camera, [positions[at] ?? NaN, positions[at + 1] ?? NaN, positions[at + 2] ?? NaN]);
      const cell = cellOf(seen.x, seen.y);
      if (seen.near > (nearest.get(cell) ?? -Infinity)) nearest.set(cell, seen.near);
    }
  }
  return (at) => {
    const { x, y, near } = project(camera, at);
    return (nearest.get(cellOf(x, y)) ?? -Infinity) > near + slack;
  };
}
