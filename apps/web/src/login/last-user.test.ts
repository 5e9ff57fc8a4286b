import { describe, expect, it } from 'vitest';
import { readUser } from './last-user.ts';

describe('readUser', () => {
  it('reads a user with the roles that the platform knows, in their order', () => {
    const kept = { id: 'u-1', name: 'Ada', roles: ['access-pool', 'emperor', 'staff-member'] };
    expect(readUser(JSON.stringify(kept))).toEqual({ id: 'u-1', name: 'Ada', roles: ['access-pool', 'staff-member'] });
  });

  it.each([undefined, '', '{', '[]', 'null', '{"id":"u-1"}', '{"id":7,"name":"Ada"}'])(
    'reads no user in %j',
    (text) => {
      expect(readUser(text)).toBeUndefined();
    },
  );

  it.each([undefined, 'access-pool', 7])('reads no roles in %j', (roles) => {
    expect(readUser(JSON.stringify({ id: 'u-1', name: 'Ada', roles }))).toEqual({ id: 'u-1', name: 'Ada', roles: [] });
  });
});
