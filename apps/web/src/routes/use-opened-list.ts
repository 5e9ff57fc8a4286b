import { areaLists, readPlace } from '@lemma/core/list-place';
import { initialCriteria, readCriteria, turnTo, writeCriteria, type DocumentHit } from '@lemma/core/search';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import type { OpenedList } from '@lemma/ui-react/preview';
import { useMemo, useState } from 'react';
import { keepListQuery, keptListQuery } from './addresses.ts';
import type { Area } from './pages.ts';

/** How the address of a list contains a search, and the addresses of its hits. */
interface ListWords {
  readonly searchIn: (query: string) => string;
  /** The second is the query of the list as it was kept. */
  readonly queryOf: (search: string, kept: string) => string;
  readonly hrefOf: (hit: DocumentHit) => string;
}

/** The list of documents that a preview was opened from, as its kept address says; undefined if there was none. */
export function useOpenedList(area: Area, path: string, words: ListWords): OpenedList | undefined {
  const language = useStore(useService(tokens.language));
  const storage = useService(tokens.ownStorage);
  const { searchIn, queryOf, hrefOf } = words;
  // The way back is that of another page then.
  const [, setPage] = useState(0);
  // The kept page follows the documents, so that the list is read again for each.
  const query = useMemo(() => [path, keptListQuery(area, storage)][1], [area, storage, path]);
  // Lists of courses are no searches.
  const isSearch = query !== undefined && readPlace(area, query).scope === 'all';
  const search = isSearch ? searchIn(query) : undefined;
  const criteria = useMemo(() => {
    const read = search === undefined ? undefined : readCriteria(search, initialCriteria(language));
    if (read?.language === undefined || read.kind === 'worksheet') return undefined;
    return { ...read, language: read.language, pageSize: areaLists[area].pageSize };
  }, [area, search, language]);
  if (criteria === undefined) return undefined;
  return {
    criteria,
    hrefOf,
    onPage: (page) => {
      keepListQuery(area, storage, `?${queryOf(writeCriteria(turnTo(criteria, page), language), query ?? '')}`);
      setPage(page);
    },
  };
}
