import type { CalloutRole } from '@lemma/core/document';

/**
 * Whether the title of a box says what the box is, so that the word before it would say it twice: “Warning about signs”,
 * and “Proof of Theorem 1” or “Idea of the proof”, because a title replaces the word of a proof in LaTeX.
 */
export function namesItself(role: CalloutRole, title: string, word: string): boolean {
  const said = title.trim().toLowerCase();
  const sought = word.toLowerCase();
  if (said.startsWith(sought)) return !/^\p{Script=Latin}/u.test(said.slice(sought.length));
  return role === 'proof' && wordsOf(said).some((each) => each.startsWith(sought) || each.endsWith(sought));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}]+/u);
}
