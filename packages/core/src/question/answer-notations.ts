/** What may be typed besides plain numbers and terms: a number and its unit, significant figures, a formula of logic. */
export const answerNotations = ['quantity', 'figures', 'proposition'] as const;
export type AnswerNotation = (typeof answerNotations)[number];
