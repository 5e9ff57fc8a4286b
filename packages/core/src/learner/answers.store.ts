import type { Language } from '../language/index.ts';
import { loading, settled, Store, type Loadable, type Result } from '../store/index.ts';
import type {
  AnsweredPlace,
  AnswersToQuestion,
  GivenScore,
  GivenScores,
  LearnerGateway,
  LearnersFailure,
  WrittenScore,
} from './ports.ts';

/** What all learners have answered to one question. */
export interface AnswersState {
  readonly answers: Loadable<AnswersToQuestion, LearnersFailure | { readonly kind: 'notFound' }>;
  /** Whether scores are being given, or taken back. */
  readonly isWriting: boolean;
}

/** The answers of all learners to the questions of a problem, one question at a time. */
export class AnswersStore extends Store<AnswersState> {
  readonly #learners: LearnerGateway;
  readonly #place: AnsweredPlace;
  readonly #language: Language;
  #asked = 0;

  constructor(ports: { readonly learners: LearnerGateway }, place: AnsweredPlace, language: Language) {
    super({ answers: loading, isWriting: false });
    this.#learners = ports.learners;
    this.#place = place;
    this.#language = language;
  }

  /** Shows a question, by default the first. */
  async open(question?: number): Promise<void> {
    this.update((state) => ({ ...state, answers: loading }));
    await this.#load(question);
  }

  /** Gives some answers a score; undefined while something is written already. What is shown stays until the new list is there. */
  async give(written: WrittenScore): Promise<Result<GivenScores, LearnersFailure> | undefined> {
    const { answers } = this.state;
    if (answers.status !== 'loaded') return undefined;
    return this.#write(() => this.#learners.giveScore(this.#place, answers.value.question, written));
  }

  /** Takes scores back; reports how many. Undefined while something is written already. */
  withdraw(given: readonly GivenScore[]): Promise<Result<number, LearnersFailure> | undefined> {
    return this.#write(() => this.#learners.withdrawScores(given));
  }

  async #write<Value>(
    write: () => Promise<Result<Value, LearnersFailure>>,
  ): Promise<Result<Value, LearnersFailure> | undefined> {
    if (this.state.isWriting) return undefined;
    this.update((state) => ({ ...state, isWriting: true }));
    const written = await write();
    const { answers } = this.state;
    if (written.ok && answers.status === 'loaded') await this.#load(answers.value.question);
    this.update((state) => ({ ...state, isWriting: false }));
    return written;
  }

  async #load(question: number | undefined): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const found = await this.#learners.answersTo(this.#place, this.#language, question);
    if (asked === this.#asked) this.update((state) => ({ ...state, answers: settled(found) }));
  }
}
