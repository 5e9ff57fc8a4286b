import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { TurnedClock } from '../testing/index.ts';
import {
  correctionLeft,
  Countdown,
  deadlineNotice,
  isCorrectionDue,
  lastSpoken,
  momentAfter,
  momentsToAsk,
  readSignedDeadline,
  writeSignedDeadline,
} from './index.ts';

const hour = 3_600_000;

describe('a signed deadline in an address', () => {
  it('is read as it was written, with the time as a number or in digits', () => {
    const signed = { deadline: 1_688_374_980_000, signature: 'abc+/=' };
    expect(readSignedDeadline(writeSignedDeadline(signed))).toEqual(succeed(signed));
    expect(readSignedDeadline('{"deadline":"1688374980000","signature":"abc+/="}')).toEqual(succeed(signed));
  });

  it.each([
    '',
    'null',
    '1688374980000',
    '[]',
    '{}',
    '{"deadline":1688374980000}',
    '{"signature":"s"}',
    '{"deadline":1688374980000,"signature":""}',
    '{"deadline":1688374980000,"signature":["s"]}',
    '{"deadline":[1688374980000],"signature":"s"}',
    '{"deadline":1e15,"signature":"s"}',
    '{"deadline":"1.6e12","signature":"s"}',
    '{"deadline":-0,"signature":"s"}',
    '{"deadline":"-0","signature":"s"}',
    '{"deadline":1688374980000.5,"signature":"s"}',
    '{"deadline":" 1688374980000","signature":"s"}',
    '{"deadline":true,"signature":"s"}',
    `{"deadline":1688374980000,"signature":"${'s'.repeat(2000)}"}`,
  ])('is unreadable as %s', (text) => {
    expect(readSignedDeadline(text)).toEqual(fail('unreadable'));
  });
});

describe('what is said about a deadline', () => {
  it.each([
    [24 * hour, { kind: 'far' }],
    [24 * hour - 1, { kind: 'near', hours: 24, minutes: 0 }],
    [hour + 1, { kind: 'near', hours: 1, minutes: 1 }],
    [hour, { kind: 'near', hours: 1, minutes: 0 }],
    [300_001, { kind: 'near', hours: 0, minutes: 6 }],
    [300_000, { kind: 'near', hours: 0, minutes: 5, seconds: 0 }],
    [299_000, { kind: 'near', hours: 0, minutes: 4, seconds: 59 }],
    [1, { kind: 'near', hours: 0, minutes: 0, seconds: 1 }],
    [0, { kind: 'passed' }],
    [-5, { kind: 'passed' }],
  ])('with %d ms left', (left, notice) => {
    expect(deadlineNotice(left)).toEqual(notice);
  });
});

describe('what is said aloud', () => {
  it('changes a day, an hour, five minutes and a minute before the deadline, and at no other time', () => {
    let before = lastSpoken(25 * hour);
    expect(before).toBeUndefined();
    const changes: number[] = [];
    for (let left = 25 * hour; left > 0; left -= 500) {
      const now = lastSpoken(left);
      if (now !== before) changes.push(left);
      before = now;
    }
    expect(changes).toEqual([24 * hour, hour, 300_000, 60_000]);
    expect(lastSpoken(0)).toBeUndefined();
  });
});

describe('what is corrected after a deadline', () => {
  it.each([
    [{ at: 10, left: 0 }, 9, false],
    [{ at: 10, left: 0 }, 10, true],
    [{ at: 10, left: 0, correctedFrom: 20 }, 19, false],
    [{ at: 10, left: 0, correctedFrom: 20 }, 20, true],
    [{ at: 10, left: 0, correctedFrom: 'never' }, 9e15, false],
  ] as const)('with %j at %d is shown: %s', (deadline, now, isDue) => {
    expect(isCorrectionDue(deadline, now)).toBe(isDue);
  });

  it('is waited for by the time that is left until the deadline', () => {
    expect(correctionLeft({ at: 100, left: 0, correctedFrom: 130 }, -10)).toBe(20);
    expect(correctionLeft({ at: 100, left: 0, correctedFrom: 'never' }, -10)).toBeUndefined();
    expect(correctionLeft({ at: 100, left: 0 }, -10)).toBeUndefined();
  });
});

describe('the platform is asked whether a deadline still holds', () => {
  /** The times that are left when it is asked, by a page that begins anew with each answer. */
  function asked(left: number): readonly number[] {
    const [pause] = momentsToAsk(left);
    return pause === undefined ? [] : [left - pause, ...asked(left - pause)];
  }

  it.each([0, 1, 14_999, 29_999])('shortly before an hour, five minutes and a minute, once each (+%d)', (own) => {
    expect(asked(2 * hour + own)).toEqual([hour + own, 300_000 + own, 60_000 + own]);
    expect(momentsToAsk(2 * hour + own)).toHaveLength(3);
  });

  it('by no timer that browsers could not wait for, and never afterwards', () => {
    expect(momentsToAsk(30 * 24 * hour)).toEqual([]);
    expect(momentAfter(30 * 24 * hour)).toBeUndefined();
    expect([momentsToAsk(0), momentsToAsk(-1), momentsToAsk(59_000)]).toEqual([[], [], []]);
    expect([momentAfter(0), momentAfter(-1)]).toEqual([undefined, undefined]);
  });

  it('what has become of the work within half a minute after it, by each page at a time of its own', () => {
    expect([1, 20_000, 45_000].map((left) => (momentAfter(left) ?? 0) - left)).toEqual([1001, 21_000, 16_000]);
  });
});

describe('a countdown', () => {
  const [minute, day] = [60_000, 24 * hour];
  // "Clock off by −1 d, −10 min, +10 min, +1 d: banner error ≤ 1 s."
  it.each([-day, -10 * minute, 10 * minute, day])(
    'errs by nothing if the clock of the device is off by %d ms',
    (off) => {
      const clock = new TurnedClock(Date.UTC(2026, 10, 25));
      clock.put(off);
      const countdown = new Countdown(10 * minute, clock);
      clock.turn(9 * minute);
      expect([countdown.left, countdown.isDoubtful]).toEqual([minute, false]);
    },
  );

  it.each([-day, -10 * minute, 10 * minute, day, 1001, -1001])('is in doubt if it is put by %d ms meanwhile', (ms) => {
    const clock = new TurnedClock();
    const countdown = new Countdown(10 * minute, clock);
    clock.turn(minute);
    clock.put(ms);
    expect([countdown.left, countdown.isDoubtful]).toEqual([9 * minute, true]);
  });

  it('is not in doubt when a clock is slowly put right', () => {
    const clock = new TurnedClock();
    const countdown = new Countdown(10 * minute, clock);
    clock.put(900);
    expect(countdown.isDoubtful).toBe(false);
  });
});
