import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@lemma/core/session';
import { RecordingLog } from '@lemma/core/testing';
import type { Database } from '../database/index.ts';
import { systemNow } from '../now.ts';
import { beginSignIn, Browser, openTestDatabase, refresh, signIn, signInWith } from '../testing/index.ts';
import { deriveHere, mountIdentity, type ReadToken } from './index.ts';

const origin = 'http://localhost:8080';
const protocol = '/realms/lemma/protocol/openid-connect';
const lecturer = { username: 'lecturer', password: 'lecturer' };
let database: Database;
let app: FastifyInstance;
let readToken: ReadToken;

async function start(demo: boolean): Promise<[FastifyInstance, ReadToken]> {
  const server = Fastify();
  const mounted = await mountIdentity(server, {
    db: database.db,
    origin,
    demo,
    derive: deriveHere,
    lms: new Map(),
    log: new RecordingLog(),
    now: systemNow,
  });
  return [server, mounted.readToken];
}

beforeAll(async () => {
  database = await openTestDatabase();
  [app, readToken] = await start(true);
});

afterAll(async () => {
  await app.close();
  await database.dispose();
});

describe('signing in', () => {
  it('gives an access token that tells who it is and which roles they hold', async () => {
    expect(await readToken(await signIn(app, origin, 'lecturer'))).toEqual({
      ok: true,
      value: {
        id: 'demo-lecturer',
        name: 'Lena Lecturer',
        roles: ['access-pool', 'staff-member', 'view-annotations', 'view-problem-control-buttons'],
      },
    });
    expect(await readToken(await signIn(app, origin, 'learner'))).toMatchObject({
      value: { roles: ['course-member'] },
    });
    expect(await readToken(await signIn(app, origin, 'admin'))).toMatchObject({ value: { roles: [...roles] } });
  });

  it('accepts a click on a demo user in place of a name and a password', async () => {
    const { access_token } = await signInWith(new Browser(app, origin), origin, {
      demo: 'author',
      username: '',
      password: '',
    });
    expect(decodeJwt(access_token)).toMatchObject({ preferred_username: 'author', aud: 'lemma-api', azp: 'lemma-web' });
  });

  it('gives an identity token that names the user', async () => {
    const { id_token } = await signInWith(new Browser(app, origin), origin, lecturer);
    expect(decodeJwt(id_token)).toMatchObject({
      name: 'Lena Lecturer',
      preferred_username: 'lecturer',
      nonce: 'the-nonce',
    });
  });

  it('comes back to the page it was started from', async () => {
    const page = '/pool/preview?path=a%2Fb&lang=de';
    await expect(signInWith(new Browser(app, origin), origin, lecturer, page)).resolves.toHaveProperty('access_token');
  });

  it.each([
    'https://evil.example/',
    'http://localhost.evil.example:8080/',
    'http://localhost:9999/',
    'http://me@localhost:8080/',
  ])('does not come back to %s', async (redirect_uri) => {
    const response = await new Browser(app, origin).visit(beginSignIn(origin, '/', { redirect_uri }).url);
    expect(response.statusCode).toBe(400);
    expect(response.headers.location).toBeUndefined();
  });

  it('asks for a proof key', async () => {
    const url = new URL(beginSignIn(origin).url, origin);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const response = await new Browser(app, origin).visit(url.href);
    expect(Browser.target(response)).toContain('error=invalid_request');
  });

  it('tells that the password is wrong, and keeps the name', async () => {
    const browser = new Browser(app, origin);
    const loginPage = Browser.target(await browser.visit(beginSignIn(origin).url));
    const answer = await browser.submit(loginPage, { username: 'lecturer"><b>', password: 'guess' });
    expect(answer.body).toContain('role="alert"');
    expect(answer.body).toContain('value="lecturer&quot;&gt;&lt;b&gt;"');
  });

  it('stops listening to guesses for a name after ten, not to another name', async () => {
    const browser = new Browser(app, origin);
    const loginPage = Browser.target(await browser.visit(beginSignIn(origin).url));
    const guess = (username: string) => browser.submit(loginPage, { username, password: 'guess' });
    for (let count = 0; count < 10; count += 1) expect((await guess('victim')).statusCode).toBe(200);
    expect((await guess('victim')).statusCode).toBe(429);
    expect((await guess('other')).statusCode).toBe(200);
  });

  it('lets somebody in whom others guess at from the same address, in the browser where they signed in before', async () => {
    const own = new Browser(app, origin);
    const tutor = { username: 'tutor', password: 'tutor' };
    await signInWith(own, origin, tutor);
    const stranger = new Browser(app, origin);
    // Whoever signs in here with another name is known by that name only.
    await signInWith(stranger, origin, { username: 'author', password: 'author' });
    const guessed = async (browser: Browser, password: string) => {
      const page = Browser.target(await browser.visit(beginSignIn(origin, '/', { prompt: 'login' }).url));
      return (await browser.submit(page, { username: ' TUTOR', password })).statusCode;
    };
    for (let count = 0; count < 10; count += 1) expect(await guessed(stranger, 'guess')).toBe(200);
    expect(await guessed(stranger, 'tutor')).toBe(429);
    expect(await guessed(new Browser(app, origin), 'tutor')).toBe(429);
    expect(await guessed(own, 'mistyped')).toBe(200);
    expect(await guessed(own, 'tutor')).toBe(303);
    for (let count = 0; count < 9; count += 1) expect(await guessed(own, 'guess')).toBe(200);
    expect(await guessed(own, 'tutor')).toBe(429);
  });

  it.each([
    ['de-AT,en;q=0.5', undefined, 'Anmelden'],
    ['es, fr;q=0.9, en;q=0.95', undefined, 'Log in'],
    ['de', 'fr', 'Se connecter'],
    ['zh-CN', undefined, '登录'],
    ['es', undefined, 'Anmelden'],
  ])('speaks the language of %s with %s', async (accepted, uiLocales, word) => {
    const browser = new Browser(app, origin);
    const started = await browser.visit(beginSignIn(origin, '/', uiLocales ? { ui_locales: uiLocales } : {}).url);
    const page = await browser.visit(Browser.target(started), { headers: { 'accept-language': accepted } });
    expect(page.body).toContain(`>${word}<`);
  });

  it('has the mark and the colours of the app', async () => {
    const browser = new Browser(app, origin);
    const { body } = await browser.visit(Browser.target(await browser.visit(beginSignIn(origin).url)));
    const read = (file: string) =>
      readFile(new URL(`../../../../packages/ui-react/src/${file}`, import.meta.url), 'utf8');
    const [palettes, logo] = await Promise.all([read('theme/colors.ts'), read('shell/logo.tsx')]);
    const colours = [...body.matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour);
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter((colour) => !palettes.includes(colour))).toEqual([]);
    const strokes = [...logo.matchAll(/ d="([^"]+)"/g)].map(([, stroke]) => stroke);
    expect(strokes).toHaveLength(2);
    for (const stroke of strokes) expect(body).toContain(`d="${stroke ?? ''}"`);
  });

  it('tells when the sign-in has expired, and leads home', async () => {
    const response = await new Browser(app, origin).visit('/realms/lemma/login-actions/authenticate/unknown');
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('href="/"');
  });
});

describe('a session', () => {
  it('is found again without asking, in a frame', async () => {
    const browser = new Browser(app, origin);
    await signInWith(browser, origin, lecturer);
    const silent = await browser.visit(beginSignIn(origin, '/silent-check-sso.html', { prompt: 'none' }).url);
    expect(Browser.target(silent)).toContain('code=');
    const nobody = await new Browser(app, origin).visit(
      beginSignIn(origin, '/silent-check-sso.html', { prompt: 'none' }).url,
    );
    expect(Browser.target(nobody)).toContain('error=login_required');
  });

  it('gives new tokens again and again, and once more when the answer was lost, but no later', async () => {
    const browser = new Browser(app, origin);
    const first = await signInWith(browser, origin, lecturer);
    await refresh(browser, first.refresh_token);
    const second = await refresh(browser, first.refresh_token);
    const third = await refresh(browser, second.refresh_token);
    expect(await readToken(third.access_token)).toMatchObject({ ok: true });
    await database.db
      .updateTable('oidc_payload')
      .set({ consumed_at: sql<Date>`consumed_at - interval '61 seconds'` })
      .execute();
    await expect(refresh(browser, first.refresh_token)).rejects.toThrow('invalid_grant');
  });

  it('ends every token of the family when one is used whose successor has been used', async () => {
    const browser = new Browser(app, origin);
    const stolen = await signInWith(browser, origin, lecturer);
    const second = await refresh(browser, stolen.refresh_token);
    const third = await refresh(browser, second.refresh_token);
    await expect(refresh(new Browser(app, origin), stolen.refresh_token)).rejects.toThrow('invalid_grant');
    await expect(refresh(browser, third.refresh_token)).rejects.toThrow('invalid_grant');
  });

  it('ends with the owner’s next renewal when a thief was faster', async () => {
    const browser = new Browser(app, origin);
    const stolen = await signInWith(browser, origin, lecturer);
    const own = await refresh(browser, stolen.refresh_token);
    const thief = await refresh(new Browser(app, origin), stolen.refresh_token);
    await expect(refresh(browser, own.refresh_token)).rejects.toThrow('invalid_grant');
    await expect(refresh(new Browser(app, origin), thief.refresh_token)).rejects.toThrow('invalid_grant');
  });

  it('survives answers that are lost three times in a row', async () => {
    const browser = new Browser(app, origin);
    const { refresh_token } = await signInWith(browser, origin, lecturer);
    await refresh(browser, refresh_token);
    await refresh(browser, refresh_token);
    await expect(refresh(browser, refresh_token)).resolves.toHaveProperty('access_token');
  });

  it('has refresh tokens that keycloak-js can decode', async () => {
    const { refresh_token } = await signInWith(new Browser(app, origin), origin, lecturer);
    const { exp = 0, iat = 0, sub } = decodeJwt(refresh_token);
    expect([exp - iat, sub]).toEqual([1800, 'demo-lecturer']);
  });

  it('ends with the sign-out, for every tab and token', async () => {
    const browser = new Browser(app, origin);
    const { id_token, refresh_token } = await signInWith(browser, origin, lecturer);
    const query = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: `${origin}/pool/browser` });
    const page = await browser.visit(`${protocol}/logout?${query.toString()}`);
    expect(page.body).toContain('scripts/logout.js');
    const [, action = ''] = /action="([^"]+)"/.exec(page.body) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.body) ?? [];
    expect(Browser.target(await browser.submit(action, { xsrf, logout: 'yes' }))).toBe(`${origin}/pool/browser`);
    await expect(refresh(browser, refresh_token)).rejects.toThrow('invalid_grant');
    const silent = await browser.visit(beginSignIn(origin, '/', { prompt: 'none' }).url);
    expect(Browser.target(silent)).toContain('error=login_required');
  });

  it.each(['*/*', 'application/json', 'text/html'])(
    'tells a person on a page that an address is not ours (%s)',
    async (accept) => {
      const query = new URLSearchParams({ client_id: 'lemma-web', post_logout_redirect_uri: 'https://evil.example/' });
      for (const address of [`${protocol}/logout?${query.toString()}`, `${protocol}/auth?client_id=nobody`]) {
        const response = await app.inject({ url: address, headers: { accept } });
        expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      }
    },
  );

  it('is ended by a link of somebody else only after it was asked', async () => {
    const browser = new Browser(app, origin);
    await signInWith(browser, origin, lecturer);
    const page = await browser.visit(`${protocol}/logout`, { headers: { 'accept-language': 'en' } });
    expect(page.body).not.toContain('scripts/logout.js');
    expect(page.body).toContain('Do you want to log out');
    const silent = await browser.visit(beginSignIn(origin, '/', { prompt: 'none' }).url);
    expect(Browser.target(silent)).toContain('code=');
  });

  it('tells the status frame whether it is still the same', async () => {
    const browser = new Browser(app, origin);
    const { sid } = decodeJwt((await signInWith(browser, origin, lecturer)).access_token);
    const status = async (visitor: Browser, from = origin) => {
      const query = new URLSearchParams({ client_id: 'lemma-web', origin: from, session_state: String(sid) });
      return (await visitor.visit(`${protocol}/login-status-iframe.html/init?${query.toString()}`)).statusCode;
    };
    expect(await status(browser)).toBe(204);
    expect(await status(new Browser(app, origin))).toBe(200);
    expect(await status(browser, 'https://evil.example')).toBe(403);
  });

  it('describes its user', async () => {
    const headers = { authorization: `bearer ${await signIn(app, origin, 'author')}` };
    const account = await app.inject({ url: '/realms/lemma/account', headers });
    expect(account.json()).toMatchObject({ username: 'author', firstName: 'Arno' });
    const userinfo = await app.inject({ url: `${protocol}/userinfo`, headers });
    expect(userinfo.json()).toMatchObject({ sub: 'demo-author', preferred_username: 'author' });
    expect((await app.inject({ url: `${protocol}/userinfo` })).statusCode).toBe(401);
  });
});

it('keeps sessions and keys over a restart', async () => {
  const browser = new Browser(app, origin);
  const { access_token, refresh_token } = await signInWith(browser, origin, lecturer);
  const [restarted, readAgain] = await start(true);
  expect(await readAgain(access_token)).toMatchObject({ ok: true });
  await expect(refresh(new Browser(restarted, origin), refresh_token)).resolves.toHaveProperty('access_token');
  await restarted.close();
});

it('knows no demo users when this is no demonstration', async () => {
  const [server] = await start(false);
  const browser = new Browser(server, origin);
  const loginPage = Browser.target(await browser.visit(beginSignIn(origin).url));
  expect((await browser.visit(loginPage)).body).not.toContain('lecturer');
  expect((await browser.submit(loginPage, { demo: 'lecturer' })).body).toContain('role="alert"');
  expect((await browser.submit(loginPage, lecturer)).body).toContain('role="alert"');
  await server.close();
});
