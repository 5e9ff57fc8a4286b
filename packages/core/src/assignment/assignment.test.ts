import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  effectiveDeadline,
  mostExtraShare,
  mostFavourable,
  ownDuration,
  standingAt,
  stricter,
  type AssignmentTerms,
  type Membership,
  type Phase,
  type TimeExtension,
} from './index.ts';

const minute = 60_000;
const time = fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 });
const limit = fc.integer({ min: 1, max: 43_200 });
const extra = fc.double({ min: 0, max: mostExtraShare, noNaN: true });
const terms: fc.Arbitrary<AssignmentTerms> = fc.record(
  { audience: fc.constant('named'), takesLate: fc.boolean(), opens: time, deadline: time, timeLimit: limit },
  { requiredKeys: ['audience', 'takesLate'] },
);
const extension: fc.Arbitrary<TimeExtension> = fc.record(
  { reason: fc.constant(''), deadline: time, extraShare: extra },
  { requiredKeys: ['reason'] },
);
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
function check<Given>(property: fc.IProperty<Given>) {
  fc.assert(property, { numRuns: runs, seed: 34 });
}

describe('the effective deadline', () => {
  it.each([
    ['is the end without a limit', { deadline: 1000 }, undefined, 5, 1000],
    ['is the end before the start', { deadline: 1000, timeLimit: 1 }, undefined, undefined, 1000],
    ['is start and limit before the end', { deadline: 1e6, timeLimit: 1 }, undefined, 5, 60_005],
    ['is the end before start and limit', { deadline: 1000, timeLimit: 1 }, undefined, 5, 1000],
    ['has a longer limit by an extra share', { timeLimit: 60 }, { extraShare: 0.25 }, 0, 75 * minute],
    ['has a later end by an extension', { deadline: 1000 }, { deadline: 2000 }, 5, 2000],
    ['has no earlier end by an extension', { deadline: 1000 }, { deadline: 500 }, 5, 1000],
    ['stays missing without end and limit', {}, { deadline: 500, extraShare: 1 }, 5, undefined],
  ])('%s', (_what, given, more, start, deadline) => {
    expect(effectiveDeadline(given, more, start)).toBe(deadline);
  });

  it('is never earlier with an extension, nor with a larger one', () => {
    check(
      fc.property(
        terms,
        extension,
        maybe(time),
        fc.nat(1e9),
        fc.double({ min: 0, max: 4, noNaN: true }),
        (of, given, start, later, more) => {
          const none = effectiveDeadline(of, undefined, start) ?? Infinity;
          const some = effectiveDeadline(of, given, start) ?? Infinity;
          const larger = {
            deadline: (given.deadline ?? 0) + later,
            extraShare: (given.extraShare ?? 0) + more,
          };
          expect(some).toBeGreaterThanOrEqual(none);
          expect(effectiveDeadline(of, larger, start) ?? Infinity).toBeGreaterThanOrEqual(some);
        },
      ),
    );
  });

  it('is never later than the end, nor than the limit with the largest share', () => {
    check(
      fc.property(terms, extension, time, (of, given, start) => {
        const deadline = effectiveDeadline(of, given, start);
        if (of.deadline !== undefined) {
          expect(deadline).toBeLessThanOrEqual(Math.max(of.deadline, given.deadline ?? 0));
        }
        if (of.timeLimit !== undefined) {
          expect(deadline).toBeLessThanOrEqual(start + of.timeLimit * minute * (1 + mostExtraShare));
          expect(deadline).toBeLessThanOrEqual(effectiveDeadline({ timeLimit: of.timeLimit }, given, start) ?? 0);
        }
      }),
    );
  });

  it('is the stricter one of a signed and an assigned one, in either order', () => {
    check(
      fc.property(maybe(time), maybe(time), (signed, own) => {
        expect(stricter(signed, own)).toBe(stricter(own, signed));
        for (const each of [signed, own]) {
          if (each !== undefined) expect(stricter(signed, own)).toBeLessThanOrEqual(each);
        }
      }),
    );
  });
});

describe('an assignment', () => {
  const of = { audience: 'named', takesLate: true, opens: 1000, deadline: 2000 } as const;

  it.each([
    [999, of, 'notOpen'],
    [1000, of, 'open'],
    [1999, of, 'open'],
    [2000, of, 'late'],
    [2000, { ...of, takesLate: false }, 'over'],
    [9e12, { audience: 'named', takesLate: false } as const, 'open'],
    [999, { ...of, timeLimit: 1 }, 'notOpen'],
    [1999, { ...of, timeLimit: 1 }, 'notBegun'],
    [2000, { ...of, timeLimit: 1 }, 'late'],
    [9e12, { audience: 'named', takesLate: false, timeLimit: 1 } as const, 'notBegun'],
  ])('at %d is %j: %s', (now, given, phase) => {
    expect(standingAt(now, { terms: given }).phase).toBe(phase);
  });

  it('with a time limit is open from the own start on, and has the whole limit then', () => {
    const limited = { ...of, deadline: 200_000, timeLimit: 1 };
    expect(standingAt(1500, { terms: limited })).toMatchObject({ phase: 'notBegun', deadline: 200_000 });
    expect(standingAt(1500, { terms: limited, start: 1500 })).toMatchObject({ phase: 'open', deadline: 61_500 });
    expect(ownDuration(1, undefined)).toBe(60_000);
    expect(ownDuration(2, { extraShare: 0.25 })).toBe(150_000);
  });

  it('takes nothing from somebody who was removed', () => {
    const [deadline, correctedFrom] = [1400, 2000];
    const over = { phase: 'over', deadline, correctedFrom, isRemoved: true };
    expect(standingAt(1500, { terms: of, removed: 1400 })).toEqual(over);
    expect(standingAt(1300, { terms: of, removed: 1400 })).toEqual({ phase: 'open', deadline, correctedFrom });
  });

  it.each<[string, AssignmentTerms, Partial<Membership>, number | undefined]>([
    ['at its end', of, {}, 2000],
    [
      'at its end, also if the own time is over before',
      { ...of, deadline: 200_000, timeLimit: 1 },
      { start: 1000 },
      200_000,
    ],
    ['at the own end, if that is later', of, { extension: { deadline: 3000, reason: '' } }, 3000],
    [
      'after the own time, if there is no end',
      { audience: 'named', takesLate: false, timeLimit: 1 },
      { start: 5 },
      60_005,
    ],
    ['at its end, of somebody who was removed', of, { removed: 1500 }, 2000],
    [
      'never, of somebody who was removed from what has no end',
      { audience: 'named', takesLate: false },
      { removed: 5 },
      undefined,
    ],
  ])('shows what is corrected after the deadline %s', (_when, given, more, from) => {
    expect(standingAt(1600, { terms: given, ...more }).correctedFrom).toBe(from);
  });

  it('never closes again before its deadline, and never opens again after it', () => {
    const order = { notOpen: 0, notBegun: 1, open: 1, late: 2, over: 2 } as const;
    check(
      fc.property(terms, maybe(extension), maybe(time), time, time, (given, more, start, one, other) => {
        const at = (now: number) => standingAt(now, { terms: given, extension: more, start }).phase;
        expect(order[at(Math.min(one, other))]).toBeLessThanOrEqual(order[at(Math.max(one, other))]);
      }),
    );
  });
});

describe('of several assignments', () => {
  const found = (phase: Phase, deadline?: number) => ({
    standing: { phase, ...(deadline !== undefined && { deadline }) },
  });

  it.each([
    [[found('over', 9), found('open', 1)], found('open', 1)],
    [[found('open', 1), found('open', 2)], found('open', 2)],
    [[found('open'), found('open', 2)], found('open')],
    [[found('notOpen'), found('over', 2)], found('over', 2)],
    [[found('late', 5), found('over', 9), found('notOpen')], found('late', 5)],
    // Nobody has to begin what they may do without.
    [[found('notBegun', 9), found('open', 1)], found('open', 1)],
    [[found('late', 9), found('notBegun', 1)], found('notBegun', 1)],
    [[], undefined],
  ])('%j the one that allows most holds', (all, best) => {
    expect(mostFavourable(all)).toEqual(best);
  });
});
