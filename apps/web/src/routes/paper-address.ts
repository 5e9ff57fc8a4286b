import type { Language } from '@lemma/core/language';
import { printPaper, usualPaper, type WorksheetReference } from '@lemma/core/worksheet';
import { worksheetQuery } from './addresses.ts';
import type { PlainArea } from './document-pages.ts';
import { areas } from './pages.ts';

/** The address of a worksheet on paper, in a language. */
export function paperAddress(
  area: PlainArea,
  reference: WorksheetReference,
  language: Language | undefined,
  settings = usualPaper,
): string {
  const query = worksheetQuery(reference, language);
  for (const [name, value] of printPaper(settings)) query.set(name, value);
  return `${areas[area].paper.path}?${query.toString()}`;
}
