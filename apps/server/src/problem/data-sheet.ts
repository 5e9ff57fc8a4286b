import type { BrokenEvaluator } from '@lemma/core/code-answer';
import type { EditableRange } from '@lemma/core/document';
import { answerPath, isDecided, readAnswerKey } from '@lemma/core/problem';
import type { AskedRow, SavedAnswer } from '../database/index.ts';
import type { Attempt } from './attempts.ts';

/** Whether an attempt asks for an answer. */
export function isAsked(key: string, asked: readonly AskedRow[]): boolean {
  const read = readAnswerKey(key);
  const row = asked.find(({ number }) => number === read?.question);
  if (read === undefined || row === undefined) return false;
  return read.kind === 'options' ? row.hasOptions : read.answer <= row.fields;
}

/** The share of filled answers of each question that is asked, by number. */
export function progressOf(
  asked: readonly AskedRow[],
  answers: Readonly<Record<string, SavedAnswer>>,
): ReadonlyMap<number, number> {
  const isFilled = (key: string) => (answers[key]?.value ?? '').trim() !== '';
  return new Map(
    asked.map(({ number, fields, hasOptions }) => {
      const keys = Array.from({ length: fields }, (_, index) => `${number},${index + 1}`);
      if (hasOptions) keys.push(`${number},options`);
      return [number, keys.length === 0 ? 0 : keys.filter(isFilled).length / keys.length];
    }),
  );
}

/** What a data sheet tells about questions as they were handed out. */
export interface DataOfQuestions {
  /** What stands on the tiles of each question, by its number, in the order in which they lie ready. */
  readonly tiles: ReadonlyMap<number, readonly string[]>;
  /** The editable ranges of answers that are code, by key. */
  readonly ranges: ReadonlyMap<string, readonly EditableRange[]>;
}

const noData: DataOfQuestions = { tiles: new Map(), ranges: new Map() };

/** The data sheet of an attempt: paths and values; what is below `user/meta` is computed. */
export function dataSheet(
  { asked, state }: Pick<Attempt, 'asked' | 'state'>,
  answers: Readonly<Record<string, SavedAnswer>>,
  mayKnow: boolean,
  { tiles, ranges }: DataOfQuestions = noData,
  broken: readonly BrokenEvaluator[] = [],
): Readonly<Record<string, string>> {
  const progress = progressOf(asked, answers);
  const entries: (readonly [string, string])[] = Object.entries(answers).map(([key, { value }]) => [
    answerPath(key),
    value,
  ]);
  for (const [index, { number, pool }] of asked.entries()) {
    const place = `user/meta/answer/subtask_${index + 1}`;
    entries.push([`${place}/progress`, String(progress.get(number) ?? 0)]);
    entries.push([`${place}/tries`, String(state.triesOf[number] ?? 0)]);
    if (mayKnow && isDecided(state, number)) {
      entries.push([`${place}/correct`, state.outcome?.right.includes(number) === true ? 'yes' : 'no']);
    }
    // The place of a subtask among the questions of the document.
    entries.push([`common/problem/questions/question_${index + 1}`, String(number)]);
    if (pool) entries.push([`common/problem/questions/noPoolIndex_${index + 1}`, `${pool.first}-${pool.last}`]);
    // Their identifiers are their places: those of the author might tell the solution.
    for (const [place, value] of (tiles.get(number) ?? []).entries()) {
      entries.push([`common/problem/questions/tiles_${index + 1}/tile_${place + 1}`, value]);
    }
  }
  for (const [key, editable] of ranges) {
    if (answers[key] === undefined) continue;
    const [question, answer] = key.split(',');
    entries.push([`user/answer/question_${question}/editable_ranges_${answer}`, JSON.stringify(editable)]);
  }
  for (const { question, message, line } of broken) {
    if (message === undefined) continue;
    const place = `user/meta/answer/subtask_${question}`;
    entries.push([`${place}/evaluator_failure`, line === undefined ? message : `line ${line}: ${message}`]);
  }
  entries.push(['user/meta/answer/progress', String(meanProgress(progress))]);
  return Object.fromEntries(entries);
}

/** The progress of a whole problem, from 0 to 1. */
export function meanProgress(progress: ReadonlyMap<number, number>): number {
  const shares = [...progress.values()];
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
