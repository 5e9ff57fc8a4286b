import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, MeshLambertMaterial } from 'three';
import type { Face } from '../space/clip.ts';
import type { Rgb } from '../palette.ts';

/** A face and its paint. */
export interface PaintedFace {
  readonly face: Face;
  readonly rgb: Rgb;
  readonly opacity: number;
}

/**
 * Faces that hide what is behind them, or that are seen through. The latter neither hide one another nor are sorted here:
 * they are painted in the order of the index.
 */
export function faceObject(
  painted: readonly PaintedFace[],
  isSeenThrough: boolean,
): Mesh<BufferGeometry, MeshLambertMaterial> {
  const material = new MeshLambertMaterial({
    side: DoubleSide,
    vertexColors: true,
    transparent: isSeenThrough,
    depthWrite: !isSeenThrough,
    // Lines that lie in a face are in front of it.
    polygonOffset: true,
    polygonOffsetFactor: 2,
    polygonOffsetUnits: 400,
  });
  // Otherwise three paints back faces and front faces by turns, and undoes the order.
  material.forceSinglePass = true;
  const object = new Mesh(geometryOf(painted), material);
  object.frustumCulled = false;
  return object;
}

function geometryOf(painted: readonly PaintedFace[]): BufferGeometry {
  const count = painted.reduce((sum, { face }) => sum + face.length, 0);
  const [positions, normals, colors] = [
    new Float32Array(3 * count),
    new Float32Array(3 * count),
    new Float32Array(4 * count),
  ];
  const color = new Color();
  const places: { readonly first: number; readonly corners: number }[] = [];
  let corner = 0;
  for (const { face, rgb, opacity } of painted) {
    places.push({ first: corner, corners: face.length });
    const { r, g, b } = color.setRGB(...rgb, 'srgb');
    for (const { at, normal } of face) {
      positions.set(at, 3 * corner);
      normals.set(normal, 3 * corner);
      colors.set([r, g, b, opacity], 4 * corner);
      corner += 1;
    }
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setAttribute('color', new BufferAttribute(colors, 4))
    .setIndex(triangleIndex(places));
}

/** The triangles of faces, in their order; `first` is the number of a face's first corner. */
export function triangleIndex(faces: readonly { readonly first: number; readonly corners: number }[]): BufferAttribute {
  const index: number[] = [];
  for (const { first, corners } of faces) {
    for (let corner = 2; corner < corners; corner += 1) index.push(first, first + corner - 1, first + corner);
  }
  return new BufferAttribute(Uint32Array.from(index), 1);
}
