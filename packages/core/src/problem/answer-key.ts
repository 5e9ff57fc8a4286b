import { placeKey, readAnswerPlace, type AnswerPlace } from '../mathlet/index.ts';

/**
 * What a learner gives in a problem, by the number of its question in the document: the text of an answer field, or
 * the selected options of a question.
 */
export type AnswerKey =
  ({ readonly kind: 'field' } & AnswerPlace) | { readonly kind: 'options'; readonly question: number };

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

/** The selected options as the text of their answer. */
export function optionsText(selected: ReadonlySet<string>): string {
  return [...selected].join(' ');
}

/** The options in such a text. */
export function optionsIn(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((option) => option !== ''));
}
