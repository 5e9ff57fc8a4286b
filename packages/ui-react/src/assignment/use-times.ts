import { wallTimeAt } from '@lemma/core/assignment';
import { useMemo } from 'react';
import { useTexts } from '../language/index.ts';

/** Times in the language and the time zone of the reader. */
export interface Times {
  /** As `Europe/Berlin`. */
  readonly zone: string;
  /** With weekday and zone. */
  readonly inFull: (moment: number) => string;
  readonly inShort: (moment: number) => string;
  /** Only the time of day. */
  readonly timeOfDay: (moment: number) => string;
  /** The day as seen from another moment: tomorrow, or its date. */
  readonly day: (moment: number, now: number) => string;
}

/** Days that are named by their distance. */
const near = 1;

export function useTimes(): Times {
  const { language } = useTexts('assignment');
  return useMemo(() => {
    const { timeZone: zone } = new Intl.DateTimeFormat(language).resolvedOptions();
    const full = new Intl.DateTimeFormat(language, {
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    });
    const short = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
    const date = new Intl.DateTimeFormat(language, { weekday: 'short', month: 'short', day: 'numeric' });
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const dayOf = (moment: number) => Date.parse(`${wallTimeAt(moment, zone).slice(0, 10)}T00:00Z`) / 86_400_000;
    return {
      zone,
      inFull: (moment) => full.format(moment),
      inShort: (moment) => short.format(moment),
      timeOfDay: (moment) => time.format(moment),
      day: (moment, now) => {
        const days = dayOf(moment) - dayOf(now);
        return Math.abs(days) <= near ? relative.format(days, 'day') : date.format(moment);
      },
    };
  }, [language]);
}
