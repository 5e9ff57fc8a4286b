import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';

const body = String.raw`\type{input.number} \field{integer}
  \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;
const problems = ['open/sum', 'open/other'] as const;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-changes-'));
  for (const path of [...problems, 'closed/sum']) {
    const { tex } = sample(path, { titles: { de: 'Summe', en: 'Sum' }, body });
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, `${path}.tex`), tex);
  }
  const title = { de: 'Summen', en: 'Sums' };
  await writeCourse(folder, 'courses/one', title, [{ title, problems: [...problems] }]);
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});

let attempts: Readonly<Record<string, string>>;
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
  await platform.database.db.deleteFrom('write').execute();
  attempts = Object.fromEntries(
    await Promise.all(problems.map(async (path) => [path, (await open(path)).attempt] as const)),
  );
});

const me = 'demo-learner';
const path = 'user/answer/question_1/answer_1';

async function open(problem: string): Promise<ResponseOf<'openProblem'>> {
  const at = `/problem-engine/users/${me}/problems/personalised-data?path=${problem}&lang=en`;
  return (await platform.call('learner', at, { method: 'GET' })).json();
}

async function receipts(problem: string) {
  const at = `/problem-engine/users/${me}/problems/receipts?path=${problem}&pageNumber=0&pageSize=100`;
  return (await platform.call('learner', at, { method: 'GET' })).json<ResponseOf<'receipts'>>();
}

async function send(changes: readonly object[], caller: TestCaller = 'learner') {
  const answer = await platform.call(caller, '/semiprotected/problem/changes', { method: 'PUT', payload: { changes } });
  return { status: answer.statusCode, kept: answer.json<ResponseOf<'keepChanges'>>().kept };
}

function change(key: string, value: string, more: object = {}, version = 0) {
  const problem = 'open/sum';
  return {
    key,
    problem,
    lang: 'en',
    attempt: attempts[problem],
    answer: { path, value, lang: 'en', version },
    ...more,
  };
}
const ofOther = (key: string, value: string, more: object = {}) =>
  change(key, value, { problem: 'open/other', attempt: attempts['open/other'], ...more });

/** Each goes on from the one before. */
const line = (keys: string, values = keys) =>
  Array.from(keys, (key, n) => change(key, values.charAt(n), n === 0 ? {} : { after: keys.charAt(n - 1) }));

async function stored(problem = 'open/sum') {
  const { answers } = await open(problem);
  return answers[path] && [answers[path].value, answers[path].version];
}

describe('changes that have waited', () => {
  it('are taken in their order, each with a version and a receipt of its own that follows the one before', async () => {
    const { status, kept } = await send(line('abc', '123'));
    expect(status).toBe(200);
    expect(kept.map(({ key, version, receipt }) => [key, version, receipt?.number])).toEqual([
      ['a', 1, 1],
      ['b', 2, 2],
      ['c', 3, 3],
    ]);
    expect(await stored()).toEqual(['3', 3]);
    expect(await receipts('open/sum')).toMatchObject({ total: 3, intact: true });
  });

  it('of several problems are taken with one call, those of each in order', async () => {
    const { kept } = await send([
      change('a', '1'),
      ofOther('x', '7'),
      change('b', '2', { after: 'a' }),
      ofOther('y', '8', { after: 'x' }),
    ]);
    expect(Object.fromEntries(kept.map(({ key, version }) => [key, version]))).toEqual({ a: 1, b: 2, x: 1, y: 2 });
    expect([await stored(), await stored('open/other')]).toEqual([
      ['2', 2],
      ['8', 2],
    ]);
  });

  it('stay in order while their learner changes the language of the page, and one that is not taken ends them', async () => {
    const [a, b, c] = line('abc', '123');
    const { kept } = await send([{ ...a }, { ...b, lang: 'de' }, { ...c }, ofOther('x', '7')]);
    expect(Object.fromEntries(kept.map(({ key, version }) => [key, version]))).toEqual({ a: 1, b: 2, c: 3, x: 1 });
    expect(await stored()).toEqual(['3', 3]);
    expect(await receipts('open/sum')).toMatchObject({ total: 3, intact: true });
    const late = await send([change('d', '9'), { ...change('e', '8', {}, 3), lang: 'de' }, change('f', '7', {}, 3)]);
    expect(late.kept).toMatchObject([{ key: 'd', other: { value: '3', version: 3 } }]);
    expect(await stored()).toEqual(['3', 3]);
  });

  it('count once if they are sent again, also with more, and also if a text comes back', async () => {
    const changes = line('abc', '121');
    const first = await send(changes);
    expect(await send(changes)).toEqual(first);
    // What was not with them the first time has its turn next.
    expect(await send(line('abcd', '1215'))).toEqual(first);
    expect(await stored()).toEqual(['1', 3]);
    expect(await receipts('open/sum')).toMatchObject({ total: 3 });
    const { kept } = await send([change('d', '5', {}, 3)]);
    expect(kept).toMatchObject([{ key: 'd', version: 4 }]);
  });

  it('do not replace what was given elsewhere, nor does what follows them', async () => {
    await send([change('elsewhere', '9')]);
    const { kept } = await send([...line('ab', '12'), ofOther('x', '7')]);
    expect(kept).toMatchObject([
      { key: 'a', other: { value: '9', version: 1 } },
      { key: 'x', version: 1 },
    ]);
    expect(kept.map(({ key }) => key)).toEqual(['a', 'x']);
    expect(await stored()).toEqual(['9', 1]);
  });

  it('are refused one problem by itself: with other data, or where nobody may work', async () => {
    const { status, kept } = await send([
      change('a', '1', { attempt: 'old.1' }),
      change('b', '2', { attempt: 'old.1', after: 'a' }),
      change('c', '1', { problem: 'closed/sum', attempt: 'none.1' }),
      ofOther('x', '7'),
    ]);
    expect(status).toBe(200);
    expect(kept.map(({ key, version, refused }) => [key, refused ?? version])).toEqual([
      ['a', 'problem-engine_attempt_replaced'],
      ['c', 'problem-engine_attempt_replaced'],
      ['x', 1],
    ]);
  });

  it('end at an answer that the problem does not ask for', async () => {
    const wrong = { path: 'user/answer/question_7/answer_1', value: '1', lang: 'en', version: 0 };
    const { kept } = await send([change('a', '1'), change('b', '1', { answer: wrong }), change('c', '3', {}, 1)]);
    expect(kept.map(({ key }) => key)).toEqual(['a']);
    const [alone] = (await send([change('d', '1', { answer: wrong })])).kept;
    expect(alone).toHaveProperty('refused');
    expect(alone?.key).toBe('d');
    expect(await stored()).toEqual(['1', 1]);
  });

  it('are those of the caller: nobody reaches the work of somebody else with them', async () => {
    const { kept } = await send([change('a', '1')], 'author');
    expect(kept).toMatchObject([{ key: 'a', refused: 'problem-engine_attempt_replaced' }]);
    expect(await stored()).toBeUndefined();
    expect((await send([change('a', '1')], 'guest')).status).toBe(401);
  });

  it.each([
    ['too many', Array.from({ length: 201 }, (_, n) => ({ key: String(n) }))],
    ['one without a key', [{ key: '' }]],
    ['one with a version that is none', [{ answer: { path, value: '1', lang: 'en', version: 0.5 } }]],
    [
      'one with a path that names no answer',
      [{ answer: { path: 'user/role', value: 'admin', lang: 'en', version: 0 } }],
    ],
  ])('are refused together if they cannot be read: %s', async (_what, mores) => {
    const { status } = await send(mores.map((more) => ({ ...change('k', '1'), ...more })));
    expect(status).toBe(400);
    expect(await stored()).toBeUndefined();
  });
});
