import { Color, type Scene } from 'three';
import { Partition } from '../depth/partition.ts';
import type { Form } from '../forms/form.ts';
import type { Palette } from '../palette.ts';
import type { Camera } from '../space/camera.ts';
import { MeshBody } from './mesh-body.ts';

/** Maximum number of cutting planes: each may double the pieces. */
const mostPlanes = 6;

export function isSeenThrough({ mesh, meshOpacity }: Form): boolean {
  return mesh !== undefined && meshOpacity < 1;
}

/** All translucent meshes as one object: only this allows painting them from back to front where they intersect. */
export class SeeThrough {
  readonly #body = new MeshBody(true);
  readonly #partition = new Partition();

  constructor(scene: Scene) {
    scene.add(this.#body.object);
  }

  /** Updates to the current forms. */
  paint(forms: readonly Form[], palette: Palette): void {
    const partition = this.#partition;
    partition.begin(forms.flatMap(({ plane }) => plane ?? []).slice(0, mostPlanes));
    const ends = forms.map(({ mesh }) => {
      if (mesh !== undefined) partition.add(mesh);
      return partition.mesh.cornerCount;
    });
    const colors = new Float32Array(4 * partition.mesh.cornerCount);
    const color = new Color();
    let corner = 0;
    for (const [index, form] of forms.entries()) {
      const { r, g, b } = color.setRGB(...palette.rgb(form.meshInk ?? form.ink), 'srgb');
      for (const end = ends[index] ?? 0; corner < end; corner += 1) colors.set([r, g, b, form.meshOpacity], 4 * corner);
    }
    this.#body.setCorners(partition.mesh);
    this.#body.setColors(colors);
  }

  /** Sorts them for a camera. */
  sort(camera: Camera): void {
    this.#partition.backToFront(camera, this.#body.index(this.#partition.mesh));
  }

  dispose(): void {
    this.#body.dispose();
  }
}
