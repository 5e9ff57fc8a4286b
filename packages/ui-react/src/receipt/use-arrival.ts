import { useClock } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

/** Writes when something has arrived, to the second: the time of day, with its date unless that is today. */
export function useArrival(): (at: string) => string {
  const { language } = useTexts('receipt');
  const clock = useClock();
  return (at) => {
    const moment = new Date(at);
    const isToday = new Date(clock.now()).toDateString() === moment.toDateString();
    const style = { timeStyle: 'medium', ...(!isToday && { dateStyle: 'medium' }) } as const;
    return new Intl.DateTimeFormat(language, style).format(moment);
  };
}
