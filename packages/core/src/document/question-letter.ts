/** The letter of a question by its index from 0: a to z, then two letters (specification 001 §2). */
export function questionLetter(index: number): string {
  const letter = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? letter : questionLetter(Math.floor(index / 26) - 1) + letter;
}
