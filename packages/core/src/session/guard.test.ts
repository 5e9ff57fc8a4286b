import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/index.ts';
import { guard, type Access, type Requirement } from './guard.ts';
import type { Session } from './session.ts';

const unknown: Session = { kind: 'unknown' };
const guest: Session = { kind: 'guest' };
const unavailable: Session = { kind: 'unavailable' };
const tutor: Session = { kind: 'user', user: aUser({ roles: [] }) };
const author: Session = { kind: 'user', user: aUser({ roles: ['access-pool'] }) };
const expired: Session = { kind: 'expired', user: aUser({ roles: ['access-pool'] }) };
const pool: Requirement = { anyOf: ['access-pool', 'access-browser'] };

describe('the guard of specification 000 §6', () => {
  it.each<[string, Session, Requirement, Access]>([
    ['lets a guest see what is public', guest, 'public', 'allowed'],
    ['lets everybody see what is public while nobody is known yet', unknown, 'public', 'allowed'],
    ['waits until it is known who is there', unknown, 'login', 'waiting'],
    ['does not authorize a guest', guest, 'login', 'notAuthorized'],
    ['does not authorize a guest where a role is asked for', guest, pool, 'notAuthorized'],
    ['does not authorize anybody while identities cannot be checked', unavailable, 'login', 'notAuthorized'],
    ['lets a user in where a sign-in is asked for', tutor, 'login', 'allowed'],
    ['forbids a user without the role', tutor, pool, 'forbidden'],
    ['lets a user with one of the roles in', author, pool, 'allowed'],
    ['keeps the page of a user whose session has run out', expired, pool, 'allowed'],
  ])('%s', (_title, session, requirement, access) => {
    expect(guard(session, requirement)).toBe(access);
  });
});
