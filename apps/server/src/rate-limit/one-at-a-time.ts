/** More than these do not wait for one another. */
const mostWaiting = 100;

/** Does what goes by one name one after the other, and what goes by different names at once. */
export class OneAtATime {
  readonly #last = new Map<string, { readonly done: Promise<unknown>; readonly waiting: number }>();

  /** Does it when everything before it by this name is done; undefined when too much waits already. */
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
