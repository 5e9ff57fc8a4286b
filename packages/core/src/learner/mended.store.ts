import type { Language } from '../language/index.ts';
import { loading, settled, Store, type Loadable, type Result } from '../store/index.ts';
import type { AnsweredPlace, LearnerGateway, LearnersFailure, MendedProblem, Regrading } from './ports.ts';

/** What grading again would change, or has changed. */
export interface MendedState {
  readonly problem: Loadable<MendedProblem, LearnersFailure | { readonly kind: 'notFound' }>;
  /** Whether it is being graded again, or that is being undone. */
  readonly isRegrading: boolean;
}

/** A problem that was mended while learners work on it. */
export class MendedStore extends Store<MendedState> {
  readonly #learners: LearnerGateway;
  readonly #place: AnsweredPlace;
  readonly #language: Language;

  constructor(ports: { readonly learners: LearnerGateway }, place: AnsweredPlace, language: Language) {
    super({ problem: loading, isRegrading: false });
    this.#learners = ports.learners;
    this.#place = place;
    this.#language = language;
  }

  /** Looks at what would change. */
  async load(): Promise<void> {
    const problem = await this.#learners.mended(this.#place, this.#language);
    this.update((state) => ({ ...state, problem: settled(problem) }));
  }

  /** Grades everything again by the version that is shown; undefined while that is under way. */
  async regrade(): Promise<
    Result<Pick<Regrading, 'id' | 'learners' | 'better'>, LearnersFailure | { readonly kind: 'changed' }> | undefined
  > {
    const { problem, isRegrading } = this.state;
    if (problem.status !== 'loaded' || isRegrading) return undefined;
    this.update((state) => ({ ...state, isRegrading: true }));
    const done = await this.#learners.regrade(this.#place, problem.value.version);
    await this.load();
    this.update((state) => ({ ...state, isRegrading: false }));
    return done;
  }

  /** Lets the former scores count again; undefined while something is under way. */
  async undo(id: string): Promise<Result<undefined, LearnersFailure> | undefined> {
    if (this.state.isRegrading) return undefined;
    this.update((state) => ({ ...state, isRegrading: true }));
    const done = await this.#learners.undoRegrading(id);
    await this.load();
    this.update((state) => ({ ...state, isRegrading: false }));
    return done;
  }
}
