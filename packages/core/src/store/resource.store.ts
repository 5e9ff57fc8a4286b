import { loading, settled, type Loadable } from './loadable.ts';
import type { Result } from './result.ts';
import { Store } from './store.ts';

/** Something loaded from elsewhere. Only the answer to the latest request counts. */
export class ResourceStore<Value, Failure> extends Store<Loadable<Value, Failure>> {
  readonly #read: () => Promise<Result<Value, Failure>>;
  #asked = 0;

  constructor(read: () => Promise<Result<Value, Failure>>) {
    super(loading);
    this.#read = read;
  }

  /** Loads, also again after a failure. */
  async load(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.update(() => loading);
    const answer = await this.#read();
    if (asked === this.#asked) this.update(() => settled(answer));
  }

  /** Loads again while what there is stays on the page; a failure changes nothing. */
  async refresh(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await this.#read();
    if (asked === this.#asked && answer.ok) this.update(() => settled(answer));
  }

  /** Loads unless this has been done already; retries after a failure. */
  async loadOnce(): Promise<void> {
    if (this.#asked === 0 || this.state.status === 'failed') await this.load();
  }
}
