import { expect, it } from 'vitest';
import { clockOf, roomForNote, timeLeft, timeOf, writeOwnNote } from './thread-time.ts';

it.each([
  ['has used its time', { elapsed: 5000, used: 5000 }, 0],
  ['has used its time, with waiting', { elapsed: 20_000, used: 5001 }, 0],
  ['has got a processor for a second of five', { elapsed: 5000, used: 1000 }, 4000],
  ['has got hardly any processor', { elapsed: 29_000, used: 70 }, 4930],
  ['has got hardly any processor for six times its limit', { elapsed: 30_000, used: 70 }, 0],
  ['has nearly used its time', { elapsed: 6000, used: 4999 }, 50],
  ['is on a machine that does not tell', { elapsed: 5000, used: undefined }, 0],
])('a job with a limit of five seconds that %s', (_, time, left) => {
  expect(timeLeft(5000, time)).toBe(left);
});

it('counts the time of a thread on a processor', { skip: process.platform !== 'linux' }, () => {
  const room = roomForNote();
  expect(timeOf(room)).toBeUndefined();
  writeOwnNote(room);
  const before = timeOf(room) ?? NaN;
  while ((timeOf(room) ?? NaN) - before < 20);
  expect(timeOf(room)).toBeGreaterThanOrEqual(before + 20);
});

it('knows no time of a job before its thread has loaded, and leaves out what loading took', () => {
  let now = 1000;
  const note = roomForNote();
  const time = clockOf(note, () => now);
  now += 9000;
  expect(time()).toBeUndefined();
  note[0] = -1;
  expect(time()).toEqual({ elapsed: 0, used: undefined });
  now += 300;
  expect(time()).toEqual({ elapsed: 300, used: undefined });
});

it('leaves no job without time that ends before its thread is looked at again', () => {
  let now = 1000;
  const note = roomForNote();
  const time = clockOf(note, () => now);
  now += 20;
  expect(time()).toBeUndefined();
  note[0] = -1;
  now += 60;
  expect(time()).toEqual({ elapsed: 60, used: undefined });
});
