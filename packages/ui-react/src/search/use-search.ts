import { tokens } from '@lemma/core/tokens';
import {
  isSameSearch,
  type SearchCriteria,
  type SearchState,
  type SearchStep,
  type SearchStore,
} from '@lemma/core/search';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';

/** Whether criteria add an entry to the browser's history, or correct the current one. */
export type HistoryStep = 'push' | 'replace';

/**
 * The search of a screen, in step with the address: it follows criteria from there, and reports criteria it has
 * searched by so that the address can follow. A burst of typing is one step.
 */
export function useSearch(
  criteria: SearchCriteria,
  onCriteriaChange: (criteria: SearchCriteria, step: HistoryStep) => void,
): { readonly search: SearchStore; readonly state: SearchState } {
  const create = useService(tokens.searchFactory);
  const [search] = useState(() => create(criteria));
  const last = useRef<SearchStep>('choice');
  // An address returns from the router slightly after it was reported: by then the next may have been chosen.
  const underWay = useRef<readonly SearchCriteria[]>([]);
  const seen = useRef(criteria);
  const report = useEffectEvent(({ searched, by }: SearchState) => {
    const isOneStep = by === 'correction' || (by === 'typing' && last.current === 'typing');
    last.current = by;
    if (isSameSearch(searched, underWay.current.at(-1) ?? criteria)) return;
    underWay.current = [...underWay.current, searched];
    onCriteriaChange(searched, isOneStep ? 'replace' : 'push');
  });
  useEffect(() => search.start(), [search]);
  useEffect(() => {
    if (isSameSearch(seen.current, criteria)) return;
    seen.current = criteria;
    const reported = underWay.current.findIndex((one) => isSameSearch(one, criteria));
    if (reported === -1) search.follow(criteria);
    else underWay.current = underWay.current.slice(reported + 1);
  }, [search, criteria]);
  useEffect(() => {
    const reporting = search.select(({ searched }) => searched).subscribe(() => report(search.state));
    return () => reporting.unsubscribe();
  }, [search]);
  return { search, state: useStore(search) };
}
