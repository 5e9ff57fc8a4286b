import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';
import { receiptCommand } from './index.ts';

const problem = String.raw`
    \type{input.number} \field{integer}
    \begin{variables} \randint{a}{2}{99} \end{variables}
    \begin{question} \text{$\var{a}+1=$ \ansref} \begin{answer} \solution{a+1} \end{answer} \end{question}
    \begin{question} \text{$\var{a}+2=$ \ansref} \begin{answer} \solution{a+2} \end{answer} \end{question}`;

let now = Date.parse('2026-11-25T11:03:07.123Z');
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    content: [sample('sums/one', { titles: { en: 'Sum' }, body: problem })],
    now: () => now,
  });
});
afterAll(() => platform.dispose());

const path = 'sums/one';
const me = 'demo-author';
const field = (answer: number) => `user/answer/question_${String(answer)}/answer_1`;

type Answered = ResponseOf<'openProblem'> & ResponseOf<'keepAnswers'> & ResponseOf<'receipts'>;

async function called(caller: TestCaller, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) {
  const response = await platform.call(caller, url, {
    method,
    ...(payload && { payload }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  return { status: response.statusCode, body: response.json<Answered>() };
}
const open = () =>
  called('author', 'GET', `/problem-engine/users/${me}/problems/personalised-data?path=${path}&lang=en`);
const keep = (answer: number, value: string, version: number) =>
  called('author', 'PUT', '/semiprotected/problem/datasheet', {
    problem: path,
    lang: 'en',
    answer: [{ path: field(answer), value, lang: 'en', version }],
  });
const save = (key: string) =>
  called('author', 'POST', '/semiprotected/problem/store-answer', { problem: path, lang: 'en' }, key);
const list = (caller: TestCaller, more = '', user = me) =>
  called(caller, 'GET', `/problem-engine/users/${user}/problems/receipts?path=${path}${more}`);

/** Computed from the documentation (docs/operating.md), not by our own code. */
const sha256 = (said: unknown) => createHash('sha256').update(JSON.stringify(said)).digest('hex');

describe('a receipt', () => {
  it('tells when the first byte arrived, and follows from what arrived and from the receipt before', async () => {
    expect((await open()).body.receipt).toBeUndefined();
    const first = (await keep(1, 'größer', 0)).body.receipt;
    const at = '2026-11-25T11:03:07.123Z';
    const digest = (value: string) => sha256([value, 'en', null]);
    const firstHash = sha256(['', 1, 'keep', 1, at, null, null, [['1,1', digest('größer')]]]);
    expect(first).toEqual({ number: 1, at, hash: firstHash });
    now += 60_000;
    const second = (await keep(2, '7', 0)).body.receipt;
    const later = '2026-11-25T11:04:07.123Z';
    const secondHash = sha256([firstHash, 2, 'keep', 1, later, null, null, [['2,1', digest('7')]]]);
    expect(second).toEqual({ number: 2, at: later, hash: secondHash });
    const handedIn = [
      ['1,1', digest('größer')],
      ['2,1', digest('7')],
    ];
    const saved = (await save('key-1')).body.receipt;
    expect(saved).toEqual({
      number: 3,
      at: later,
      hash: sha256([secondHash, 3, 'save', 1, later, 'key-1', 1, handedIn]),
    });
    // Repeated, it is the same: nothing else has arrived.
    now += 1000;
    expect((await save('key-1')).body.receipt).toEqual(saved);
    expect((await keep(2, '7', 0)).body.receipt).toEqual(saved);
    expect((await open()).body.receipt).toEqual(saved);
  });

  it('is not given for what was not taken', async () => {
    const { versions, changedElsewhere, receipt } = (await keep(1, 'other', 0)).body;
    expect({ versions, receipt }).toEqual({ versions: {}, receipt: undefined });
    expect(Object.keys(changedElsewhere)).toEqual([field(1)]);
  });

  it('is found later by its learner and by those who accompany him, also by its code; for others there is none', async () => {
    const { body } = await list('author');
    expect(body.receipts.map(({ number, kind }) => [number, kind])).toEqual([
      [3, 'save'],
      [2, 'keep'],
      [1, 'keep'],
    ]);
    expect(body).toMatchObject({ total: 3, intact: true });
    expect(body.receipts[0]?.answers).toEqual([field(1), field(2)]);
    const code = body.receipts[1]?.hash.slice(0, 8) ?? '';
    expect((await list('tutor', `&code=${code}`)).body.receipts.map(({ number }) => number)).toEqual([2]);
    expect((await list('author', '&pageSize=2&pageNumber=1')).body.receipts.map(({ number }) => number)).toEqual([1]);
    expect((await list('learner')).status).toBe(404);
    expect((await list('guest')).status).toBe(401);
    expect((await list('author', '', 'demo-learner')).status).toBe(404);
    expect((await list('author', '&code=3F9A%2501c2')).status).toBe(400);
  });

  it('is given for new data, which end the answers before', async () => {
    await called('author', 'POST', `/problem-engine/users/${me}/problems/personalised-data?path=${path}&lang=en`, {});
    expect((await list('author')).body).toMatchObject({
      total: 4,
      intact: true,
      receipts: [{ kind: 'newData', answers: [] }, {}, {}, {}],
    });
    await keep(1, '5', 0);
    await save('key-2');
    expect((await list('author')).body).toMatchObject({ total: 6, intact: true });
  });
});

describe('what somebody has changed in the database afterwards', () => {
  const check = (...args: readonly string[]) => receiptCommand(args, platform.database.db);

  it('is nothing as long as everything is as it arrived', async () => {
    expect(await check()).toMatchObject({
      ok: true,
      value: ['6 receipts of 1 problems that learners have begun: everything fits.'],
    });
    expect(await check('demo-nobody')).toMatchObject({ ok: false });
  });

  it.each([
    ['an answer', `update answer set value = '6'`, 'answer_1 is not what arrived last'],
    ['the language of an answer', `update answer set language = 'de'`, 'is not what arrived last'],
    [
      'what was handed in',
      `update saving set answers = jsonb_set(answers, '{1\\,1,value}', '"6"') where number = 2`,
      'number 2 is not what arrived',
    ],
    ['a hand-in that was removed', `delete from saving where number = 1`, 'number 1 is not what arrived'],
    [
      'a hand-in that was added',
      `insert into saving select attempt_id, 9, draw, received, counted, answers from saving where number = 2`,
      'number 9 is not what arrived',
    ],
    [
      'the time of a receipt',
      `update receipt set received = received - interval '1 ms' where number = 2`,
      'receipt 2 does not follow',
    ],
    ['the key of a receipt', `update receipt set key = 'other' where number = 3`, 'receipt 3 does not follow'],
    ['what a receipt is for', `update receipt set kind = 'keep' where number = 3`, 'receipt 3 does not follow'],
    ['a receipt that was removed', `delete from receipt where number = 2`, 'receipt 2 is missing'],
    ['a hash', `update receipt set hash = repeat('0', 64) where number = 1`, 'receipt 2 does not follow'],
  ])('is found: %s', async (_what, change, told) => {
    const { db } = platform.database;
    const undone = db.transaction().execute(async (transaction) => {
      await sql.raw(change).execute(transaction);
      const checked = await receiptCommand([], transaction);
      throw new Error(checked.ok ? 'nothing was found' : checked.failure);
    });
    await expect(undone).rejects.toThrow(told);
    expect(await check()).toMatchObject({ ok: true });
  });
});
