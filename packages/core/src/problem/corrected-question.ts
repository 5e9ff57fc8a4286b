import type { DecisionState } from '../grading/index.ts';
import type { ToldAssessment, Verdict } from '../judgement/index.ts';

/** A score that a tutor gave in place of the automatic one. */
export interface ScoreOverride {
  /** 0 to 1, given automatically. */
  readonly automatic: number;
  /** 0 to 1, which counts. */
  readonly score: number;
  readonly reason: string;
  /** The name of the tutor. */
  readonly by: string;
}

/** The correction of one answer. */
export interface CorrectedAnswer extends ToldAssessment {
  readonly given: string;
  /** 0 to 1; means nothing while a decision is awaited. */
  readonly score: number;
  /** Whether it waits for a tutor's decision, or has it; missing if the engine has decided. */
  readonly decision?: DecisionState;
  /** Present if a tutor has given the score; the verdict is the automatic one. */
  readonly override?: ScoreOverride;
  /** It follows from an earlier wrong answer. */
  readonly isConsistent: boolean;
  /** As a learner would write it; missing if it may not be seen. */
  readonly solution?: string;
  /** Given and expected values at a point where the two differ. */
  readonly difference?: { readonly at: string; readonly given: string; readonly expected: string };
}

/** The correction of one question. */
export interface CorrectedQuestion {
  /** Its number in the document. */
  readonly number: number;
  /** 0 to 1, unrounded; missing while nothing has been decided. */
  readonly score?: number;
  readonly isRight: boolean;
  /** Present if it depends on decisions alone whether it is right. */
  readonly isUndecided?: boolean;
  readonly answers: readonly CorrectedAnswer[];
  /** Verdicts on the options by id; none if the correction may not be seen. */
  readonly options: ReadonlyMap<string, Verdict>;
  /** Present if a tutor has given the score of the options. */
  readonly optionsOverride?: ScoreOverride;
  /** The ids of the options that should be selected; none if the solution may not be seen. */
  readonly rightOptions: readonly string[];
}
