import { fail, Store, type Result } from '../store/index.ts';
import type { StoringFailure } from './bridge-failure.ts';
import type { FigureAnswer, Mathlet } from './ports.ts';
import { begun, changed, ended, opened, type Storing } from './storing.ts';

/** Stores the answers of one figure in its mathlet; reports that this is impossible if there is none. */
export class AnswerKeeper extends Store<Storing> {
  readonly #mathlet: Mathlet | undefined;

  constructor(mathlet: Mathlet | undefined, kept: readonly FigureAnswer[] = []) {
    super(opened(kept));
    this.#mathlet = mathlet;
  }

  /** Takes the current answers; changed ones are stored as soon as the mathlet has finished with earlier ones. */
  async put(answers: readonly FigureAnswer[]): Promise<void> {
    this.update((storing) => changed(storing, answers));
    if (this.state.running) return;
    while (this.state.waiting.size > 0) {
      const waiting = [...this.state.waiting.values()];
      this.update(begun);
      const result = await this.#store(waiting);
      this.update((storing) => ended(storing, result));
    }
  }

  async #store(answers: readonly FigureAnswer[]): Promise<Result<undefined, readonly StoringFailure[]>> {
    if (this.#mathlet === undefined) return fail([{ kind: 'cannotStore' }]);
    try {
      return await this.#mathlet.store(answers);
    } catch {
      // A mathlet may belong to the embedding page and throw in its own ways.
      return fail([{ kind: 'storingFailed' }]);
    }
  }
}
