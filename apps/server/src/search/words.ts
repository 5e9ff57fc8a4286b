import type { Language } from '@lemma/core/language';

/**
 * The normal form of texts for indexing and search: lower case, without accents, German umlauts as their base letters
 * whether they are written ä or ae. Done here rather than in the database, so that every database finds the same.
 */
export function foldText(text: string, language: Language): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return language === 'de'
    ? plain
        .replace(/ae/g, 'a')
        .replace(/oe/g, 'o')
        .replace(/(?<![aeq])ue/g, 'u')
    : plain;
}

/** Databases refuse words of more than 2,046 bytes; nobody searches for longer words than this. */
const longestWord = 80;

/** The sort key of a name: folded, and with numbers sorted by value. */
export function sortKey(name: string): string {
  return foldText(name, 'en').replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

/** The words of a text in folded form. Chinese has no blanks between words: each run is segmented by a dictionary. */
export function wordsOf(text: string, language: Language): readonly string[] {
  const runs = foldText(text, language).match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = language === 'zh' ? runs.flatMap((run) => (hasHan(run) ? segmentChinese(run) : [run])) : runs;
  return words.map((word) => word.slice(0, longestWord));
}

/**
 * The units by which a Chinese text is indexed: single characters, so that a word is found however a dictionary
 * segments the text.
 */
export function charactersOf(text: string): readonly string[] {
  return (
    foldText(text, 'zh')
      .match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu)
      ?.map((unit) => unit.slice(0, longestWord)) ?? []
  );
}

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

function segmentChinese(run: string): readonly string[] {
  return [...chinese.segment(run)].map(({ segment }) => segment);
}

function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** A word of a text: as written, in folded form, and where it is, in UTF-16 units. */
export interface PlacedWord {
  readonly shown: string;
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a text with their places; Chinese in characters, by which it is indexed. */
export function placedWords(text: string, language: Language): readonly PlacedWord[] {
  const pattern =
    language === 'zh' ? /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu : /[\p{L}\p{N}\p{M}]+/gu;
  return [...text.matchAll(pattern)].map(({ 0: shown, index }) => ({
    shown,
    word: foldText(shown, language).slice(0, longestWord),
    from: index,
    to: index + shown.length,
  }));
}

/** The words of a text as written, once each, by their folded form; those with digits and signs are left out. */
export function shownWords(text: string, language: Language): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [run] of text.normalize('NFC').matchAll(/[\p{L}\p{M}]+/gu)) {
    for (const shown of language === 'zh' && hasHan(run) ? segmentChinese(run) : [run]) {
      const word = foldText(shown, language);
      if (!words.has(word) && /^\p{L}{2,}$/u.test(word)) words.set(word, shown);
    }
  }
  return words;
}
