/**
 * What may be typed besides plain numbers and terms: a number and its unit, significant figures, an equation
 * or another relation, a formula of logic.
 */
export const answerNotations = ['quantity', 'figures', 'relation', 'proposition'] as const;
export type AnswerNotation = (typeof answerNotations)[number];
