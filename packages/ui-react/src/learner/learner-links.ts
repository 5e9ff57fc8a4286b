import type { Language } from '@lemma/core/language';
import type { AnsweredPlace } from '@lemma/core/learner';

/** The addresses that the screens about learners lead to. */
export interface LearnerLinks {
  /** All learners. */
  readonly all: string;
  /** The work of one. */
  readonly learner: (id: string) => string;
  /** What all learners have answered to a question of a problem, from 1; by default to the first. */
  readonly answers: (place: AnsweredPlace, question?: number) => string;
  /** A problem with the data and answers of a learner. */
  readonly problem: (of: {
    readonly path: string;
    readonly language: Language;
    readonly worksheet: string | undefined;
    readonly learner: string;
  }) => string;
}
