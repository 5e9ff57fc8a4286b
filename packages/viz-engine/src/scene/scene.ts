import type { Disposable } from '@lemma/core/platform';
import { canvasesIn, type Canvas, type Visualization } from '@lemma/core/document';
import type { Finding, SourceText } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { DrawnNumber } from '@lemma/core/variables';
import { paint, type Board, type DrawnElement, type Look, type SpaceBoard, type WriteNumber } from '../board/index.ts';
import {
  computeValues,
  construct,
  isUsualColor,
  readTerms,
  type Construction,
  type ProblemValues,
  type TermFailure,
  type Variable,
} from '../definitions/index.ts';
import type { Control, Element, ElementTypes, Grips } from '../elements/index.ts';
import { readLabel } from '../label/index.ts';
import { gripsOf } from './grips.ts';
import { isSameHeld, isWritten, type Held, type Mover, type ScenePosition } from './position.ts';
import { nearestValue } from './nearest-value.ts';
import { placeOfControl, type ControlPlace } from './control-place.ts';

/** A control beside or on a board, with the variable it shows or sets. */
export interface SceneControl {
  readonly name: string;
  readonly label: string;
  /** Its label as TeX, if it is a formula. */
  readonly tex: string | undefined;
  readonly control: Control;
  /** Its current colour as CSS; undefined: the default of controls. */
  readonly color: () => string | undefined;
  /** Its position and width. */
  readonly place: ControlPlace;
}

/**
 * Opens a figure with everything valid in it, or reports what is wrong if nothing remains to be shown. The seed decides
 * its random variables, the surrounding problem provides values, and element types may differ from the default ones.
 */
export function openScene(
  visualization: Visualization,
  seed: number,
  problem?: ProblemValues,
  types?: ElementTypes,
): Result<Scene, readonly Finding[]> {
  const construction = construct(visualization, seed, problem, types);
  return isAnythingLeft(visualization, construction) ? succeed(new Scene(construction)) : fail(construction.findings);
}

/** Whether anything of a figure can be shown despite its errors. */
function isAnythingLeft({ rows }: Visualization, { variables, findings }: Construction): boolean {
  if (findings.every(({ severity }) => severity !== 'error')) return true;
  const plotted = canvasesIn(rows).map(plottedNames);
  return variables.some(({ name }) => plotted.length === 0 || plotted.some((names) => names.has(name)));
}

/**
 * A live figure: its values, and what is drawn from them. The values depend on the position alone, not on the way
 * there. A change recomputes and redraws only what depends on it.
 */
export class Scene {
  /** Each after its dependencies. */
  readonly variables: readonly Variable[];
  readonly start: ScenePosition;
  readonly #construction: Construction;
  readonly #byName: ReadonlyMap<string, Variable>;
  readonly #drawn = new Map<string, Set<DrawnElement>>();
  #position: ScenePosition;

  constructor(construction: Construction) {
    this.#construction = construction;
    this.variables = construction.variables;
    this.#byName = new Map(this.variables.map((variable) => [variable.name, variable]));
    const movable = this.variables.filter((variable) => variable.movable);
    this.start = new Map(movable.map((variable) => [variable.name, this.#held(variable)]));
    this.#position = this.start;
  }

  variable(name: string): Variable | undefined {
    return this.#byName.get(name);
  }

  /** The findings of the figure: what is missing because of them, and what was probably not intended. */
  get findings(): readonly Finding[] {
    return this.#construction.findings;
  }

  /** Whether another seed would change the figure. */
  get isRandom(): boolean {
    return this.variables.some(({ isDrawn }) => isDrawn);
  }

  /** The exact value that the seed drew for a random variable. */
  drawn(name: string): DrawnNumber | undefined {
    return this.#byName.get(name)?.isDrawn ? this.#construction.memory.drawn.get(name) : undefined;
  }

  /** The current numbers of a variable: one for a number, the coordinates of a point, the entries of a matrix. */
  numbers(name: string): readonly number[] {
    const variable = this.#byName.get(name);
    return variable === undefined ? [] : this.#numbers(variable);
  }

  /** The current text of a non-numeric variable. */
  words(name: string, write: WriteNumber): string | undefined {
    return this.#construction.memory.words.get(name)?.(write);
  }

  /** Whether the condition of a text currently holds. */
  holds(condition: SourceText): boolean {
    return this.#construction.conditions.get(condition)?.() ?? false;
  }

  /**
   * The points moved along when a variable is moved as a whole: those in its definition, if it and all of them are
   * editable. None of them may lie on a curve.
   */
  carried({ editable, element }: Variable): readonly string[] {
    const names = element.carries.map(({ name }) => name);
    const isFree = (name: string) => this.#byName.get(name)?.element.hold?.kind === 'numbers';
    return editable && names.length > 0 && names.every(isFree) ? [...new Set(names)] : [];
  }

  /** Whether a reader can move it here, by itself or with its points. */
  canBeMoved(variable: Variable): boolean {
    return variable.movable || this.carried(variable).length > 0;
  }

  /**
   * The same position with one thing moved; the position itself if that is not possible. A slider stays within its
   * bounds.
   */
  moved(position: ScenePosition, name: string, numbers: readonly number[]): ScenePosition {
    const now = position.get(name);
    const variable = this.#byName.get(name);
    if (now === undefined || isWritten(now) || !numbers.every(Number.isFinite)) return position;
    const isState = variable?.element.hold?.kind === 'state';
    const control = variable?.element.control;
    const next = isState ? numbers : now.map((number, index) => within(numbers[index] ?? number, control));
    const isSame = next.length === now.length && next.every((number, index) => number === now[index]);
    return isSame ? position : new Map(position).set(name, next);
  }

  /** The same position with other terms: with the parameters of their function, and no other names. */
  written(
    position: ScenePosition,
    name: string,
    texts: readonly string[],
    decimalComma: boolean,
  ): Result<ScenePosition, TermFailure> {
    const now = position.get(name);
    const hold = this.#byName.get(name)?.element.hold;
    if (now === undefined || !isWritten(now) || hold?.kind !== 'terms') return succeed(position);
    const read = readTerms(texts, hold.parameters, decimalComma);
    if (!read.ok) return read;
    const terms = read.value.map(({ text }) => text);
    if (terms.length !== now.terms.length) return succeed(position);
    const isSame = terms.every((text, index) => text === now.terms[index]);
    return succeed(isSame ? position : new Map(position).set(name, { terms }));
  }

  /** The same position with one thing as it is in another figure, or as near as its own range and steps allow. */
  fitted(position: ScenePosition, name: string, held: Held): ScenePosition {
    if (isWritten(held)) {
      const next = this.written(position, name, held.terms, false);
      return next.ok ? next.value : position;
    }
    const control = this.#byName.get(name)?.element.control;
    // Its initial value need not be one of its steps.
    const isFree = control === undefined || isSameHeld(held, this.start.get(name));
    return this.moved(position, name, isFree ? held : held.map((number) => nearestValue(number, control)));
  }

  /** Applies a position. */
  show(position: ScenePosition): void {
    const { memory } = this.#construction;
    const changed = new Set<string>();
    const redrawn = new Set<string>();
    for (const variable of this.variables) {
      const held = position.get(variable.name);
      const isMoved = variable.movable && held !== undefined && held !== this.#position.get(variable.name);
      if (isMoved) this.#put(variable, held);
      if (!isMoved && !meet(variable.follows, changed)) continue;
      const { name, slots, element, type } = variable;
      const isNew = slots.length === 0 || (element.hold?.kind !== 'numbers' && computeValues(variable, memory));
      if (isMoved || isNew) changed.add(name);
      if (isMoved || isNew || type.isMoreThanNumbers) redrawn.add(name);
    }
    this.#position = position;
    for (const { name, colorFollows } of this.variables) {
      if (!redrawn.has(name) && !meet(colorFollows, changed)) continue;
      for (const drawn of this.#drawn.get(name) ?? []) drawn.update();
    }
  }

  /** Removes all traces. */
  clearTraces(): void {
    for (const drawn of this.#drawn.values()) for (const each of drawn) each.clear?.();
  }

  /** Draws a plane canvas. The drawing is kept up to date until the result is disposed of. */
  draw(canvas: Canvas, board: Board, mover: Mover | undefined): Disposable {
    return this.#draw(canvas, mover, ({ draw }, look, grips) => draw?.(board, look, grips));
  }

  /** Draws a canvas in space. The drawing is kept up to date until the result is disposed of. */
  drawInSpace(canvas: Canvas, board: SpaceBoard, mover: Mover | undefined): Disposable {
    return this.#draw(canvas, mover, ({ drawInSpace }, look, grips) => drawInSpace?.(board, look, grips));
  }

  #draw(
    canvas: Canvas,
    mover: Mover | undefined,
    draw: (element: Element, look: Look, grips: Grips) => DrawnElement | undefined,
  ): Disposable {
    const names = plottedNames(canvas);
    const undo: (() => void)[] = [];
    for (const variable of this.variables) {
      const { name, element, look } = variable;
      if (!names.has(name)) continue;
      const drawn = draw(element, look, mover ? gripsOf(variable, this, mover) : {});
      if (drawn === undefined) continue;
      const all = this.#drawn.get(name) ?? new Set();
      this.#drawn.set(name, all.add(drawn));
      undo.push(() => all.delete(drawn));
    }
    return { dispose: () => undo.forEach((step) => step()) };
  }

  /** Whether something on this canvas can be moved on the board itself. */
  hasGrips(canvas: Canvas): boolean {
    const names = plottedNames(canvas);
    return this.variables.some(
      (variable) => names.has(variable.name) && !variable.element.control && this.canBeMoved(variable),
    );
  }

  /** The controls of a canvas, in the order the author plots them. */
  controls(canvas: Canvas): readonly SceneControl[] {
    const shown = [...plottedNames(canvas)].flatMap((name) => this.#byName.get(name) ?? []);
    let below = 0;
    return shown.flatMap(({ name, element: { control }, look, settings: { position }, width }) => {
      if (control === undefined) return [];
      const place = placeOfControl(below, width?.(), position);
      if (!place.isGiven) below += 1;
      const { plain, tex } = readLabel(look.label ?? name);
      // A name stays a name, even if it looks like a subscript.
      const label = look.label === undefined ? name : plain;
      const color = () => (isUsualColor(look.color) ? undefined : paint(look.color));
      return [{ name, label, tex: look.label && tex, control, color, place }];
    });
  }

  #numbers({ slots }: Variable): readonly number[] {
    return slots.map((slot) => this.#construction.memory.values[slot] ?? NaN);
  }

  #held(variable: Variable): Held {
    const { memory } = this.#construction;
    switch (variable.element.hold?.kind) {
      case 'terms':
        return { terms: (memory.terms(variable.name) ?? []).map(({ text }) => text) };
      case 'state':
        return memory.states.get(variable.name) ?? [];
      case 'numbers':
      case undefined:
        return this.#numbers(variable);
    }
  }

  #put({ name, element, slots }: Variable, held: Held): void {
    const { memory } = this.#construction;
    const { hold } = element;
    if (isWritten(held)) {
      const terms = hold?.kind === 'terms' ? readTerms(held.terms, hold.parameters, false) : undefined;
      if (terms?.ok === true) memory.write(name, terms.value);
    } else if (hold?.kind === 'state') memory.states.set(name, held);
    else for (const [index, slot] of slots.entries()) memory.values[slot] = held[index] ?? NaN;
  }
}

function plottedNames({ plotted }: Canvas): ReadonlySet<string> {
  return new Set(plotted.map(({ text }) => text.trim()));
}

function within(number: number, control: Control | undefined): number {
  return control?.kind === 'range' ? Math.min(Math.max(number, control.left()), control.right()) : number;
}

function meet(names: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const name of names) if (others.has(name)) return true;
  return false;
}
