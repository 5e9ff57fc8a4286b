import { describe, expect, it } from 'vitest';
import { datesIn } from './dates.ts';

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

it('every other date has its year', () => {
  for (const language of ['de', 'en', 'fr', 'zh'] as const) {
    const { day, longDay, dayAndTime, inFull, inWords, exactly } = datesIn(language);
    for (const write of [day, longDay, dayAndTime, inFull, inWords, exactly]) {
      expect(write(nextYear)).toContain('2027');
    }
  }
});
