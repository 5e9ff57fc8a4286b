import type { Clock } from '@lemma/core/platform';
import type {
  DrawnElement,
  Look,
  NumberTerm,
  OpenSpaceBoard,
  PlaneFunctionTerm,
  PlaneTerm,
  SpaceCarry,
  SpaceCurveTerm,
  SpaceHandle,
  SpaceOptions,
  SpacePointTerm,
  SpaceWords,
  SurfaceTerm,
  VectorFieldTerm,
  WordsTerm,
} from '../board/index.ts';
import { createCaptions } from './captions/captions.ts';
import { asHandle, besidePoint, middleOf, topOf } from './control/carry.ts';
import { createGrip, type Grip } from './control/grip.ts';
import { controlOrbit, controlWheel } from './control/orbit-control.ts';
import { Drawings } from './drawings.ts';
import { axesForm } from './forms/axes-form.ts';
import { curveForm } from './forms/curve-form.ts';
import { fieldForm } from './forms/field-form.ts';
import { planeForm, polygonForm } from './forms/flat-forms.ts';
import type { Form } from './forms/form.ts';
import { graphForm } from './forms/graph-form.ts';
import { sphereForm } from './forms/sphere-form.ts';
import { arrowForm, lineForm, pointForm, segmentForm, textForm } from './forms/straight-forms.ts';
import { surfaceForm } from './forms/surface-form.ts';
import type { Painter } from './painter.ts';
import { createPalette } from './palette.ts';
import { cameraOf, type Camera } from './space/camera.ts';
import { frameOf } from './space/frame.ts';
import { orbited, shifted, startView, zoomedOut, type Viewpoint } from './space/view.ts';
import { createStage } from './stage.ts';
import { createSvgPainter } from './svg/svg-painter.ts';
import { createWebglPainter } from './webgl/webgl-painter.ts';

/**
 * Opens a board in space painted by three.js, or by SVG in a browser without WebGL. The container gets one child, which
 * disposing removes again. Nothing is painted while nothing changes.
 */
export function openThreeBoard(
  container: HTMLElement,
  options: SpaceOptions,
  words: SpaceWords,
  clock: Clock,
): OpenSpaceBoard {
  return new ThreeBoard(container, options, words, clock);
}

class ThreeBoard implements OpenSpaceBoard {
  readonly #options: SpaceOptions;
  readonly #words: SpaceWords;
  readonly #frame;
  readonly #stage;
  readonly #captions;
  readonly #palette;
  readonly #clock: Clock;
  readonly #away = new AbortController();
  readonly #resized: ResizeObserver;
  readonly #drawings;
  readonly #grips: Grip[] = [];
  readonly #webgl: Painter | undefined;
  readonly #drawing: Painter;
  #painter: Painter;
  #view: Viewpoint;
  #camera: Camera | undefined;
  #axes: Form | undefined;
  /** The requested picture that has not been painted yet. */
  #asked: number | undefined;

  constructor(container: HTMLElement, options: SpaceOptions, words: SpaceWords, clock: Clock) {
    this.#clock = clock;
    this.#options = options;
    this.#words = words;
    this.#frame = frameOf(options.viewBox);
    this.#view = startView(options);
    this.#stage = createStage(container, options.width, options.height, words.view);
    this.#captions = createCaptions(this.#stage.captions, words.formula);
    this.#palette = createPalette(this.#stage.captions, () => this.#recolor());
    this.#drawings = new Drawings({ ask: () => this.#ask(), after: (seconds, act) => this.#after(seconds, act) });
    const page = container.ownerDocument;
    this.#drawing = createSvgPainter(page);
    this.#webgl = createWebglPainter(page);
    this.#painter = this.#webgl ?? this.#drawing;
    this.#show(this.#painter);
    this.#stage.setGround(this.#palette.ground());
    const { signal } = this.#away;
    this.#followContext(signal);
    this.#followPrinting(signal);
    controlOrbit(this.#stage.view, this, signal);
    controlWheel(this.#stage.frame, this, signal);
    // A resized picture is blank until it is painted, so painting is not deferred.
    this.#resized = new ResizeObserver(() => this.#paint());
    this.#resized.observe(this.#stage.frame);
    this.#ask();
  }

  point(at: SpacePointTerm, look: Look, handle?: SpaceHandle): DrawnElement {
    if (handle !== undefined) this.#grip(at, handle, this.#words.movable);
    return this.#drawings.add(({ unit }) => pointForm(this.#frame, at, look, unit), look);
  }

  line(a: SpacePointTerm, b: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    this.#carry(carry, middleOf([a, b]));
    return this.#drawings.add(() => lineForm(this.#frame, a, b, look), look);
  }

  segment(a: SpacePointTerm, b: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    this.#carry(carry, middleOf([a, b]));
    return this.#drawings.add(() => segmentForm(this.#frame, a, b, look), look);
  }

  arrow(from: SpacePointTerm, to: SpacePointTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    this.#carry(carry, middleOf([from, to]));
    return this.#drawings.add(({ unit }) => arrowForm(this.#frame, from, to, look, unit), look);
  }

  polygon(corners: readonly SpacePointTerm[], look: Look, carry?: SpaceCarry): DrawnElement {
    this.#carry(carry, middleOf(corners));
    return this.#drawings.add(() => polygonForm(this.#frame, corners, look), look);
  }

  plane(plane: PlaneTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    this.#carry(carry, besidePoint(this.#frame, plane));
    return this.#drawings.add(() => planeForm(this.#frame, plane, look), look);
  }

  sphere(centre: SpacePointTerm, radius: NumberTerm, look: Look, carry?: SpaceCarry): DrawnElement {
    this.#carry(carry, topOf(this.#frame, centre, radius));
    return this.#drawings.add(sphereForm(this.#frame, centre, radius, look), look);
  }

  curve(curve: SpaceCurveTerm, look: Look): DrawnElement {
    return this.#drawings.add(() => curveForm(this.#frame, curve, look), look);
  }

  surface(surface: SurfaceTerm, look: Look): DrawnElement {
    return this.#drawings.add(surfaceForm(this.#frame, surface, look), look);
  }

  graph(of: PlaneFunctionTerm, look: Look): DrawnElement {
    return this.#drawings.add(graphForm(this.#frame, of, look), look);
  }

  vectorField(field: VectorFieldTerm, look: Look): DrawnElement {
    return this.#drawings.add(({ unit }) => fieldForm(this.#frame, field, look, unit), look);
  }

  text(at: SpacePointTerm, words: WordsTerm, look: Look): DrawnElement {
    const written = () => words((value, digits) => this.#words.number(value, digits));
    return this.#drawings.add(() => textForm(this.#frame, at, written(), look), look);
  }

  orbit(right: number, up: number): void {
    this.#look(orbited(this.#view, right, up));
  }

  zoom(factor: number): void {
    this.#look(zoomedOut(this.#view, factor));
  }

  pan(right: number, up: number): void {
    const [width, height] = this.#size();
    const unit = this.#camera?.unit ?? 0;
    this.#look(shifted(this.#view, right * width * unit, up * height * unit));
  }

  showStart(): void {
    this.#look(startView(this.#options));
  }

  dispose(): void {
    if (this.#asked !== undefined) cancelAnimationFrame(this.#asked);
    this.#away.abort();
    this.#resized.disconnect();
    this.#palette.dispose();
    this.#webgl?.dispose();
    this.#drawing.dispose();
    this.#stage.frame.remove();
  }

  #after(seconds: number, act: () => void): void {
    this.#clock.after(1000 * seconds).subscribe(() => {
      if (this.#away.signal.aborted) return;
      act();
      this.#ask();
    });
  }

  #grip(at: SpacePointTerm, handle: SpaceHandle, kind: string, isBare = false): void {
    const camera = () => this.#camera;
    const gripped = { at, handle, kind, isBare, frame: this.#frame, options: this.#options, camera };
    this.#grips.push(createGrip(this.#stage.grips, gripped, this.#words));
  }

  #carry(carry: SpaceCarry | undefined, at: SpacePointTerm): void {
    if (carry !== undefined) this.#grip(at, asHandle(carry, at), this.#words.movableShape, true);
  }

  #look(view: Viewpoint): void {
    this.#view = view;
    this.#ask();
  }

  #size(): readonly [width: number, height: number] {
    const { clientWidth, clientHeight } = this.#stage.frame;
    return [clientWidth, clientHeight];
  }

  /** Paints in the browser's next frame, once for everything that changes until then. */
  #ask(): void {
    this.#asked ??= requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    if (this.#asked !== undefined) cancelAnimationFrame(this.#asked);
    this.#asked = undefined;
    const size = this.#size();
    // In a collapsed box; it is painted when opened.
    if (size[0] === 0 || size[1] === 0) return;
    const camera = this.#cameraFor(size);
    const forms = [
      this.#axesSeenBy(camera),
      ...this.#drawings.forms({ unit: camera.unit, cells: this.#painter.cells }),
    ];
    this.#camera = camera;
    this.#painter.paint(forms, camera, this.#palette);
    this.#captions.write(forms, camera);
    for (const grip of this.#grips) grip.place(camera);
  }

  /** The same object as before if nothing about it has changed. */
  #cameraFor(size: readonly [width: number, height: number]): Camera {
    const camera = cameraOf(this.#view, this.#frame, size, this.#options);
    return this.#camera !== undefined && JSON.stringify(camera) === JSON.stringify(this.#camera)
      ? this.#camera
      : camera;
  }

  #axesSeenBy(camera: Camera): Form {
    if (this.#axes === undefined || camera !== this.#camera) {
      this.#axes = axesForm(this.#frame, this.#options, camera, this.#words);
    }
    return this.#axes;
  }

  #recolor(): void {
    this.#stage.setGround(this.#palette.ground());
    this.#painter.forget();
    this.#ask();
  }

  #show(painter: Painter): void {
    this.#painter = painter;
    painter.picture.style.cssText = 'display:block;width:100%;height:100%';
    painter.picture.setAttribute('aria-hidden', 'true');
    this.#stage.view.replaceChildren(painter.picture);
    this.#stage.say(painter === this.#drawing ? this.#words.simpleDrawing : '');
    this.#ask();
  }

  /** A browser revokes the WebGL context of a board if there are many of them, or when the device sleeps. */
  #followContext(signal: AbortSignal): void {
    const webgl = this.#webgl;
    if (webgl === undefined) return;
    webgl.picture.addEventListener(
      'webglcontextlost',
      (event) => {
        event.preventDefault();
        webgl.forget();
        this.#show(this.#drawing);
      },
      { signal },
    );
    webgl.picture.addEventListener('webglcontextrestored', () => this.#show(webgl), { signal });
  }

  /** A browser prints no picture of WebGL, and waits for no next frame: paper gets lines, in its own colours. */
  #followPrinting(signal: AbortSignal): void {
    let onScreen = this.#painter;
    addEventListener(
      'beforeprint',
      () => {
        onScreen = this.#painter;
        this.#palette.follow();
        this.#show(this.#drawing);
        this.#stage.say('');
        this.#paint();
      },
      { signal },
    );
    addEventListener(
      'afterprint',
      () => {
        this.#palette.follow();
        this.#show(onScreen);
      },
      { signal },
    );
  }
}
