/** No more than this wait for one another. */
const mostWaiting = 100;

/** Runs what has the same name one after another, and different names concurrently. */
export class OneAtATime {
  readonly #last = new Map<string, { readonly done: Promise<unknown>; readonly waiting: number }>();

  /** Runs it when everything before it with this name is done; undefined if too much is waiting already. */
  async run<Answer>(name: string, act: () => Promise<Answer>): Promise<Answer | undefined> {
    const before = this.#last.get(name);
    if (before && before.waiting >= mostWaiting) return undefined;
    const answer = (before?.done ?? Promise.resolve()).then(act);
    const mine = { done: answer.catch(() => undefined), waiting: (before?.waiting ?? 0) + 1 };
    this.#last.set(name, mine);
    try {
      return await answer;
    } finally {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    }
  }
}
