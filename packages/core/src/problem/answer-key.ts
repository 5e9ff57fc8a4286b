import { placeKey, readAnswerPlace, type AnswerPlace } from '../mathlet/index.ts';

/**
 * What a learner gives in a problem, by the number of its question in the document: the text of an answer field, or
 * the selected options of a question.
 */
export type AnswerKey =
  | ({ readonly kind: 'field' } & AnswerPlace)
  | { readonly kind: 'options'; readonly question: number };

/** The key as text: `2,1` for the first field of the second question, `2,options` for its options. */
export function answerKeyText(key: AnswerKey): string {
  return key.kind === 'field' ? placeKey(key) : `${key.question},options`;
}

/** Reads such a text; undefined for anything else. */
export function readAnswerKey(text: string): AnswerKey | undefined {
  const place = readAnswerPlace(text);
  if (place !== undefined) return { kind: 'field', ...place };
  const [, question] = /^([1-9]\d{0,3}),options$/.exec(text) ?? [];
  return question === undefined ? undefined : { kind: 'options', question: Number(question) };
}

/** The path of an answer in the data sheet (specification 001 §3): `user/answer/question_2/answer_1` for `2,1`. */
export function answerPath(key: string): string {
  const read = readAnswerKey(key);
  if (read === undefined) throw new Error(`${key} is no answer`);
  return `user/answer/question_${read.question}/answer_${read.kind === 'field' ? read.answer : 'options'}`;
}

/** The key in such a path; undefined for any other. */
export function keyOfAnswerPath(path: string): string | undefined {
  const [, question, id] = /^user\/answer\/question_(\d+)\/answer_(\w+)$/.exec(path) ?? [];
  const key = question === undefined ? undefined : readAnswerKey(`${question},${id}`);
  return key && answerKeyText(key);
}

/** The selected options as the text of their answer. */
export function optionsText(selected: ReadonlySet<string>): string {
  return [...selected].join(' ');
}

/** The options in such a text. */
export function optionsIn(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((option) => option !== ''));
}
