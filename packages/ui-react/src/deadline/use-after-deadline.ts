import { momentAfter, type Deadline } from '@lemma/core/deadline';
import { useEffect, useEffectEvent } from 'react';
import { useClock } from '../binding/index.ts';

/** Calls once a little after a deadline that was still to come: what has become of the work can be asked for then. */
export function useAfterDeadline({ left }: Deadline, onPassed: (() => void) | undefined): void {
  const clock = useClock();
  const tell = useEffectEvent(() => onPassed?.());
  useEffect(() => {
    const pause = momentAfter(left);
    const waiting = pause === undefined ? undefined : clock.after(pause).subscribe(() => tell());
    return () => waiting?.unsubscribe();
  }, [clock, left]);
}
