import { NamesStore, type Names } from '@lemma/core/taxonomy';
import { tokens } from '@lemma/core/tokens';
import { useEffect } from 'react';
import { lateStores, useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

const stores = lateStores<NamesStore>();

/** The names for readers, which whoever saves others loads anew. */
export function useNamesStore(): NamesStore {
  const gateway = useService(tokens.taxonomyGateway);
  return stores(gateway, () => new NamesStore({ gateway }));
}

/** The names of topics, objectives, labels and sections in the reader's language; empty while they are loading. */
export function useNames(): Names {
  const names = useNamesStore();
  const { language } = useTexts('shell');
  const { kind } = useStore(useService(tokens.session));
  useEffect(() => {
    if (kind === 'guest') names.showWritten();
    else if (kind === 'user') void names.load(language);
  }, [names, language, kind]);
  return useStore(names);
}
