import { otherValue, wrongBut, type Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { areSpelledAlike, spelled } from './same-text.ts';

/**
 * A text is right if it is the same but for kinds of apostrophes, quotation marks and dashes, and for blanks; with
 * `\\requireExactText` it must be the same sign by sign, but for blanks at its ends.
 */
export function assessText(input: string, { solution, correctors }: Judged, judging: Judging): Assessment {
  const expected = textOfSolution(solution.text, judging);
  const isExact = correctors.some(({ kind }) => kind === 'exactText');
  const isSpelledAlike = areSpelledAlike(input, expected);
  if (isExact ? plain(input) === plain(expected) : isSpelledAlike) return { verdict: 'right' };
  if (isSpelledAlike || haveSameLetters(input, expected)) return wrongBut({ kind: 'otherSpelling' });
  const isAlikeButForCase = areSpelledAlike(input.toLowerCase(), expected.toLowerCase());
  return isAlikeButForCase ? wrongBut({ kind: 'otherCase' }) : otherValue;
}

/**
 * Whether nothing but blanks and signs between the letters differs: "NewYork", "dont". Not with digits or signs of
 * mathematics, where they make another number: 1.5 and 15.
 */
function haveSameLetters(input: string, expected: string): boolean {
  const [one, other] = [spelled(input), spelled(expected)];
  if (/[\p{N}\p{Sm}*/^]/u.test(one + other)) return false;
  const letters = lettersIn(one);
  return letters !== '' && letters === lettersIn(other);
}

function lettersIn(text: string): string {
  return text.replaceAll(/[\s\p{P}]/gu, '');
}

/** The text of the variable that a solution names; any other solution is taken literally. */
export function textOfSolution(text: string, { drawn }: Judging): string {
  const value = drawn.get(text.trim());
  switch (value?.kind) {
    case 'text':
      return value.text;
    case 'number':
      return String(value.value);
    case 'function':
      return value.text ?? text;
    case undefined:
      return text;
  }
}

function plain(text: string): string {
  return text.normalize('NFC').trim();
}
