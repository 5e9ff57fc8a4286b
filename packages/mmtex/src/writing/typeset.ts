import type { Language } from '@lemma/core/language';

/** What opens and closes a quotation. */
const quotes: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  de: ['\u201e', '\u201c'],
  en: ['\u201c', '\u201d'],
  fr: ['\u00ab\u202f', '\u202f\u00bb'],
  zh: ['\u201c', '\u201d'],
};

/** Blanks and line breaks run together, `~` is a no-break space, `--` and `---` are dashes, ` `` ` and `\'\'` quotes of the language. */
export function typeset(text: string, language: Language): string {
  const spaced = text.replace(/[ \t\r\n\f]+/g, ' ');
  if (!/~|--|``|''/.test(spaced)) return spaced;
  const [open, close] = quotes[language];
  return spaced
    .replaceAll('~', '\u00a0')
    .replaceAll('---', '\u2014')
    .replaceAll('--', '\u2013')
    .replaceAll('``', open)
    .replace(/''/g, (found, at: number, whole: string) => (isDerivative(whole.slice(0, at)) ? found : close));
}

/** `f''(x)` outside of a formula: a letter by itself, and no quotation that it could end. */
function isDerivative(before: string): boolean {
  return /(?:^|[^\p{L}\p{N}])\p{L}$/u.test(before.slice(-2)) && !/[\u201e\u201c\u00ab]/.test(before);
}
