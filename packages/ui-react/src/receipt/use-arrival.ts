import { useClock } from '../binding/index.ts';
import { useDates } from '../language/index.ts';

/** Writes when something has arrived, to the second: the time of day, with its date unless that is today. */
export function useArrival(): (at: string) => string {
  const dates = useDates();
  const clock = useClock();
  return (at) => {
    const isToday = new Date(clock.now()).toDateString() === new Date(at).toDateString();
    return isToday ? dates.exactTimeOfDay(at) : dates.exactly(at);
  };
}
