import type { Canvas, Visualization } from '@lemma/core/document';
import type { Finding, SourceText } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { DrawnNumber } from '@lemma/core/variables';
import type { Board, Drawn, Handle } from '../board/index.ts';
import { computeValues, construct, type Construction, type Variable } from '../construction/index.ts';
import type { Control } from '../elements/index.ts';

/** Where everything movable is: its numbers by name. What a reader can change, and all that has to be kept. */
export type Position = ReadonlyMap<string, readonly number[]>;

/** What a reader does to a scene. */
export interface Mover {
  move(name: string, numbers: readonly number[]): void;
  settle(): void;
}

/** A control beside a board, with the variable it shows or sets. */
export interface SceneControl {
  readonly name: string;
  readonly label: string;
  readonly control: Control;
}

/** Opens a figure, or tells everything that is wrong with it. The seed decides its random variables. */
export function openScene(visualization: Visualization, seed: number): Result<Scene, readonly Finding[]> {
  const construction = construct(visualization, seed);
  return construction.findings.length === 0 ? succeed(new Scene(construction)) : fail(construction.findings);
}

/**
 * A figure at work: its values, and what is drawn of them. The values depend on the position alone, not on the way there.
 * A change computes only what depends on it, and draws only that.
 */
export class Scene {
  /** Each after what it depends on. */
  readonly variables: readonly Variable[];
  readonly start: Position;
  readonly #construction: Construction;
  readonly #byName: ReadonlyMap<string, Variable>;
  readonly #drawn = new Map<string, Set<Drawn>>();
  #position: Position;

  constructor(construction: Construction) {
    this.#construction = construction;
    this.variables = construction.variables;
    this.#byName = new Map(this.variables.map((variable) => [variable.name, variable]));
    const movable = this.variables.filter((variable) => variable.movable);
    this.start = new Map(movable.map((variable) => [variable.name, this.#numbers(variable)]));
    this.#position = this.start;
  }

  variable(name: string): Variable | undefined {
    return this.#byName.get(name);
  }

  /** Whether another seed makes another figure of it. */
  get isRandom(): boolean {
    return this.variables.some(({ isDrawn }) => isDrawn);
  }

  /** What the seed drew for a random variable, exactly. */
  drawn(name: string): DrawnNumber | undefined {
    return this.#byName.get(name)?.isDrawn ? this.#construction.memory.drawn.get(name) : undefined;
  }

  /** The numbers of a variable now: one for a number, the coordinates of a point. */
  numbers(name: string): readonly number[] {
    const variable = this.#byName.get(name);
    return variable === undefined ? [] : this.#numbers(variable);
  }

  /** Whether the condition of a text holds now. */
  holds(condition: SourceText): boolean {
    return this.#construction.conditions.get(condition)?.() ?? false;
  }

  /** The same position with one thing moved; the position itself when it cannot be there. A slider stays between its ends. */
  moved(position: Position, name: string, numbers: readonly number[]): Position {
    const now = position.get(name);
    if (now === undefined || !numbers.every(Number.isFinite)) return position;
    const control = this.#byName.get(name)?.element.control;
    const next = now.map((number, index) => within(numbers[index] ?? number, control));
    return next.every((number, index) => number === now[index]) ? position : new Map(position).set(name, next);
  }

  /** Puts everything where the position says. */
  show(position: Position): void {
    const { memory } = this.#construction;
    const changed = new Set<string>();
    for (const variable of this.variables) {
      const { name, slots } = variable;
      if (variable.movable) {
        const numbers = position.get(name) ?? [];
        if (numbers === this.#position.get(name)) continue;
        for (const [index, slot] of slots.entries()) memory.values[slot] = numbers[index] ?? NaN;
        changed.add(name);
      } else if (meet(variable.follows, changed) && (slots.length === 0 || computeValues(variable, memory))) {
        changed.add(name);
      }
    }
    this.#position = position;
    for (const { name } of this.variables) {
      if (changed.has(name)) for (const drawn of this.#drawn.get(name) ?? []) drawn.update();
    }
  }

  /** Draws what a canvas shows. What is returned stops keeping the drawing up to date. */
  draw(canvas: Canvas, board: Board, mover: Mover | undefined): () => void {
    const names = plottedNames(canvas);
    const undo: (() => void)[] = [];
    for (const { name, element, look, movable } of this.variables) {
      if (!names.has(name)) continue;
      const drawn = element.draw(board, look, movable && mover ? handleOf(name, mover) : undefined);
      if (drawn === undefined) continue;
      const all = this.#drawn.get(name) ?? new Set();
      this.#drawn.set(name, all.add(drawn));
      undo.push(() => all.delete(drawn));
    }
    return () => undo.forEach((step) => step());
  }

  /** Whether something on this canvas can be moved on the board itself. */
  hasGrips(canvas: Canvas): boolean {
    const names = plottedNames(canvas);
    return this.variables.some(({ name, movable, element }) => movable && names.has(name) && !element.control);
  }

  /** What stands beside a canvas, in the order in which the author plots it. */
  controls(canvas: Canvas): readonly SceneControl[] {
    return [...plottedNames(canvas)].flatMap((name) => {
      const variable = this.#byName.get(name);
      const control = variable?.element.control;
      return variable && control ? [{ name, label: variable.look.label ?? name, control }] : [];
    });
  }

  #numbers({ slots }: Variable): readonly number[] {
    return slots.map((slot) => this.#construction.memory.values[slot] ?? NaN);
  }
}

function plottedNames({ plotted }: Canvas): ReadonlySet<string> {
  return new Set(plotted.map(({ text }) => text.trim()));
}

function handleOf(name: string, mover: Mover): Handle {
  return { name, move: (x, y) => mover.move(name, [x, y]), settle: () => mover.settle() };
}

function within(number: number, control: Control | undefined): number {
  return control?.kind === 'range' ? Math.min(Math.max(number, control.left()), control.right()) : number;
}

function meet(names: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const name of names) if (others.has(name)) return true;
  return false;
}
