import { describe, expect, it } from 'vitest';
import { fail } from '../store/index.ts';
import { InMemoryIdentity, aUser } from '../testing/index.ts';
import { SessionStore } from './session.store.ts';

describe('the session', () => {
  it('is what the identity service says', () => {
    const identity = new InMemoryIdentity({ kind: 'unknown' });
    const session = new SessionStore({ identity });
    identity.session$.next({ kind: 'user', user: aUser() });
    expect(session.state).toEqual({ kind: 'user', user: aUser() });
  });

  it('gives the token of the identity service', async () => {
    const session = new SessionStore({ identity: new InMemoryIdentity({ kind: 'user', user: aUser() }) });
    expect(await session.accessToken()).toEqual({ ok: true, value: 'token' });
  });

  it('runs out when the token cannot be refreshed, and still knows whose it was', async () => {
    const identity = new InMemoryIdentity({ kind: 'user', user: aUser() });
    identity.token = fail({ kind: 'sessionExpired' });
    const session = new SessionStore({ identity });
    expect(await session.accessToken()).toEqual({ ok: false, failure: { kind: 'sessionExpired' } });
    expect(session.state).toEqual({ kind: 'expired', user: aUser() });
  });
});
