import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyCoursesAndTasks } from '@lemma/api-client/wire';
import { isDocumentLink, isTransferName } from '@lemma/core/selection';
import { sample, startPlatform, writeCourse, type TestPlatform } from '../testing/index.ts';
import { readLmsFile, type LmsDirectory } from './index.ts';

const origin = 'http://localhost:8080';
const ownServer = `${origin}/api/`;
const hash = 'ab'.repeat(64);
const lecturer = `${hash}@lecturer@`;

function pem(modulusLength: number): string {
  return generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

/** An LMS that answers token checks: what it says of a token, and what it was asked. */
let answers: Readonly<Record<string, { readonly status: number; readonly body: string; readonly location?: string }>>;
const asked: { readonly method: string | undefined; readonly body: string }[] = [];
let lmsServer: Server;
let platform: TestPlatform;
/** Valid tokens, and the origins of the forms that hand them over. */
const posted: readonly (readonly [token: string, origin: string, isSignedIn: boolean])[] = [
  ['posted1', 'https://moodle.rwth.example', true],
  ['posted2', 'https://evil.example', false],
  ['posted3', 'https://ilias.rub.example', false],
  ['posted4', 'null', false],
];
let folder: string;

beforeAll(async () => {
  lmsServer = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      asked.push({ method: request.method, body });
      const answer = answers[new URLSearchParams(body).get('token') ?? ''] ?? {
        status: 200,
        body: '{"status":"invalid"}',
      };
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location });
      response.end(answer.body);
    });
  });
  const port = await new Promise<number>((done) => {
    lmsServer.listen(0, '127.0.0.1', () => {
      const address = lmsServer.address();
      done(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
  const valid = { status: 200, body: '{"status":"valid"}' };
  answers = {
    once: valid,
    named: {
      status: 200,
      body: '{"status":"valid","firstname":"Ada","lastname":"Lovelace","email":"ada@example.org"}',
    },
    student: valid,
    cookie: valid,
    ...Object.fromEntries(posted.map(([token]) => [token, valid])),
    failed: { status: 500, body: '{"status":"valid"}' },
    moved: { status: 302, body: '', location: `http://127.0.0.1:${String(port)}/` },
    page: { status: 200, body: '<b>Fatal error</b>: {"status":"valid"}' },
    long: { status: 200, body: `{"status":"valid","firstname":"${'x'.repeat(20_000)}"}` },
  };
  const lms: LmsDirectory = new Map([
    [
      'rwth',
      {
        origins: ['https://moodle.rwth.example'],
        serverUrls: ['https://courses.example.org/gwt/'],
        verifyToken: { url: `http://127.0.0.1:${String(port)}/auth/mumie/verifyToken.php`, clientId: 'ilias' },
      },
    ],
    ['rub', { origins: ['https://ilias.rub.example'], serverUrls: [] }],
  ]);
  folder = await mkdtemp(join(tmpdir(), 'lemma-lms-'));
  await mkdir(join(folder, 'open'));
  await mkdir(join(folder, 'hyperlink'));
  const texts = { kind: 'article', titles: { de: 'a \\& b', en: 'A \\& B' }, body: 'Text.' } as const;
  for (const path of ['open/a', 'hyperlink/b']) await writeFile(join(folder, `${path}.tex`), sample(path, texts).tex);
  await writeFile(join(folder, 'open/p.tex'), sample('open/p', { titles: { de: 'Aufgabe' }, body: '' }).tex);
  await writeCourse(folder, 'courses/one', { de: 'Kurs \\& mehr', en: 'Course' }, [
    { title: { de: 'A' }, articles: ['open/a', 'hyperlink/b', 'open/gone'], problems: ['open/p'] },
  ]);
  platform = await startPlatform({
    contentFolder: folder,
    lms,
    courseServers: [{ name: 'TU', url: 'https://tu.example.org/api/' }],
  });
});
afterAll(async () => {
  await platform.dispose();
  lmsServer.close();
  await rm(folder, { recursive: true });
});

describe('courses and tasks', () => {
  const ask = (query = '') => platform.call('guest', `/public/courses-and-tasks${query}`);

  it('in version 3 have names in every language, links and tags; what clients would cut is left out', async () => {
    const answer = await ask('?v=3&org=rwth');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toEqual({
      courses: [
        {
          name: [
            { language: 'de', value: 'Kurs + mehr' },
            { language: 'en', value: 'Course' },
          ],
          pathToCourseFile: 'courses/one',
          link: 'courses/one',
          tasks: [
            {
              link: 'open/a',
              headline: [
                { language: 'de', name: 'a + b' },
                { language: 'en', name: 'A + B' },
              ],
              tags: [
                { name: 'Type', values: ['Article'] },
                { name: 'grading', values: ['Ungraded'] },
              ],
            },
            {
              link: 'open/p',
              headline: [{ language: 'de', name: 'Aufgabe' }],
              tags: [
                { name: 'Type', values: ['Problem'] },
                { name: 'grading', values: ['Graded'] },
              ],
            },
          ],
        },
        {
          name: [
            { language: 'de', value: 'Pool' },
            { language: 'en', value: 'Pool' },
            { language: 'fr', value: 'Banque d’exercices' },
            { language: 'zh', value: '资源库' },
          ],
          pathToCourseFile: 'pool',
          tasks: [],
        },
      ],
    });
  });

  it.each([
    ['', false],
    ['?v=1', false],
    ['?v=2', true],
    ['?v=2&org=', true],
  ])('in older versions name a course in one text: %j (tags: %s)', async (query, hasTags) => {
    const { courses } = v.parse(
      v.object({ courses: v.array(v.looseObject({ name: v.string(), tasks: v.array(v.looseObject({})) })) }),
      (await ask(query)).json(),
    );
    expect(courses.map(({ name }) => name)).toEqual(['Kurs + mehr', 'Pool']);
    expect(courses.some((course) => 'link' in course)).toBe(false);
    expect(courses[0]?.tasks.every((task) => 'tags' in task === hasTags)).toBe(true);
  });

  it('refuse a version that does not exist', async () => {
    expect((await ask('?v=4')).statusCode).toBe(400);
  });

  it('are never empty, even without content', async () => {
    const empty = await startPlatform();
    const answer = await empty.call('guest', '/public/courses-and-tasks?v=3');
    expect(v.parse(anyCoursesAndTasks, answer.json()).courses).toHaveLength(1);
    await empty.dispose();
  });

  it('of the sample content are two courses, with names and links that every client keeps', async () => {
    const real = await startPlatform({ contentFolder: 'content' });
    const answer = await real.call('guest', '/public/courses-and-tasks?v=3');
    const { courses } = v.parse(anyCoursesAndTasks, answer.json());
    expect(courses.map(({ pathToCourseFile }) => pathToCourseFile)).toEqual([
      'courses/numbers-and-functions',
      'courses/calculus-and-linear-algebra',
      'pool',
    ]);
    const tasks = courses.flatMap((course) => course.tasks ?? []);
    expect(tasks.length).toBeGreaterThan(60);
    expect(tasks.filter(({ link }) => !isDocumentLink(link))).toEqual([]);
    const names = tasks.flatMap(({ headline }) => headline.map(({ name }) => name));
    expect(names.filter((name) => !isTransferName(name))).toEqual([]);
    await real.dispose();
  });
});

describe('the course servers', () => {
  it('are told to everybody, and asked by the browsers of readers', async () => {
    const answer = await platform.call('guest', '/search/course-servers');
    expect(answer.json()).toEqual({ servers: [{ name: 'TU', url: 'https://tu.example.org/api/' }] });
  });
});

describe('the LMS in the address of the selector', () => {
  it.each([
    [
      { org: 'rwth', origin: 'https://moodle.rwth.example', serverUrl: ownServer },
      { kind: 'known', isOwnServer: true },
    ],
    [{ serverUrl: 'https://courses.example.org/gwt/' }, { kind: 'known', isOwnServer: false }],
    [{}, { kind: 'known', isOwnServer: false }],
    [{ org: 'tum' }, { kind: 'unknown', what: 'org' }],
    [
      { org: 'rwth', origin: 'https://evil.example' },
      { kind: 'unknown', what: 'origin' },
    ],
    [{ serverUrl: 'https://evil.example/api/' }, { kind: 'unknown', what: 'serverUrl' }],
  ])('%j is %j', async (claims, expected) => {
    const answer = await platform.call('guest', `/lms/recognition?${new URLSearchParams(claims).toString()}`);
    expect(answer.json()).toEqual(expected);
  });
});

describe('the page of the selector', () => {
  it('may be opened by others, and asks the servers that are configured and no others', async () => {
    const { headers } = await platform.app.inject({ url: '/lms-problem-selector?org=rwth' });
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://tu.example.org https://courses.example.org;",
    );
    const other = await platform.app.inject({ url: '/lms-problem-selectors' });
    expect(other.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(other.headers['content-security-policy']).toContain("connect-src 'self' https://tu.example.org;");
    const embedded = await platform.app.inject({ url: '/web-miau/preview' });
    expect(embedded.headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

const form = {
  userId: lecturer,
  org: 'rwth',
  uiLang: 'de_du',
  serverUrl: ownServer,
  gradingType: 'all',
  problemLang: 'en',
  origin: 'https://moodle.rwth.example',
  selection: '',
};

function handOff(fields: Readonly<Record<string, string>>, from?: string) {
  return platform.app.inject({
    method: 'POST',
    url: '/api/sso/problem-selector',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(from !== undefined && { origin: from }) },
    payload: new URLSearchParams({ ...form, ...fields }).toString(),
  });
}

type Answer = Awaited<ReturnType<typeof handOff>>;

function cookieOf({ headers }: Answer): string {
  return /^lemma-lms-sign-in=([^;]*);/.exec(String(headers['set-cookie']))?.[1] ?? '';
}

function authenticate(cookie: string) {
  return platform.app.inject({ url: '/api/sso/authenticate', headers: { cookie: `lemma-lms-sign-in=${cookie}` } });
}

function addLoginCookie(token: string, from = origin) {
  return platform.app.inject({
    method: 'POST',
    url: '/realms/lemma/add-login-cookie',
    headers: { authorization: `Bearer ${token}`, origin: from },
  });
}

const tokenAnswer = v.object({ access_token: v.string() });

describe('a user whom an LMS hands over', () => {
  it('is sent on to the selector, with all that the call does not say, and without what is secret', async () => {
    const answer = await handOff({ token: 'named' });
    expect(answer.statusCode).toBe(303);
    const location = new URL(String(answer.headers.location), origin);
    expect(location.pathname).toBe('/lms-problem-selector');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      org: 'rwth',
      serverUrl: ownServer,
      problemLang: 'en',
      origin: 'https://moodle.rwth.example',
      uiLang: 'de',
      gradingType: 'all',
      multiCourse: 'true',
      worksheet: 'true',
      sso: 'true',
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/; Path=\/api\/sso; Max-Age=120; HttpOnly; SameSite=Lax$/);
    expect(asked.at(-1)).toEqual({
      method: 'POST',
      body: new URLSearchParams({ token: 'named', userId: lecturer, clientId: 'ilias' }).toString(),
    });
  });

  it('has an account of his own, which teaches, and which nobody can sign in to with a password', async () => {
    const row = await platform.database.db
      .selectFrom('user_account')
      .selectAll()
      .where('username', '=', `GSSO_rwth_${lecturer}`)
      .executeTakeFirst();
    expect(row).toMatchObject({
      given_name: 'Ada',
      family_name: 'Lovelace',
      email: 'ada@example.org',
      roles: ['access-pool'],
      password: '',
    });
  });

  it('gets a session: a token by the cookie, once, and the login cookie by the token', async () => {
    const cookie = cookieOf(await handOff({ token: 'cookie' }));
    const first = await authenticate(cookie);
    expect(String(first.headers['set-cookie'])).toMatch(/^lemma-lms-sign-in=; .*Max-Age=0/);
    const { access_token } = v.parse(tokenAnswer, first.json());
    const added = await addLoginCookie(access_token);
    expect(added.statusCode).toBe(204);
    const session = String(added.headers['set-cookie']);
    expect(session).toMatch(/_session=/);
    expect(session).toMatch(/httponly/i);
    // It is a token for this only, and only for our own pages.
    expect((await addLoginCookie(access_token, 'https://evil.example')).statusCode).toBe(401);
    const call = await platform.app.inject({
      url: '/api/search?type=problem&lang=de',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(call.statusCode).toBe(401);
  });

  it('who does not teach has no roles', async () => {
    await handOff({ token: 'student', userId: `${hash}@gradepool7@` });
    const row = await platform.database.db
      .selectFrom('user_account')
      .select(['roles', 'family_name'])
      .where('username', '=', `GSSO_rwth_${hash}@gradepool7@`)
      .executeTakeFirst();
    expect(row).toEqual({ roles: [], family_name: 'rwth' });
  });

  it('is taken once with each token', async () => {
    expect(cookieOf(await handOff({ token: 'once' }))).not.toBe('');
    expect(cookieOf(await handOff({ token: 'once' }))).toBe('');
  });

  it.each([
    ['a token that the LMS does not know', { token: 'wrong' }],
    ['no token', { token: '' }],
    ['a token that is none', { token: 'named"' }],
    ['an LMS that fails', { token: 'failed' }],
    ['an LMS that sends on', { token: 'moved' }],
    ['an LMS that answers with a page', { token: 'page' }],
    ['an LMS that answers too much', { token: 'long' }],
    ['no user', { token: 'named', userId: '' }],
    ['an odd user', { token: 'named', userId: 'a b' }],
    ['an organisation without a token check', { token: 'named', org: 'rub', origin: 'https://ilias.rub.example' }],
    ['an unknown organisation', { token: 'named', org: 'tum' }],
    ['an origin of another organisation', { token: 'named', origin: 'https://ilias.rub.example' }],
    ['an unknown server', { token: 'named', serverUrl: 'https://evil.example/api/' }],
  ])('is not signed in: %s', async (_, fields) => {
    const answer = await handOff(fields);
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers.location)).toMatch(/^\/lms-problem-selector\?/);
    expect(cookieOf(answer)).toBe('');
  });

  it.each(posted)('is signed in by a form of his LMS only (%s): from %s', async (token, from, isSignedIn) => {
    const before = asked.length;
    expect(cookieOf(await handOff({ token }, from)) !== '').toBe(isSignedIn);
    expect(asked.length - before).toBe(isSignedIn ? 1 : 0);
  });

  it('is not asked about at an LMS that is not known', async () => {
    const before = asked.length;
    await handOff({ token: 'named', org: 'tum' });
    expect(asked.length).toBe(before);
  });

  it.each(['', 'x.y.z', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.'])('gets no token by %j', async (cookie) => {
    expect((await authenticate(cookie)).statusCode).toBe(401);
    expect((await addLoginCookie(cookie)).statusCode).toBe(401);
  });
});

describe('the file of every LMS', () => {
  it('may be missing', async () => {
    expect(await readLmsFile(undefined)).toMatchObject({ ok: true, value: new Map() });
  });

  it.each([
    ['{"rwth":{"origins":["https://moodle.rwth.example"]}}', undefined],
    [
      '{"a":{"origins":[],"serverUrls":["https://x.example/api/"],"verifyToken":{"url":"https://x.example/v","clientId":"c"}}}',
      undefined,
    ],
    [JSON.stringify({ a: { origins: [], publicKeys: [pem(2048)] } }), undefined],
    [JSON.stringify({ a: { origins: [], publicKeys: [pem(1024)] } }), /a\.publicKeys\.0: is the public RSA key/],
    ['{"a":{"origins":[],"publicKeys":["ssh-rsa AAAA"]}}', /a\.publicKeys\.0: is the public RSA key/],
    [
      JSON.stringify({
        a: { origins: [], apiKeyHash: 'ab'.repeat(32) },
        b: { origins: [], apiKeyHash: 'AB'.repeat(32) },
      }),
      /lms\.json: a and b have the same apiKeyHash/,
    ],
    [
      JSON.stringify({ a: { origins: [], apiKeyHash: 'ab'.repeat(32) }, b: { origins: [] }, c: { origins: [] } }),
      undefined,
    ],
    ['{', /lms\.json: /],
    ['{"a b":{"origins":[]}}', /lms\.json, a b: is the key/],
    ['{"a":{"origins":["https://moodle.example/"]}}', /lms\.json, a\.origins\.0: is an origin/],
    ['{"a":{"origins":["*"]}}', /a\.origins\.0: is an origin/],
    ['{"a":{"origins":["null"]}}', /a\.origins\.0: is an origin/],
    ['{"a":{"origins":[],"serverUrls":["https://x.example/api"]}}', /a\.serverUrls\.0: is the address of a server/],
    ['{"a":{"origins":[],"verifyToken":{"url":"x"}}}', /a\.verifyToken\.url: /],
    ['{"a":{"origins":[],"key":1}}', /a\.key: /],
  ])('%s: %s', async (text, complaint) => {
    const file = join(folder, 'lms.json');
    await writeFile(file, text);
    const read = await readLmsFile(file);
    if (complaint === undefined) expect(read.ok).toBe(true);
    else expect(read.ok ? '' : read.failure).toMatch(complaint);
  });

  it('that does not exist is named', async () => {
    expect(await readLmsFile(join(folder, 'gone.json'))).toMatchObject({
      ok: false,
      failure: `LEMMA_LMS: ${join(folder, 'gone.json')} cannot be read.`,
    });
  });
});
