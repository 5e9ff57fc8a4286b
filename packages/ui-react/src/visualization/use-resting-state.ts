import type { SceneState, SceneStore } from '@lemma/viz-engine/scene';
import { useEffect, useState } from 'react';
import { filter, map, merge, switchMap } from 'rxjs';
import { useClock } from '../binding/index.ts';

/** Milliseconds after which something that is held without moving counts as at rest. */
const restMs = 300;

/** The state of a figure while nothing in it is being moved: for expensive descriptions. */
export function useRestingState(store: SceneStore): SceneState {
  const clock = useClock();
  const [resting, setResting] = useState(store.state);
  useEffect(() => {
    const atRest$ = store.state$.pipe(
      filter(({ moving, isFollowing = false }) => moving === undefined && !isFollowing),
    );
    const held$ = store.state$.pipe(switchMap((state) => clock.after(restMs).pipe(map(() => state))));
    const rests = merge(atRest$, held$).subscribe(setResting);
    return () => rests.unsubscribe();
  }, [clock, store]);
  return resting;
}
