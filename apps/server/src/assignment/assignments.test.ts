import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { refusal, type CallId, type ResponseOf } from '@lemma/api-client/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownDeadlineKeys, signDeadline } from '../deadline/index.ts';
import { gradesIn } from '../grading/index.ts';
import { systemNow } from '../now.ts';
import { sample, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const me = 'demo-learner';
const body = String.raw`
    \type{input.number} \field{integer}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;

let platform: TestPlatform;
let folder: string;
let worksheet: string;
let secret: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-assignment-'));
  const { tex } = sample('sums/one', { titles: { de: 'Summe', en: 'Sum' }, body });
  await mkdir(dirname(join(folder, 'sums/one')), { recursive: true });
  await writeFile(join(folder, 'sums/one.tex'), tex);
  platform = await startPlatform({ contentFolder: folder });
  worksheet = await sheet('lecturer', 'One', true);
  secret = await sheet('admin', 'Two', false);
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of ['attempt', 'worksheet_deadline', 'assignment', 'audit_entry'] as const) {
    await platform.database.db.deleteFrom(table).execute();
  }
});

async function sheet(
  caller: TestCaller,
  title: string,
  visibleToAllAuthors: boolean,
  correctorType: 'AFTER_SAVE' | 'AFTER_DEADLINE' = 'AFTER_SAVE',
): Promise<string> {
  const made = await call('createWorksheet', caller, 'POST', '/course/worksheets', {
    configuration: {
      correction: { correctorType, allowNewDataGenerationNTimes: 3, canUserViewCorrection: true },
      weightedDocuments: [{ path: 'sums/one', weight: 1 }],
    },
    template: { title: { de: title, en: title }, documents: [{ path: 'sums/one' }], visibleToAllAuthors },
  });
  return made.body.id;
}

/** `_id` says what is answered. */
async function call<Id extends CallId>(
  _id: Id,
  caller: TestCaller,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const response = await platform.call(caller, url, { method, headers, ...(payload && { payload }) });
  const read = v.safeParse(refusal, response.json());
  return {
    status: response.statusCode,
    body: response.json<ResponseOf<Id>>(),
    refusal: read.success ? read.output : undefined,
  };
}

const workOfMe = () => call('workOfLearner', 'lecturer', 'GET', `/problem-engine/learners/${me}/work?lang=en`);

interface Terms {
  readonly audience?: 'named' | 'link';
  readonly opens?: number;
  readonly deadline?: number;
  readonly timeLimit?: number;
  readonly takesLate?: boolean;
  readonly lateCredit?: number;
}

const from = (left: number) => systemNow() + left;
const assign = (
  terms: Terms = {},
  { people = [me], caller = 'lecturer', of = worksheet }: { people?: string[]; caller?: TestCaller; of?: string } = {},
  headers = {},
) =>
  call(
    'createAssignment',
    caller,
    'POST',
    '/course/assignments',
    { worksheetId: of, terms: { audience: 'named', takesLate: false, ...terms }, people, pastConfirmed: true },
    headers,
  );
async function assigned(...given: Parameters<typeof assign>) {
  const { status, body: made } = await assign(...given);
  expect(status).toBe(201);
  return made.id;
}
const change = (id: string, version: string, terms: Terms, people = [me]) =>
  call(
    'changeAssignment',
    'lecturer',
    'PUT',
    `/course/assignments/${id}`,
    { terms: { audience: 'named', takesLate: false, ...terms }, people },
    { 'if-match': `"${version}"` },
  );
const read = (id: string, caller: TestCaller = 'lecturer') =>
  call('assignmentById', caller, 'GET', `/course/assignments/${id}`);
const extend = (id: string, extensions: object[], headers = {}, caller: TestCaller = 'lecturer') =>
  call('grantExtensions', caller, 'POST', `/course/assignments/${id}/extensions`, { extensions }, headers);
const mine = () => call('assignedWorksheets', 'learner', 'GET', '/problem-engine/assigned-worksheets');

const place = () => `/problem-engine/users/${me}/worksheets/${worksheet}/problems`;
const open = (caller: TestCaller = 'learner', told = '') =>
  call('openProblem', caller, 'GET', `${place()}/personalised-data?path=sums/one&lang=en${told}`);
const answer = (value: string, version = 0) => [
  { path: 'user/answer/question_1/answer_1', value, lang: 'en', version },
];
const of = () => ({ problem: 'sums/one', lang: 'en', worksheet });
const save = (value = '2', version = 0) =>
  call('storeAnswer', 'learner', 'POST', '/semiprotected/problem/store-answer', {
    ...of(),
    content: answer(value, version),
  });

const begin = (caller: TestCaller = 'learner', told = {}) =>
  call('beginWorksheet', caller, 'POST', `/course/worksheets/${worksheet}/begin`, told);

/** Every call of a learner about a worksheet. */
const every: Readonly<Record<string, () => Promise<{ status: number }>>> = {
  open,
  'new data': () =>
    call('worksheetPersonalisedData', 'learner', 'POST', `${place()}/personalised-data?path=sums/one&lang=en`, {}),
  'POST correction': () =>
    call('correctWorksheetProblem', 'learner', 'POST', `${place()}/en/correction?path=sums/one`, {}),
  'GET correction': () => call('readWorksheetCorrection', 'learner', 'GET', `${place()}/en/correction?path=sums/one`),
  keep: () =>
    call('keepAnswers', 'learner', 'PUT', '/semiprotected/problem/datasheet', { ...of(), answer: answer('2') }),
  save,
  'data sheet': () =>
    call(
      'readDatasheet',
      'learner',
      'GET',
      `/semiprotected/problem/datasheet?problem=sums/one&lang=en&worksheet=${worksheet}`,
    ),
  worksheet: () => call('worksheetById', 'learner', 'GET', `/course/worksheets/${worksheet}`),
};

/** What would happen if the deadline had been set so many milliseconds from now. */
async function deadlineIn(id: string, left: number) {
  await platform.database.db
    .updateTable('assignment')
    .set({ deadline: new Date(from(left)) })
    .where('id', '=', id)
    .execute();
}

describe('before it opens', () => {
  it.each(Object.keys(every))('%s is refused with the time that is left', async (name) => {
    await assigned({ opens: from(day), deadline: from(2 * day) });
    const answered = await every[name]?.();
    expect(answered).toMatchObject({ status: 403, refusal: { id: 'problem-engine_worksheet_not_open' } });
    const left = v.parse(v.object({ refusal: v.object({ opens: v.object({ left: v.number() }) }) }), answered).refusal
      .opens.left;
    expect(left).toBeGreaterThan(day - minute);
    expect(left).toBeLessThanOrEqual(day);
  });

  it('neither an attempt nor the own time begins, and those who prepare worksheets may look', async () => {
    const id = await assigned({ opens: from(hour), timeLimit: 60 });
    await open();
    expect(await platform.database.db.selectFrom('attempt').selectAll().execute()).toEqual([]);
    expect((await read(id)).body.people[0]).toMatchObject({ phase: 'notOpen', saved: 0 });
    expect((await read(id)).body.people[0]).not.toHaveProperty('start');
    expect((await call('worksheetById', 'lecturer', 'GET', `/course/worksheets/${worksheet}`)).status).toBe(200);
  });

  it('a signed deadline opens nothing', async () => {
    await assigned({ opens: from(hour) });
    const [key] = await ownDeadlineKeys(platform.database.db);
    const deadline = from(day);
    const signature = signDeadline({ user: me, worksheet, deadline }, key);
    expect((await open('learner', `&deadline=${deadline}&deadlineSignature=${signature}`)).status).toBe(403);
  });
});

describe('before its time limit has begun', () => {
  const startOf = async (id: string) => (await read(id)).body.people.map(({ start, phase }) => [start, phase]);

  it.each(Object.keys(every))('%s is refused with what is about to begin, and begins nothing', async (name) => {
    const id = await assigned({ timeLimit: 60, deadline: from(day), takesLate: true, lateCredit: 0.5 });
    await extend(id, [{ user: me, extension: { extraShare: 0.25, reason: '' } }]);
    const answered = v.parse(v.object({ status: v.number(), refusal }), await every[name]?.());
    expect(answered).toMatchObject({
      status: 403,
      refusal: {
        id: 'problem-engine_worksheet_not_begun',
        unbegun: { title: { de: 'One', en: 'One' }, duration: 75 * minute, takesLate: true, lateCredit: 0.5 },
      },
    });
    const { ends } = answered.refusal.unbegun ?? {};
    expect(ends?.left).toBeGreaterThan(day - minute);
    expect(JSON.stringify(answered)).not.toContain('sums');
    expect(await startOf(id)).toEqual([[undefined, 'notBegun']]);
    expect(await platform.database.db.selectFrom('attempt').select('id').execute()).toEqual([]);
  });

  it('it is begun before it opens by nobody, nor after its end, nor by others', async () => {
    const early = await assigned({ opens: from(hour), timeLimit: 60 });
    expect(await begin()).toMatchObject({ status: 403, refusal: { id: 'problem-engine_worksheet_not_open' } });
    expect(await startOf(early)).toEqual([[undefined, 'notOpen']]);
    await call('deleteAssignment', 'lecturer', 'DELETE', `/course/assignments/${early}`);
    for (const takesLate of [false, true]) {
      const id = await assigned({ deadline: from(hour), timeLimit: 60, takesLate });
      await deadlineIn(id, -1);
      expect(await begin()).toMatchObject({ status: 409, refusal: { id: 'problem-engine_answers_closed' } });
      // What is over is shown as ever.
      expect((await every['worksheet']?.())?.status).toBe(200);
      expect((await read(id)).body.people[0]).not.toHaveProperty('start');
      await call('deleteAssignment', 'lecturer', 'DELETE', `/course/assignments/${id}`);
    }
    const id = await assigned({ timeLimit: 60 });
    expect((await begin('guest')).status).toBe(401);
    expect((await call('beginWorksheet', 'learner', 'POST', '/course/worksheets/none/begin', {})).status).toBe(404);
    expect(await startOf(id)).toEqual([[undefined, 'notBegun']]);
  });

  it('whoever has begun is told the same end again, also after it', async () => {
    const id = await assigned({ timeLimit: 60 });
    const first = (await begin()).body.deadline?.at;
    const start = new Date(from(-2 * hour));
    await platform.database.db.updateTable('assignment_member').set({ started_at: start }).execute();
    expect((await begin()).body.deadline?.at).toBe(start.getTime() + hour);
    expect(first).toBeGreaterThan(start.getTime() + hour);
    expect(await startOf(id)).toEqual([[start.getTime(), 'over']]);
    expect((await open()).body.standing.editable).toBe(false);
  });

  it('a signed deadline begins nothing, and ends the time earlier', async () => {
    await assigned({ timeLimit: 60 });
    const [key] = await ownDeadlineKeys(platform.database.db);
    const deadline = from(hour / 2);
    const deadlineSignature = signDeadline({ user: me, worksheet, deadline }, key);
    const opened = await open('learner', `&deadline=${deadline}&deadlineSignature=${deadlineSignature}`);
    expect(opened).toMatchObject({ status: 403, refusal: { unbegun: { duration: hour, ends: { at: deadline } } } });
    expect((await begin('learner', { deadline, deadlineSignature: 'x' })).status).toBe(403);
    expect((await begin('learner', { deadline, deadlineSignature })).body.deadline?.at).toBe(deadline);
  });

  it('a signed deadline that has passed leaves nothing to begin', async () => {
    const id = await assigned({ timeLimit: 60 });
    await platform.database.db
      .insertInto('worksheet_deadline')
      .values({ user_id: me, worksheet_id: worksheet, deadline: new Date(from(-hour)) })
      .execute();
    expect((await open()).body.standing.editable).toBe(false);
    expect((await begin()).status).toBe(409);
    expect(await startOf(id)).toEqual([[undefined, 'notBegun']]);
  });

  it('a limit that comes later counts from when the learner begins, not from when it was opened without one', async () => {
    const id = await assigned({ deadline: from(day) });
    await open();
    const [opened] = (await startOf(id))[0] ?? [];
    expect(opened).toBeTypeOf('number');
    expect((await change(id, '1', { deadline: from(day), timeLimit: 60 })).status).toBe(200);
    expect(await startOf(id)).toEqual([[undefined, 'notBegun']]);
    expect((await save()).status).toBe(403);
    const { deadline } = (await begin()).body;
    expect(deadline?.left).toBeGreaterThan(hour - minute);
    // Taken back and set again, by mistake: nobody gains time by it.
    await change(id, '2', { deadline: from(day) });
    await open();
    await change(id, '3', { deadline: from(day), timeLimit: 60 });
    expect((await begin()).body.deadline?.at).toBe(deadline?.at);
  });

  it('of several at once all begin, and none of them again', async () => {
    await assigned({ timeLimit: 30 });
    await assigned({ timeLimit: 60 });
    const { deadline } = (await begin()).body;
    expect(deadline?.left).toBeGreaterThan(hour - minute);
    await platform.database.db
      .updateTable('assignment')
      .set({ deleted_at: new Date() })
      .where('time_limit', '=', 60)
      .execute();
    expect((await begin()).body.deadline?.at).toBe((deadline?.at ?? 0) - hour / 2);
  });

  it('nobody has to begin what is open without, and a teacher looks at it as at any', async () => {
    await assigned({ timeLimit: 60, deadline: from(day) });
    await assigned({ deadline: from(hour) });
    expect((await open()).status).toBe(200);
    expect((await mine()).body[0]).toMatchObject({ phase: 'open' });
    const link = await assigned({ audience: 'link', timeLimit: 60 }, { people: [] });
    for (const who of ['lecturer', 'admin'] as const) {
      expect((await call('worksheetById', who, 'GET', `/course/worksheets/${worksheet}`)).status).toBe(200);
      expect(
        (
          await call(
            'openWorksheetProblem',
            who,
            'GET',
            `/problem-engine/users/demo-${who}/worksheets/${worksheet}/problems/personalised-data?path=sums/one&lang=en`,
          )
        ).status,
      ).toBe(200);
    }
    expect((await read(link)).body.people).toEqual([]);
  });

  it('a teacher who is named begins like everybody', async () => {
    await assigned({ timeLimit: 60 }, { people: ['demo-tutor'], caller: 'admin' });
    const opened = () =>
      call(
        'openWorksheetProblem',
        'tutor',
        'GET',
        `/problem-engine/users/demo-tutor/worksheets/${worksheet}/problems/personalised-data?path=sums/one&lang=en`,
      );
    expect(await opened()).toMatchObject({ status: 403, refusal: { id: 'problem-engine_worksheet_not_begun' } });
    expect((await begin('tutor')).body.deadline?.left).toBeGreaterThan(hour - minute);
    expect((await opened()).status).toBe(200);
  });

  it('without a time limit there is nothing to begin: its deadline is answered', async () => {
    const id = await assigned({ deadline: from(hour) });
    expect((await begin()).body.deadline?.left).toBeGreaterThan(hour - minute);
    expect(await startOf(id)).toEqual([[undefined, 'open']]);
  });
});

describe('the deadline of an assignment', () => {
  it('is told, takes answers before, and nothing afterwards', async () => {
    const id = await assigned({ deadline: from(hour) });
    const opened = await open();
    expect(opened.body.deadline?.left).toBeGreaterThan(hour - minute);
    expect((await save()).body.standing).toMatchObject({ tries: 1, corrected: true });
    await deadlineIn(id, -1);
    const closed = await save('3', 1);
    expect(closed).toMatchObject({ status: 409, refusal: { id: 'problem-engine_answers_closed' } });
    expect((await every['keep']?.())?.status).toBe(409);
    const after = (await open()).body;
    expect([after.standing.editable, Object.values(after.answers)[0]?.value]).toEqual([false, '2']);
  });

  it.each([
    [2, 1, 1],
    [1, 2, 1],
  ])('counts with a signed one if it is stricter: %i and %i hours', async (assignedHours, signedHours, stricter) => {
    await assigned({ deadline: from(assignedHours * hour) });
    const [key] = await ownDeadlineKeys(platform.database.db);
    const deadline = from(signedHours * hour);
    const signature = signDeadline({ user: me, worksheet, deadline }, key);
    const { body: opened } = await open('learner', `&deadline=${deadline}&deadlineSignature=${signature}`);
    expect(opened.deadline?.left).toBeLessThanOrEqual(stricter * hour);
    expect(opened.deadline?.left).toBeGreaterThan(stricter * hour - minute);
    expect((await open()).body.deadline?.left).toBeLessThanOrEqual(stricter * hour);
  });

  it('with a time limit runs from when the learner begins, and from no later time', async () => {
    const id = await assigned({ timeLimit: 60, deadline: from(day) });
    expect((await mine()).body[0]).toMatchObject({ phase: 'notBegun', timeLimit: 60 });
    await Promise.all([open(), open(), every['worksheet']?.()]);
    expect((await mine()).body[0]).toMatchObject({ phase: 'notBegun' });
    const first = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(first.map(({ body: begun }) => begun.deadline?.at)).size).toBe(1);
    expect(first[0].body.deadline).toMatchObject({ handsInAtDeadline: true });
    expect((await mine()).body[0]).toMatchObject({ phase: 'open' });
    expect((await open()).body.deadline?.at).toBe(first[0].body.deadline?.at);
    expect((await open()).body.deadline?.left).toBeLessThanOrEqual(hour);
    expect((await open()).body.deadline?.left).toBeGreaterThan(hour - minute);
    const start = new Date(from(-59 * minute));
    await platform.database.db.updateTable('assignment_member').set({ started_at: start }).execute();
    expect((await open()).body.deadline?.left).toBeLessThanOrEqual(minute);
    await extend(id, [{ user: me, extension: { extraShare: 0.5, reason: 'sight' } }]);
    const { deadline } = (await open()).body;
    expect(deadline?.at).toBe(start.getTime() + 90 * minute);
    // Whoever looks at his work begins nothing.
    expect((await open('lecturer')).body.deadline?.at).toBe(deadline?.at);
    const { people } = (await read(id)).body;
    expect(people.map(({ person, start: began }) => [person.id, began])).toEqual([[me, start.getTime()]]);
  });

  it('moves for one person by an extension, which is put back with what there was', async () => {
    const id = await assigned({ deadline: from(-hour) }, { people: [me, 'demo-tutor'] });
    const later = from(hour);
    const granted = await extend(id, [{ user: me, extension: { deadline: later, reason: 'ill' } }]);
    expect(granted.body).toEqual({ before: [{ user: me }], unknown: [] });
    expect((await open()).body).toMatchObject({ deadline: { at: later }, standing: { editable: true } });
    const { people } = (await read(id)).body;
    expect(people.map(({ person, phase, extension }) => [person.username, phase, extension?.reason])).toEqual([
      ['learner', 'open', 'ill'],
      ['tutor', 'over', undefined],
    ]);
    const again = await extend(id, [{ user: me, extension: { extraShare: 1, reason: 'other' } }]);
    expect(again.body).toEqual({
      before: [{ user: me, extension: { deadline: later, reason: 'ill' } }],
      unknown: [],
    });
    await extend(id, again.body.before);
    expect((await open()).body.deadline?.at).toBe(later);
    await extend(id, granted.body.before);
    expect((await open()).body.standing.editable).toBe(false);
    const entries = await platform.database.db
      .selectFrom('audit_entry')
      .select(['user_id', 'subject'])
      .where('call', '=', 'grantExtensions')
      .orderBy('at')
      .execute();
    expect(entries).toHaveLength(4);
    expect(entries[0]).toEqual({
      user_id: 'demo-lecturer',
      subject: `${id}: ${me} ${new Date(later).toISOString()}`,
    });
  });

  it('is not moved to a time that has passed, but back to what was granted before', async () => {
    const id = await assigned({ deadline: from(-2 * hour) });
    const past = { deadline: from(-hour), reason: 'a wrong year' };
    const refused = await extend(id, [{ user: me, extension: past }]);
    expect(refused).toMatchObject({ status: 422, refusal: { id: 'course_extension_has_passed' } });
    const granted_at = new Date(from(-2 * hour));
    await platform.database.db
      .insertInto('extension')
      .values({
        ...{ assignment_id: id, user_id: me, number: 1, deadline: new Date(past.deadline), extra_share: null },
        ...{ reason: 'ill', granted_by: 'demo-lecturer', granted_by_name: 'L', granted_at },
      })
      .execute();
    const granted = await extend(id, [{ user: me, extension: { deadline: from(hour), reason: 'ill' } }]);
    expect((await extend(id, granted.body.before)).status).toBe(200);
  });

  it('is granted to those who are there, names the others, and is granted once under one key', async () => {
    const id = await assigned({ deadline: from(-hour) });
    const extension = { deadline: from(hour), reason: '' };
    const some = await extend(id, [
      { user: me, extension },
      { user: 'nobody', extension },
    ]);
    expect(some).toMatchObject({ status: 200, body: { before: [{ user: me }], unknown: ['nobody'] } });
    expect((await open()).body.standing.editable).toBe(true);
    await extend(id, some.body.before);
    const none = await extend(id, [{ user: 'nobody', extension }]);
    expect(none).toMatchObject({ status: 422, refusal: { id: 'not_found', field: 'people' } });
    expect((await open()).body.standing.editable).toBe(false);
    await platform.database.db.deleteFrom('extension').execute();
    const twice = await extend(id, [
      { user: me, extension },
      { user: me, extension },
    ]);
    expect(twice.status).toBe(400);
    const key = { 'idempotency-key': 'one' };
    const first = await extend(id, [{ user: me, extension }], key);
    expect((await extend(id, [{ user: me, extension }], key)).body).toEqual(first.body);
    expect(await platform.database.db.selectFrom('extension').selectAll().execute()).toHaveLength(1);
    expect((await extend(id, [{ user: me }], key)).status).toBe(422);
  });

  it('of several assignments the one that allows most holds', async () => {
    await assigned({ deadline: from(-hour) });
    await assigned({ opens: from(hour) });
    expect((await open()).body.standing.editable).toBe(false);
    const other = await assigned({ deadline: from(hour) });
    expect((await open()).body.standing.editable).toBe(true);
    expect((await mine()).body).toHaveLength(1);
    expect((await mine()).body[0]?.assignmentId).toBe(other);
  });
});

describe('what is saved late', () => {
  it('is kept, told, and counts only when it is accepted', async () => {
    const id = await assigned({ deadline: from(hour), takesLate: true });
    await open();
    await save('3');
    await deadlineIn(id, -1000);
    expect((await open()).body).toMatchObject({
      deadline: { takesLate: true },
      standing: { editable: true, tries: 1 },
    });
    const late = await save('2', 1);
    expect(late.status).toBe(200);
    expect(late.body.standing).toMatchObject({ tries: 1, performance: 'notPassed' });
    expect(late.body.lateSaved).toBeDefined();
    expect((await read(id)).body.people[0]).toMatchObject({ phase: 'late', saved: 1, late: 1 });
    expect((await workOfMe()).body.problems).toContainEqual(
      expect.objectContaining({ worksheetId: worksheet, late: { saved: late.body.lateSaved, accepted: false } }),
    );
    const accept = (caller: TestCaller) =>
      call('acceptLate', caller, 'POST', `/course/assignments/${id}/people/${me}/accept-late`);
    expect((await accept('learner')).status).toBe(403);
    expect((await accept('tutor')).status).toBe(404);
    expect((await accept('lecturer')).body).toEqual({ accepted: 1 });
    expect((await accept('lecturer')).body).toEqual({ accepted: 0 });
    expect((await open()).body.standing).toMatchObject({ tries: 2, performance: 'passedExcellent' });
    expect((await open()).body).not.toHaveProperty('lateSaved');
    expect((await workOfMe()).body.problems).toContainEqual(
      expect.objectContaining({ worksheetId: worksheet, late: { saved: late.body.lateSaved, accepted: true } }),
    );
    expect((await read(id)).body.people[0]).toMatchObject({ saved: 1, late: 0 });
  });

  it.each([
    ['counts in part', '3', 'AFTER_SAVE', 0.5],
    ['takes nothing away of what nobody had looked at', '2', 'AFTER_DEADLINE', 1],
    ['counts in part where nobody had looked at anything', '3', 'AFTER_DEADLINE', 0.5],
  ] as const)('%s, for the learner, on the list and for an LMS', async (_what, inTime, corrector, counts) => {
    const of = await sheet('lecturer', `Credit ${corrector} ${inTime}`, true, corrector);
    const inSheet = { problem: 'sums/one', lang: 'en', worksheet: of };
    const at = `/problem-engine/users/${me}/worksheets/${of}/problems`;
    const opened = () => call('openProblem', 'learner', 'GET', `${at}/personalised-data?path=sums/one&lang=en`);
    const saved = (value: string, version: number) =>
      call('storeAnswer', 'learner', 'POST', '/semiprotected/problem/store-answer', {
        ...inSheet,
        content: answer(value, version),
      });
    const id = await assigned({ deadline: from(hour), takesLate: true, lateCredit: 0.5 }, { of });
    await opened();
    await saved(inTime, 0);
    await platform.database.db
      .updateTable('assignment')
      .set({ deadline: new Date(from(-1000)) })
      .execute();
    expect((await opened()).body.deadline).toMatchObject({ takesLate: true, lateCredit: 0.5 });
    const late = await saved(inTime === '2' ? '4' : '2', 1);
    expect(late.body).toHaveProperty('lateSaved');
    const accepted = await call('acceptLate', 'lecturer', 'POST', `/course/assignments/${id}/people/${me}/accept-late`);
    expect(accepted.body).toEqual({ accepted: 1 });
    if (corrector === 'AFTER_DEADLINE') {
      expect(
        (await call('readWorksheetCorrection', 'learner', 'GET', `${at}/en/correction?path=sums/one`)).status,
      ).toBe(200);
    }
    const after = (await opened()).body;
    expect(after.standing).toMatchObject({ score: counts, lateCredit: 0.5 });
    expect((await read(id)).body.people[0]).toMatchObject({ score: counts });
    const [grade] = (await gradesIn(platform.database.db, `worksheet_${of}`, [me])).slice(-1);
    expect(grade?.score).toBe(counts);
    const sheetRead = await call('worksheetById', 'learner', 'GET', `/course/worksheets/${of}`);
    expect(sheetRead.body.progress).toMatchObject([{ score: counts }]);
  });

  it.each([-0.1, 1.5, '0.5', null, [0.5]])('is not credited with %j of its points', async (lateCredit) => {
    const body = { worksheetId: worksheet, terms: { audience: 'named', takesLate: true, lateCredit }, people: [me] };
    expect((await call('createAssignment', 'lecturer', 'POST', '/course/assignments', body)).status).toBe(400);
  });

  it('is refused once the solution has been seen, and after a signed deadline', async () => {
    const id = await assigned({ deadline: from(hour), takesLate: true });
    await open();
    await save('3');
    const [key] = await ownDeadlineKeys(platform.database.db);
    await deadlineIn(id, -1000);
    expect((await every['POST correction']?.())?.status).toBe(200);
    expect((await save('2', 1)).status).toBe(409);
    await platform.database.db.deleteFrom('attempt').execute();
    const deadline = from(-1000);
    const signature = signDeadline({ user: me, worksheet, deadline }, key);
    const opened = await open('learner', `&deadline=${deadline}&deadlineSignature=${signature}`);
    expect(opened.body.standing.editable).toBe(false);
    expect((await save()).status).toBe(409);
  });
});

describe('an assignment', () => {
  it('belongs to whoever has made it: for others it does not exist', async () => {
    const id = await assigned({ deadline: from(hour) });
    expect((await read(id, 'tutor')).status).toBe(404);
    expect((await extend(id, [{ user: me }], {}, 'tutor')).status).toBe(404);
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const) {
      expect((await call('deleteAssignment', 'tutor', method, `/course/assignments/${id}${path}`)).status).toBe(404);
    }
    expect((await call('assignments', 'tutor', 'GET', '/course/assignments')).body).toEqual([]);
    expect((await read(id, 'admin')).status).toBe(200);
    expect((await read(id, 'learner')).status).toBe(403);
    expect((await read('none')).status).toBe(404);
  });

  it('is made of worksheets that its maker finds, for people there are, and for everybody by their author only', async () => {
    expect((await assign({}, { of: 'none' })).status).toBe(404);
    expect((await assign({}, { of: secret })).status).toBe(404);
    expect((await assign({}, { people: ['nobody'] })).status).toBe(422);
    expect((await assign({ audience: 'link' }, { caller: 'tutor', people: [] })).status).toBe(403);
    expect((await assign({ opens: from(hour), deadline: from(0) })).status).toBe(400);
    expect((await assign({ timeLimit: 0 })).status).toBe(400);
    const key = { 'idempotency-key': 'two' };
    const [first, again] = [await assign({}, {}, key), await assign({}, {}, key)];
    expect(again.body).toEqual(first.body);
  });

  it('is made for those who are there, and names the others', async () => {
    const some = await assign({}, { people: ['nobody', me, 'no-one'] });
    expect([some.status, some.body.unknown]).toEqual([201, ['nobody', 'no-one']]);
    const names = async () => (await read(some.body.id)).body.people.map(({ person }) => person.id);
    expect(await names()).toEqual([me]);
    const changed = await change(some.body.id, '1', {}, [me, 'nobody', 'demo-tutor']);
    expect(changed.body).toEqual({ version: '2', unknown: ['nobody'], elsewhere: [] });
    expect(await names()).toEqual([me, 'demo-tutor']);
  });

  it('has a deadline that has passed only if somebody confirms it', async () => {
    const written = { worksheetId: worksheet, people: [me] };
    const terms = (deadline: number) => ({ audience: 'named', takesLate: false, deadline });
    const made = (payload: object) => call('createAssignment', 'lecturer', 'POST', '/course/assignments', payload);
    const refused = await made({ ...written, terms: terms(from(-1)) });
    expect(refused).toMatchObject({
      status: 422,
      refusal: { id: 'course_deadline_has_passed', field: 'terms.deadline' },
    });
    const { body: later } = await made({ ...written, terms: terms(from(hour)) });
    const past = from(-hour);
    expect((await change(later.id, '1', { deadline: past })).status).toBe(422);
    const put = (version: string, payload: object) =>
      call('changeAssignment', 'lecturer', 'PUT', `/course/assignments/${later.id}`, payload, {
        'if-match': `"${version}"`,
      });
    const confirmed = await put('1', { people: [me], terms: terms(past), pastConfirmed: true });
    expect(confirmed.body).toEqual({ version: '2', unknown: [], elsewhere: [] });
    // People are added to what is over without a question.
    expect((await change(later.id, '2', { deadline: past }, [me, 'demo-tutor'])).status).toBe(200);
  });

  it('is changed by who has read its last version', async () => {
    const id = await assigned({ deadline: from(hour) });
    const later = from(2 * hour);
    const changed = await change(id, '1', { deadline: later });
    expect(changed.body).toEqual({ version: '2', unknown: [], elsewhere: [] });
    expect((await change(id, '1', {})).status).toBe(412);
    expect((await change(id, '2', { timeLimit: -1 })).status).toBe(400);
    expect((await read(id)).body.assignment).toMatchObject({ version: '2', terms: { deadline: later } });
  });

  it('closes for somebody who is removed, with what he has saved, and opens when he is named again', async () => {
    const id = await assigned({ deadline: from(hour) }, { people: [me, 'demo-tutor'] });
    await open();
    await save();
    await change(id, '1', { deadline: from(hour) }, ['demo-tutor']);
    const { body: shown } = await open();
    expect([shown.standing.editable, Object.values(shown.answers)[0]?.value]).toEqual([false, '2']);
    expect((await save('3', 1)).status).toBe(409);
    expect((await mine()).body).toEqual([]);
    await change(id, '2', { deadline: from(hour) });
    expect((await mine()).body).toMatchObject([{ saved: 1, problems: 1, phase: 'open' }]);
  });

  it('is deleted under an open page, and restored', async () => {
    const id = await assigned({ deadline: from(-hour) });
    expect((await open()).body.standing.editable).toBe(false);
    await call('deleteAssignment', 'lecturer', 'DELETE', `/course/assignments/${id}`);
    expect((await read(id)).status).toBe(404);
    expect((await save()).status).toBe(200);
    expect((await mine()).body).toEqual([]);
    await call('restoreAssignment', 'lecturer', 'POST', `/course/assignments/${id}/restore`);
    expect((await open()).body.standing.editable).toBe(false);
  });

  it('goes on for those who have begun when its worksheet is deleted, and for nobody else', async () => {
    const id = await assigned({ deadline: from(hour) }, { people: [me, 'demo-tutor'] });
    await open();
    const { template_id: template } = await platform.database.db
      .selectFrom('worksheet')
      .select('template_id')
      .where('id', '=', worksheet)
      .executeTakeFirstOrThrow();
    const at = `/worksheet/worksheet-templates/${template}`;
    expect((await platform.call('lecturer', at, { method: 'DELETE' })).statusCode).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await save()).status).toBe(200);
    expect((await mine()).body).toMatchObject([{ phase: 'open', saved: 1 }]);
    const theirs = await call('assignedWorksheets', 'tutor', 'GET', '/problem-engine/assigned-worksheets');
    expect(theirs.body).toEqual([]);
    expect((await platform.call('lecturer', `${at}/restore`, { method: 'POST', payload: {} })).statusCode).toBe(200);
    expect((await read(id)).status).toBe(200);
  });

  it('for whoever has the link holds for everybody, and lists those who have opened it', async () => {
    const id = await assigned({ audience: 'link', deadline: from(hour) }, { people: [] });
    expect((await read(id)).body.people).toEqual([]);
    expect((await open()).body.deadline?.left).toBeLessThanOrEqual(hour);
    expect((await read(id)).body.people).toMatchObject([{ person: { username: 'learner', name: 'Lea Learner' } }]);
    expect((await mine()).body).toMatchObject([{ worksheet: { title: { en: 'One' } }, phase: 'open' }]);
    // Somebody who has not opened it yet may get more time, too.
    const extension = { extraShare: 0.25, reason: '' };
    expect((await extend(id, [{ user: 'demo-tutor', extension }])).status).toBe(200);
    expect((await extend(id, [{ user: 'nobody', extension }])).status).toBe(422);
  });

  it('names people by their accounts', async () => {
    const names = [' Learner', 'demo-tutor', 'nobody', ''];
    const { body: found } = await call('peopleByName', 'lecturer', 'POST', '/course/assignments/people', {
      names,
    });
    expect(found.people.map(({ id }) => id)).toEqual([me, 'demo-tutor']);
    expect(found.unknown).toEqual(['nobody']);
  });
});
