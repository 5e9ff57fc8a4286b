import { describe, expect, it } from 'vitest';
import { fail } from '../store/index.ts';
import { InMemoryIdentity, MemoryStorage, aUser } from '../testing/index.ts';
import { SessionStore } from './session.store.ts';

describe('the session', () => {
  it('is what the identity service says', () => {
    const identity = new InMemoryIdentity({ kind: 'unknown' });
    const session = new SessionStore({ identity, storage: new MemoryStorage() });
    identity.session$.next({ kind: 'user', user: aUser() });
    expect(session.state).toEqual({ kind: 'user', user: aUser() });
  });

  it('follows the identity service no longer once it is disposed of', () => {
    const identity = new InMemoryIdentity({ kind: 'unknown' });
    const storage = new MemoryStorage();
    const session = new SessionStore({ identity, storage });
    session.dispose();
    identity.session$.next({ kind: 'user', user: aUser() });
    expect(session.state).toEqual({ kind: 'unknown' });
    expect(storage.texts.size).toBe(0);
  });

  it('gives the token of the identity service', async () => {
    const session = new SessionStore({
      identity: new InMemoryIdentity({ kind: 'user', user: aUser() }),
      storage: new MemoryStorage(),
    });
    expect(await session.accessToken()).toEqual({ ok: true, value: 'token' });
  });

  it('runs out when the token cannot be refreshed, and still knows whose it was', async () => {
    const identity = new InMemoryIdentity({ kind: 'user', user: aUser() });
    identity.token = fail({ kind: 'sessionExpired' });
    const session = new SessionStore({ identity, storage: new MemoryStorage() });
    expect(await session.accessToken()).toEqual({ ok: false, failure: { kind: 'sessionExpired' } });
    expect(session.state).toEqual({ kind: 'expired', user: aUser() });
  });

  it('goes on while nobody can tell whether it has run out', async () => {
    const identity = new InMemoryIdentity({ kind: 'user', user: aUser() });
    identity.token = fail({ kind: 'identityAway' });
    const session = new SessionStore({ identity, storage: new MemoryStorage() });
    expect(await session.accessToken()).toEqual({ ok: false, failure: { kind: 'identityAway' } });
    expect(session.state).toEqual({ kind: 'user', user: aUser() });
  });

  it('that has ended is not told twice', () => {
    const identity = new InMemoryIdentity({ kind: 'user', user: aUser() });
    const session = new SessionStore({ identity, storage: new MemoryStorage() });
    session.end();
    const ended = session.state;
    session.end();
    expect(ended.kind).toBe('expired');
    expect(session.state).toBe(ended);
  });
});
