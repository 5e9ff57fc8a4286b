import { Store, succeed, type Result } from '@lemma/core/store';
import type { TermFailure } from '../definitions/index.ts';
import { atStart, followed, moved, redone, settled, undone, type SceneState } from './history.ts';
import { isSameHeld, isSamePosition, type Held, type Mover, type ScenePosition } from './position.ts';
import type { Scene } from './scene.ts';

/** A figure in a reader's hands: everything they do to it, and back. Boards are up to date before anybody hears of a change. */
export class SceneStore extends Store<SceneState> implements Mover {
  readonly scene: Scene;
  #start: ScenePosition;

  /** A figure at its start, or where a learner has left it: resetting leads to the start in any case. */
  constructor(scene: Scene, position = scene.start) {
    super(atStart(position));
    this.scene = scene;
    this.#start = scene.start;
    scene.show(position);
  }

  /** Moves something to these numbers. Until `settle`, further movements of it belong to the same step. */
  move(name: string, numbers: readonly number[]): void {
    const { state } = this;
    const next = this.scene.moved(state.position, name, numbers);
    if (next !== state.position) this.#become(moved(state, next, name));
  }

  /** Moves several things that belong to one, as one movement. */
  carry(name: string, numbers: Readonly<Record<string, readonly number[]>>): void {
    const { state } = this;
    const next = this.#allMoved(state.position, numbers);
    if (next !== state.position) this.#become(moved(state, next, name));
  }

  /** Writes other terms, as a step of its own; tells why they cannot be used. */
  write(name: string, texts: readonly string[], decimalComma = false): Result<undefined, TermFailure> {
    const { state } = this;
    const next = this.scene.written(state.position, name, texts, decimalComma);
    if (!next.ok) return next;
    if (next.value !== state.position) this.#become(moved(state, next.value));
    return succeed(undefined);
  }

  /** Ends a movement. */
  settle(): void {
    if (this.state.moving !== undefined) this.#become(settled(this.state));
  }

  /** Puts several things somewhere in one step: an answer that was kept, an example. */
  set(numbers: Readonly<Record<string, readonly number[]>>): void {
    const { state } = this;
    const next = this.#allMoved(state.position, numbers);
    if (next !== state.position) this.#become(moved(state, next));
  }

  /** Where resetting leads. */
  get start(): ScenePosition {
    return this.#start;
  }

  /** Everything back to where it was at first; this can be undone too. */
  reset(): void {
    const { state } = this;
    if (state.position !== this.#start) this.#become(moved(state, this.#start));
    this.scene.clearTraces();
  }

  /** From now on these are at first where other figures have them at first. */
  startWith(held: ReadonlyMap<string, Held>): void {
    const { state } = this;
    const before = this.#start;
    this.#start = this.#fitted(before, held);
    if (before === this.#start) return;
    if (before === state.position) this.#become({ ...state, position: this.#start });
    else this.scene.show(state.position);
  }

  /** Follows what was changed in other figures, as far as it can: no step that can be undone here. */
  follow(held: ReadonlyMap<string, Held>, isMoving = false): void {
    const { state } = this;
    const position = this.#fitted(state.position, held);
    const changes = new Map([...position].filter(([name, now]) => !isSameHeld(now, state.position.get(name))));
    if (changes.size === 0 && isMoving === (state.isFollowing ?? false)) return;
    const next = followed(state, changes, isMoving);
    const isAtStart = isSamePosition(next.position, this.#start);
    this.#become(isAtStart ? { ...next, position: this.#start } : next);
  }

  /** One after the other, each after what it depends on: where a slider ends may have been changed with it. */
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
