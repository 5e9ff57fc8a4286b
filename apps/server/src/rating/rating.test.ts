import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';

const documents = [
  sample('topic/article', { kind: 'article', titles: { en: 'Article' }, body: 'Text.' }),
  sample('plain/article', { kind: 'article', titles: { en: 'Plain' }, body: 'Text.' }),
  sample('elsewhere/article', { kind: 'article', titles: { en: 'In no course' }, body: 'Text.' }),
  sample('topic/problem', {
    titles: { en: 'Problem' },
    body: '\\begin{question} \\type{input.number} \\text{1+1} \\begin{answer} \\solution{2} \\end{answer} \\end{question}',
  }),
];

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-rating-'));
  for (const { path, tex } of documents) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, `${path}.tex`), tex);
  }
  await writeCourse(folder, 'courses/one', { en: 'Course' }, [
    { title: { en: 'Topic' }, articles: ['topic/article'], problems: ['topic/problem'] },
    { title: { en: 'Plain' }, articles: ['plain/article'] },
  ]);
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true, force: true });
});

const read = (caller: TestCaller, permalinkPath = 'topic/article') =>
  platform.call(caller, `/content/rating?permalinkPath=${permalinkPath}`);
const rate = (caller: TestCaller, userRating: number, permalinkPath = 'topic/article') =>
  platform.call(caller, '/content/rating', { method: 'PUT', payload: { permalinkPath, userRating } });

/** An attempt at the problem of the topic, corrected with a score. */
async function corrected(user: string, score: number): Promise<void> {
  const { db } = platform.database;
  const id = `attempt-${user}-${String(score)}`;
  await db
    .insertInto('attempt')
    .values({
      id,
      user_id: user,
      place: score > 0 ? '' : 'elsewhere',
      path: 'topic/problem',
      version_hash: 'any',
      seed: 1,
      draw: 1,
      generations: '{}',
      asked: '[]',
      state: '{}',
    })
    .execute();
  await db
    .insertInto('correction')
    .values({ attempt_id: id, number: 1, draw: 1, score, right_questions: '[]', undecided_questions: '[]' })
    .execute();
}

describe('ratings', () => {
  it('are locked until a problem of the chapter was corrected with a score above 0', async () => {
    expect((await read('learner')).json()).toEqual({ status: 'locked', user: -1, average: 0, count: 0 });
    expect((await rate('learner', 1)).statusCode).toBe(403);
    await corrected('demo-learner', 0);
    expect((await rate('learner', 1)).statusCode).toBe(403);
    await corrected('demo-learner', 0.25);
    expect((await rate('learner', 0.6)).json()).toEqual({ status: 'open', user: 0.6, average: 0.6, count: 1 });
  });

  it('are the mean of one rating each: a later one replaces that of the same reader', async () => {
    await corrected('demo-tutor', 1);
    await rate('tutor', 1);
    expect((await read('learner')).json()).toMatchObject({ user: 0.6, average: 0.8, count: 2 });
    await rate('tutor', 0.2);
    expect((await read('learner')).json()).toMatchObject({ user: 0.6, average: 0.4, count: 2 });
    expect((await read('author')).json()).toMatchObject({ status: 'locked', user: -1, average: 0.4, count: 2 });
  });

  it('count as one star when they were cleared, and are stars whatever is sent', async () => {
    expect((await rate('learner', 0)).json()).toMatchObject({ user: 0.2 });
    expect((await rate('learner', 0.55)).json()).toMatchObject({ user: 0.6 });
    for (const wrong of [-0.1, 1.1, Number.NaN]) expect((await rate('learner', wrong)).statusCode).toBe(400);
  });

  it('need no work where there is none to do', async () => {
    expect((await rate('author', 0.4, 'plain/article')).json()).toMatchObject({ status: 'open', user: 0.4 });
  });

  it('exist for articles of courses only, and not for guests', async () => {
    for (const path of ['elsewhere/article', 'topic/problem', 'gone']) {
      expect((await read('learner', path)).statusCode).toBe(404);
      expect((await rate('learner', 1, path)).statusCode).toBe(404);
    }
    expect((await read('guest')).statusCode).toBe(401);
    expect((await rate('guest', 1)).statusCode).toBe(401);
  });
});
