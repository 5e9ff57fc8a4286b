import { expect, it } from 'vitest';
import { RateLimit } from './index.ts';

function limited() {
  const clock = { now: 0 };
  return { clock, limit: new RateLimit({ burst: 3, perSecond: 0.5 }, () => clock.now) };
}

it('allows a burst, then tells how long to wait', () => {
  const { limit } = limited();
  expect([1, 2, 3, 4].map(() => limit.take('me'))).toEqual([0, 0, 0, 2]);
});

it('allows more as time goes by, but never more than a burst', () => {
  const { limit, clock } = limited();
  for (let count = 0; count < 3; count += 1) limit.take('me');
  clock.now = 2000;
  expect([limit.take('me'), limit.take('me')]).toEqual([0, 2]);
  clock.now = 1_000_000;
  expect([1, 2, 3, 4].map(() => limit.take('me') > 0)).toEqual([false, false, false, true]);
});

it('counts for each caller', () => {
  const { limit } = limited();
  for (let count = 0; count < 4; count += 1) limit.take('me');
  expect(limit.take('you')).toBe(0);
});

it('does not count what was given back', () => {
  const { limit } = limited();
  for (let count = 0; count < 20; count += 1) {
    expect(limit.take('me')).toBe(0);
    limit.giveBack('me');
  }
});

it('forgets the oldest of very many callers', () => {
  const { limit } = limited();
  for (let count = 0; count < 4; count += 1) limit.take('me');
  for (let caller = 0; caller < 10_000; caller += 1) limit.take(String(caller));
  expect(limit.take('me')).toBe(0);
});
