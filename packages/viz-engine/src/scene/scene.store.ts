import { Store, succeed, type Result } from '@lemma/core/store';
import type { TermFailure } from '../definitions/index.ts';
import { atStart, followed, moved, redone, settled, undone, type SceneState } from './history.ts';
import { isSameHeld, isSamePosition, type Held, type Mover, type ScenePosition } from './position.ts';
import type { Scene } from './scene.ts';

/** An interactive figure: all changes by the reader, with undo. Boards are updated before subscribers are notified. */
export class SceneStore extends Store<SceneState> implements Mover {
  readonly scene: Scene;
  #start: ScenePosition;

  /** A figure at its start, or where a learner left it: resetting leads to the start in either case. */
  constructor(scene: Scene, position = scene.start) {
    super(atStart(position));
    this.scene = scene;
    this.#start = scene.start;
    scene.show(position);
  }

  /** Sets the numbers of something. Until `settle`, further movements of it belong to the same step. */
  move(name: string, numbers: readonly number[]): void {
    const { state } = this;
    const next = this.scene.moved(state.position, name, numbers);
    if (next !== state.position) this.#become(moved(state, next, name));
  }

  /** Moves several parts of one thing, as one movement. */
  carry(name: string, numbers: Readonly<Record<string, readonly number[]>>): void {
    const { state } = this;
    const next = this.#allMoved(state.position, numbers);
    if (next !== state.position) this.#become(moved(state, next, name));
  }

  /** Sets other terms, as a step of its own; returns why they are invalid, if they are. */
  write(name: string, texts: readonly string[], decimalComma = false): Result<undefined, TermFailure> {
    const { state } = this;
    const next = this.scene.written(state.position, name, texts, decimalComma);
    if (!next.ok) return next;
    if (next.value !== state.position) this.#become(moved(state, next.value));
    return succeed(undefined);
  }

  /** Ends a drag. */
  settle(): void {
    if (this.state.moving !== undefined) this.#become(settled(this.state));
  }

  /** Sets several things in one step: a stored answer, an example. */
  set(numbers: Readonly<Record<string, readonly number[]>>): void {
    const { state } = this;
    const next = this.#allMoved(state.position, numbers);
    if (next !== state.position) this.#become(moved(state, next));
  }

  /** The position that resetting leads to. */
  get start(): ScenePosition {
    return this.#start;
  }

  /** Restores the initial position; this can be undone, too. */
  reset(): void {
    const { state } = this;
    if (state.position !== this.#start) this.#become(moved(state, this.#start));
    this.scene.clearTraces();
  }

  /** From now on these start where other figures have them initially. */
  startWith(held: ReadonlyMap<string, Held>): void {
    const { state } = this;
    const before = this.#start;
    this.#start = this.#fitted(before, held);
    if (before === this.#start) return;
    if (before === state.position) this.#become({ ...state, position: this.#start });
    else this.scene.show(state.position);
  }

  /** Applies changes from other figures as far as possible: not a step that can be undone here. */
  follow(held: ReadonlyMap<string, Held>, isMoving = false): void {
    const { state } = this;
    const position = this.#fitted(state.position, held);
    const changes = new Map([...position].filter(([name, now]) => !isSameHeld(now, state.position.get(name))));
    if (changes.size === 0 && isMoving === (state.isFollowing ?? false)) return;
    const next = followed(state, changes, isMoving);
    const isAtStart = isSamePosition(next.position, this.#start);
    this.#become(isAtStart ? { ...next, position: this.#start } : next);
  }

  /** One after the other, each after its dependencies: the bounds of a slider may have changed with it. */
  #fitted(position: ScenePosition, held: ReadonlyMap<string, Held>): ScenePosition {
    return this.scene.variables.reduce((reached, { name }) => {
      const there = held.get(name);
      if (there === undefined) return reached;
      const next = this.scene.fitted(reached, name, there);
      this.scene.show(next);
      return next;
    }, position);
  }

  undo(): void {
    this.#become(undone(this.state));
  }

  redo(): void {
    this.#become(redone(this.state));
  }

  #allMoved(position: ScenePosition, numbers: Readonly<Record<string, readonly number[]>>): ScenePosition {
    return Object.entries(numbers).reduce(
      (reached, [name, values]) => this.scene.moved(reached, name, values),
      position,
    );
  }

  #become(next: SceneState): void {
    this.scene.show(next.position);
    this.update(() => next);
  }
}
