import { wallTimeAt } from '@lemma/core/assignment';
import type { Language } from '@lemma/core/language';
import { useClock, usePagePrinting } from '../binding/index.ts';
import { useLanguageInUse } from './use-texts.ts';

/** Milliseconds since 1970-01-01 UTC, or ISO 8601. */
type Moment = number | string;

/**
 * Dates and times as readers of a language write them, in their time zone. The current year is left out on screens; what is printed
 * has every year.
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
  day: { month: 'short', day: 'numeric' },
  longDay: { month: 'long', day: 'numeric' },
  dayAndTime: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  inFull: {
    ...{ weekday: 'short', month: 'short', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  },
  inWords: {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  },
  exactly: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** With the year: numbers alone where a language writes dates so. */
const yearStyles = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  dayAndTime: { dateStyle: 'medium', timeStyle: 'short' },
  inFull: { ...styles.inFull, year: 'numeric' },
  inWords: { ...styles.inWords, year: 'numeric' },
  exactly: { dateStyle: 'medium', timeStyle: 'medium' },
  weekday: { ...styles.weekday, year: 'numeric' },
} as const satisfies Readonly<Record<keyof typeof styles, Intl.DateTimeFormatOptions>>;

const years = new Intl.DateTimeFormat('en', { year: 'numeric' });

const made = new Map<string, Dates>();

/** The dates of a language, as seen from a moment: without its year. Without a moment, every date has its year. */
export function datesIn(language: Language, now?: Moment): Dates {
  const yearOf = (moment: Moment) => years.format(new Date(moment));
  const year = now === undefined ? undefined : yearOf(now);
  const key = `${language} ${year}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const always = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, style);
    return (moment: Moment) => format.format(new Date(moment));
  };
  const inStyle = (style: keyof typeof styles) => {
    const [short, long] = [always(styles[style]), always(yearStyles[style])];
    return (moment: Moment, current = year) => (yearOf(moment) === current ? short(moment) : long(moment));
  };
  const byDay = inStyle('weekday');
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const { timeZone: zone } = new Intl.DateTimeFormat(language).resolvedOptions();
  const dateOf = (moment: number) => wallTimeAt(moment, zone).slice(0, 10);
  const dayOf = (moment: number) => Date.parse(`${dateOf(moment)}T00:00Z`) / 86_400_000;
  const dates: Dates = {
    zone,
    day: inStyle('day'),
    longDay: inStyle('longDay'),
    dayAndTime: inStyle('dayAndTime'),
    inFull: inStyle('inFull'),
    inWords: inStyle('inWords'),
    exactly: inStyle('exactly'),
    timeOfDay: always({ timeStyle: 'short' }),
    exactTimeOfDay: always({ timeStyle: 'medium' }),
    dayFrom: (moment, from) => {
      const days = dayOf(moment) - dayOf(from);
      return Math.abs(days) <= near ? relative.format(days, 'day') : byDay(moment, yearOf(from));
    },
  };
  made.set(key, dates);
  return dates;
}

/** The dates of the language in use, as seen from now; with every year while the page is being printed. */
export function useDates(): Dates {
  const { language } = useLanguageInUse();
  const clock = useClock();
  const isPrinting = usePagePrinting();
  return datesIn(language, isPrinting ? undefined : clock.now());
}
