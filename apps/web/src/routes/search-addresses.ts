import type { Language } from '@lemma/core/language';
import { filterBy, initialCriteria, lookFor, sortBy, writeCriteria } from '@lemma/core/search';
import { worksheetPrefix } from './addresses.ts';
import { areas, type Area } from './pages.ts';

/** The address of the user's own worksheets in an area, the newest first. */
export function ownWorksheetsAddress(area: Area): string {
  const own = filterBy(lookFor(initialCriteria(), 'worksheet'), { isOwn: true });
  const { language } = own;
  return `${areas[area].list.path}?${writeCriteria(sortBy(own, 'dateDescending'), language)}`;
}

/** The address of what a query finds in an area. */
export function queryAddress(area: Area, query: string): string {
  const wanted = filterBy(initialCriteria(), { query });
  return `${areas[area].list.path}?${writeCriteria(wanted, wanted.language)}`;
}

/** The address of an area's list with what somebody has customised, of which one is selected. */
export function customisationsAddress(area: Area, selection: string, language: Language): string {
  const start = initialCriteria(language);
  const own = selection.startsWith(worksheetPrefix)
    ? filterBy(lookFor(start, 'worksheet'), { isOwn: true })
    : filterBy(start, { isCustomised: true });
  const query = new URLSearchParams(writeCriteria(sortBy(own, 'dateDescending')));
  query.set('selected', selection);
  return `${areas[area].list.path}?${query.toString()}`;
}
