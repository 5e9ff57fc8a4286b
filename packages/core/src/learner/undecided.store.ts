import type { Language } from '../language/index.ts';
import { loading, settled, Store, type Loadable, type Result } from '../store/index.ts';
import {
  rowsOfPage,
  type Decision,
  type DecisionFailure,
  type LearnerGateway,
  type LearnersFailure,
  type ListPage,
  type UndecidedAnswer,
} from './ports.ts';

/** A page of the answers that await a decision. */
export interface UndecidedState {
  /** From 1. */
  readonly page: number;
  readonly list: Loadable<ListPage<UndecidedAnswer>, LearnersFailure>;
  /** The ids of those about which something is being decided. */
  readonly deciding: readonly string[];
}

/** The answers that await a decision, page by page. What has been decided leaves the list. */
export class UndecidedStore extends Store<UndecidedState> {
  readonly #learners: LearnerGateway;
  readonly #language: Language;
  #asked = 0;

  constructor(ports: { readonly learners: LearnerGateway }, language: Language) {
    super({ page: 1, list: loading, deciding: [] });
    this.#learners = ports.learners;
    this.#language = language;
  }

  /** Shows a page; one behind the end is the last one. */
  async turnTo(page: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.update((state) => ({ ...state, page, list: loading }));
    const list = await this.#learners.undecided(this.#language, page);
    if (asked !== this.#asked) return;
    const last = list.ok ? Math.max(1, Math.ceil(list.value.total / rowsOfPage)) : page;
    if (page > last) await this.turnTo(last);
    else this.update((state) => ({ ...state, list: settled(list) }));
  }

  /** Loads the page once more. */
  reload(): Promise<void> {
    return this.turnTo(this.state.page);
  }

  /** Decides on an answer: `score` from 0 to 1. Undefined while that is under way already. */
  async decide(id: string, score: number): Promise<Result<Decision, DecisionFailure> | undefined> {
    if (this.state.deciding.includes(id)) return undefined;
    this.update((state) => ({ ...state, deciding: [...state.deciding, id] }));
    const decided = await this.#learners.decide(id, score);
    this.update((state) => ({ ...state, deciding: state.deciding.filter((each) => each !== id) }));
    if (decided.ok || decided.failure.kind === 'decided' || decided.failure.kind === 'changed') await this.#drop(id);
    return decided;
  }

  /** Takes a decision back: the answer is on the list again. */
  async withdraw(id: string, decision: number): Promise<Result<undefined, DecisionFailure>> {
    const withdrawn = await this.#learners.withdraw(id, decision);
    if (withdrawn.ok) await this.reload();
    return withdrawn;
  }

  /** Takes an answer from the page; an empty page makes room for the next answers. */
  async #drop(id: string): Promise<void> {
    const { list } = this.state;
    if (list.status !== 'loaded' || !list.value.rows.some((row) => row.id === id)) return;
    const rows = list.value.rows.filter((row) => row.id !== id);
    const total = list.value.total - 1;
    this.update((state) => ({ ...state, list: { status: 'loaded', value: { rows, total } } }));
    if (rows.length === 0 && total > 0) await this.reload();
  }
}
