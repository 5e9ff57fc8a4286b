import type { GradedAnswer } from '@lemma/core/grading';
import type { Language } from '@lemma/core/language';

/** What a teacher gives for an answer; nothing is said beside it but what stands here. */
export interface AnswerMark {
  readonly verdict: GradedAnswer['assessment']['verdict'];
  /** From 0 to 1. */
  readonly score: number;
  readonly remark?: GradedAnswer['assessment']['remark'];
  /** The text of the part of the score that was given. */
  readonly credit?: string;
  /** The texts of the explanations that are shown beside the answer. */
  readonly explanations?: readonly string[];
  /** It follows from an earlier answer. */
  readonly follows?: true;
}

/** A problem, and answers to it as a teacher marks them. Reasons are in the words of the teacher. */
export interface MarkedProblem {
  /** What is asked. */
  readonly title: string;
  /** The content of the problem. */
  readonly source: string;
  /** In which answers are typed; English unless it is stated. */
  readonly language?: Language;
  /** Answers to a problem with a single field. */
  readonly answers?: readonly (readonly [typed: string, mark: AnswerMark, reason: string])[];
  /** What was typed by question, the mark of each answer, and the score of the problem. */
  readonly sheets?: readonly (readonly [
    typed: readonly (readonly string[])[],
    marks: readonly (readonly AnswerMark[])[],
    score: number,
    reason: string,
  ])[];
  /** Options of a problem with a single question, with the texts of its explanations that are shown. */
  readonly choices?: readonly (readonly [
    selected: string,
    score: number,
    isRight: boolean,
    reason: string,
    explanations?: readonly string[],
  ])[];
}

export const right: AnswerMark = { verdict: 'right', score: 1 };
export const wrong: AnswerMark = { verdict: 'wrong', score: 0 };
/** It cannot be read, which is told, and costs no try. */
export const unreadable: AnswerMark = { verdict: 'invalid', score: 0 };
/** Nothing is filled in. */
export const open: AnswerMark = { verdict: 'empty', score: 0 };

/** Right but for one thing. */
export function but(remark: NonNullable<AnswerMark['remark']>): AnswerMark {
  return { ...wrong, remark };
}

/** Wrong, with a part of the score. */
export function part(score: number, credit: string): AnswerMark {
  return { ...wrong, score, credit };
}

/** A question with a single answer. */
export function question(type: string, definitions: string, answer: string, settings = ''): string {
  const variables = definitions === '' ? '' : String.raw`\begin{variables} ${definitions} \end{variables}`;
  return String.raw`\begin{question} \type{${type}} ${settings} ${variables} \text{Answer.} \begin{answer} ${answer} \end{answer} \end{question}`;
}
