import type { CallId, ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemNow } from '../now.ts';
import { sample, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

const me = 'demo-learner';
const path = 'sums/two';
const question = (right: number) => String.raw`
    \begin{question} \type{input.number} \text{$\var{a}$ or ${String(right)}? \ansref}
    \begin{variables}\randint{a}{1}{1000000}\end{variables}
    \begin{answer} \solution{${String(right)}} \end{answer} \end{question}`;

let platform: TestPlatform;
let worksheet: string;

beforeAll(async () => {
  platform = await startPlatform({
    content: [sample(path, { titles: { en: 'Sums' }, body: question(2) + question(4) })],
  });
  const made = await call('createWorksheet', 'admin', 'POST', '/course/worksheets', {
    configuration: {
      correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: 3, canUserViewCorrection: true },
      weightedDocuments: [{ path, weight: 1 }],
    },
    template: { title: { en: 'Sheet' }, documents: [{ path }], visibleToAllAuthors: true },
  });
  worksheet = made.body.id;
});
afterAll(() => platform.dispose());
beforeEach(async () => {
  for (const table of ['attempt', 'assignment', 'audit_entry'] as const) {
    await platform.database.db.deleteFrom(table).execute();
  }
});

/** `_id` says what is answered. */
async function call<Id extends CallId>(
  _id: Id,
  caller: TestCaller,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) {
  const response = await platform.call(caller, url, { method, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<ResponseOf<Id>>() };
}

const place = () =>
  `/problem-engine/users/${me}/worksheets/${worksheet}/problems/personalised-data?path=${path}&lang=en`;
const open = () => call('openProblem', 'learner', 'GET', place());
const draw = (caller: TestCaller, more = '') => call('worksheetPersonalisedData', caller, 'POST', place() + more, {});
const undo = (caller: TestCaller) =>
  call(
    'undoNewData',
    caller,
    'POST',
    `/problem-engine/users/${me}/problems/former-data?path=${path}&lang=en&worksheetId=${worksheet}`,
    {},
  );
const answer = (number: number, value: string, version = 0) => {
  return { path: `user/answer/question_${String(number)}/answer_1`, value, lang: 'en', version };
};
const save = (...content: readonly object[]) =>
  call('storeAnswer', 'learner', 'POST', '/semiprotected/problem/store-answer', {
    ...{ problem: path, lang: 'en', worksheet, content },
  });
const assignBy = (caller: TestCaller) =>
  call('createAssignment', caller, 'POST', '/course/assignments', {
    worksheetId: worksheet,
    terms: { audience: 'named', takesLate: false, deadline: systemNow() + 3_600_000 },
    people: [me],
  });
const audited = async () =>
  (await platform.database.db.selectFrom('audit_entry').select(['user_id', 'call', 'subject']).execute()).filter(
    ({ call: name }) => name !== 'createAssignment',
  );

describe('new data for a learner', () => {
  it('are drawn only by teachers who have assigned the worksheet to the learner, and by administrators', async () => {
    await open();
    const before = (await save(answer(1, '2'))).body;
    expect((await draw('lecturer')).status).toBe(404);
    expect((await draw('tutor', '&newDataForWrongAnswers=true')).status).toBe(404);
    expect((await draw('author')).status).toBe(404);
    expect((await open()).body.answers).toEqual(before.answers);
    expect(await audited()).toEqual([]);
    await assignBy('lecturer');
    expect((await draw('tutor')).status).toBe(404);
    expect((await draw('lecturer')).status).toBe(200);
    expect((await draw('admin')).status).toBe(200);
  });

  it('are logged with their teacher, and those that learners draw themselves are not', async () => {
    await assignBy('lecturer');
    await open();
    expect((await draw('learner')).status).toBe(200);
    expect(await audited()).toEqual([]);
    await draw('lecturer');
    expect(await audited()).toEqual([
      { user_id: 'demo-lecturer', call: 'worksheetPersonalisedData', subject: `${me}: ${path} ${worksheet}` },
    ]);
  });

  it.each(['', '&newDataForWrongAnswers=true'])(
    'are told to the learner, and undone with everything%s',
    async (which) => {
      await assignBy('lecturer');
      await open();
      const before = (await save(answer(1, '2'), answer(2, '5'))).body;
      expect(before).not.toHaveProperty('drawnByTeacher');
      expect((await draw('lecturer', which)).body.drawnByTeacher?.by).toBe('Lena Lecturer');
      const after = (await open()).body;
      expect(after.drawnByTeacher?.by).toBe('Lena Lecturer');
      expect(Object.keys(after.answers)).toHaveLength(which === '' ? 0 : 1);
      expect((await undo('learner')).status).toBe(403);
      expect((await undo('tutor')).status).toBe(404);
      expect((await undo('lecturer')).status).toBe(200);
      const restored = (await open()).body;
      expect(restored).not.toHaveProperty('drawnByTeacher');
      for (const what of ['document', 'seed', 'answers', 'standing', 'handedIn'] as const) {
        expect({ [what]: restored[what] }).toEqual({ [what]: before[what] });
      }
      expect((await undo('lecturer')).status).toBe(404);
      expect((await audited()).map(({ call: name }) => name)).toContain('undoNewData');
      // Going on is as if nothing had happened.
      expect((await save(answer(2, '4', 1))).body.standing).toMatchObject({ tries: 2, performance: 'passedExcellent' });
    },
  );

  it('never count against the limit of the learner, whose buttons are gone once it is used up', async () => {
    await assignBy('lecturer');
    await open();
    const left = async () => (await open()).body.standing.newDataLeft;
    await draw('learner');
    expect(await left()).toBe(2);
    await save(answer(1, '2'), answer(2, '5'));
    expect((await draw('lecturer', '&newDataForWrongAnswers=true')).status).toBe(200);
    for (let drawn = 0; drawn < 3; drawn += 1) expect((await draw('lecturer')).status).toBe(200);
    expect(await left()).toBe(2);
    expect((await open()).body.controls).toContain('newData');
    for (let drawn = 0; drawn < 2; drawn += 1) expect((await draw('learner')).status).toBe(200);
    const { controls, standing } = (await open()).body;
    expect([standing.newDataLeft, controls.filter((name) => name.startsWith('newData'))]).toEqual([0, []]);
    expect((await draw('learner')).status).toBe(403);
    expect((await draw('lecturer')).body.controls).toContain('newData');
  });

  const keep = (...content: readonly object[]) =>
    call('keepAnswers', 'learner', 'PUT', '/semiprotected/problem/datasheet', {
      ...{ problem: path, lang: 'en', worksheet, answer: content },
    });
  const isAgain = async (before: Awaited<ReturnType<typeof save>>['body']) => {
    const restored = (await open()).body;
    for (const what of ['document', 'seed', 'answers', 'standing', 'handedIn'] as const) {
      expect({ [what]: restored[what] }).toEqual({ [what]: before[what] });
    }
  };
  const wrongOnly = '&newDataForWrongAnswers=true';
  const [all, own] = [
    ['lecturer', ''],
    ['learner', ''],
  ] as const;

  it.each([
    ['all twice', [all, all], '4'],
    ['all four times, by two teachers', [all, all, ['admin', ''], all], '4'],
    ['wrong answers only and then all', [['lecturer', wrongOnly], all], '5'],
    ['the learner and then a teacher', [own, all], '4'],
    ['a teacher and then the learner', [all, own], '4'],
  ] as const)('give back what was handed in after %s', async (_name, draws, second) => {
    await assignBy('lecturer');
    await open();
    const before = (await save(answer(1, '2'), answer(2, second))).body;
    for (const [who, which] of draws) expect((await draw(who, which)).status).toBe(200);
    expect((await undo('lecturer')).status).toBe(200);
    await isAgain(before);
    expect((await undo('lecturer')).status).toBe(404);
  });

  it('give back one work after the other, as long as nothing is saved', async () => {
    await assignBy('lecturer');
    await open();
    const before = (await save(answer(1, '2'))).body;
    await draw('lecturer');
    await keep(answer(2, '3'));
    await draw('lecturer');
    expect((await undo('lecturer')).status).toBe(200);
    expect(Object.values((await open()).body.answers).map(({ value }) => value)).toEqual(['3']);
    await draw('lecturer');
    for (let undone = 0; undone < 2; undone += 1) expect((await undo('lecturer')).status).toBe(200);
    await isAgain({ ...before });
    // What was typed is not gone either.
    expect((await undo('lecturer')).status).toBe(200);
    expect(Object.values((await open()).body.answers).map(({ value }) => value)).toEqual(['3']);
  });

  it('are undone after something was typed and not saved, which is kept', async () => {
    await assignBy('lecturer');
    await open();
    const before = (await save(answer(1, '2'), answer(2, '4'))).body;
    await draw('lecturer');
    await keep(answer(1, '3'));
    expect((await undo('lecturer')).status).toBe(200);
    await isAgain(before);
    expect((await undo('lecturer')).status).toBe(200);
    expect(Object.values((await open()).body.answers).map(({ value }) => value)).toEqual(['3']);
    expect((await undo('lecturer')).status).toBe(200);
    await isAgain(before);
    // Drawn once more, it is still the work that comes back.
    await draw('lecturer');
    expect((await undo('lecturer')).status).toBe(200);
    await isAgain(before);
  });

  it('are not undone once the learner has given answers to them', async () => {
    await assignBy('lecturer');
    await open();
    await save(answer(1, '2'));
    await draw('lecturer');
    await save(answer(2, '4'));
    expect((await undo('lecturer')).status).toBe(409);
    expect(Object.values((await open()).body.answers).map(({ value }) => value)).toEqual(['4']);
  });
});
