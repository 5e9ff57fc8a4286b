import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemNow } from '../now.ts';
import { sample, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';
import { ownDeadlineKeys, signDeadline } from './index.ts';

const hour = 3_600_000;
const me = 'demo-learner';
const hash = 'ab'.repeat(64);
const rwth = generateKeyPairSync('rsa', { modulusLength: 2048 });
const body = String.raw`
    \type{input.number} \field{integer}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;

let platform: TestPlatform;
let folder: string;
let worksheet: string;
let other: string;
let ofSave: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-deadline-'));
  const { tex } = sample('sums/one', { titles: { de: 'Summe', en: 'Sum' }, body });
  await mkdir(dirname(join(folder, 'sums/one')), { recursive: true });
  await writeFile(join(folder, 'sums/one.tex'), tex);
  platform = await startPlatform({
    contentFolder: folder,
    lms: new Map([['rwth', { origins: [], serverUrls: [], publicKeys: [rwth.publicKey] }]]),
  });
  worksheet = await sheet('AFTER_DEADLINE', 'One');
  other = await sheet('AFTER_DEADLINE', 'Two');
  ofSave = await sheet('AFTER_SAVE', 'Three');
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
  await platform.database.db.deleteFrom('worksheet_deadline').execute();
});

async function sheet(correctorType: string, title: string): Promise<string> {
  const { body: made } = await call('lecturer', 'POST', '/course/worksheets', {
    configuration: {
      correction: { correctorType, allowNewDataGenerationNTimes: 3, canUserViewCorrection: true },
      weightedDocuments: [{ path: 'sums/one', weight: 1 }],
    },
    template: { title: { de: title, en: title }, documents: [{ path: 'sums/one' }] },
  });
  return made.id ?? '';
}

type Answered = ResponseOf<'openProblem'> &
  ResponseOf<'readCorrection'> & { readonly id?: string; readonly field?: string; readonly deadline?: unknown };

async function call(caller: TestCaller, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const response = await platform.call(caller, url, { method, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<Answered>() };
}

/** A deadline so many milliseconds from now, signed by the platform. */
async function signed(left: number, of: { readonly user?: string; readonly worksheet?: string } = {}) {
  const [key] = await ownDeadlineKeys(platform.database.db);
  const deadline = systemNow() + left;
  const deadlineSignature = signDeadline({ user: me, worksheet, deadline, ...of }, key);
  return { deadline, deadlineSignature };
}

interface Told {
  readonly deadline?: unknown;
  readonly deadlineSignature?: unknown;
}

function query(told: Told): string {
  const said = Object.entries(told).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(said).toString();
}

const place = (id: string) => `/problem-engine/users/${me}/worksheets/${id}/problems`;
const open = (told: Told = {}, id = worksheet) =>
  call('learner', 'GET', `${place(id)}/personalised-data?path=sums/one&lang=en&${query(told)}`);
const newData = (told: Told = {}) =>
  call('learner', 'POST', `${place(worksheet)}/personalised-data?path=sums/one&lang=en`, told);
const correction = (method: 'GET' | 'POST', told: Told = {}) =>
  method === 'POST'
    ? call('learner', 'POST', `${place(worksheet)}/en/correction?path=sums/one`, told)
    : call('learner', 'GET', `${place(worksheet)}/en/correction?path=sums/one&${query(told)}`);
const answer = { path: 'user/answer/question_1/answer_1', value: '2', lang: 'en', version: 0 };
const of = (id: string) => ({ problem: 'sums/one', lang: 'en', worksheet: id });
const keep = (told: Told = {}, id = worksheet) =>
  call('learner', 'PUT', '/semiprotected/problem/datasheet', { ...of(id), answer: [answer], ...told });
const save = (told: Told = {}, id = worksheet) =>
  call('learner', 'POST', '/semiprotected/problem/store-answer', { ...of(id), content: [answer], ...told });
const look = (told: Told = {}, caller: TestCaller = 'learner') =>
  call(caller, 'GET', `/course/worksheets/${worksheet}?${query(told)}`);

/** Every call of a learner about a worksheet. */
const every: Readonly<Record<string, (told: Told) => ReturnType<typeof call>>> = {
  open,
  newData,
  'POST correction': (told) => correction('POST', told),
  'GET correction': (told) => correction('GET', told),
  keep,
  save,
  'data sheet': (told) =>
    call(
      'learner',
      'GET',
      `/semiprotected/problem/datasheet?problem=sums/one&lang=en&worksheet=${worksheet}&${query(told)}`,
    ),
  worksheet: (told) => look(told),
};

describe('before the deadline', () => {
  it('answers are taken, the time that is left is told, and no correction is shown', async () => {
    const told = await signed(hour);
    const { status, body: opened } = await open(told);
    expect([status, opened.standing.editable]).toEqual([200, true]);
    expect(opened.deadline).toMatchObject({ at: told.deadline });
    const { left } = opened.deadline ?? { left: 0 };
    expect(left).toBeGreaterThan(hour - 60_000);
    expect(left).toBeLessThanOrEqual(hour);
    expect((await keep(told)).status).toBe(200);
    expect((await save(told)).status).toBe(200);
    expect((await correction('POST', told)).status).toBe(403);
    expect((await correction('GET', told)).status).toBe(403);
    expect((await look(told)).body.deadline).toMatchObject({ at: told.deadline });
  });
});

describe('after the deadline', () => {
  it('nothing is taken, nothing is drawn, and the correction is shown', async () => {
    await open();
    await save();
    const told = await signed(-1000);
    const { body: opened } = await open(told);
    expect([opened.standing.editable, opened.controls]).toEqual([false, ['correction']]);
    expect((await keep(told)).body.id).toBe('problem-engine_answers_closed');
    expect((await save(told)).body.id).toBe('problem-engine_answers_closed');
    const { status, body: corrected } = await correction('POST', told);
    expect([status, corrected.score, corrected.questions[0]?.answers[0]?.solution]).toEqual([200, 1, '2']);
    expect((await correction('GET', told)).status).toBe(200);
  });

  it('holds without being told again: leaving it out is no way around it', async () => {
    await open(await signed(-1000));
    expect((await save()).body.id).toBe('problem-engine_answers_closed');
    expect((await open()).body.standing.editable).toBe(false);
    // Another worksheet has another deadline, or none.
    expect((await save({}, ofSave)).status).toBe(409);
    await open({}, ofSave);
    expect((await save({}, ofSave)).status).toBe(200);
  });

  it('is later once a later one is signed, and an earlier one does not bring back the first', async () => {
    const [early, late] = [await signed(-hour), await signed(hour)];
    await open(early);
    expect((await open(late)).body.deadline).toMatchObject({ at: late.deadline });
    expect((await open(early)).body.deadline).toMatchObject({ at: late.deadline });
    expect((await save()).status).toBe(200);
  });

  it('concerns the learner whose work it is, whoever looks', async () => {
    const told = await signed(-1000);
    await open(told);
    const asTutor = await call('lecturer', 'GET', `${place(worksheet)}/personalised-data?path=sums/one&lang=en`);
    expect(asTutor.body.deadline).toMatchObject({ at: told.deadline });
    expect((await look({}, 'lecturer')).body.deadline).toBeUndefined();
    expect((await look(told, 'lecturer')).body.id).toBe('problem-engine_deadline_not_signed');
  });
});

describe.each(Object.keys(every))('%s', (name) => {
  const make = every[name] ?? open;

  it('refuses a deadline of somebody else, of another worksheet, or altered', async () => {
    await open();
    await save();
    const mine = await signed(hour);
    for (const told of [
      await signed(hour, { user: 'demo-tutor' }),
      await signed(hour, { worksheet: other }),
      { ...mine, deadline: mine.deadline + 1 },
      { ...mine, deadlineSignature: mine.deadlineSignature.slice(0, -1) },
      { ...mine, deadlineSignature: 'AAAA' },
    ]) {
      const { status, body: refused } = await make(told);
      expect([status, refused.id]).toEqual([403, 'problem-engine_deadline_not_signed']);
    }
  });

  it('refuses what is no time in plain digits, and one half without the other', async () => {
    const { deadlineSignature, deadline } = await signed(hour);
    for (const odd of ['1e15', '1e12', '-0', '0', `-${deadline}`, `${deadline}.0`, '', 'NaN', '0x18', ` ${deadline}`]) {
      expect([odd, (await make({ deadline: odd, deadlineSignature })).status]).toEqual([odd, 400]);
    }
    expect((await make({ deadline })).status).toBe(400);
    expect((await make({ deadlineSignature })).status).toBe(400);
  });
});

describe('a deadline told twice', () => {
  it('is refused in a query, in JSON and in a form', async () => {
    const told = await signed(hour);
    const twice = `${query(told)}&${query(told)}`;
    const inQuery = await platform.call(
      'learner',
      `${place(worksheet)}/personalised-data?path=sums/one&lang=en&${twice}`,
    );
    expect(inQuery.statusCode).toBe(400);
    expect((await save({ ...told, deadline: [told.deadline, told.deadline] })).status).toBe(400);
    const form = new URLSearchParams({ problem: 'sums/one', lang: 'en', worksheet }).toString();
    const post = (payload: string) =>
      platform.call('learner', '/semiprotected/problem/store-answer', {
        method: 'POST',
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    await open();
    expect((await post(`${form}&${query(told)}`)).statusCode).toBe(200);
    expect((await post(`${form}&${twice}`)).statusCode).toBe(400);
  });
});

// The last: the account gets the name under which an LMS knows it.
describe('a deadline of an LMS', () => {
  it('holds for its own user', async () => {
    await open();
    const account = `GSSO_rwth_${hash}`;
    await platform.database.db.updateTable('user_account').set({ username: account }).where('id', '=', me).execute();
    const deadline = systemNow() - 1000;
    const text = `${deadline}${account.toLowerCase()}${worksheet}`;
    const deadlineSignature = sign('sha512', Buffer.from(text), rwth.privateKey).toString('base64');
    expect((await open({ deadline, deadlineSignature })).body.standing.editable).toBe(false);
    expect((await open({ deadline: deadline + hour, deadlineSignature })).status).toBe(403);
    expect((await save()).body.id).toBe('problem-engine_answers_closed');
  });
});
