import type { SourceText } from '@lemma/core/source';
import type { WrittenPage } from './page.ts';

/** CSS pixels per unit. */
const pixels: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, cm: 96 / 2.54, mm: 96 / 25.4, in: 96, em: 16 };

/**
 * A length: `50%` stays, `300` and `300px` are pixels, LaTeX units are converted to pixels; a fraction of `\textwidth`
 * becomes a percentage.
 */
export function lengthIn(written: SourceText | undefined, page: WrittenPage): string | undefined {
  if (written === undefined) return undefined;
  const [, digits = '', unit = ''] =
    /^(\d{0,5}(?:\.\d{1,4})?)\s{0,5}(\\?%|\\(?:text|line|column)width|[a-z]{2})?$/.exec(written.text) ?? [];
  const part = unit.endsWith('width');
  const number = digits === '' && part ? 1 : Number.parseFloat(digits);
  const factor = part ? 100 : unit.endsWith('%') || unit === '' ? 1 : pixels[unit];
  if (factor === undefined || !(number > 0)) {
    page.report('not-a-number', written.span, { text: written.text.slice(0, 40) });
    return undefined;
  }
  const isPart = part || unit.endsWith('%');
  if (isPart && number * factor > 100) {
    page.report('number-outside', written.span, {
      text: written.text.slice(0, 40),
      least: 0,
      most: '100 %',
      shown: '100 %',
    });
    return '100%';
  }
  const length = String(Math.round(number * factor * 100) / 100);
  return isPart ? `${length}%` : length;
}
