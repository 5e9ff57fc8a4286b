import type { Scene } from 'three';
import type { Form, Mark } from '../forms/form.ts';
import type { Palette } from '../palette.ts';
import { MarkBody, type Bodies } from './mark-body.ts';
import { MeshBody } from './mesh-body.ts';
import { isSeenThrough } from './see-through.ts';
import { StrokeBody } from './stroke-body.ts';

/** The three.js objects of a form, except translucent ones. Can be updated to another form, reusing its buffers. */
export class FormBody {
  readonly #scene: Scene;
  readonly #strokes: StrokeBody[] = [];
  readonly #marks: Readonly<Record<Mark['kind'], MarkBody>>;
  #mesh: MeshBody | undefined;
  #form: Form | undefined;

  constructor(scene: Scene, bodies: Bodies) {
    this.#scene = scene;
    this.#marks = { ball: new MarkBody(scene, bodies.ball), cone: new MarkBody(scene, bodies.cone) };
  }

  paint(form: Form, palette: Palette): void {
    if (form === this.#form) return;
    this.#form = form;
    const { ink, strokes, marks, markOpacity } = form;
    while (this.#strokes.length > strokes.length) this.#strokes.pop()?.dispose();
    for (const [index, stroke] of strokes.entries()) {
      this.#stroke(index).paint(stroke, palette.rgb(stroke.ink ?? ink));
    }
    for (const kind of ['ball', 'cone'] as const) {
      const own = marks.filter((mark) => mark.kind === kind);
      this.#marks[kind].paint(own, palette.rgb(ink), markOpacity);
    }
    this.#paintMesh(form, palette);
  }

  /** `unit` is the length of a pixel. */
  setUnit(unit: number): void {
    for (const stroke of this.#strokes) stroke.setUnit(unit);
  }

  dispose(): void {
    for (const stroke of this.#strokes) stroke.dispose();
    this.#marks.ball.dispose();
    this.#marks.cone.dispose();
    this.#mesh?.dispose();
  }

  #stroke(index: number): StrokeBody {
    const known = this.#strokes[index];
    if (known !== undefined) return known;
    const added = new StrokeBody();
    this.#scene.add(added.object);
    this.#strokes.push(added);
    return added;
  }

  #paintMesh(form: Form, palette: Palette): void {
    const { mesh } = form;
    if (mesh === undefined || isSeenThrough(form)) {
      this.#mesh?.dispose();
      this.#mesh = undefined;
      return;
    }
    if (this.#mesh === undefined) {
      this.#mesh = new MeshBody(false);
      this.#scene.add(this.#mesh.object);
    }
    this.#mesh.setColor(palette.rgb(form.meshInk ?? form.ink));
    this.#mesh.setCorners(mesh);
    this.#mesh.index(mesh).set(mesh.triangles.subarray(0, 3 * mesh.triangleCount));
  }
}
