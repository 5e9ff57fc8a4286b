import { wallTimeAt } from '@lemma/core/assignment';
import type { Language } from '@lemma/core/language';
import { useLanguageInUse } from './use-texts.ts';

/** Milliseconds since 1970-01-01 UTC, or ISO 8601. */
type Moment = number | string;

/**
 * Dates and times as readers of a language write them, in their time zone. A date always has its year; only
 * `dayFrom` leaves out the current one.
 */
export interface Dates {
  /** As `Europe/Berlin`. */
  readonly zone: string;
  readonly day: (moment: Moment) => string;
  /** With the name of the month. */
  readonly longDay: (moment: Moment) => string;
  readonly dayAndTime: (moment: Moment) => string;
  /** With weekday and zone. */
  readonly inFull: (moment: Moment) => string;
  /** The same in words that are not shortened. */
  readonly inWords: (moment: Moment) => string;
  /** To the second. */
  readonly exactly: (moment: Moment) => string;
  /** Only the time of day. */
  readonly timeOfDay: (moment: Moment) => string;
  /** Only the time of day, to the second. */
  readonly exactTimeOfDay: (moment: Moment) => string;
  /** The day as seen from another moment: tomorrow, or its date. */
  readonly dayFrom: (moment: number, now: number) => string;
}

/** Days that are named by their distance. */
const near = 1;

const styles = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  dayAndTime: { dateStyle: 'medium', timeStyle: 'short' },
  inFull: {
    ...{ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  },
  inWords: {
    ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  },
  exactly: { dateStyle: 'medium', timeStyle: 'medium' },
  timeOfDay: { timeStyle: 'short' },
  exactTimeOfDay: { timeStyle: 'medium' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const made = new Map<Language, Dates>();

/** The dates of a language. */
export function datesIn(language: Language): Dates {
  const known = made.get(language);
  if (known !== undefined) return known;
  const { timeZone: zone } = new Intl.DateTimeFormat(language).resolvedOptions();
  const as = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, style);
    return (moment: Moment) => format.format(new Date(moment));
  };
  const thisYear = as({ weekday: 'short', month: 'short', day: 'numeric' });
  const otherYear = as({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const dateOf = (moment: number) => wallTimeAt(moment, zone).slice(0, 10);
  const dayOf = (moment: number) => Date.parse(`${dateOf(moment)}T00:00Z`) / 86_400_000;
  const dates: Dates = {
    zone,
    day: as(styles.day),
    longDay: as(styles.longDay),
    dayAndTime: as(styles.dayAndTime),
    inFull: as(styles.inFull),
    inWords: as(styles.inWords),
    exactly: as(styles.exactly),
    timeOfDay: as(styles.timeOfDay),
    exactTimeOfDay: as(styles.exactTimeOfDay),
    dayFrom: (moment, now) => {
      const days = dayOf(moment) - dayOf(now);
      if (Math.abs(days) <= near) return relative.format(days, 'day');
      return dateOf(moment).slice(0, 4) === dateOf(now).slice(0, 4) ? thisYear(moment) : otherYear(moment);
    },
  };
  made.set(language, dates);
  return dates;
}

/** The dates of the language in use. */
export function useDates(): Dates {
  return datesIn(useLanguageInUse().language);
}
