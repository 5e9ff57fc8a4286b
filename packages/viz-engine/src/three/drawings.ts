import type { DrawnElement, Look } from '../board/index.ts';
import { visible, type Form, type Grain } from './forms/form.ts';
import { Trail } from './traces.ts';

/** How the form of something comes about. */
type Build = (grain: Grain) => Form;

/** Something drawn: how its form comes about, the form as long as nothing of it has changed, and what it leaves behind. */
interface Drawing {
  readonly build: Build;
  form: Form | undefined;
  readonly trail: Trail | undefined;
}

/** What asks for a new picture, and calls back after some seconds. */
interface Occasions {
  ask(): void;
  after(seconds: number, act: () => void): void;
}

/** Everything drawn on a board, in the order in which it was drawn. */
export class Drawings {
  readonly #occasions: Occasions;
  readonly #all: Drawing[] = [];
  /** How fine the forms are that there are. */
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

  /** The forms of now. Marks are of a size in pixels, so their forms are others at another zoom; surfaces may be coarser. */
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
