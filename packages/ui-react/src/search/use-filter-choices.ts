import { FilterChoicesStore } from '@lemma/core/search';
import { tokens } from '@lemma/core/tokens';
import { lateStores, useService } from '../binding/index.ts';

const stores = lateStores<FilterChoicesStore>();

/** What the filters of every list offer; whoever changes labels loads it anew. */
export function useFilterChoices(): FilterChoicesStore {
  const catalog = useService(tokens.filterCatalog);
  return stores(catalog, () => new FilterChoicesStore({ catalog }));
}
