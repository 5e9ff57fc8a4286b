import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Role } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { accountNameOf, type LmsUser } from '../lms/index.ts';
import type { NotDone } from '../threads/index.ts';
import { keepDemoUsers } from './demo-users.ts';
import { hashPassword, isPassword, type Derive } from './passwords.ts';
import { usernameOf } from './usernames.ts';

/** A local account. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly roles: readonly string[];
}

/** The data of a new account. */
export interface NewAccount extends Omit<Account, 'id'> {
  readonly roles: readonly Role[];
}

/**
 * Why a link or a password changes nothing: the link has been used, has expired or never existed; the password is too
 * short.
 */
export type NotSet = NotDone | { readonly kind: 'unknownLink' } | { readonly kind: 'tooShort' };

/** Minimum password length: NIST SP 800-63B requires at least eight characters, and no further rules. */
export const shortestPassword = 8;

/** How long a link to choose a password is valid, in days. */
export const linkDays = 7;

/** The roles of those who teach, according to their LMS. */
const lecturerRoles: readonly Role[] = ['access-pool'];

/** Accounts in the database. Demo users do not exist unless this is a demonstration. */
export class Accounts {
  readonly #db: Kysely<Tables>;
  readonly #derive: Derive;
  readonly demo: boolean;
  readonly #isOfLmsOnly: boolean;

  /** `isOfLmsOnly`: all others are managed elsewhere, and those that were kept here before do not count. */
  constructor(db: Kysely<Tables>, derive: Derive, demo: boolean, isOfLmsOnly = false) {
    this.#db = db;
    this.#derive = derive;
    this.demo = demo;
    this.#isOfLmsOnly = isOfLmsOnly;
  }

  /** Creates the demo users in the database, or updates their roles. */
  async keepDemoUsers(): Promise<void> {
    await keepDemoUsers(this.#db, this.#derive);
  }

  async all(): Promise<readonly Account[]> {
    return (await this.#usable().orderBy('username').execute()).map(toAccount);
  }

  async byId(id: string): Promise<Account | undefined> {
    const row = await this.#usable().where('id', '=', id).executeTakeFirst();
    return row && toAccount(row);
  }

  async byName(username: string): Promise<Account | undefined> {
    const row = await this.#usable().where('username', '=', usernameOf(username)).executeTakeFirst();
    return row && toAccount(row);
  }

  /** The account with a name and password; undefined if they do not match. `caller` is whose turn it is. */
  async signIn(username: string, password: string, caller: string): Promise<Result<Account | undefined, NotDone>> {
    const row = await this.#usable().where('username', '=', usernameOf(username)).executeTakeFirst();
    const right = await isPassword(password, row?.password, this.#derive, caller);
    if (!right.ok) return right;
    return succeed(right.value && row ? toAccount(row) : undefined);
  }

  /** Creates an account that nobody can sign in to until a password is chosen; undefined if the name is taken. */
  async add({ username, givenName, familyName, email, roles }: NewAccount): Promise<Account | undefined> {
    const name = usernameOf(username);
    // Leftovers of a demonstration do not block their names.
    if (!this.demo) {
      await this.#db.deleteFrom('user_account').where('username', '=', name).where('demo', '=', true).execute();
    }
    const row = await this.#db
      .insertInto('user_account')
      .values({
        id: randomUUID(),
        username: name,
        password: '',
        given_name: givenName,
        family_name: familyName,
        email,
        roles: [...roles],
        demo: false,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && toAccount(row);
  }

  /**
   * The account of somebody whom an LMS has vouched for, created or brought up to date. Its name is the one that LMS
   * clients ask for later; it has a capital letter and no password, so that nobody can sign in with it.
   */
  async keepLmsUser({ org, userId, givenName, familyName, email, isLecturer }: LmsUser): Promise<Account> {
    const own = {
      given_name: givenName,
      family_name: familyName === '' && givenName === '' ? org : familyName,
      email,
      roles: [...(isLecturer ? lecturerRoles : [])],
    };
    const row = await this.#db
      .insertInto('user_account')
      .values({ id: randomUUID(), username: accountNameOf(org, userId), password: '', demo: false, ...own })
      .onConflict((conflict) => conflict.column('username').doUpdateSet(own))
      .returningAll()
      .executeTakeFirstOrThrow();
    return toAccount(row);
  }

  /**
   * Creates the secret of a link by which the owner of an account chooses a password, once. Older links of the account
   * become invalid.
   */
  async invite(id: string): Promise<string> {
    const secret = randomBytes(24).toString('base64url');
    await this.#db.deleteFrom('password_link').where('account_id', '=', id).execute();
    await this.#db
      .insertInto('password_link')
      .values({
        secret_hash: hashOf(secret),
        account_id: id,
        expires_at: sql<Date>`now() + ${linkDays} * interval '1 day'`,
      })
      .execute();
    return secret;
  }

  /** The owner of a link, while it is valid. */
  async invited(secret: string): Promise<Account | undefined> {
    const row = await this.#db
      .selectFrom('password_link')
      .select('account_id')
      .where('secret_hash', '=', hashOf(secret))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return row && this.byId(row.account_id);
  }

  /** Uses up a link and sets the password of its account. */
  async acceptInvitation(secret: string, password: string, caller: string): Promise<Result<Account, NotSet>> {
    const account = await this.invited(secret);
    if (!account) return fail({ kind: 'unknownLink' });
    const set = await this.setPassword(account.id, password, caller);
    if (!set.ok) return set;
    const used = await this.#db
      .deleteFrom('password_link')
      .where('secret_hash', '=', hashOf(secret))
      .executeTakeFirst();
    return used.numDeletedRows > 0n ? succeed(account) : fail({ kind: 'unknownLink' });
  }

  /** Sets a password and ends every session of the account. */
  async setPassword(id: string, password: string, caller: string): Promise<Result<void, NotSet>> {
    if (Array.from(password).length < shortestPassword) return fail({ kind: 'tooShort' });
    const hash = await hashPassword(password, this.#derive, caller);
    if (!hash.ok) return hash;
    await this.#db.updateTable('user_account').set({ password: hash.value }).where('id', '=', id).execute();
    await this.#endSessions(id);
    return succeed(undefined);
  }

  /** Replaces the roles of an account; they apply from the next access token on, within five minutes. */
  async setRoles(id: string, roles: readonly Role[]): Promise<void> {
    await this.#db
      .updateTable('user_account')
      .set({ roles: [...roles] })
      .where('id', '=', id)
      .execute();
  }

  /** Ends every session of an account; its access tokens expire within five minutes. */
  async leave(id: string): Promise<void> {
    await this.#endSessions(id);
  }

  /** Deletes an account, with its sessions. */
  async remove(id: string): Promise<void> {
    await this.#endSessions(id);
    await this.#db.deleteFrom('user_account').where('id', '=', id).execute();
  }

  async #endSessions(id: string): Promise<void> {
    await this.#db
      .deleteFrom('oidc_payload')
      .where(sql`payload ->> 'accountId'`, '=', id)
      .execute();
  }

  #usable() {
    const every = this.#db.selectFrom('user_account').selectAll();
    // Other names have no capital letters.
    const all = this.#isOfLmsOnly ? every.where('username', 'like', 'GSSO\\_%') : every;
    return this.demo ? all : all.where('demo', '=', false);
  }
}

/**
 * Links are stored like passwords, so that reading the table does not allow using them; they are random and need no
 * salt.
 */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
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
