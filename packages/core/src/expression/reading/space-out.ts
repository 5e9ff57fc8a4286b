import { functionsByName } from '../functions/index.ts';
import { isReservedName } from '../reserved-names.ts';

/** Maximum length of a word that is split. */
const longestWord = 60;

/**
 * A learner's text with blanks inserted into words run together: `sinx` is read as `sin x`, `xsin(x)` as `x sin(x)`,
 * `sqrt4x` as `sqrt 4x`, `Sin(x)` as `sin(x)`. Words that have a meaning of their own, or cannot be split into names
 * and functions, stay.
 */
export function spacedOut(text: string, names: ReadonlySet<string>): string {
  return text.replaceAll(/[\p{L}][\p{L}\p{N}_]*/gu, (word, at: number) => {
    if (names.has(word) || isReservedName(word) || word.length > longestWord) return word;
    const small = word.charAt(0).toLowerCase() + word.slice(1);
    if (functionsByName.has(small)) return small;
    const isCalled = /^\s*[([{]/.test(text.slice(at + word.length));
    const pieces = piecesOf(word, names, isCalled) ?? piecesOf(small, names, isCalled);
    // Names alone are products already.
    return pieces?.some((piece) => functionsByName.has(piece)) === true ? pieces.join(' ') : word;
  });
}

/** The parts of a word from left to right, longest first; a function must be followed by its argument. */
function piecesOf(word: string, names: ReadonlySet<string>, isCalled: boolean): readonly string[] | undefined {
  const rests: (readonly string[] | undefined)[] = [];
  rests[word.length] = [];
  for (let from = word.length - 1; from >= 0; from--) {
    const digits = /^\d+/.exec(word.slice(from))?.[0];
    for (let to = word.length; to > from && rests[from] === undefined; to--) {
      const [piece, rest] = [word.slice(from, to), rests[to]];
      if (rest === undefined) continue;
      const isFunction = functionsByName.has(piece) && (to < word.length || isCalled);
      if (isFunction || piece === digits || piece === 'pi' || names.has(piece)) rests[from] = withDigits(piece, rest);
    }
  }
  return rests[0];
}

/** Digits stay with the name they precede: `4x`. */
function withDigits(piece: string, [next = '', ...rest]: readonly string[]): readonly string[] {
  return /^\d+$/.test(piece) && next !== '' && !functionsByName.has(next)
    ? [piece + next, ...rest]
    : [piece, ...(next === '' ? [] : [next]), ...rest];
}
