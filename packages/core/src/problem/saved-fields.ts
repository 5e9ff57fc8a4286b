import type { Remark, Verdict } from '../judgement/index.ts';
import type { FieldState } from '../question/index.ts';
import { answerKeyText, readAnswerKey } from './answer-key.ts';
import type { CorrectedAnswer, CorrectedQuestion } from './corrected-question.ts';

/** What is said of a field when answers have been saved; the remark says why, or asks which of two readings is meant. */
export interface SavedField {
  readonly state: FieldState;
  readonly remark?: Remark | undefined;
}

/** What is said of all fields that were asked, by key. `mayKnow`: whether the learner may know what is right. */
export function savedFields(
  questions: readonly CorrectedQuestion[],
  given: ReadonlySet<string>,
  mayKnow: boolean,
): ReadonlyMap<string, SavedField> {
  return new Map(
    questions.flatMap(({ number, answers, options }) => {
      const fields = answers.map((answer, index): [string, SavedField] => [
        answerKeyText({ kind: 'field', question: number, answer: index + 1 }),
        mayKnow ? savedField(answer) : { state: readState(answer) },
      ]);
      const key = answerKeyText({ kind: 'options', question: number });
      if (options.size > 0) fields.push([key, { state: given.has(key) ? optionsState(options, mayKnow) : 'empty' }]);
      return fields;
    }),
  );
}

function savedField(answer: CorrectedAnswer): SavedField {
  const { remark } = answer;
  return { state: answerState(answer), ...(remark && !answer.isConsistent && { remark }) };
}

/** What the verdict on an answer depends on. */
export interface AnswerToTell extends Pick<CorrectedAnswer, 'verdict' | 'score' | 'isConsistent' | 'decision'> {
  /** Present if a tutor has given the score. */
  readonly override?: object;
}

/** The one verdict on an answer: that of a tutor, if there is one, or ours. */
export function answerState(answer: AnswerToTell): FieldState {
  const { verdict, score, isConsistent, decision, override } = answer;
  if (override === undefined) {
    if (verdict === 'right' && isConsistent) return 'follows';
    if (verdict === 'right' || verdict === 'ambiguous') return verdict;
    const state = readState(answer);
    if (state !== 'read') return state;
    if (decision === 'awaited') return 'undecided';
    if (verdict === 'undecided' && decision === undefined && score === 0) return 'unmarked';
  }
  if (score === 1) return isConsistent && override === undefined ? 'follows' : 'right';
  return score > 0 ? 'partly' : 'wrong';
}

/** What is said of a question in a correction. `soFar`: a part of it has a score, another awaits a decision. */
export type QuestionState = Exclude<FieldState, 'ambiguous' | 'read'> | 'soFar';

/**
 * The one verdict on a question, which agrees with those on its answers: as long as something in it is not decided, nothing
 * is called wrong, and nothing whole; what nobody could read, or nobody has answered, is not called wrong either.
 */
export function questionState(question: CorrectedQuestion): QuestionState {
  const { isRight, isUndecided, score, answers, options } = question;
  const states = answers.map(answerState);
  if (isUndecided === true || score === undefined) return states.includes('unmarked') ? 'unmarked' : 'undecided';
  if (states.includes('undecided')) return 'soFar';
  // Everything has its full marks, some of it as a consequence of an earlier mistake.
  if (score === 1 && states.includes('follows')) return 'follows';
  if (isRight) return 'right';
  if (score > 0) return 'partly';
  const all = [...states, ...(options.size === 0 ? [] : [[...options.values()].every(isEmpty) ? 'empty' : 'wrong'])];
  if (all.length === 0 || !all.every((state) => state === 'unreadable' || state === 'empty')) return 'wrong';
  return all.includes('unreadable') ? 'unreadable' : 'empty';
}

function isEmpty(verdict: Verdict): boolean {
  return verdict === 'empty';
}

function readState({ verdict }: AnswerToTell): FieldState {
  if (verdict === 'empty') return 'empty';
  return verdict === 'invalid' ? 'unreadable' : 'read';
}

function optionsState(options: CorrectedQuestion['options'], mayKnow: boolean): FieldState {
  if (!mayKnow) return 'read';
  return [...options.values()].every((verdict) => verdict === 'right') ? 'right' : 'wrong';
}

/** Whether something was entered: a text that is not blank, or options that were touched, even if all are off again. */
export function isEntered(key: string, text: string): boolean {
  return text.trim() !== '' || readAnswerKey(key)?.kind === 'options';
}
