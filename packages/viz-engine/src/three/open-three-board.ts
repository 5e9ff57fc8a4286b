import type {
  Drawn,
  Look,
  NumberTerm,
  OpenSpaceBoard,
  PlaneTerm,
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
import { createGrip, type Grip } from './control/grip.ts';
import { controlOrbit, controlWheel } from './control/orbit-control.ts';
import { axesForm } from './forms/axes-form.ts';
import { curveForm } from './forms/curve-form.ts';
import { fieldForm } from './forms/field-form.ts';
import { planeForm, polygonForm } from './forms/flat-forms.ts';
import { visible, type Form } from './forms/form.ts';
import { sphereForm } from './forms/sphere-form.ts';
import { arrowForm, lineForm, pointForm, segmentForm, textForm } from './forms/straight-forms.ts';
import { surfaceForm } from './forms/surface-form.ts';
import type { Painter } from './painter.ts';
import { createPalette } from './palette.ts';
import { cameraOf, type Camera } from './space/camera.ts';
import { frameOf } from './space/frame.ts';
import { orbited, shifted, startView, zoomedOut, type View } from './space/view.ts';
import { createStage } from './stage.ts';
import { createSvgPainter } from './svg/svg-painter.ts';
import { createWebglPainter } from './webgl/webgl-painter.ts';

/**
 * Opens a board in space that three.js paints; a browser without WebGL gets a drawing. The container gets one child, which
 * disposing takes away again. Nothing is painted while nothing changes.
 */
export function openThreeBoard(container: HTMLElement, options: SpaceOptions, words: SpaceWords): OpenSpaceBoard {
  return new ThreeBoard(container, options, words);
}

/** Something drawn: how its form comes about, and the form as long as nothing of it has changed. */
interface Entry {
  readonly build: (unit: number) => Form;
  form: Form | undefined;
}

class ThreeBoard implements OpenSpaceBoard {
  readonly #options: SpaceOptions;
  readonly #words: SpaceWords;
  readonly #frame;
  readonly #stage;
  readonly #captions;
  readonly #palette;
  readonly #away = new AbortController();
  readonly #resized: ResizeObserver;
  readonly #entries: Entry[] = [];
  readonly #grips: Grip[] = [];
  readonly #webgl: Painter | undefined;
  readonly #drawing: Painter;
  #painter: Painter;
  #view: View;
  #camera: Camera | undefined;
  #axes: Form | undefined;
  /** The picture that has been asked for and is not painted yet. */
  #asked: number | undefined;

  constructor(container: HTMLElement, options: SpaceOptions, words: SpaceWords) {
    this.#options = options;
    this.#words = words;
    this.#frame = frameOf(options.viewBox);
    this.#view = startView(options);
    this.#stage = createStage(container, options.width, options.height, words.view);
    this.#captions = createCaptions(this.#stage.captions);
    this.#palette = createPalette(this.#stage.captions, () => this.#recolor());
    const page = container.ownerDocument;
    this.#drawing = createSvgPainter(page);
    this.#webgl = createWebglPainter(page);
    this.#painter = this.#webgl ?? this.#drawing;
    this.#show(this.#painter);
    this.#stage.setGround(this.#palette.ground());
    const { signal } = this.#away;
    this.#followContext(signal);
    controlOrbit(this.#stage.view, this, signal);
    controlWheel(this.#stage.frame, this, signal);
    // A picture of another size is empty until it is painted, so it is not put off.
    this.#resized = new ResizeObserver(() => this.#paint());
    this.#resized.observe(this.#stage.frame);
    this.#ask();
  }

  point(at: SpacePointTerm, look: Look, handle?: SpaceHandle): Drawn {
    if (handle !== undefined) {
      const camera = () => this.#camera;
      const gripped = { at, handle, frame: this.#frame, options: this.#options, camera };
      this.#grips.push(createGrip(this.#stage.grips, gripped, this.#words));
    }
    return this.#draw((unit) => pointForm(this.#frame, at, look, unit));
  }

  line(a: SpacePointTerm, b: SpacePointTerm, look: Look): Drawn {
    return this.#draw(() => lineForm(this.#frame, a, b, look));
  }

  segment(a: SpacePointTerm, b: SpacePointTerm, look: Look): Drawn {
    return this.#draw(() => segmentForm(this.#frame, a, b, look));
  }

  arrow(from: SpacePointTerm, to: SpacePointTerm, look: Look): Drawn {
    return this.#draw((unit) => arrowForm(this.#frame, from, to, look, unit));
  }

  polygon(corners: readonly SpacePointTerm[], look: Look): Drawn {
    return this.#draw(() => polygonForm(this.#frame, corners, look));
  }

  plane(plane: PlaneTerm, look: Look): Drawn {
    return this.#draw(() => planeForm(this.#frame, plane, look));
  }

  sphere(centre: SpacePointTerm, radius: NumberTerm, look: Look): Drawn {
    return this.#draw(() => sphereForm(this.#frame, centre, radius, look));
  }

  curve(curve: SpaceCurveTerm, look: Look): Drawn {
    return this.#draw(() => curveForm(this.#frame, curve, look));
  }

  surface(surface: SurfaceTerm, look: Look): Drawn {
    return this.#draw(() => surfaceForm(this.#frame, surface, look));
  }

  vectorField(field: VectorFieldTerm, look: Look): Drawn {
    return this.#draw((unit) => fieldForm(this.#frame, field, look, unit));
  }

  text(at: SpacePointTerm, words: WordsTerm, look: Look): Drawn {
    const written = () =>
      words()
        .map((word) => (typeof word === 'number' ? this.#words.number(word) : word))
        .join('');
    return this.#draw(() => textForm(this.#frame, at, written(), look));
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

  #draw(build: Entry['build']): Drawn {
    const entry: Entry = { build, form: undefined };
    this.#entries.push(entry);
    this.#ask();
    return {
      update: () => {
        entry.form = undefined;
        this.#ask();
      },
    };
  }

  #look(view: View): void {
    this.#view = view;
    this.#ask();
  }

  #size(): readonly [width: number, height: number] {
    const { clientWidth, clientHeight } = this.#stage.frame;
    return [clientWidth, clientHeight];
  }

  /** Paints with the next frame of the browser, once for all that changes until then. */
  #ask(): void {
    this.#asked ??= requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    if (this.#asked !== undefined) cancelAnimationFrame(this.#asked);
    this.#asked = undefined;
    const size = this.#size();
    // In a closed box of the page; it is painted when it opens.
    if (size[0] === 0 || size[1] === 0) return;
    const camera = cameraOf(this.#view, this.#frame, size, this.#options);
    const forms = [this.#axesSeenBy(camera), ...this.#formsFor(camera)];
    this.#camera = camera;
    this.#painter.paint(forms, camera, this.#palette);
    this.#captions.write(forms, camera);
    for (const grip of this.#grips) grip.place(camera);
  }

  /** Marks are of a size in pixels, so their forms are others at another zoom. */
  #formsFor({ unit }: Camera): readonly Form[] {
    const isZoomed = unit !== this.#camera?.unit;
    return this.#entries.map((entry) => {
      if (entry.form === undefined || (isZoomed && entry.form.marks.length > 0))
        entry.form = visible(entry.build(unit));
      return entry.form;
    });
  }

  #axesSeenBy(camera: Camera): Form {
    if (this.#axes === undefined || !isSame(camera, this.#camera)) {
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

  /** A browser takes the graphics of a board away when there are many of them, or when the device sleeps. */
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
}

function isSame(a: Camera, b: Camera | undefined): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
