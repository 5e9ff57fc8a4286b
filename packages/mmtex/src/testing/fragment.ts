import type { Language } from '@lemma/core/language';
import { convertFragment } from '../conversion.ts';

/**
 * The conversion of a source without mistakes, without places and with formulas reduced to their TeX; throws on
 * mistakes.
 */
export function written(source: string, language: Language = 'de'): string {
  const { xml, findings } = convertFragment(source, language);
  if (findings.length > 0) throw new Error(`${source}: ${findings.map(({ code }) => code).join(', ')}`);
  return withoutPlaces(xml);
}

/** XML without `at` attributes, formulas as `<math>TeX</math>`. */
export function withoutPlaces(xml: string): string {
  return xml
    .replace(/ (?:name-|condition-)?at="\d+-\d+"/g, '')
    .replace(/<math [^>]*?alttext="([^"]*)">.*?<\/math>/gs, '<math>$1</math>');
}
