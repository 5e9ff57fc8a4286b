import { Store } from '@lemma/core/store';
import { atStart, moved, redone, settled, undone, type SceneState } from './history.ts';
import type { Mover, Position, Scene } from './scene.ts';

/** A figure in a reader's hands: everything they do to it, and back. Boards are up to date before anybody hears of a change. */
export class SceneStore extends Store<SceneState> implements Mover {
  readonly scene: Scene;

  constructor(scene: Scene) {
    super(atStart(scene.start));
    this.scene = scene;
  }

  /** Moves something to these numbers. Until `settle`, further movements of it belong to the same step. */
  move(name: string, numbers: readonly number[]): void {
    const { state } = this;
    const next = this.scene.moved(state.position, name, numbers);
    if (next !== state.position) this.#become(moved(state, next, name));
  }

  /** Ends a movement. */
  settle(): void {
    if (this.state.moving !== undefined) this.#become(settled(this.state));
  }

  /** Puts several things somewhere in one step: an answer that was kept, an example. */
  set(numbers: Readonly<Record<string, readonly number[]>>): void {
    const { state } = this;
    const next = Object.entries(numbers).reduce<Position>(
      (position, [name, values]) => this.scene.moved(position, name, values),
      state.position,
    );
    if (next !== state.position) this.#become(moved(state, next));
  }

  /** Everything back to where it was at first; this can be undone too. */
  reset(): void {
    const { state } = this;
    if (state.position !== this.scene.start) this.#become(moved(state, this.scene.start));
  }

  undo(): void {
    this.#become(undone(this.state));
  }

  redo(): void {
    this.#become(redone(this.state));
  }

  #become(next: SceneState): void {
    this.scene.show(next.position);
    this.update(() => next);
  }
}
