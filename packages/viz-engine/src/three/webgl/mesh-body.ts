import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, MeshLambertMaterial, Sphere, Vector3 } from 'three';
import type { Mesh as Triangles } from '../../sampling/index.ts';
import type { Rgb } from '../palette.ts';

/** The three.js object of a mesh. Another mesh replaces it in the same buffers as long as there is room. */
export class MeshBody {
  readonly object: Mesh<BufferGeometry, MeshLambertMaterial>;

  /** A translucent mesh neither hides what is behind it nor is sorted here: it is painted in the order of its index. */
  constructor(isSeenThrough: boolean) {
    const material = new MeshLambertMaterial({
      side: DoubleSide,
      vertexColors: isSeenThrough,
      transparent: isSeenThrough,
      depthWrite: !isSeenThrough,
      // Lines in a face are in front of it.
      polygonOffset: true,
      polygonOffsetFactor: 2,
      polygonOffsetUnits: 400,
    });
    // Otherwise three.js paints back faces and front faces separately, which breaks the order.
    material.forceSinglePass = true;
    this.object = new Mesh(new BufferGeometry(), material);
    this.object.frustumCulled = false;
    // Otherwise three.js measures all vertices, only to know how far away it is.
    this.object.geometry.boundingSphere = new Sphere(new Vector3(), 2);
    this.object.renderOrder = isSeenThrough ? 1 : 0;
  }

  setColor(rgb: Rgb): void {
    this.object.material.color = new Color().setRGB(...rgb, 'srgb');
  }

  /** Red, green, blue and opacity of each vertex. */
  setColors(colors: Float32Array): void {
    this.#attribute('color', 4, colors.length).set(colors);
  }

  setCorners({ cornerCount, positions, normals }: Triangles): void {
    const count = 3 * cornerCount;
    this.#attribute('position', 3, count, positions.length).set(positions.subarray(0, count));
    this.#attribute('normal', 3, count, normals.length).set(normals.subarray(0, count));
  }

  /** The index buffer for the triangles of a mesh, to be filled. */
  index({ triangleCount, triangles }: Triangles): Uint32Array {
    const { geometry } = this.object;
    const count = 3 * triangleCount;
    let index = geometry.getIndex();
    if (!(index?.array instanceof Uint32Array) || index.array.length < count) {
      // Only this makes three.js release the buffer on the graphics card.
      geometry.dispose();
      index = new BufferAttribute(new Uint32Array(triangles.length), 1);
      geometry.setIndex(index);
    }
    index.needsUpdate = true;
    geometry.setDrawRange(0, count);
    return index.array instanceof Uint32Array ? index.array.subarray(0, count) : new Uint32Array(count);
  }

  dispose(): void {
    this.object.removeFromParent();
    this.object.geometry.dispose();
    this.object.material.dispose();
  }

  #attribute(name: string, size: number, count: number, room = count): Float32Array {
    const { geometry } = this.object;
    const known = geometry.getAttribute(name);
    if (known instanceof BufferAttribute && known.array instanceof Float32Array && known.array.length >= count) {
      known.needsUpdate = true;
      return known.array;
    }
    geometry.dispose();
    const array = new Float32Array(room);
    geometry.setAttribute(name, new BufferAttribute(array, size));
    return array;
  }
}
