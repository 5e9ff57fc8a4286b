import type { CodeMark } from '../code-answer/index.ts';
import type { Block, Explanation, ProblemQuestion } from '../document/index.ts';
import type { Exercise } from '../exercise/index.ts';
import type { Difference, ToldAssessment, Verdict } from '../judgement/index.ts';
import type { Language } from '../language/index.ts';

/** A text as typed, and the language it was typed in: `2,5`. What a figure answered has a decimal point, as in English. */
export interface GivenText {
  readonly text: string;
  readonly language: Language;
}

/** What a learner has given to a problem. */
export interface Given {
  /** By place (`placeKey`); the numbers of questions are those of the document, from 1. */
  readonly texts: ReadonlyMap<string, GivenText>;
  /**
   * The ids of the selected options (`optionGroups`) by the number of the question. An empty set: something was selected
   * and taken back, so that selecting nothing is an answer.
   */
  readonly selected: ReadonlyMap<number, ReadonlySet<string>>;
  /** What tutors have decided about answers that could be neither proven nor refuted, by place: scores from 0 to 1. */
  readonly decided?: ReadonlyMap<string, number>;
  /** Scores from 0 to 1 that tutors gave in place of ours, by place or, for the options of a question, `optionsKey`. */
  readonly overridden?: ReadonlyMap<string, number>;
  /** The marks of code questions, by number; without one, code waits to be marked. */
  readonly marks?: ReadonlyMap<number, CodeMark>;
}

/** Names the options of a question among scores that tutors gave. */
export function optionsKey(question: number): string {
  return `${question},options`;
}

/** Whether an answer that could be neither proven nor refuted waits for a tutor's decision, or has it. */
export type DecisionState = 'awaited' | 'made';

/** A question that a learner was asked, with its number in the document and its values. */
export interface QuestionToGrade {
  readonly number: number;
  readonly question: ProblemQuestion;
  readonly exercise: Exercise;
}

export interface GradedProblem {
  /** From 0 to 1, not rounded: the mean of the questions that have a score. Undefined if none has. */
  readonly score: number | undefined;
  readonly questions: readonly GradedQuestion[];
}

export interface GradedQuestion {
  readonly number: number;
  /**
   * From 0 to 1, not rounded: the mean of its answers by their weights; the choices weigh as one answer. Answers that
   * await a decision do not count; undefined if nothing else does.
   */
  readonly score: number | undefined;
  /** Whether every answer that counts is right, or has its full score because it follows from an earlier one. */
  readonly isRight: boolean;
  /** Whether it is right or not depends on decisions alone: nothing in it is wrong. */
  readonly isUndecided: boolean;
  /** Whether its code waits to be marked. */
  readonly isUnmarked: boolean;
  /** Whether something was typed or selected. */
  readonly isTouched: boolean;
  readonly answers: readonly GradedAnswer[];
  /** By option id. */
  readonly options: ReadonlyMap<string, Verdict>;
  /** From 0 to 1: of the options alone; missing if the question has none, or nothing in it was touched. */
  readonly optionsScore?: number;
  /** What we gave the options where a tutor gave another score. */
  readonly ownOptionsScore?: number;
  /** The explanations of the question that apply, in order. */
  readonly explanations: readonly Explanation[];
}

export interface GradedAnswer {
  /** As typed; empty if nothing was. */
  readonly given: string;
  readonly assessment: ToldAssessment;
  /** From 0 to 1, whatever it weighs; means nothing while a decision is awaited. */
  readonly score: number;
  /** Missing if the engine has decided. */
  readonly decision?: DecisionState;
  /** What we gave where a tutor gave another score; the verdict is ours as well. */
  readonly ownScore?: number;
  /** As a learner would write it, in the language of the document; of permutable answers the one compared with. */
  readonly solution: string;
  /** It is not right, but follows from an earlier answer. */
  readonly isConsistent: boolean;
  /** The text of the credit that gave the score. */
  readonly credit?: readonly Block[];
  /** A point where a wrong term and the solution differ; missing if the answer follows from an earlier one. */
  readonly difference?: Difference;
  /** The explanations of the answer that apply, in order. */
  readonly explanations: readonly Explanation[];
}
