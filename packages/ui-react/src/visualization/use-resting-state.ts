import type { SceneState, SceneStore } from '@lemma/viz-engine/scene';
import { useEffect, useState } from 'react';
import { debounceTime, filter, merge } from 'rxjs';

/** Milliseconds after which something that is held without moving counts as at rest. */
const restMs = 300;

/** The state of a figure while nothing in it is being moved: for expensive descriptions. */
export function useRestingState(store: SceneStore): SceneState {
  const [resting, setResting] = useState(store.state);
  useEffect(() => {
    const atRest$ = store.state$.pipe(
      filter(({ moving, isFollowing = false }) => moving === undefined && !isFollowing),
    );
    const rests = merge(atRest$, store.state$.pipe(debounceTime(restMs))).subscribe(setResting);
    return () => rests.unsubscribe();
  }, [store]);
  return resting;
}
