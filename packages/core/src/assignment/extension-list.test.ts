import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { momentOf, readDeadline, readExtensionList, readExtraShare, wallTimeAt } from './index.ts';

const berlin = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

describe('a wall time', () => {
  it.each([
    ['2026-12-24T18:00', berlin, '2026-12-24T17:00:00Z'],
    ['2026-07-01T18:00', berlin, '2026-07-01T16:00:00Z'],
    ['2026-12-24T18:00', 'Asia/Kolkata', '2026-12-24T12:30:00Z'],
    ['2026-12-24T18:00', 'UTC', '2026-12-24T18:00:00Z'],
    // Twice there: the second time. Left out: what clocks show instead, 3:30.
    ['2026-10-25T02:30', berlin, '2026-10-25T01:30:00Z'],
    ['2026-03-29T02:30', berlin, '2026-03-29T01:30:00Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T06:30:00Z'],
  ])('%s in %s is %s', (wall, zone, moment) => {
    expect(momentOf(wall, zone)).toBe(at(moment));
  });

  it.each(['', '18:00', '2026-02-30T10:00', '2026-13-01T10:00', '2026-12-24T25:00', '2026-12-24'])(
    '%j is none',
    (text) => expect(momentOf(text, berlin)).toBeUndefined(),
  );

  it('is shown as it was read, in every hour that is there once, and never goes back', () => {
    const minutes = fc.integer({ min: at('2026-01-01T00:00Z') / 60_000, max: at('2027-12-31T00:00Z') / 60_000 });
    const zones = fc.constantFrom(berlin, 'UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland');
    fc.assert(
      fc.property(minutes, zones, (minute, zone) => {
        const wall = wallTimeAt(minute * 60_000, zone);
        const moment = momentOf(wall, zone) ?? NaN;
        expect(wallTimeAt(moment, zone)).toBe(wall);
        expect([0, 3_600_000]).toContain(moment - minute * 60_000);
      }),
      { numRuns: runs, seed: 34 },
    );
  });
});

describe('what is typed', () => {
  it.each([
    ['2026-12-24 18:00', '2026-12-24T17:00:00Z'],
    ['24.12.2026 18:00', '2026-12-24T17:00:00Z'],
    ['4.2.2026, 8:05', '2026-02-04T07:05:00Z'],
    ['2026-12-24', '2026-12-24T22:59:00Z'],
    ['2026-12-24T18:00+05:30', '2026-12-24T12:30:00Z'],
    ['2026-12-24T18:00Z', '2026-12-24T18:00:00Z'],
  ])('%s is a deadline', (text, moment) => expect(readDeadline(text, berlin)).toBe(at(moment)));

  it.each(['tomorrow', '12/24/2026 18:00', '2026-12-24 18h'])('%s is none', (text) =>
    expect(readDeadline(text, berlin)).toBeUndefined(),
  );

  it.each([
    ['25', 0.25],
    ['25 %', 0.25],
    ['+12,5%', 0.125],
    ['400', 4],
    ['0', 0],
    ['401', undefined],
    ['-5', undefined],
    ['a lot', undefined],
  ])('%s is a share of %s', (text, share) => expect(readExtraShare(text)).toBe(share));
});

describe('a list of extensions', () => {
  it('is read', () => {
    const text = '\uFEFFuser;deadline;extra;reason\nada;2026-12-24 18:00;;"ill; doctor’s note"\nben;;25;\n';
    expect(readExtensionList(text, berlin)).toEqual({
      findings: [],
      extensions: [
        { line: 2, user: 'ada', extension: { deadline: at('2026-12-24T17:00Z'), reason: 'ill; doctor’s note' } },
        { line: 3, user: 'ben', extension: { extraShare: 0.25, reason: '' } },
      ],
    });
  });

  it('says on which line it cannot be read, and why', () => {
    const text = 'user,deadline,extra\nada,soon,\n,,25\nben,,\ncem,,900\ndan,,5\nDan,,6\n';
    expect(readExtensionList(text, berlin)).toEqual({
      extensions: [{ line: 6, user: 'dan', extension: { extraShare: 0.05, reason: '' } }],
      findings: [
        { line: 2, kind: 'deadline', text: 'soon' },
        { line: 3, kind: 'noUser', text: '' },
        { line: 4, kind: 'nothing', text: 'ben' },
        { line: 5, kind: 'extra', text: '900' },
        { line: 7, kind: 'twice', text: 'Dan' },
      ],
    });
  });

  it.each([
    ['nutzer_in;Frist\nada;2026-12-24', { line: 1, kind: 'noColumn', text: 'nutzer_in, Frist' }],
    ['user;deadline\n"ada;2026-12-24', { line: 2, kind: 'openQuote', text: '' }],
  ])('is refused as a whole: %j', (text, finding) => {
    expect(readExtensionList(text, berlin)).toEqual({ extensions: [], findings: [finding] });
  });

  it.each(['', 'user,deadline'])('is empty: %j', (text) => {
    expect(readExtensionList(text, berlin).findings).toEqual([{ line: 1, kind: 'empty', text: '' }]);
  });
});
