import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '@lemma/api-client/wire';
import { readLmsFile } from '../lms/index.ts';
import {
  Browser,
  beginSignIn,
  contentOfThings,
  LmsDouble,
  sample,
  startPlatform,
  worksheetOf,
  type TestPlatform,
} from '../testing/index.ts';

const origin = 'http://localhost:8080';
const moodle = new LmsDouble('moodle', 'rwth');
const ilias = new LmsDouble('ilias', 'rub_1');
/** Its key begins like that of another. */
const other = new LmsDouble('moodle', 'rub');
const folder = mkdtempSync(join(tmpdir(), 'lemma-launch-'));
const body =
  '\\begin{question} \\type{input.number} \\text{\\ansref} \\begin{answer} \\solution{2} \\end{answer} \\end{question}';
/** Besides: a problem of no course, and one of an examination. */
const content = [
  ...contentOfThings,
  sample('things/free', { titles: { en: 'Free' }, body }),
  sample('things/hidden', { titles: { en: 'Hidden' }, body }),
  sample('things/secret', { titles: { en: 'Secret' }, body }),
  sample('things/examination', {
    kind: 'course',
    titles: { en: 'Examination' },
    body: '\\begin{chapter}\\title{Things}\\begin{worksheet}[exam]\\problem{/things/secret}\\end{worksheet}\\end{chapter}',
  }),
];
let platform: TestPlatform;
let now = Date.now();
let sheet = '';
let lateSheet = '';

beforeAll(async () => {
  await Promise.all([moodle.start(), ilias.start(), other.start()]);
  const file = join(folder, 'lms.json');
  writeFileSync(
    file,
    JSON.stringify({
      rwth: moodle.settings(),
      rub_1: ilias.settings(),
      rub: other.settings(),
      keyless: { origins: [] },
    }),
  );
  const lms = await readLmsFile(file);
  if (!lms.ok) throw new Error(lms.failure);
  platform = await startPlatform({ origin, content, lms: lms.value, now: () => now });
  sheet = await makeSheet('AFTER_SAVE', 'One');
  lateSheet = await makeSheet('AFTER_DEADLINE', 'Two');
});
afterAll(async () => {
  await platform.dispose();
  for (const each of [moodle, ilias, other]) each.dispose();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  moodle.answer = undefined;
  // Rates do not pile up over tests.
  now += 120_000;
});

async function makeSheet(correctorType: 'AFTER_SAVE' | 'AFTER_DEADLINE', title: string): Promise<string> {
  const { configuration, template } = worksheetOf('things/sum', title, true);
  const made = await platform.call('lecturer', '/course/worksheets', {
    method: 'POST',
    payload: {
      configuration: {
        correction: { ...configuration.correction, correctorType },
        weightedDocuments: [
          { path: 'things/sum', weight: 3 },
          { path: 'things/root', weight: 1 },
        ],
      },
      template: { ...template, documents: [{ path: 'things/sum' }, { path: 'things/root' }] },
    },
  });
  return v.parse(calls.createWorksheet.response, made.json()).id;
}

const loginPath = '/api/public/xapi/auth/sso/login';

function post(form: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}) {
  return platform.app.inject({
    method: 'POST',
    url: loginPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
}

function without(form: Readonly<Record<string, string>>, ...names: readonly string[]) {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name)));
}

type Answer = Awaited<ReturnType<typeof post>>;

function cookiesOf({ headers }: Pick<Answer, 'headers'>): readonly string[] {
  const set = headers['set-cookie'] ?? [];
  return Array.isArray(set) ? set : [set];
}

function cookieHeader(answer: Pick<Answer, 'headers'>): string {
  return cookiesOf(answer)
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

function queryOf({ headers }: Answer): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(String(headers.location), origin).searchParams);
}

const tokenAnswer = v.object({ access_token: v.string() });

/** Does what the web app does after the launch: the cookie for a token, that for a session, that for an access token. */
async function signedIn(launched: Answer): Promise<{ readonly bearer: string; readonly session: readonly string[] }> {
  const told = await platform.app.inject({ url: '/api/sso/authenticate', headers: { cookie: cookieHeader(launched) } });
  const { access_token } = v.parse(tokenAnswer, told.json());
  const added = await platform.app.inject({
    method: 'POST',
    url: '/realms/lemma/add-login-cookie',
    headers: { authorization: `Bearer ${access_token}`, origin },
  });
  expect(added.statusCode).toBe(204);
  const { url, verifier, redirectUri } = beginSignIn(origin, '/', { prompt: 'none' });
  const back = await platform.app.inject({ url, headers: { cookie: cookieHeader(added), host: 'localhost:8080' } });
  const code = new URLSearchParams(new URL(String(back.headers.location)).hash.slice(1)).get('code') ?? '';
  const tokens = await platform.app.inject({
    method: 'POST',
    url: '/realms/lemma/protocol/openid-connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:8080' },
    payload: new URLSearchParams({
      ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri },
      ...{ code_verifier: verifier, client_id: 'lemma-web' },
    }).toString(),
  });
  return { bearer: v.parse(tokenAnswer, tokens.json()).access_token, session: cookiesOf(added) };
}

/** Answers both problems' first field in a worksheet, or a problem on its own. */
async function save(bearer: string, path: string, value: string, worksheet?: string) {
  const headers = { authorization: `Bearer ${bearer}` };
  const userId = v.parse(v.object({ sub: v.string() }), JSON.parse(atob(bearer.split('.')[1] ?? ''))).sub;
  const place = worksheet === undefined ? '' : `/worksheets/${worksheet}`;
  const opened = await platform.app.inject({
    url: `/api/problem-engine/users/${userId}${place}/problems/personalised-data?${new URLSearchParams({ path, lang: 'en' }).toString()}`,
    headers,
  });
  expect(opened.body).toContain('answers');
  const key = 'user/answer/question_1/answer_1';
  const version = v.parse(calls.openProblem.response, opened.json()).answers[key]?.version ?? 0;
  return platform.app.inject({
    method: 'POST',
    url: '/api/semiprotected/problem/store-answer',
    headers,
    payload: {
      ...{ problem: path, lang: 'en', content: [{ path: key, value, lang: 'en', version }] },
      ...(worksheet !== undefined && { worksheet }),
    },
  });
}

function ask(body: object, key: string | undefined = moodle.apiKey, query = '?v=2') {
  return platform.app.inject({
    method: 'POST',
    url: `/api/public/xapi${query}`,
    headers: key === '' ? {} : { 'x-api-key': key },
    payload: { course: 'courses/one', lastSync: 0, includeAll: true, ...body },
  });
}

async function scores(user: string, objectId: string, lms = moodle, more: object = {}): Promise<readonly number[]> {
  const answer = await ask({ users: [lms.accountOf(user)], objectIds: [objectId], ...more }, lms.apiKey);
  return v.parse(calls.xapiStatements.response, answer.json()).map(({ result }) => result.score.raw);
}

describe.each([moodle, ilias])('a task that is opened from $kind', (lms) => {
  it('lands in its worksheet, is answered, and its score is read back', async () => {
    const deadline = now + 3_600_000;
    const launched = await post(lms.form(origin, 'ada', { link: `worksheet_${sheet}`, language: 'en', deadline }));
    expect(launched.statusCode).toBe(303);
    const { signedDeadline = '', ...query } = queryOf(launched);
    expect(query).toEqual({ resourceId: `worksheet_${sheet}`, sso: 'true', ...(lms === moodle && { lang: 'en' }) });
    // Signed by the platform itself from here on.
    const signed = v.parse(v.object({ deadline: v.number(), signature: v.string() }), JSON.parse(signedDeadline));
    expect(signed.deadline).toBe(deadline);
    expect(signed.signature).toMatch(/^lemma\./);
    const { bearer } = await signedIn(launched);
    const read = await platform.app.inject({
      url: `/api/course/worksheets/${sheet}`,
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(read.json()).toMatchObject({ deadline: { at: deadline } });
    expect((await save(bearer, 'things/sum', '2', sheet)).statusCode).toBe(200);
    expect(await scores('ada', `worksheet_${sheet}`, lms)).toEqual([0.75]);
    const answer = await ask({ users: [lms.accountOf('ada')], objectIds: [`worksheet_${sheet}`] }, lms.apiKey);
    const [statement] = v.parse(calls.xapiStatements.response, answer.json());
    expect(statement?.timestamp).toMatch(/^20\d\d-.*Z$/);
    expect(answer.json()).toMatchObject([
      {
        actor: { account: { name: lms.accountOf('ada'), homePage: origin } },
        result: { score: { raw: 0.75, scaled: 0.75 } },
      },
    ]);
  });

  it('lands in a worksheet that was deleted only if he has begun it', async () => {
    const begun = await makeSheet('AFTER_SAVE', `Three of ${lms.kind}`);
    const task = { link: `worksheet_${begun}`, language: 'en' };
    const { bearer } = await signedIn(await post(lms.form(origin, 'eva', task)));
    expect((await save(bearer, 'things/sum', '2', begun)).statusCode).toBe(200);
    await platform.database.db
      .updateTable('worksheet_template')
      .set({ deleted_at: new Date(now) })
      .where('id', '=', (is) => is.selectFrom('worksheet').select('template_id').where('id', '=', begun))
      .execute();
    expect((await post(lms.form(origin, 'eva', task))).statusCode).toBe(303);
    expect((await post(lms.form(origin, 'fred', task))).statusCode).toBe(404);
  });

  it('lands in a problem of no course, which he may then work on, or in a course; not in an examination', async () => {
    const launched = await post(lms.form(origin, 'eve', { link: 'things/free', language: 'en' }));
    expect(queryOf(launched)).toMatchObject({ resourceId: 'things/free', sso: 'true' });
    const { bearer } = await signedIn(launched);
    expect((await save(bearer, 'things/free', '3')).statusCode).toBe(200);
    expect(await scores('eve', 'things/free', lms)).toEqual([0]);
    now += 60_000;
    expect((await save(bearer, 'things/free', '2')).statusCode).toBe(200);
    expect(await scores('eve', 'things/free', lms)).toEqual([0, 1]);
    const course = await post(lms.form(origin, 'eve', { link: 'things/course', language: 'en' }));
    expect(course.headers.location).toBe('/course?sso=true');
    const set = await post(lms.form(origin, 'eve', { link: 'things/secret', language: 'en' }));
    expect(set.statusCode).toBe(404);
    const missing = await post(lms.form(origin, 'eve', { link: 'things/none', language: 'en' }));
    expect(missing.statusCode).toBe(404);
  });
});

describe('a worksheet that is assigned to named people', () => {
  it('exists for those whom an LMS sends there, at its times, and its problems are no tasks of their own', async () => {
    const hour = 3_600_000;
    const made = await platform.call('lecturer', '/course/worksheets', {
      method: 'POST',
      payload: worksheetOf('things/hidden', 'Hidden', true),
    });
    const { id } = v.parse(calls.createWorksheet.response, made.json());
    const terms = { audience: 'named', takesLate: false, opens: now + hour, deadline: now + 2 * hour };
    const assigned = await platform.call('lecturer', '/course/assignments', {
      method: 'POST',
      payload: { worksheetId: id, terms, people: ['demo-learner'] },
    });
    expect(assigned.statusCode).toBe(201);
    const launch = (who: string, link: string) => post(moodle.form(origin, who, { link, language: 'en' }));
    // The link in the form is not signed.
    expect((await launch('gus', 'things/hidden')).statusCode).toBe(404);
    const sent = await signedIn(await launch('gus', `worksheet_${id}`));
    const other = await signedIn(await launch('hal', `worksheet_${sheet}`));
    const open = async ({ bearer }: typeof sent) => {
      const { sub } = v.parse(v.object({ sub: v.string() }), JSON.parse(atob(bearer.split('.')[1] ?? '')));
      return platform.app.inject({
        url: `/api/problem-engine/users/${sub}/worksheets/${id}/problems/personalised-data?path=things/hidden&lang=en`,
        headers: { authorization: `Bearer ${bearer}` },
      });
    };
    const statuses = async () => [(await open(sent)).statusCode, (await open(other)).statusCode];
    expect(await statuses()).toEqual([403, 404]);
    await platform.database.db
      .updateTable('assignment')
      .set({ opens: new Date(now - hour), deadline: new Date(now + hour) })
      .execute();
    expect(await statuses()).toEqual([200, 404]);
    expect((await open(sent)).json()).toMatchObject({ deadline: { at: now + hour }, standing: { editable: true } });
    await platform.database.db
      .updateTable('assignment')
      .set({ deadline: new Date(now) })
      .execute();
    expect((await open(sent)).json()).toMatchObject({ standing: { editable: false } });
    expect(await statuses()).toEqual([200, 404]);
  });
});

describe('a lecturer who is launched', () => {
  it('may choose from the pool', async () => {
    const form = moodle.form(origin, 'lena', { link: 'things/sum', language: 'en' }, '@lecturer@');
    const { bearer } = await signedIn(await post(form));
    const search = await platform.app.inject({
      url: '/api/search?type=problem&lang=en',
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(search.statusCode).toBe(200);
  });
});

describe('a token', () => {
  it('is taken once', async () => {
    const form = moodle.form(origin, 'once', { link: `worksheet_${sheet}`, language: 'en' });
    expect((await post(form)).statusCode).toBe(303);
    expect((await post(form)).statusCode).toBe(403);
  });

  it('opens for its own user only, of 200 that come at the same time twice', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `user${String(at)}`);
    const forms = names.map((name) => moodle.form(origin, name, { link: `worksheet_${sheet}`, language: 'en' }));
    const answers = await Promise.all([...forms, ...forms].map((form) => post(form)));
    const opened = answers.map(({ statusCode }) => statusCode === 303);
    const each = names.map((_, at) => Number(opened[at]) + Number(opened[at + 200]));
    expect(each).toEqual(names.map(() => 1));
    const wrong = await Promise.all(
      forms.map(async ({ userId = '' }, at) => {
        const answer = answers[opened[at] === true ? at : at + 200];
        if (answer === undefined) return true;
        const token = cookieHeader(answer).split('=')[1]?.split('.')[1] ?? '';
        const { sub } = v.parse(v.object({ sub: v.string() }), JSON.parse(atob(token)));
        const row = await platform.database.db
          .selectFrom('user_account')
          .select('username')
          .where('id', '=', sub)
          .executeTakeFirst();
        return row?.username !== `GSSO_rwth_${userId}`;
      }),
    );
    expect(wrong.filter(Boolean)).toEqual([]);
  });

  it('of another user is refused', async () => {
    const mine = moodle.form(origin, 'mine', { link: `worksheet_${sheet}`, language: 'en' });
    expect((await post({ ...mine, userId: moodle.idOf('ada') })).statusCode).toBe(403);
  });

  it.each<[string, (to: string) => LmsDouble['answer']]>([
    ['redirects', (to) => (response) => response.writeHead(302, { location: to }).end()],
    ['fails', () => (response) => response.writeHead(500).end('{"status":"valid"}')],
    ['answers with a page', () => (response) => response.end('<p>{"status":"valid"}')],
    ['never answers', () => () => undefined],
  ])('is not confirmed by an LMS that %s', async (_title, answer) => {
    const valid = createServer((_request, response) => response.end('{"status":"valid"}'));
    await new Promise<void>((done) => valid.listen(0, '127.0.0.1', () => done()));
    const address = valid.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    moodle.answer = answer(`http://127.0.0.1:${String(port)}/`);
    const form = moodle.form(origin, 'odd', { link: `worksheet_${sheet}`, language: 'en' });
    expect((await post(form)).statusCode).toBe(403);
    valid.close();
  });
});

describe('a form', () => {
  const task = () => ({ link: `worksheet_${sheet}`, language: 'de' });

  it('of an organisation that is not known asks nobody anything', async () => {
    const before = moodle.asked.length;
    const form = moodle.form(origin, 'ada', task());
    for (const org of ['tum', '', '__proto__', 'rwth ']) {
      expect((await post({ ...form, org })).statusCode).toBe(404);
    }
    expect((await post(form, { origin: 'https://evil.example' })).statusCode).toBe(404);
    expect((await post(form, { origin: 'null' })).statusCode).toBe(404);
    expect(moodle.asked.length).toBe(before);
  });

  it.each([
    ['deadline', '1e15'],
    ['deadline', '-0'],
    ['deadline', '-1688374980000'],
    ['deadline', '0'],
    ['deadline', '1688374980000.5'],
    ['deadline', '0x18912345678'],
    ['deadline', 'NaN'],
    ['deadline', ' 1688374980000'],
    ['deadline', '[1688374980000]'],
    ['deadlineSignature', 'a b'],
    ['deadlineSignature', 'x'.repeat(2000)],
    ['path', '../etc/passwd'],
    ['path', 'https://evil.example/'],
    ['path', '//evil.example'],
    ['path', 'a\u0000b'],
    ['path', 'x'.repeat(900)],
  ])('with %s %j cannot be read', async (name, value) => {
    const before = moodle.asked.length;
    const form = moodle.form(origin, 'ada', { ...task(), deadline: now + 60_000 });
    const asked = moodle.asked.length;
    expect((await post({ ...form, [name]: value })).statusCode).toBe(400);
    expect(moodle.asked.length).toBe(asked);
    expect(asked).toBe(before);
  });

  it.each(['userId', 'token', 'org', 'path', 'lang', 'deadline', 'deadlineSignature'])(
    'with %s twice is refused',
    async (name) => {
      const form = moodle.form(origin, 'ada', { ...task(), deadline: now + 60_000 });
      const twice = new URLSearchParams(form);
      twice.append(name, twice.get(name) ?? '');
      expect((await post(twice.toString())).statusCode).toBe(name === 'org' ? 404 : 400);
    },
  );

  it.each(['deadline', 'deadlineSignature'])('with a deadline but without %s is refused', async (name) => {
    const form = without(moodle.form(origin, 'ada', { ...task(), deadline: now + 60_000 }), name);
    expect((await post(form)).statusCode).toBe(400);
  });

  it('of an older client names its task by a whole address of this platform', async () => {
    const old = without(moodle.form(origin, 'old', task()), 'path', 'lang');
    expect(queryOf(await post(old))).toMatchObject({ resourceId: `worksheet_${sheet}`, lang: 'de' });
    const foreign = moodle.form(origin, 'old', task());
    expect(
      (await post({ ...foreign, path: '', resource: `https://evil.example/api/worksheet_${sheet}` })).statusCode,
    ).toBe(400);
  });

  it.each([
    ['de-DE,en;q=0.5', 'Die Aufgabe lässt sich nicht öffnen'],
    ['en', 'The task cannot be opened'],
    ['fr', 'Impossible d’ouvrir l’exercice'],
    ['zh-CN', '无法打开练习'],
  ])('that opens nothing is answered in the language of the reader (%s)', async (language, title) => {
    const answer = await post({ org: 'tum' }, { 'accept-language': language });
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain('role="alert"');
  });
});

describe('a deadline that an LMS has signed', () => {
  const task = () => ({ link: `worksheet_${lateSheet}`, language: 'en', deadline: now + 3_600_000 });

  it.each([
    ['altered', (form: Readonly<Record<string, string>>) => ({ ...form, deadline: String(Number(form.deadline) + 1) })],
    [
      'for another user',
      (form: Readonly<Record<string, string>>) => ({ ...form, ...signatureOf(moodle.form(origin, 'zoe', task())) }),
    ],
    [
      'for another worksheet',
      (form: Readonly<Record<string, string>>) => ({
        ...form,
        ...signatureOf(moodle.form(origin, 'kim', { ...task(), link: `worksheet_${sheet}` })),
        token: moodle.tokenOf('kim'),
      }),
    ],
    [
      'by another LMS',
      (form: Readonly<Record<string, string>>) => ({ ...form, ...signatureOf(ilias.form(origin, 'kim', task())) }),
    ],
  ])('is refused when it is %s', async (_title, change) => {
    expect((await post(change(moodle.form(origin, 'kim', task())))).statusCode).toBe(403);
  });

  it('is verified with the key that the LMS shows after it has exchanged it', async () => {
    expect((await post(moodle.form(origin, 'lou', task()))).statusCode).toBe(303);
    now += 120_000;
    moodle.exchangeKey();
    expect((await post(moodle.form(origin, 'lou', task()))).statusCode).toBe(303);
  });

  it('is needed where the correction waits for it', async () => {
    const undated = { link: `worksheet_${lateSheet}`, language: 'en' };
    expect((await post(moodle.form(origin, 'max', undated))).statusCode).toBe(403);
    expect((await post(moodle.form(origin, 'lena', undated, '@lecturer@'))).statusCode).toBe(303);
  });

  it('lets the grade be known once it has passed, without the learner looking', async () => {
    const { bearer } = await signedIn(await post(moodle.form(origin, 'tom', { ...task(), deadline: now + 3_600_000 })));
    expect((await save(bearer, 'things/sum', '2', lateSheet)).statusCode).toBe(200);
    expect(await scores('tom', `worksheet_${lateSheet}`)).toEqual([]);
    now += 3_700_000;
    expect(await scores('tom', `worksheet_${lateSheet}`)).toEqual([0.75]);
  });
});

function signatureOf({ deadlineSignature = '' }: Readonly<Record<string, string>>) {
  return { deadlineSignature };
}

describe('grades', () => {
  it('of a problem are those of each try, oldest first; the last one counts', async () => {
    const { bearer } = await signedIn(
      await post(moodle.form(origin, 'ben', { link: `worksheet_${sheet}`, language: 'en' })),
    );
    await save(bearer, 'things/sum', '2', sheet);
    await save(bearer, 'things/root', 'x', sheet);
    const all = await ask({ users: [moodle.accountOf('ben')], objectIds: [`worksheet_${sheet}`] });
    const times = v.parse(calls.xapiStatements.response, all.json()).map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
    expect((await scores('ben', `worksheet_${sheet}`)).at(-1)).toBe(0.75);
    expect(
      await scores('ben', `worksheet_${sheet}`, moodle, { includeAll: false, lastSync: Date.now() + 1000 }),
    ).toEqual([]);
    expect(await scores('ben', 'things/none')).toEqual([]);
  });

  it('are told to the LMS of the users, by its key, and to nobody else', async () => {
    const users = [moodle.accountOf('ada'), ilias.accountOf('ada'), 'demo-learner', 'learner', 'GSSO_rwth_'];
    const names = async (key: string) => {
      const answer = await ask({ users, objectIds: [`worksheet_${sheet}`] }, key);
      return v.parse(calls.xapiStatements.response, answer.json()).map(({ actor }) => actor.account.name);
    };
    expect(await names(moodle.apiKey)).toEqual([moodle.accountOf('ada')]);
    expect(await names(ilias.apiKey)).toEqual([ilias.accountOf('ada')]);
    expect(await names(other.apiKey)).toEqual([]);
    for (const key of ['', 'x', moodle.apiKey.slice(1), `${moodle.apiKey} `.toUpperCase()]) {
      const answer = await ask({ users, objectIds: [`worksheet_${sheet}`] }, key);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ status: 401 });
    }
  });

  it('are the same in version 1', async () => {
    const body = { users: [moodle.accountOf('ada')], objectIds: [`worksheet_${sheet}`] };
    expect((await ask(body, moodle.apiKey, '')).json()).toEqual((await ask(body)).json());
  });

  it.each<[string, object]>([
    ['no user', { users: undefined }],
    ['users that are a text', { users: 'ada' }],
    ['too many users', { users: Array.from({ length: 5001 }, String) }],
    ['no object', { objectIds: [] }],
    ['a time that is none', { lastSync: -1 }],
    ['a deadline with an exponent', { context: { worksheet_1: { userContexts: { a: { deadline: '1e15' } } } } }],
    ['a deadline in a list', { context: { worksheet_1: { userContexts: { a: { deadline: [1] } } } } }],
    ['another version', { v: '3' }],
  ])('are not told for %s', async (_title, body) => {
    const query = 'v' in body ? '?v=3' : '?v=2';
    const answer = await ask({ users: [], objectIds: ['a'], ...body }, moodle.apiKey, query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400 });
  });

  it('come with the deadlines of the LMS, which are kept; PHP writes an empty table as a list', async () => {
    const { bearer } = await signedIn(
      await post(moodle.form(origin, 'dee', { link: `worksheet_${sheet}`, language: 'en' })),
    );
    const name = moodle.accountOf('dee');
    const deadline = now + 7_200_000;
    for (const context of [[], { [`worksheet_${sheet}`]: { language: 'en', userContexts: [] } }]) {
      expect((await ask({ users: [name], objectIds: [`worksheet_${sheet}`], context })).statusCode).toBe(200);
    }
    const context = {
      [`worksheet_${sheet}`]: {
        language: 'en',
        userContexts: { [name]: { deadline }, [ilias.accountOf('ada')]: { deadline } },
      },
      worksheet_none: { language: 'en', userContexts: { [name]: { deadline } } },
    };
    expect((await ask({ users: [name], objectIds: [`worksheet_${sheet}`], context })).json()).toEqual([]);
    const read = await platform.app.inject({
      url: `/api/course/worksheets/${sheet}`,
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(read.json()).toMatchObject({ deadline: { at: deadline } });
  });
});

describe('a launch in a frame', () => {
  const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
  const task = () => ({ link: `worksheet_${sheet}`, language: 'en' });

  it('has cookies of its own, which no other page is sent, and pages in the frame of its LMS', async () => {
    const launched = await post(moodle.form(origin, 'ada', task()), { ...framed, origin: moodle.origin });
    const cookies = cookiesOf(launched);
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=None; Secure; Partitioned$/);
    const { session } = await signedIn(launched);
    for (const cookie of session) expect(cookie).toMatch(/; secure; httponly; partitioned|samesite=none; secure/i);
    const policy = async (cookie: string) => {
      const { headers } = await platform.app.inject({ url: '/pool', headers: { cookie } });
      return /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0];
    };
    expect(await policy(cookieHeader(launched))).toBe(`frame-ancestors 'self' ${moodle.origin}`);
    for (const cookie of [
      '',
      'lemma-lms-frame=tum',
      'lemma-lms-frame=keyless',
      'lemma-lms-frame=https://evil.example',
    ]) {
      expect(await policy(cookie)).toBe("frame-ancestors 'self'");
    }
    const failed = await post(
      { ...moodle.form(origin, 'ada', task()), token: 'x' },
      { ...framed, origin: moodle.origin },
    );
    expect(failed.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${moodle.origin}`);
  });

  it('in a window of its own is a session as any other', async () => {
    const launched = await post(moodle.form(origin, 'ada', task()), {
      'sec-fetch-dest': 'document',
      'sec-fetch-site': 'cross-site',
    });
    expect(cookiesOf(launched)[0]).toMatch(/; Path=\/api\/sso; Max-Age=120; HttpOnly; SameSite=Lax$/);
    const { session } = await signedIn(launched);
    expect(session.join()).toMatch(/samesite=lax/i);
    expect(session.join()).not.toMatch(/partitioned/i);
    expect(cookieHeader(launched)).not.toContain('lemma-lms-frame');
  });
});

describe('signing out by the LMS', () => {
  const leave = (org: string, from: string | undefined, cookie = '') =>
    platform.app.inject({
      url: `/api/public/xapi/auth/sso/logout/${org}`,
      headers: { cookie, ...(from !== undefined && { origin: from }) },
    });

  it('ends the sessions of its user, as often as it is asked', async () => {
    const launched = await post(moodle.form(origin, 'gus', { link: `worksheet_${sheet}`, language: 'en' }));
    const { session } = await signedIn(launched);
    const isSomebody = async () => {
      const { url } = beginSignIn(origin, '/', { prompt: 'none' });
      const cookie = session.map((each) => each.split(';')[0]).join('; ');
      const back = await platform.app.inject({ url, headers: { cookie, host: 'localhost:8080' } });
      return String(back.headers.location).includes('code=');
    };
    expect(await isSomebody()).toBe(true);
    const cookie = cookieHeader(launched);
    // Not by another LMS, not by any page, and not by a picture.
    expect((await leave('rub_1', ilias.origin, cookie)).statusCode).toBe(204);
    expect((await leave('rwth', 'https://evil.example', cookie)).statusCode).toBe(403);
    expect((await leave('rwth', undefined, cookie)).statusCode).toBe(403);
    expect((await leave('tum', moodle.origin, cookie)).statusCode).toBe(403);
    expect(await isSomebody()).toBe(true);
    for (let times = 0; times < 2; times += 1) {
      const left = await leave('rwth', moodle.origin, cookie);
      expect(left.statusCode).toBe(204);
      expect(left.headers).toMatchObject({
        'access-control-allow-origin': moodle.origin,
        'access-control-allow-credentials': 'true',
      });
    }
    expect(await isSomebody()).toBe(false);
  });
});

describe('so many launches', () => {
  it('of one network that nobody needs them have to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 620 }, () => post({ org: 'tum' })));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('beside a Keycloak', () => {
  it('users of an LMS sign in here, and nobody else', async () => {
    const lms = new Map([
      ['rwth', { origins: [moodle.origin], serverUrls: [], verifyToken: moodle.settings().verifyToken }],
    ]);
    const beside = await startPlatform({ origin, content, lms, authUrl: 'http://127.0.0.1:9' });
    const launched = await beside.app.inject({
      method: 'POST',
      url: loginPath,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(moodle.form(origin, 'kay', { link: 'things/course', language: 'en' })).toString(),
    });
    expect([launched.statusCode, launched.headers.location]).toEqual([303, '/course?sso=true']);
    const cookie = cookieHeader(launched);
    const told = await beside.app.inject({ url: '/api/sso/authenticate', headers: { cookie } });
    expect(told.statusCode).toBe(200);
    const browser = new Browser(beside.app, origin);
    const login = await browser.visit('/realms/lemma/login-actions/authenticate/x');
    expect(login.statusCode).toBe(404);
    await beside.dispose();
  });
});
