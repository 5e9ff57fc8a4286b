/** What can be matched by typing: its text, and words that it is also found by. */
export interface Named {
  readonly text: string;
  readonly otherWords?: string;
}

/**
 * The entries with every typed word at the start of one of their words, best first: those whose text begins with what was
 * typed, then those found by their text alone. Case and accents do not matter; entries of equal rank keep their order.
 */
export function matching<Entry extends Named>(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = wordsOf(typed);
  const whole = wanted.join(' ');
  const ranked = entries.flatMap((entry) => {
    const own = wordsOf(entry.text);
    const all = [...own, ...wordsOf(entry.otherWords ?? '')];
    const isFoundIn = (words: readonly string[]) => wanted.every((each) => words.some((word) => word.startsWith(each)));
    if (!isFoundIn(all)) return [];
    const rank = own.join(' ').startsWith(whole) ? 0 : isFoundIn(own) ? 1 : 2;
    return [{ entry, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** Lower-case words without accents; between Chinese characters, which are written without blanks, each begins a word. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (/\p{Script=Han}/u.test(word) ? endsOf(word) : [word]))
    .filter((word) => word !== '');
}

function endsOf(word: string): readonly string[] {
  return Array.from(word, (_, at) => Array.from(word).slice(at).join(''));
}
