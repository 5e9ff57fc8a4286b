import { placeAt, writeListQuery } from '@lemma/core/list-place';
import { filterBy, initialCriteria, writeCriteria } from '@lemma/core/search';
import { areas, type Area } from './pages.ts';

/** The address of what a query finds on a course server, in an area. */
export function serverAddress(area: Area, url: string, query: string): string {
  const wanted = filterBy(initialCriteria(), { query });
  const place = placeAt(area, { kind: 'server', url });
  return `${areas[area].list.path}?${writeListQuery(area, place, writeCriteria(wanted, wanted.language))}`;
}
