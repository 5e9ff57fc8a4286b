import type { AnswersByKey, PageAnswers } from '../mathlet/index.ts';
import { Store } from '../store/index.ts';

/** Answers that last until they are cleared, and are kept nowhere. */
export class TriedAnswers extends Store<AnswersByKey> implements PageAnswers {
  constructor() {
    super(new Map());
  }

  /** Takes everything. */
  give(changed: AnswersByKey): boolean {
    this.update((answers) => new Map([...answers, ...changed]));
    return true;
  }

  /** Forgets everything. */
  clear(): void {
    this.update(() => new Map());
  }
}
