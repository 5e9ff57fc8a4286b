import { paint, type Trace } from '../board/index.ts';
import { emptyForm, type Form, type Mark } from './forms/form.ts';

/** Places of lines, and as how many of them a mark counts: more than anybody can tell apart; the oldest make room. */
const most = 15_000;
const markSize = 10;

/** Of what is only remembered. */
const opacity = 0.4;

/** A form that was there, and how long a pixel was then. */
interface Remembered {
  readonly form: Form;
  readonly unit: number;
}

/** What something leaves behind while it moves: its lines and marks, paler. */
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

  /** Remembers a form, for some seconds or until it is cleared away. */
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

  /** All that is remembered, in a form for each colour. Marks are of a size in pixels of now. */
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

/** Forms of one thing, whose pen has always been the same. */
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
