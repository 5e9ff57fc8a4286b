import { useClock } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

const inFull = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/** Writes when something has arrived, to the second: the time of day, with its date unless that is today. */
export function useArrival(): (at: string) => string {
  const { language } = useTexts('receipt');
  const clock = useClock();
  return (at) => {
    const moment = new Date(at);
    const isToday = new Date(clock.now()).toDateString() === moment.toDateString();
    const style = isToday ? ({ timeStyle: 'medium' } as const) : inFull;
    return new Intl.DateTimeFormat(language, style).format(moment);
  };
}
