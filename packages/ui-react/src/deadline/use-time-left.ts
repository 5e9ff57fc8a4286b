import { Countdown, type Deadline } from '@lemma/core/deadline';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../binding/index.ts';

/** Milliseconds between two looks at the clock (specification 001 §4). */
const period = 1000;

/**
 * Milliseconds until a deadline: what the server said was left, less the time since then. A wrong clock does not matter.
 * `onDoubt`: the device has slept, or its clock was set, so that the server has to be asked again.
 */
export function useTimeLeft(deadline: Deadline, onDoubt?: () => void): number {
  const clock = useClock();
  const [shown, setShown] = useState({ of: deadline, left: deadline.left });
  const doubt = useEffectEvent(() => onDoubt?.());
  useEffect(() => {
    const countdown = new Countdown(deadline.left, clock);
    let hasAsked = false;
    const look = () => {
      setShown({ of: deadline, left: countdown.left });
      if (!countdown.isDoubtful || hasAsked) return;
      hasAsked = true;
      doubt();
    };
    const lookIfVisible = () => {
      if (document.visibilityState === 'visible') look();
    };
    const ticking = clock.every(period).subscribe(look);
    // Browsers slow the timers of pages that nobody sees.
    document.addEventListener('visibilitychange', lookIfVisible);
    return () => {
      ticking.unsubscribe();
      document.removeEventListener('visibilitychange', lookIfVisible);
    };
  }, [clock, deadline]);
  // What passed since an earlier answer of the server says nothing about this one.
  return shown.of === deadline ? shown.left : deadline.left;
}
