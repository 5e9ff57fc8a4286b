import type { AnswerShelf, AnswersByKey, PageAnswers } from '../mathlet/index.ts';
import { Store } from '../store/index.ts';
import { readAnswers, writeAnswers } from './written-answers.ts';

/** Answers to the questions of a page that last as long as their shelf: those of previews, which nobody hands in. */
export class ShelfAnswers extends Store<AnswersByKey> implements PageAnswers {
  readonly #shelf: AnswerShelf;

  /** Another seed means other answers. */
  constructor({ storage, key }: AnswerShelf, seed: number) {
    const ofSeed = `${key}#${seed}`;
    super(readAnswers(storage.read(ofSeed)));
    this.#shelf = { storage, key: ofSeed };
  }

  /** A storage that is full or forbidden keeps answers until the page is left, so what comes back proves nothing. */
  give(changed: AnswersByKey): boolean {
    this.update((answers) => new Map([...answers, ...changed]));
    const { storage, key } = this.#shelf;
    return storage.write(key, writeAnswers(this.state));
  }
}
