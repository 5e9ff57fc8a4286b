import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { deadlineNotice, readSignedDeadline, writeSignedDeadline } from './index.ts';

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
