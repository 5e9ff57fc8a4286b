import { tokens } from '@lemma/core/di';
import { isSameSearch, type SearchCriteria, type SearchState, type SearchStore } from '@lemma/core/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';

/**
 * The search of a screen, in step with the address: it follows criteria that come from there, and reports criteria it has
 * searched by so that the address can follow.
 */
export function useSearch(
  criteria: SearchCriteria,
  onCriteriaChange: (criteria: SearchCriteria) => void,
): { readonly search: SearchStore; readonly state: SearchState } {
  const create = useService(tokens.searchFactory);
  const [search] = useState(() => create(criteria));
  const report = useEffectEvent((searched: SearchCriteria) => {
    if (!isSameSearch(searched, criteria)) onCriteriaChange(searched);
  });
  useEffect(() => search.start(), [search]);
  useEffect(() => search.follow(criteria), [search, criteria]);
  useEffect(() => {
    const reporting = search.select(({ searched }) => searched).subscribe((searched) => report(searched));
    return () => reporting.unsubscribe();
  }, [search]);
  return { search, state: useStore(search) };
}
