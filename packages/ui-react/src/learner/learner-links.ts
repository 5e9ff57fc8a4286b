import type { Language } from '@lemma/core/language';

/** The addresses that the screens about learners lead to. */
export interface LearnerLinks {
  /** All learners. */
  readonly all: string;
  /** The work of one. */
  readonly learner: (id: string) => string;
  /** A problem with the data and answers of a learner. */
  readonly problem: (of: {
    readonly path: string;
    readonly language: Language;
    readonly worksheet: string | undefined;
    readonly learner: string;
  }) => string;
}
