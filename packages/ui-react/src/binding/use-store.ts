import type { Readable } from '@lemma/core/store';
import { useCallback, useSyncExternalStore } from 'react';

/** The state of a store; the view re-renders when it changes. */
export function useStore<State>(store: Readable<State>): State;
/**
 * The selected part of the state; the view re-renders when it is another value (by identity): a number, a text, a truth
 * value, or a stable part of the state.
 */
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part;
export function useStore<State, Part>(store: Readable<State>, select?: (state: State) => Part): State | Part {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = store.state$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [store],
  );
  const read = () => (select === undefined ? store.state : select(store.state));
  // Read as well where nothing is shown: without a browser.
  return useSyncExternalStore(subscribe, read, read);
}
