import type { Mesh } from '../../sampling/index.ts';
import type { Camera } from '../space/camera.ts';

/** The number of triangles from which on counting sort is used, and its number of depth levels. */
const many = 2000;
const levels = 65_536;

/** Triangles of a mesh, by number, from back to front of their centres for a camera. */
export function sortByDepth(triangles: readonly number[], mesh: Mesh, camera: Camera): ArrayLike<number> {
  const depths = depthsOf(triangles, mesh, camera);
  if (triangles.length >= many) return counted(triangles, depths);
  const order = Uint32Array.from(triangles.keys()).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
  return order.map((index) => triangles[index] ?? 0);
}

/** Three times the depth of each triangle's centre. */
function depthsOf(list: readonly number[], { positions, triangles }: Mesh, { toViewer }: Camera): Float64Array {
  const [right, deep, up] = toViewer;
  const depths = new Float64Array(list.length);
  for (let index = 0; index < list.length; index += 1) {
    const first = 3 * (list[index] ?? 0);
    let sum = 0;
    for (let corner = first; corner < first + 3; corner += 1) {
      const at = 3 * (triangles[corner] ?? 0);
      sum += (positions[at] ?? 0) * right + (positions[at + 1] ?? 0) * deep + (positions[at + 2] ?? 0) * up;
    }
    depths[index] = sum;
  }
  return depths;
}

/** A surface has many triangles and is sorted on every movement of the view: counting sort is linear. */
function counted(triangles: readonly number[], depths: Float64Array): Uint32Array {
  const count = triangles.length;
  let [least, most] = [Infinity, -Infinity];
  for (const depth of depths) {
    if (depth < least) least = depth;
    if (depth > most) most = depth;
  }
  const scale = most > least ? (levels - 1) / (most - least) : 0;
  const levelOf = new Uint16Array(count);
  const starts = new Uint32Array(levels + 1);
  for (let index = 0; index < count; index += 1) {
    const level = Math.floor(((depths[index] ?? 0) - least) * scale);
    levelOf[index] = level;
    starts[level + 1] = (starts[level + 1] ?? 0) + 1;
  }
  for (let at = 1; at <= levels; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const sorted = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    const level = levelOf[index] ?? 0;
    const place = starts[level] ?? 0;
    starts[level] = place + 1;
    sorted[place] = triangles[index] ?? 0;
  }
  return sorted;
}
