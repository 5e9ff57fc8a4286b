import { describe, expect, it } from 'vitest';
import { newestRenewal, showRenewal, type SharedLocks } from './newest-renewal.ts';

/** The locks of one browser, shared by all its tabs. */
function browserLocks(): SharedLocks {
  const held: { readonly name: string }[] = [];
  return {
    request: async (name, _options, act) => {
      const lock = { name };
      await Promise.resolve();
      held.push(lock);
      await act();
      held.splice(held.indexOf(lock), 1);
    },
    query: () => Promise.resolve({ held: [...held, { name: 'lemma.token' }] }),
  };
}

const never = new Promise<void>(() => undefined);
const session = { sub: 'ada', sid: 's1' };

describe('the newest renewal', () => {
  it('is seen by every tab of the session as soon as it is shown', async () => {
    const locks = browserLocks();
    expect(await newestRenewal(locks, session)).toBeUndefined();
    await showRenewal(locks, { ...session, exp: 900 }, never);
    await showRenewal(locks, { ...session, exp: 600 }, never);
    expect(await newestRenewal(locks, session)).toBe(900);
  });

  it.each([
    { sub: 'bob', sid: 's1' },
    { sub: 'ada', sid: 's2' },
  ])('is nothing to another session: %j', async (other) => {
    const locks = browserLocks();
    await showRenewal(locks, { ...session, exp: 900 }, never);
    expect(await newestRenewal(locks, other)).toBeUndefined();
  });

  it('is shown no longer than the message with it may take', async () => {
    const locks = browserLocks();
    let arrive: () => void = () => undefined;
    const message = new Promise<void>((done) => (arrive = done));
    await showRenewal(locks, { ...session, exp: 900 }, message);
    arrive();
    await expect.poll(() => newestRenewal(locks, session)).toBeUndefined();
  });

  it('keeps nobody waiting where the browser has no locks, or refuses one', async () => {
    await showRenewal(undefined, { ...session, exp: 900 }, never);
    const refusing: SharedLocks = { ...browserLocks(), request: () => Promise.reject(new Error('no')) };
    await showRenewal(refusing, { ...session, exp: 900 }, never);
    expect(await newestRenewal(undefined, session)).toBeUndefined();
  });
});
