import { tokens } from '@lemma/core/tokens';
import { neighboursOf, type HitNeighbours, type SearchableCriteria } from '@lemma/core/search';
import { ResourceStore, succeed } from '@lemma/core/store';
import { useEffect, useMemo, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';

/** The list that a document was opened from. */
export interface OpenedList {
  /** What was searched for; the same object while it is the same search. */
  readonly criteria: SearchableCriteria;
  /** The address of another hit of the list. */
  readonly hrefOf: (hit: HitNeighbours['hit']) => string;
  /** Called with the page that the document is on, so that the way back leads there. */
  readonly onPage: (page: number) => void;
}

/** The document among the hits of its list; undefined while unknown, and for a document of no list. */
export function useNeighbours(list: OpenedList | undefined, path: string): HitNeighbours | undefined {
  const gateway = useService(tokens.searchGateway);
  const criteria = list?.criteria;
  const store = useMemo(
    () =>
      new ResourceStore(() =>
        criteria === undefined ? Promise.resolve(succeed(undefined)) : neighboursOf(gateway, criteria, path),
      ),
    [gateway, criteria, path],
  );
  useEffect(() => {
    void store.load();
  }, [store]);
  const state = useStore(store);
  // While those of the next document are on their way, the steps stay where they are, without leading anywhere.
  const [known, setKnown] = useState<HitNeighbours>();
  if (state.status === 'loaded' && state.value !== known) setKnown(state.value);
  const shown = state.status === 'loaded' ? state.value : known;
  return shown === undefined || shown.hit.path === path ? shown : { ...shown, previous: undefined, next: undefined };
}
