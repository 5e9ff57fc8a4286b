import type { Readable } from '@lemma/core/store';
import { useCallback, useSyncExternalStore } from 'react';

/** The state of a store; the view renders again when it changes. */
export function useStore<State>(store: Readable<State>): State {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = store.state$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => store.state);
}
