/** The forms that an answer can be required to have. */
export const answerForms = ['lowestTerms', 'factored', 'expanded', 'partialFractions', 'simplified'] as const;
export type AnswerForm = (typeof answerForms)[number];
