import type { FieldState } from '../question/index.ts';
import { answerKeyText, readAnswerKey } from './answer-key.ts';
import type { CorrectedAnswer, CorrectedQuestion } from './ports.ts';

/** The states of all fields that were asked, by key. `mayKnow`: whether the learner may know what is right. */
export function savedFields(
  questions: readonly CorrectedQuestion[],
  given: ReadonlySet<string>,
  mayKnow: boolean,
): ReadonlyMap<string, FieldState> {
  return new Map(
    questions.flatMap(({ number, answers, options }) => {
      const fields = answers.map((answer, index): [string, FieldState] => [
        answerKeyText({ kind: 'field', question: number, answer: index + 1 }),
        mayKnow ? answerState(answer) : readState(answer),
      ]);
      const key = answerKeyText({ kind: 'options', question: number });
      if (options.size > 0) fields.push([key, given.has(key) ? optionsState(options, mayKnow) : 'empty']);
      return fields;
    }),
  );
}

/** The one verdict on an answer: that of a tutor, if there is one, or ours. */
export function answerState(answer: CorrectedAnswer): FieldState {
  const { verdict, score, isConsistent, decision, override } = answer;
  if (override === undefined) {
    if (verdict === 'right') return 'right';
    const state = readState(answer);
    if (state !== 'read') return state;
    if (decision === 'awaited' || (verdict === 'undecided' && decision === undefined && score === 0))
      return 'undecided';
  }
  if (score === 1) return isConsistent && override === undefined ? 'follows' : 'right';
  return score > 0 ? 'partly' : 'wrong';
}

function readState({ verdict }: CorrectedAnswer): FieldState {
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
