import type { Kysely } from 'kysely';
import { roles as allRoles, type Role } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** Somebody who can sign in here. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly roles: readonly string[];
}

/** The users of a demonstration, each with the name as the password. */
export const demoUsers = {
  learner: { givenName: 'Lea', familyName: 'Learner', roles: [] },
  tutor: { givenName: 'Tom', familyName: 'Tutor', roles: ['access-pool'] },
  lecturer: { givenName: 'Lena', familyName: 'Lecturer', roles: ['access-pool'] },
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

/** Accounts in the database. Demo users are nobody unless this is a demonstration. */
export class Accounts {
  readonly #db: Kysely<Tables>;
  readonly demo: boolean;

  constructor(db: Kysely<Tables>, demo: boolean) {
    this.#db = db;
    this.demo = demo;
  }

  /** Puts the demo users into the database, or brings their roles up to date. */
  async keepDemoUsers(): Promise<void> {
    for (const [username, user] of Object.entries(demoUsers)) {
      const values = { given_name: user.givenName, family_name: user.familyName, roles: [...user.roles] };
      const kept = await this.#db
        .updateTable('user_account')
        .set(values)
        .where('username', '=', username)
        .where('demo', '=', true)
        .executeTakeFirst();
      if (kept.numUpdatedRows > 0n) continue;
      const account = { id: `demo-${username}`, username, email: `${username}@example.org`, demo: true };
      await this.#db
        .insertInto('user_account')
        .values({ ...values, ...account, password: await hashPassword(username) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  async byId(id: string): Promise<Account | undefined> {
    const row = await this.#usable().where('id', '=', id).executeTakeFirst();
    return row && toAccount(row);
  }

  /** The account of a name and its password. */
  async signIn(username: string, password: string): Promise<Account | undefined> {
    const row = await this.#usable().where('username', '=', username.trim().toLowerCase()).executeTakeFirst();
    return (await isPassword(password, row?.password)) && row ? toAccount(row) : undefined;
  }

  #usable() {
    const all = this.#db.selectFrom('user_account').selectAll();
    return this.demo ? all : all.where('demo', '=', false);
  }
}

function toAccount(row: {
  readonly id: string;
  readonly username: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly roles: readonly string[];
}): Account {
  return {
    id: row.id,
    username: row.username,
    givenName: row.given_name,
    familyName: row.family_name,
    email: row.email,
    roles: row.roles,
  };
}
