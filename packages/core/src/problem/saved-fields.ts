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
        fieldState(answer, mayKnow),
      ]);
      const key = answerKeyText({ kind: 'options', question: number });
      if (options.size > 0) fields.push([key, given.has(key) ? optionsState(options, mayKnow) : 'empty']);
      return fields;
    }),
  );
}

function fieldState({ verdict, score, isConsistent, decision }: CorrectedAnswer, mayKnow: boolean): FieldState {
  if (verdict === 'empty') return 'empty';
  if (verdict === 'invalid') return 'unreadable';
  if (!mayKnow) return 'read';
  if (verdict === 'right') return 'right';
  if (decision === 'awaited') return 'undecided';
  if (score === 1) return isConsistent ? 'follows' : 'right';
  return score > 0 ? 'partly' : 'wrong';
}

function optionsState(options: CorrectedQuestion['options'], mayKnow: boolean): FieldState {
  if (!mayKnow) return 'read';
  return [...options.values()].every((verdict) => verdict === 'right') ? 'right' : 'wrong';
}

/** Whether something was entered: a text that is not blank, or options that were touched, even if all are off again. */
export function isEntered(key: string, text: string): boolean {
  return text.trim() !== '' || readAnswerKey(key)?.kind === 'options';
}
