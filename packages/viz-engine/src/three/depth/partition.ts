import { MeshBuilder, type Mesh } from '../../sampling/index.ts';
import { seesFront, type Camera } from '../space/camera.ts';
import { distanceFrom, type Plane } from '../space/plane-section.ts';
import type { Vector } from '../space/vector.ts';
import { sortByDepth } from './sort-by-depth.ts';

const slack = 1e-6;

/**
 * Translucent triangles, cut along planes: the order from back to front is then exact for what is in these planes, and
 * for anything else relative to them, even where they intersect. Within a cell between the planes, triangles are sorted
 * by their centres. Can be restarted, reusing the same arrays.
 */
export class Partition {
  /** All triangles, with the vertices added by cutting. */
  readonly mesh: Mesh;
  readonly #builder = new MeshBuilder();
  /** The planes form a binary tree: below cut n are cuts 2n+1, behind, and 2n+2, in front. */
  #planes: readonly Plane[] = [];
  /** The triangles in each cut, and below the last cuts those in each cell. */
  #triangles: readonly number[][] = [];

  constructor() {
    this.mesh = this.#builder;
  }

  begin(planes: readonly Plane[]): void {
    this.#planes = planes;
    this.#builder.begin(0);
    this.#triangles = Array.from({ length: 2 ** (planes.length + 1) - 1 }, () => []);
  }

  /** Adds a mesh; its vertices, and those added by cutting, come after all others. */
  add({ cornerCount, positions, normals, triangleCount, triangles }: Mesh): void {
    const builder = this.#builder;
    const first = builder.addCorners(cornerCount);
    builder.positions.set(positions.subarray(0, 3 * cornerCount), 3 * first);
    builder.normals.set(normals.subarray(0, 3 * cornerCount), 3 * first);
    for (let at = 0; at < 3 * triangleCount; at += 3) {
      const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0];
      if (this.#planes.length > 0) this.#put([first + a, first + b, first + c], 0, 0);
      else {
        this.#triangles[0]?.push(builder.triangleCount);
        builder.addTriangle(first + a, first + b, first + c);
      }
    }
  }

  /** The vertex numbers of all triangles, from back to front for a camera, in an array of the right length. */
  backToFront(camera: Camera, into: Uint32Array): void {
    this.#write(0, 0, camera, into, 0);
  }

  #put(corners: readonly number[], node: number, depth: number): void {
    if (corners.length < 3) return;
    const plane = this.#planes[depth];
    const distances = plane && corners.map((corner) => distanceFrom(plane, this.#at(corner)));
    const [least, most] = distances ? [Math.min(...distances), Math.max(...distances)] : [0, 0];
    const [isFront, isBack] = [least >= -slack, most <= slack];
    const [behind, ahead] = [2 * node + 1, 2 * node + 2];
    if (plane === undefined || (isFront && isBack)) this.#keep(corners, node);
    else if (isFront) this.#put(corners, ahead, depth + 1);
    else if (isBack) this.#put(corners, behind, depth + 1);
    else {
      const [x, y, z] = plane.normal;
      this.#put(this.#builder.cut(corners, plane.normal, plane.offset), ahead, depth + 1);
      this.#put(this.#builder.cut(corners, [-x, -y, -z], -plane.offset), behind, depth + 1);
    }
  }

  #keep(corners: readonly number[], node: number): void {
    const from = this.#builder.triangleCount;
    this.#builder.addPolygon(corners);
    for (let triangle = from; triangle < this.#builder.triangleCount; triangle += 1) {
      this.#triangles[node]?.push(triangle);
    }
  }

  #at(corner: number): Vector {
    const { positions } = this.#builder;
    return [positions[3 * corner] ?? NaN, positions[3 * corner + 1] ?? NaN, positions[3 * corner + 2] ?? NaN];
  }

  /** Writes the contents of a cut and everything below it; returns where to continue. */
  #write(node: number, depth: number, camera: Camera, into: Uint32Array, from: number): number {
    const own = this.#triangles[node] ?? [];
    const plane = this.#planes[depth];
    if (plane === undefined) return this.#copy(sortByDepth(own, this.mesh, camera), into, from);
    const isFrontNear = seesFront(camera, plane.normal, plane.offset);
    const [near, far] = isFrontNear ? [2 * node + 2, 2 * node + 1] : [2 * node + 1, 2 * node + 2];
    const afterFar = this.#write(far, depth + 1, camera, into, from);
    return this.#write(near, depth + 1, camera, into, this.#copy(own, into, afterFar));
  }

  #copy(triangles: ArrayLike<number>, into: Uint32Array, from: number): number {
    const { triangles: corners } = this.#builder;
    let at = from;
    for (let index = 0; index < triangles.length; index += 1) {
      const first = 3 * (triangles[index] ?? 0);
      into[at] = corners[first] ?? 0;
      into[at + 1] = corners[first + 1] ?? 0;
      into[at + 2] = corners[first + 2] ?? 0;
      at += 3;
    }
    return at;
  }
}
