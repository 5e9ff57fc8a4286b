import { describe, expect, it } from 'vitest';
import { datesIn, type Dates } from './dates.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const nextYear = Date.parse('2027-11-28T12:00:00Z');

describe('the day as seen from another one', () => {
  it.each([
    ['de', 'So., 28. Nov. 2027'],
    ['en', 'Sun, Nov 28, 2027'],
    ['fr', 'dim. 28 nov. 2027'],
    ['zh', '2027年11月28日周日'],
  ] as const)('has its year in %s unless it is the current one', (language, written) => {
    const { dayFrom } = datesIn(language);
    expect(dayFrom(nextYear, now)).toBe(written);
    expect(dayFrom(Date.parse('2026-11-30T12:00:00Z'), now)).not.toContain('2026');
    expect(dayFrom(Date.parse('2025-12-31T12:00:00Z'), now)).toContain('2025');
  });

  it('names yesterday, today and tomorrow, across the turn of a year, too', () => {
    const { dayFrom } = datesIn('en');
    const eve = Date.parse('2026-12-31T12:00:00Z');
    expect([-1, 0, 1].map((days) => dayFrom(eve + days * 86_400_000, eve))).toEqual(['yesterday', 'today', 'tomorrow']);
  });
});

describe('a date', () => {
  const moment = Date.parse('2026-11-28T22:05:00Z');
  it.each([
    ['en', 'Nov 28', 'Nov 28, 2026'],
    ['de', '28. Nov.', '28.11.2026'],
    ['fr', '28 nov.', '28 nov. 2026'],
    ['zh', '11月28日', '2026年11月28日'],
  ] as const)('in %s is %s in its own year and otherwise %s', (language, short, long) => {
    expect(datesIn(language, now).day(moment)).toBe(short);
    expect(datesIn(language, nextYear).day(moment)).toBe(long);
    expect(datesIn(language).day(moment)).toBe(long);
  });

  it.each(['de', 'en', 'fr', 'zh'] as const)(
    'has its year in %s in any form, unless it is the current one',
    (language) => {
      const forms = ({ day, longDay, dayAndTime, inFull, inWords, exactly }: Dates) =>
        [day, longDay, dayAndTime, inFull, inWords, exactly].map((write) => write(nextYear).includes('2027'));
      expect(forms(datesIn(language, now))).not.toContain(false);
      expect(forms(datesIn(language))).not.toContain(false);
      expect(forms(datesIn(language, nextYear))).not.toContain(true);
    },
  );

  it('belongs to the year of its time zone', () => {
    const eve = new Date(2026, 11, 31, 23, 59).getTime();
    expect(datesIn('en', eve).day(eve + 120_000)).toBe('Jan 1, 2027');
    expect(datesIn('en', eve + 120_000).day(eve)).toBe('Dec 31, 2026');
  });
});
