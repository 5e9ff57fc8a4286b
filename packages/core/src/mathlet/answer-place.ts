/**
 * The position of an answer in a problem: the number of the question on its page and of the answer within it, both from
 * 1.
 */
export interface AnswerPlace {
  readonly question: number;
  readonly answer: number;
}

/** `1, 2`: question and answer number separated by a comma (specification 002 §5.1); undefined for anything else. */
export function readAnswerPlace(text: string): AnswerPlace | undefined {
  const [, question, answer] = /^\s*(\d{1,4})\s*,\s*(\d{1,4})\s*$/.exec(text) ?? [];
  const place = { question: Number(question), answer: Number(answer) };
  return place.question > 0 && place.answer > 0 ? place : undefined;
}

/** A unique key of the place. */
export function placeKey({ question, answer }: AnswerPlace): string {
  return `${question},${answer}`;
}
