import {
  Color,
  ConeGeometry,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
  type BufferGeometry,
} from 'three';
import type { Mark } from '../forms/form.ts';
import type { Rgb } from '../palette.ts';

/** The bodies of which all marks are made: of radius 1, the cone 1 long with its tip at the origin. */
export interface Bodies {
  readonly ball: BufferGeometry;
  readonly cone: BufferGeometry;
}

export function createBodies(): Bodies {
  return { ball: new SphereGeometry(1, 24, 16), cone: new ConeGeometry(1, 1, 24).translate(0, -0.5, 0) };
}

/** All marks of one kind in one object. */
export function markObject(
  bodies: Bodies,
  kind: Mark['kind'],
  marks: readonly Mark[],
  rgb: Rgb,
  opacity: number,
): InstancedMesh<BufferGeometry, MeshLambertMaterial> | undefined {
  const own = marks.filter((mark) => mark.kind === kind);
  if (own.length === 0) return undefined;
  const color = new Color().setRGB(...rgb, 'srgb');
  const material = new MeshLambertMaterial({ color, opacity, transparent: opacity < 1 });
  const object = new InstancedMesh(bodies[kind], material, own.length);
  for (const [index, mark] of own.entries()) object.setMatrixAt(index, matrixOf(mark));
  object.frustumCulled = false;
  return object;
}

const yAxis = new Vector3(0, 1, 0);

function matrixOf(mark: Mark): Matrix4 {
  const at = new Vector3(...mark.at);
  const { radius } = mark;
  return mark.kind === 'ball'
    ? new Matrix4().compose(at, new Quaternion(), new Vector3(radius, radius, radius))
    : new Matrix4().compose(
        at,
        new Quaternion().setFromUnitVectors(yAxis, new Vector3(...mark.along)),
        new Vector3(radius, mark.length, radius),
      );
}
