import type { Deadline } from '@lemma/core/deadline';
import { useEffect, useState } from 'react';
import { useClock } from '../binding/index.ts';

/** Milliseconds between two looks at the clock (specification 001 §4). */
const period = 1000;

/** Milliseconds until a deadline: what the server said was left, less the time since then. A wrong clock does not matter. */
export function useTimeLeft({ left }: Deadline): number {
  const clock = useClock();
  const [passed, setPassed] = useState({ since: left, ms: 0 });
  useEffect(() => {
    const start = clock.now();
    const look = () => setPassed({ since: left, ms: clock.now() - start });
    const ticking = clock.every(period).subscribe(look);
    return () => ticking.unsubscribe();
  }, [clock, left]);
  // What passed since an earlier answer of the server says nothing about this one.
  return left - (passed.since === left ? passed.ms : 0);
}
