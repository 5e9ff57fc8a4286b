import { describe, expect, it } from 'vitest';
import { userOfToken } from './user-of-token.ts';

describe('userOfToken', () => {
  it('takes the subject as the id, and the roles on this platform only, as the server does', () => {
    const claims = {
      sub: 'u-1',
      preferred_username: 'author',
      realm_access: { roles: ['access-browser'] },
      resource_access: { lemma: { roles: ['access-pool', 'offline_access'] }, another: { roles: ['access-cep'] } },
    };
    expect(userOfToken(claims, 'lemma')).toEqual({ id: 'u-1', name: 'author', roles: ['access-pool'] });
  });

  it('prefers the full name', () => {
    expect(userOfToken({ sub: 'u-1', name: 'Ada Lovelace', preferred_username: 'ada' }, 'lemma')?.name).toBe(
      'Ada Lovelace',
    );
  });

  it('knows nobody without a subject', () => {
    expect(userOfToken({ preferred_username: 'ada' }, 'lemma')).toBeUndefined();
    expect(userOfToken(undefined, 'lemma')).toBeUndefined();
  });
});
