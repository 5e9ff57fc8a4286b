import { AmbientLight, Camera as ThreeCamera, DirectionalLight, Scene, Vector3, WebGLRenderer } from 'three';
import type { Form } from '../forms/form.ts';
import { light, type Painter } from '../painter.ts';
import type { Palette } from '../palette.ts';
import type { Camera } from '../space/camera.ts';
import { FormBody } from './form-body.ts';
import { createBodies } from './mark-body.ts';
import { isSeenThrough, SeeThrough } from './see-through.ts';
import { setCamera } from './three-camera.ts';

/** A higher pixel ratio is invisible, and its cost grows with the pixels. */
const mostPixelRatio = 2;

/** Paints with WebGL; undefined if the browser has none. */
export function createWebglPainter(page: Document): Painter | undefined {
  const canvas = page.createElement('canvas');
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'low-power' });
  return context === null ? undefined : new WebglPainter(canvas, context);
}

class WebglPainter implements Painter {
  readonly picture: HTMLCanvasElement;
  readonly cells = 400;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new ThreeCamera();
  readonly #lamp = new DirectionalLight(0xffffff, 0.75 * Math.PI);
  readonly #bodies = createBodies();
  /** One for each form, by index. */
  readonly #forms: FormBody[] = [];
  #seenThrough: readonly Form[] = [];
  #seeThrough: SeeThrough | undefined;
  #sortedFor: Camera | undefined;

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext) {
    this.picture = canvas;
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#scene.add(new AmbientLight(0xffffff, 0.33 * Math.PI), this.#lamp);
  }

  paint(forms: readonly Form[], camera: Camera, palette: Palette): void {
    this.#fit(camera.size);
    setCamera(this.#camera, camera);
    const shine = (axis: 0 | 1 | 2) =>
      camera.right[axis] * light.right + camera.up[axis] * light.up + camera.toViewer[axis] * light.toViewer;
    this.#lamp.position.copy(new Vector3(shine(0), shine(1), shine(2)));
    while (this.#forms.length > forms.length) this.#forms.pop()?.dispose();
    for (const [index, form] of forms.entries()) {
      const body = (this.#forms[index] ??= new FormBody(this.#scene, this.#bodies));
      body.paint(form, palette);
      body.setUnit(camera.unit);
    }
    this.#paintSeenThrough(forms.filter(isSeenThrough), camera, palette);
    this.#renderer.render(this.#scene, this.#camera);
  }

  forget(): void {
    for (const body of this.#forms.splice(0)) body.dispose();
    this.#seeThrough?.dispose();
    this.#seeThrough = undefined;
    this.#seenThrough = [];
  }

  dispose(): void {
    this.forget();
    this.#bodies.ball.dispose();
    this.#bodies.cone.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.picture.remove();
  }

  #fit([width, height]: readonly [number, number]): void {
    const ratio = Math.min(devicePixelRatio, mostPixelRatio);
    const own = this.#renderer.domElement;
    if (own.width === Math.floor(width * ratio) && own.height === Math.floor(height * ratio)) return;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
  }

  #paintSeenThrough(forms: readonly Form[], camera: Camera, palette: Palette): void {
    const isNew = !same(forms, this.#seenThrough);
    if (isNew && forms.length === 0) {
      this.#seeThrough?.dispose();
      this.#seeThrough = undefined;
    } else if (isNew) {
      this.#seeThrough ??= new SeeThrough(this.#scene);
      this.#seeThrough.paint(forms, palette);
    }
    this.#seenThrough = forms;
    if (isNew || camera !== this.#sortedFor) this.#seeThrough?.sort(camera);
    this.#sortedFor = camera;
  }
}

function same(a: readonly Form[], b: readonly Form[]): boolean {
  return a.length === b.length && a.every((form, index) => form === b[index]);
}
