import type { Language } from '@lemma/core/language';

/** Opening and closing quotation marks. */
const quotes: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  de: ['\u201e', '\u201c'],
  en: ['\u201c', '\u201d'],
  fr: ['\u00ab\u202f', '\u202f\u00bb'],
  zh: ['\u201c', '\u201d'],
};

/**
 * Collapses blanks and line breaks; `~` becomes a no-break space, `--` and `---` dashes, ` `` ` and `\'\'` the
 * quotation marks of the language, `,,` the lower ones in German, and `` ?` `` is ¿.
 */
export function typeset(text: string, language: Language): string {
  const spaced = text.replace(/[ \t\r\n\f]+/g, ' ');
  if (!/~|--|``|''|,,|[?!]`/.test(spaced)) return spaced;
  const [open, close] = quotes[language];
  const lower = language === 'de' ? spaced.replace(/(?<=^|[\s([]),,(?=\S)/g, open) : spaced;
  return lower
    .replace(/([?!])`(?!`)/g, (_, mark: string) => (mark === '?' ? '\u00bf' : '\u00a1'))
    .replaceAll('~', '\u00a0')
    .replaceAll('---', '\u2014')
    .replaceAll('--', '\u2013')
    .replaceAll('``', open)
    .replace(/''/g, (found, at: number, whole: string) => (isDerivative(whole.slice(0, at)) ? found : close));
}

/** `f''(x)` outside a formula: a single letter, and no quotation that it could close. */
function isDerivative(before: string): boolean {
  return /(?:^|[^\p{L}\p{N}])\p{L}$/u.test(before.slice(-2)) && !/[\u201e\u201c\u00ab]/.test(before);
}
