import type { Correction, ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemNow } from '../now.ts';
import { sample, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

const body = String.raw`
    \type{input.number} \field{integer}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}
    \begin{question} \text{$1+2=$ \ansref} \begin{answer} \solution{3} \end{answer} \end{question}`;
const [one, other] = ['sums/one', 'sums/other'];
const me = 'demo-learner';

let platform: TestPlatform;
beforeAll(async () => {
  const content = [one, other].map((path) => sample(path, { titles: { en: path }, body }));
  platform = await startPlatform({ content });
});
afterAll(() => platform.dispose());
beforeEach(async () => {
  for (const table of ['attempt', 'worksheet_deadline'] as const)
    await platform.database.db.deleteFrom(table).execute();
});

async function sheet(corrector: Correction['correctorType'], canUserViewCorrection = true): Promise<string> {
  const made = await platform.call('lecturer', '/course/worksheets', {
    method: 'POST',
    payload: {
      configuration: {
        correction: { correctorType: corrector, allowNewDataGenerationNTimes: -1, canUserViewCorrection },
        weightedDocuments: [one, other].map((path) => ({ path, weight: 1 })),
      },
      template: { title: { de: 'S', en: 'S' }, documents: [{ path: one }, { path: other }] },
    },
  });
  return made.json<{ readonly id: string }>().id;
}

const answer = (question: number, value: string, version = 0) => ({
  path: `user/answer/question_${String(question)}/answer_1`,
  ...{ value, lang: 'en', version },
});

/** A learner in a worksheet. */
function inSheet(worksheet: string) {
  const of = { problem: one, lang: 'en', worksheet };
  const done = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answered = await platform.call('learner', url, { method, ...(payload && { payload }) });
    expect(answered.statusCode).toBe(200);
    return answered.json<ResponseOf<'openProblem'>>();
  };
  const data = `/problem-engine/users/${me}/worksheets/${worksheet}/problems/personalised-data?path=${one}&lang=en`;
  return {
    open: () => done('GET', data),
    fetchAhead: () => done('GET', `${data}&ahead=true`),
    keep: (...given: object[]) => done('PUT', '/semiprotected/problem/datasheet', { ...of, answer: given }),
    save: (...content: object[]) => done('POST', '/semiprotected/problem/store-answer', { ...of, content }),
    newData: () => done('POST', data, {}),
    progress: async (caller: TestCaller = 'learner') =>
      (await platform.call(caller, `/course/worksheets/${worksheet}`)).json<ResponseOf<'worksheetById'>>().progress,
  };
}

describe('how far a learner is in a worksheet', () => {
  it('follows every step of his work, for himself alone', async () => {
    const { open, keep, save, newData, progress } = inSheet(await sheet('AFTER_SAVE'));
    expect(await progress()).toEqual([]);
    await open();
    const opened = { path: one, mark: 'open', answered: 0, asked: 2, changed: false, late: false };
    expect(await progress()).toEqual([opened]);
    await keep(answer(1, '2'));
    expect(await progress()).toEqual([{ ...opened, answered: 1, changed: true }]);
    expect((await save()).handedIn).toBe(true);
    expect(await progress()).toEqual([{ ...opened, mark: 'wrong', answered: 1, score: 0.5 }]);
    await keep(answer(2, '3'));
    expect((await open()).handedIn).toBe(false);
    expect(await progress()).toEqual([{ ...opened, mark: 'wrong', answered: 2, changed: true, score: 0.5 }]);
    await save();
    expect(await progress()).toEqual([{ ...opened, mark: 'right', answered: 2, score: 1 }]);
    await newData();
    expect(await progress()).toEqual([opened]);
    expect(await open()).not.toHaveProperty('handedIn');
    // Whoever looks at worksheets without working on them has none.
    expect(await progress('lecturer')).toBeUndefined();
  });

  it('begins when a problem is opened, not when it is fetched for the time without a network', async () => {
    const worksheet = await sheet('MANUAL');
    const { open, fetchAhead, keep, save, progress } = inSheet(worksheet);
    const learners = async () =>
      (await platform.call('lecturer', '/problem-engine/learners?pageNumber=0&pageSize=10')).json<
        ResponseOf<'learners'>
      >();
    const ahead = await fetchAhead();
    expect(await progress()).toEqual([]);
    expect(await learners()).toEqual({ total: 0, learners: [] });
    expect((await platform.call('lecturer', `/problem-engine/learners/${me}/work?lang=en`)).statusCode).toBe(404);
    // Fetched once more it is the same; opened, too, and from then on it has been opened.
    expect((await fetchAhead()).attempt).toBe(ahead.attempt);
    expect(await progress()).toEqual([]);
    const opened = await open();
    expect([opened.attempt, opened.document]).toEqual([ahead.attempt, ahead.document]);
    expect(await progress()).toMatchObject([{ path: one, mark: 'open', answered: 0 }]);
    expect(await learners()).toMatchObject({ total: 1 });
    await fetchAhead();
    expect(await progress()).toMatchObject([{ path: one, mark: 'open' }]);
    // Opened without a network: the first that is heard of it are answers.
    await platform.database.db.deleteFrom('attempt').execute();
    await fetchAhead();
    await keep(answer(1, '2'));
    expect(await progress()).toMatchObject([{ path: one, mark: 'open', answered: 1, changed: true }]);
    await save();
    expect(await progress()).toMatchObject([{ path: one, mark: 'saved', answered: 1 }]);
  });

  it('tells no outcome that may not be seen', async () => {
    const invisible = inSheet(await sheet('AFTER_SAVE', false));
    await invisible.open();
    const { standing } = await invisible.save(answer(1, '2'), answer(2, '3'));
    expect(standing).not.toHaveProperty('score');
    const saved = { path: one, mark: 'saved', answered: 2, asked: 2, changed: false, late: false };
    expect(await invisible.progress()).toEqual([saved]);
  });

  it('tells the outcome once a deadline has passed that it waited for', async () => {
    const worksheet = await sheet('AFTER_DEADLINE');
    const { open, save, progress } = inSheet(worksheet);
    await open();
    await save(answer(1, '2'), answer(2, '9'));
    const saved = { path: one, mark: 'saved', answered: 2, asked: 2, changed: false, late: false };
    expect(await progress()).toEqual([saved]);
    await platform.database.db
      .insertInto('worksheet_deadline')
      .values({ user_id: me, worksheet_id: worksheet, deadline: new Date(systemNow() - 1000) })
      .execute();
    expect(await progress()).toEqual([saved]);
    const correction = `/problem-engine/users/${me}/worksheets/${worksheet}/problems/en/correction?path=${one}`;
    expect((await platform.call('learner', correction)).statusCode).toBe(200);
    expect(await progress()).toEqual([{ ...saved, mark: 'wrong', score: 0.5 }]);
  });
});
