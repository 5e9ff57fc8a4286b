import { tokens } from '@lemma/core/tokens';
import type { ListAddress, SearchState, SearchStore } from '@lemma/core/search';
import { useEffect, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';

/** The search of one screen, in step with the address of its list. */
export function useSearch(
  address: ListAddress,
  pageSize: number,
): { readonly search: SearchStore; readonly state: SearchState } {
  const create = useService(tokens.searchFactory);
  const [search] = useState(() => create(address, pageSize));
  useEffect(() => {
    const searching = search.start();
    return () => searching.dispose();
  }, [search]);
  return { search, state: useStore(search) };
}
