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
  type Scene,
} from 'three';
import type { Mark } from '../forms/form.ts';
import type { Rgb } from '../palette.ts';

/** The geometries of all marks: of radius 1, the cone of length 1 with its tip at the origin. */
export type Bodies = Readonly<Record<Mark['kind'], BufferGeometry>>;

export function createBodies(): Bodies {
  return { ball: new SphereGeometry(1, 24, 16), cone: new ConeGeometry(1, 1, 24).translate(0, -0.5, 0) };
}

/** All marks of one kind in a form as one object. Other marks replace them as long as there is room. */
export class MarkBody {
  readonly #scene: Scene;
  readonly #geometry: BufferGeometry;
  readonly #material = new MeshLambertMaterial();
  #object: InstancedMesh | undefined;
  #room = 0;

  constructor(scene: Scene, geometry: BufferGeometry) {
    this.#scene = scene;
    this.#geometry = geometry;
  }

  paint(marks: readonly Mark[], rgb: Rgb, opacity: number): void {
    const material = this.#material;
    if (material.transparent !== opacity < 1) material.needsUpdate = true;
    Object.assign(material, { opacity, transparent: opacity < 1 });
    material.color = new Color().setRGB(...rgb, 'srgb');
    if (marks.length > this.#room) this.#makeRoom(marks.length);
    const object = this.#object;
    if (object === undefined) return;
    for (const [index, mark] of marks.entries()) object.setMatrixAt(index, matrixOf(mark));
    object.count = marks.length;
    object.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.#object?.removeFromParent();
    this.#object?.dispose();
    this.#object = undefined;
    this.#room = 0;
    this.#material.dispose();
  }

  #makeRoom(count: number): void {
    this.#object?.removeFromParent();
    this.#object?.dispose();
    // The marks of a trace keep increasing.
    this.#room = count === 1 ? 1 : Math.ceil(1.5 * count);
    this.#object = new InstancedMesh(this.#geometry, this.#material, this.#room);
    this.#object.frustumCulled = false;
    this.#scene.add(this.#object);
  }
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
