import { paint, type Trace } from '../board/index.ts';
import { emptyForm, type Form, type Mark } from './forms/form.ts';

/**
 * Maximum number of trace points, and how many of them a mark counts as: more than anybody can distinguish; the oldest
 * are dropped.
 */
const most = 15_000;
const markSize = 10;

/** Opacity of traces. */
const opacity = 0.4;

/** A former form, and the length of a pixel at that time. */
interface Remembered {
  readonly form: Form;
  readonly unit: number;
}

/** The trace of a moving element: its lines and marks, paler. */
export class Trail {
  readonly #trace: Trace;
  /** Calls back after some seconds. */
  readonly #after: (seconds: number, act: () => void) => void;
  readonly #remembered = new Set<Remembered>();
  #size = 0;
  #forms: readonly Form[] | undefined;
  #unit = NaN;

  constructor(trace: Trace, after: (seconds: number, act: () => void) => void) {
    this.#trace = trace;
    this.#after = after;
  }

  /** Keeps a form, for some seconds or until traces are cleared. */
  leave(form: Form, unit: number): void {
    const remembered = { form, unit };
    const { seconds } = this.#trace;
    this.#remembered.add(remembered);
    this.#size += sizeOf(form);
    this.#forms = undefined;
    for (const oldest of this.#remembered) {
      if (this.#size <= most || oldest === remembered) break;
      this.#forget(oldest);
    }
    if (seconds !== undefined) this.#after(seconds, () => this.#forget(remembered));
  }

  clear(): void {
    this.#remembered.clear();
    this.#size = 0;
    this.#forms = undefined;
  }

  #forget(remembered: Remembered): void {
    if (!this.#remembered.delete(remembered)) return;
    this.#size -= sizeOf(remembered.form);
    this.#forms = undefined;
  }

  /** All forms kept, merged by colour. Marks are sized in current pixels. */
  forms(unit: number): readonly Form[] {
    if (this.#forms !== undefined && unit === this.#unit) return this.#forms;
    this.#unit = unit;
    const byColor = new Map<string, Remembered[]>();
    for (const remembered of this.#remembered) {
      const { ink } = remembered.form;
      const key = ink === 'text' ? ink : paint(ink);
      const same = byColor.get(key);
      if (same === undefined) byColor.set(key, [remembered]);
      else same.push(remembered);
    }
    this.#forms = [...byColor.values()].map((all) => together(all, unit));
    return this.#forms;
  }
}

function sizeOf({ strokes, marks }: Form): number {
  return strokes.reduce(
    (sum, { lines }) => lines.reduce((own, line) => own + line.length, sum),
    markSize * marks.length,
  );
}

/** Forms of one element, whose pen has always been the same. */
function together(all: readonly Remembered[], unit: number): Form {
  const [first] = all;
  const pen = first?.form.strokes[0];
  const lines = all.flatMap(({ form }) => form.strokes.flatMap((stroke) => stroke.lines));
  return {
    ...emptyForm,
    ink: first?.form.ink ?? 'text',
    strokes: pen === undefined ? [] : [{ ...pen, lines, opacity: opacity * pen.opacity }],
    marks: all.flatMap(({ form, unit: then }) => form.marks.map((mark) => scaled(mark, unit / then))),
    markOpacity: opacity * (first?.form.markOpacity ?? 1),
  };
}

function scaled(mark: Mark, factor: number): Mark {
  const radius = mark.radius * factor;
  return mark.kind === 'ball' ? { ...mark, radius } : { ...mark, radius, length: mark.length * factor };
}
