import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginSignIn,
  Browser,
  openTestDatabase,
  signInWith,
  startPlatform,
  type TestPlatform,
} from '../testing/index.ts';
import { Accounts, deriveHere, invitationPath } from './index.ts';
import { isUsername, usernameOf } from './usernames.ts';

let platform: TestPlatform;
let accounts: Accounts;
beforeAll(async () => {
  platform = await startPlatform({ demo: false });
  accounts = new Accounts(platform.database.db, deriveHere, false);
});
afterAll(() => platform.dispose());

/** A new account and the page for choosing its password. */
async function invite(username: string): Promise<string> {
  const account = await accounts.add({ username, givenName: 'A', familyName: 'B', email: '', roles: [] });
  if (!account) throw new Error(`${username} exists`);
  return invitationPath(await accounts.invite(account.id));
}

function choose(page: string, fresh: string, again = fresh, more = {}) {
  return new Browser(platform.app, platform.origin).submit(page, { fresh, again, ...more });
}

describe('a password', () => {
  it('is chosen on the page of a link, which says what is wrong and is good once', async () => {
    const page = await invite('learner-1');
    const shown = await new Browser(platform.app, platform.origin).visit(page, {
      headers: { 'accept-language': 'fr' },
    });
    expect(shown.body).toContain('Pour le compte « learner-1 »');
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    expect((await choose(page, 'abc')).body).toContain('role="alert"');
    expect((await choose(page, 'correct horse', 'correct house')).body).toContain('role="alert"');
    expect((await choose(page, 'correct horse')).body).toContain('role="status"');
    expect((await choose(page, 'battery staple')).statusCode).toBe(404);
    const browser = new Browser(platform.app, platform.origin);
    const tokens = await signInWith(browser, platform.origin, { username: 'learner-1', password: 'correct horse' });
    expect(tokens.access_token).not.toBe('');
  });

  it('is changed by who is signed in and knows the present one; all sessions end', async () => {
    await choose(await invite('learner-2'), 'correct horse');
    const browser = new Browser(platform.app, platform.origin);
    await signInWith(browser, platform.origin, { username: 'learner-2', password: 'correct horse' });
    const page = '/realms/lemma/account/password';
    expect((await browser.visit('/realms/lemma/account')).headers.location).toBe(page);
    expect((await browser.visit(page)).body).toContain('name="present"');
    const fields = { fresh: 'battery staple', again: 'battery staple' };
    expect((await browser.submit(page, { ...fields, present: 'wrong horse' })).body).toContain('role="alert"');
    expect((await browser.submit(page, { ...fields, present: 'correct horse' })).body).toContain('role="status"');
    expect((await browser.visit(page)).headers.location).toBe('/');
    // Whatever a browser says it accepts, its user gets no JSON.
    const account = await browser.visit('/realms/lemma/account', { headers: { accept: '*/*' } });
    expect(account.headers.location).toBe(page);
    const other = new Browser(platform.app, platform.origin);
    await signInWith(other, platform.origin, { username: 'learner-2', password: 'battery staple' });
  });

  it('is asked for thirty times at once and refused to none who knows it', async () => {
    await choose(await invite('learner-3'), 'correct horse');
    const signedIn = await Promise.all(
      Array.from({ length: 30 }, () =>
        signInWith(new Browser(platform.app, platform.origin), platform.origin, {
          username: 'learner-3',
          password: 'correct horse',
        }),
      ),
    );
    expect(signedIn).toHaveLength(30);
  });

  it('is not guessed more than ten times by writing the name with blanks, capitals or wide letters', async () => {
    await choose(await invite('learner-4'), 'correct horse');
    const browser = new Browser(platform.app, platform.origin);
    const page = Browser.target(await browser.visit(beginSignIn(platform.origin).url));
    const names = ['learner-4', ' learner-4', 'LEARNER-4', 'learner-4\t', 'ｌｅａｒｎｅｒ-4', '\u00a0Learner-4'];
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const username = names[guess % names.length] ?? '';
      statuses.push((await browser.submit(page, { username, password: `guess ${guess}` })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });
});

it('the demo users are gone with the demonstration, and their names are free', async () => {
  const database = await openTestDatabase();
  await new Accounts(database.db, deriveHere, true).keepDemoUsers();
  const real = new Accounts(database.db, deriveHere, false);
  expect(await real.all()).toEqual([]);
  expect(await real.add({ username: 'admin', givenName: '', familyName: '', email: '', roles: [] })).toMatchObject({
    username: 'admin',
  });
  await database.dispose();
});

it.each([
  ['ada', true],
  ['ada.lovelace@example.org', true],
  ['張偉', true],
  ['zoë', true],
  ['Ada', false],
  ['ada lovelace', false],
  ['', false],
  ['.ada', false],
  ['ada\u200b', false],
])('%j is a name for an account: %s', (name, good) => {
  expect(isUsername(name)).toBe(good);
  expect(usernameOf(` ${name.toUpperCase()} `)).toBe(usernameOf(name));
});
