import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { roles as allRoles, type Role } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { hashPassword, type Derive } from './passwords.ts';

/** The users of a demonstration, whose passwords are their names. */
export const demoUsers = {
  learner: { givenName: 'Lea', familyName: 'Learner', roles: ['course-member'] },
  tutor: {
    givenName: 'Tom',
    familyName: 'Tutor',
    roles: ['access-pool', 'view-annotations', 'view-problem-control-buttons', 'view-correction-error-cause'],
  },
  lecturer: {
    givenName: 'Lena',
    familyName: 'Lecturer',
    roles: ['access-pool', 'staff-member', 'view-annotations', 'view-problem-control-buttons'],
  },
  author: {
    givenName: 'Arno',
    familyName: 'Author',
    roles: ['access-pool', 'access-browser', 'access-cep', 'view-annotations', 'copy-path'],
  },
  admin: {
    givenName: 'Ada',
    familyName: 'Admin',
    roles: allRoles,
  },
} as const satisfies Readonly<
  Record<string, { readonly givenName: string; readonly familyName: string; readonly roles: readonly Role[] }>
>;

/** The name of a demo user. */
export type DemoUser = keyof typeof demoUsers;

/** Creates the demo users in the database, or updates their roles. */
export async function keepDemoUsers(db: Kysely<Tables>, derive: Derive): Promise<void> {
  const there = await db
    .selectFrom('user_account')
    .select(['username', 'given_name', 'family_name', 'roles'])
    .where('demo', '=', true)
    .execute();
  for (const [username, user] of Object.entries(demoUsers)) {
    const values = { given_name: user.givenName, family_name: user.familyName, roles: [...user.roles] };
    // A start writes nothing if nothing is new.
    if (there.some((each) => isDeepStrictEqual(each, { username, ...values }))) continue;
    const kept = await db
      .updateTable('user_account')
      .set(values)
      .where('username', '=', username)
      .where('demo', '=', true)
      .executeTakeFirst();
    if (kept.numUpdatedRows > 0n) continue;
    const password = await hashPassword(username, derive, 'demo users');
    if (!password.ok) throw new Error(`The password of the demo user ${username} could not be derived.`);
    const account = { id: `demo-${username}`, username, email: `${username}@example.org`, demo: true };
    await db
      .insertInto('user_account')
      .values({ ...values, ...account, password: password.value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
