import type { DrawnElement, Look } from '../board/index.ts';
import { visible, type Form, type Grain } from './forms/form.ts';
import { Trail } from './traces.ts';

/** Builds a form. */
type Build = (grain: Grain) => Form;

/** A drawn element: how its form is built, the cached form, and its trace. */
interface Drawing {
  readonly build: Build;
  form: Form | undefined;
  readonly trail: Trail | undefined;
}

/** Requests a new picture, and calls back after some seconds. */
interface Occasions {
  ask(): void;
  after(seconds: number, act: () => void): void;
}

/** Everything drawn on a board, in drawing order. */
export class Drawings {
  readonly #occasions: Occasions;
  readonly #all: Drawing[] = [];
  /** The grain of the existing forms. */
  #grain: Grain | undefined;

  constructor(occasions: Occasions) {
    this.#occasions = occasions;
  }

  add(build: Build, { trace }: Look): DrawnElement {
    const { ask, after } = this.#occasions;
    const trail = trace && new Trail(trace, after);
    const drawing: Drawing = { build, form: undefined, trail };
    this.#all.push(drawing);
    ask();
    return {
      update: () => {
        if (drawing.form !== undefined && this.#grain !== undefined) trail?.leave(drawing.form, this.#grain.unit);
        drawing.form = undefined;
        ask();
      },
      clear: () => {
        trail?.clear();
        ask();
      },
    };
  }

  /** The current forms. Marks have a size in pixels, so their forms depend on the zoom; surfaces may be coarser. */
  forms(grain: Grain): readonly Form[] {
    const isZoomed = grain.unit !== this.#grain?.unit;
    const isCoarser = grain.cells !== this.#grain?.cells;
    this.#grain = grain;
    const now = this.#all.map((drawing) => {
      const { form } = drawing;
      const isKept =
        form !== undefined && !(isZoomed && form.marks.length > 0) && !(isCoarser && form.mesh !== undefined);
      return isKept ? form : (drawing.form = visible(drawing.build(grain)));
    });
    return [...now, ...this.#all.flatMap(({ trail }) => trail?.forms(grain.unit) ?? [])];
  }
}
