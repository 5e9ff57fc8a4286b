import { tokens } from '@lemma/core/tokens';
import { SearchStore, type ListAddress, type SearchState } from '@lemma/core/search';
import { useEffect, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';

/** The search of one screen, in step with the address of its list. */
export function useSearch(
  address: ListAddress,
  pageSize: number,
): { readonly search: SearchStore; readonly state: SearchState } {
  const gateway = useService(tokens.searchGateway);
  const userLabels = useService(tokens.userLabelGateway);
  const clock = useService(tokens.clock);
  const language = useService(tokens.language);
  const [search] = useState(() => new SearchStore({ gateway, userLabels, clock, address, language, pageSize }));
  useEffect(() => {
    const searching = search.start();
    return () => searching.dispose();
  }, [search]);
  return { search, state: useStore(search) };
}
