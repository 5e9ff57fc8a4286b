/**
 * How many letters of a word may be wrong. Short words are near too many others; a Chinese character is worth two
 * letters.
 */
export function wrongLettersIn(word: string): 0 | 1 | 2 {
  const letters = Array.from(word).length * (/\p{Script=Han}/u.test(word) ? 2 : 1);
  return letters < 4 ? 0 : letters < 6 ? 1 : 2;
}

/** Deletions are limited to the beginning of a word: few, and still shared by all words with errors behind it. */
const beginning = 7;

/** Longer words are compounds of formulas or attacks; nobody mistypes them. */
export const longestNearWord = 40;

/**
 * What remains of the beginning of a word without up to two letters. Two words share a piece if one becomes the other
 * by that many errors (wrong, missing, additional, or two swapped letters), so an index of pieces finds all near words:
 * the "symmetric delete" algorithm by W. Garbe.
 */
export function piecesOf(word: string): readonly string[] {
  const letters = Array.from(word);
  let pieces = new Set([letters.slice(0, beginning).join('')]);
  // A word with one letter more or less may have a larger tolerance.
  const deletions = letters.length < 4 ? 1 : 2;
  for (let deleted = 0; deleted < deletions; deleted += 1) {
    pieces = new Set([...pieces, ...[...pieces].flatMap(withoutOneLetter)]);
  }
  pieces.delete('');
  return [...pieces];
}

function withoutOneLetter(word: string): readonly string[] {
  const letters = Array.from(word);
  return letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''));
}

/**
 * The number of errors between two words: wrong, missing and additional letters, and swapped neighbours (optimal string
 * alignment distance).
 */
export function errorsBetween(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** The words among the given ones that are nearest to a word, those with the same first letter first. */
export function nearestTo<Candidate extends { readonly word: string }>(
  word: string,
  candidates: readonly Candidate[],
): { readonly errors: number; readonly words: readonly Candidate[] } {
  const limit = wrongLettersIn(word);
  const near = candidates
    .map((candidate) => ({ candidate, errors: errorsBetween(word, candidate.word) }))
    .filter(({ errors }) => errors <= limit);
  const errors = Math.min(...near.map((each) => each.errors));
  const rank = ({ word: found }: Candidate) => (found[0] === word[0] ? 0 : 10) + Math.abs(found.length - word.length);
  const words = near
    .filter((each) => each.errors === errors)
    .map(({ candidate }) => candidate)
    .sort((a, b) => rank(a) - rank(b) || (a.word < b.word ? -1 : 1));
  return { errors, words };
}
