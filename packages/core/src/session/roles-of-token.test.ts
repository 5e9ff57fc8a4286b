import { expect, it } from 'vitest';
import { rolesOfToken } from './index.ts';

it('the roles of a token are those on the platform, and the one on the editor', () => {
  const resource_access = {
    lemma: { roles: ['access-pool', 'unknown', 'access-pool'] },
    'web-miau': { roles: ['login-on-resource', 'admin'] },
    other: { roles: ['admin', 'login-on-resource'] },
  };
  expect(rolesOfToken({ resource_access }, 'lemma')).toEqual(['access-pool', 'login-on-resource']);
  expect(rolesOfToken({ resource_access: { other: resource_access.other } }, 'lemma')).toEqual([]);
  expect(rolesOfToken({}, 'lemma')).toEqual([]);
});
