import type { Judged, ToldAssessment } from '../judgement/index.ts';
import type { Question } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';

/** A submitted quick check: the question, the seed of its values, and the inputs. */
export interface HandedIn {
  readonly language: Language;
  readonly seed: number;
  readonly question: Pick<
    Question,
    'field' | 'displayPrecision' | 'correctorPrecision' | 'variables' | 'permutedAnswers'
  > & {
    readonly answers: readonly Judged[];
  };
  /** One for each answer, in order. */
  readonly inputs: readonly string[];
}

/** The judgement on one answer. */
export interface JudgedAnswer extends ToldAssessment {
  /** As a learner would write it, in the language of the document. */
  readonly solution: string;
}

/** Why there is no judgement. `notDrawn`: the values of the quick check cannot be drawn. */
export type JudgingFailure = { readonly kind: 'offline' } | { readonly kind: 'notDrawn' } | NoAnswer;

/** Judges the inputs of quick checks; nothing is stored. */
export interface QuickcheckJudge {
  judge(handedIn: HandedIn): Promise<Result<readonly JudgedAnswer[], JudgingFailure>>;
}
