import { describe, expect, it } from 'vitest';
import { fail } from '../store/index.ts';
import { InMemoryIdentity, MemoryStorage, aUser } from '../testing/index.ts';
import { ownStorage } from './own-storage.ts';
import { SessionStore } from './session.store.ts';
import type { Session } from './session.ts';

const ada: Session = { kind: 'user', user: aUser({ id: 'ada' }) };
const ben: Session = { kind: 'user', user: aUser({ id: 'ben' }) };
const guest: Session = { kind: 'guest' };

/** A page of the tab that owns the given storage. */
function page(tab: MemoryStorage, first: Session) {
  const identity = new InMemoryIdentity(first);
  const sessions = new SessionStore({ identity, storage: tab });
  return { identity, sessions, own: ownStorage(tab, sessions) };
}

describe('what is kept on a tab', () => {
  it('is found by nobody else, neither by the next user nor by a guest', () => {
    const { identity, own } = page(new MemoryStorage(), ada);
    own.write('draft', 'of Ada');
    identity.session$.next(guest);
    expect(own.read('draft')).toBeUndefined();
    own.write('draft', 'of a guest');
    identity.session$.next(ben);
    expect(own.read('draft')).toBeUndefined();
    own.remove('draft');
    identity.session$.next(ada);
    expect(own.read('draft')).toBe('of Ada');
  });

  it('stays with its user while the session has run out', () => {
    const { identity, own } = page(new MemoryStorage(), ada);
    own.write('draft', 'of Ada');
    identity.session$.next({ kind: 'expired', user: aUser({ id: 'ada' }) });
    expect(own.read('draft')).toBe('of Ada');
  });

  it('is found by the next page of the same user before it is known who is there', () => {
    const tab = new MemoryStorage();
    page(tab, ada).own.write('draft', 'of Ada');
    expect(page(tab, { kind: 'unknown' }).own.read('draft')).toBe('of Ada');
  });

  it.each([
    ['logging out', ({ sessions }: ReturnType<typeof page>) => sessions.logout()],
    ['the session has run out', ({ sessions }: ReturnType<typeof page>) => sessions.accessToken()],
  ])('is not found after %s by a page that does not know yet who is there', async (_when, act) => {
    const tab = new MemoryStorage();
    const first = page(tab, ada);
    first.own.write('draft', 'of Ada');
    first.identity.token = fail({ kind: 'sessionExpired' });
    await act(first);
    expect(page(tab, { kind: 'unknown' }).own.read('draft')).toBeUndefined();
  });

  it('tells when it has another owner, and only then', () => {
    const { identity, own } = page(new MemoryStorage(), { kind: 'unknown' });
    const owners: string[] = [];
    own.owner$.subscribe((owner) => owners.push(owner));
    for (const session of [guest, ada, ada, ben]) identity.session$.next(session);
    expect(owners).toEqual(['guest', 'ada', 'ben']);
  });
});
