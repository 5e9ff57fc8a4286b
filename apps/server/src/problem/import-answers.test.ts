import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exportFile } from '@lemma/core/outbox';
import type { WaitingChange } from '@lemma/core/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';

const body = String.raw`\type{input.number} \field{integer}
  \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-import-'));
  const { tex } = sample('open/sum', { titles: { de: 'Summe', en: 'Sum' }, body });
  await mkdir(dirname(join(folder, 'open/sum')), { recursive: true });
  await writeFile(join(folder, 'open/sum.tex'), tex);
  const title = { de: 'Summen', en: 'Sums' };
  await writeCourse(folder, 'courses/one', title, [{ title, problems: ['open/sum'] }]);
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
let attempt: string;
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
  attempt = (await open()).attempt;
});

interface Opened {
  readonly attempt: string;
  readonly answers: Readonly<Record<string, { readonly value: string; readonly version: number }>>;
}

const me = 'demo-learner';
const path = 'user/answer/question_1/answer_1';

async function open(): Promise<Opened> {
  const at = `/problem-engine/users/${me}/problems/personalised-data?path=open/sum&lang=en`;
  return (await platform.call('learner', at, { method: 'GET' })).json<Opened>();
}

async function importFile(file: string, caller: TestCaller = 'learner') {
  const url = '/semiprotected/problem/answers-file';
  const answer = await platform.call(caller, url, { method: 'POST', payload: { file } });
  return {
    status: answer.statusCode,
    body: answer.json<{ readonly id?: string; readonly taken?: number; readonly refused?: number }>(),
  };
}

function change(order: number, text: string, more: Partial<WaitingChange> = {}): WaitingChange {
  const problem = { path: 'open/sum', language: 'en' } as const;
  return {
    key: `k${String(order)}`,
    order,
    problem,
    attempt,
    answer: '1,1',
    text,
    language: 'en',
    version: 0,
    at: 0,
    isClosed: true,
    ...more,
  };
}

describe('a file of answers', () => {
  const line = () => [
    change(1, '1'),
    change(2, '12', { after: 'k1' }),
    change(3, '  12,5 = x²\u0000', { after: 'k2' }),
  ];

  it('is taken change by change, as it was typed, once', async () => {
    const file = exportFile(me, line());
    expect(await importFile(file)).toEqual({ status: 200, body: { taken: 3, refused: 0 } });
    const once = (await open()).answers[path];
    expect(once).toMatchObject({ value: '  12,5 = x²', version: 3 });
    // What was typed before is not what is there now, and overwrites nothing.
    await importFile(file);
    expect((await open()).answers[path]).toEqual(once);
  });

  it('overwrites nothing that was given elsewhere meanwhile', async () => {
    const answer = [{ path, value: '7', lang: 'en', version: 0 }];
    const kept = { problem: 'open/sum', lang: 'en', attempt, answer };
    await platform.call('learner', '/semiprotected/problem/datasheet', { method: 'PUT', payload: kept });
    expect((await importFile(exportFile(me, line()))).body).toMatchObject({ refused: 1 });
    expect((await open()).answers[path]?.value).toBe('7');
  });

  it('is refused to anybody else', async () => {
    const { status, body: refusal } = await importFile(exportFile(me, line()), 'tutor');
    expect([status, refusal.id]).toEqual([403, 'problem_answers-file-foreign']);
    expect((await open()).answers).toEqual({});
  });

  it('of other data is told about, and not taken', async () => {
    const old = [
      change(1, '1', { attempt: 'another.1' }),
      change(2, '2', { problem: { path: 'no/where', language: 'en' } }),
    ];
    expect((await importFile(exportFile(me, old))).body).toEqual({ taken: 0, refused: 2 });
  });

  it.each([
    ['nothing', ''],
    ['something else', '{"version":1,"kind":"shopping","owner":"demo-learner","changes":[]}'],
    ['half a file', exportFile(me, [change(1, '1')]).slice(0, -9)],
    ['another version', exportFile(me, []).replace('"version":1', '"version":2')],
    ['an answer to nothing', exportFile(me, [change(1, '1', { answer: '__proto__' })])],
    ['a text that is too long', exportFile(me, [change(1, '1'.repeat(64_001))])],
  ])('is unreadable: %s', async (_, file) => {
    const { status, body: refusal } = await importFile(file);
    expect([status, refusal.id]).toEqual([422, 'problem_answers-file-unreadable']);
    expect((await open()).answers).toEqual({});
  });
});
