import { describe, expect, it } from 'vitest';
import { userOfToken } from './user-of-token.ts';

describe('userOfToken', () => {
  it('takes the subject as the id and the roles of realm and resources together', () => {
    const user = userOfToken({
      sub: 'u-1',
      preferred_username: 'author',
      realm_access: { roles: ['access-pool', 'offline_access'] },
      resource_access: { lemma: { roles: ['access-browser', 'access-pool'] } },
    });
    expect(user).toEqual({ id: 'u-1', name: 'author', roles: ['access-pool', 'access-browser'] });
  });

  it('prefers the full name', () => {
    expect(userOfToken({ sub: 'u-1', name: 'Ada Lovelace', preferred_username: 'ada' })?.name).toBe('Ada Lovelace');
  });

  it('knows nobody without a subject', () => {
    expect(userOfToken({ preferred_username: 'ada' })).toBeUndefined();
    expect(userOfToken(undefined)).toBeUndefined();
  });
});
