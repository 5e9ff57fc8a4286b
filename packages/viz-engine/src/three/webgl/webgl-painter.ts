import {
  AmbientLight,
  Camera as ThreeCamera,
  DirectionalLight,
  InstancedMesh,
  type Material,
  type Mesh,
  Scene,
  Vector3,
  WebGLRenderer,
  type BufferGeometry,
} from 'three';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import type { Form } from '../forms/form.ts';
import { light, type Painter } from '../painter.ts';
import type { Palette } from '../palette.ts';
import type { Camera } from '../space/camera.ts';
import { faceObject } from './faces.ts';
import { createBodies, markObject } from './marks.ts';
import { createSeeThrough, isSeenThrough, type SeeThrough } from './see-through.ts';
import { setDashes, strokeObject } from './strokes.ts';
import { setCamera } from './three-camera.ts';

/** More pixels than this to a CSS pixel are not seen, and cost as much as they are many. */
const mostPixelRatio = 2;

/** Paints with WebGL; undefined where a browser has none. */
export function createWebglPainter(page: Document): Painter | undefined {
  const canvas = page.createElement('canvas');
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'low-power' });
  return context === null ? undefined : new WebglPainter(canvas, context);
}

/** What three draws of a form: marks share their geometry, everything else owns it. */
type Body = Mesh<BufferGeometry, Material> | InstancedMesh<BufferGeometry, Material>;

class WebglPainter implements Painter {
  readonly picture: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new ThreeCamera();
  readonly #lamp = new DirectionalLight(0xffffff, 0.75 * Math.PI);
  readonly #bodies = createBodies();
  readonly #objects = new Map<Form, readonly Body[]>();
  #seenThrough: readonly Form[] = [];
  #seeThrough: SeeThrough | undefined;

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
    this.#keep(forms, palette);
    this.#scene.traverse((object) => {
      if (object instanceof LineSegments2) setDashes(object, camera.unit);
    });
    this.#seeThrough?.sort(camera);
    this.#renderer.render(this.#scene, this.#camera);
  }

  forget(): void {
    for (const objects of this.#objects.values()) objects.forEach((object) => this.#remove(object));
    this.#objects.clear();
    if (this.#seeThrough) this.#remove(this.#seeThrough.object);
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

  /** Makes objects of new forms, and takes away those of forms that are no more. */
  #keep(forms: readonly Form[], palette: Palette): void {
    const wanted = new Set(forms);
    for (const [form, objects] of this.#objects) {
      if (wanted.has(form)) continue;
      objects.forEach((object) => this.#remove(object));
      this.#objects.delete(form);
    }
    for (const form of wanted) {
      if (this.#objects.has(form)) continue;
      const objects = this.#objectsOf(form, palette);
      for (const object of objects) this.#scene.add(object);
      this.#objects.set(form, objects);
    }
    const seenThrough = forms.filter(isSeenThrough);
    if (same(seenThrough, this.#seenThrough)) return;
    this.#seenThrough = seenThrough;
    if (this.#seeThrough) this.#remove(this.#seeThrough.object);
    this.#seeThrough = seenThrough.length > 0 ? createSeeThrough(seenThrough, palette) : undefined;
    if (this.#seeThrough) {
      this.#seeThrough.object.renderOrder = 1;
      this.#scene.add(this.#seeThrough.object);
    }
  }

  /** Everything but what is seen through: lines that are, too, come after all faces. */
  #objectsOf(form: Form, palette: Palette): readonly Body[] {
    const rgb = palette.rgb(form.ink);
    const strokes = form.strokes.map((stroke) => {
      const object = strokeObject(stroke, palette.rgb(stroke.ink ?? form.ink));
      object.renderOrder = stroke.opacity < 1 ? 2 : 0;
      return object;
    });
    const marks = (['ball', 'cone'] as const).flatMap(
      (kind) => markObject(this.#bodies, kind, form.marks, rgb, form.markOpacity) ?? [],
    );
    if (form.faces.length === 0 || isSeenThrough(form)) return [...strokes, ...marks];
    const faceRgb = palette.rgb(form.faceInk ?? form.ink);
    const faces = form.faces.map((face) => ({ face, rgb: faceRgb, opacity: 1 }));
    return [...strokes, ...marks, faceObject(faces, false)];
  }

  #remove(object: Body): void {
    object.removeFromParent();
    if (isMarks(object)) object.dispose();
    else object.geometry.dispose();
    object.material.dispose();
  }
}

function isMarks(body: Body): body is InstancedMesh<BufferGeometry, Material> {
  return body instanceof InstancedMesh;
}

function same(a: readonly Form[], b: readonly Form[]): boolean {
  return a.length === b.length && a.every((form, index) => form === b[index]);
}
