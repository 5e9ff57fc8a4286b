import type { Loadable, ResourceStore } from '@lemma/core/store';
import { useEffect } from 'react';
import { useStore } from './use-store.ts';

/** The state of a resource that is loaded when a view first shows it. */
export function useLoaded<Value, Failure>(store: ResourceStore<Value, Failure>): Loadable<Value, Failure> {
  useEffect(() => {
    void store.load();
  }, [store]);
  return useStore(store);
}
