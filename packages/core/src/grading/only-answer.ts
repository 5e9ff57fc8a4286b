/** The answer that `ans` names in the conditions of a question: its only one. Undefined if it has several, or none. */
export function onlyAnswer<Answer>(answers: readonly Answer[]): Answer | undefined {
  return answers.length === 1 ? answers[0] : undefined;
}
