import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { WorkThreads, type ThreadLimits } from './index.ts';

/**
 * A stand-in for the program: answers with the job, unless it is told to hang, to fill the memory, to recurse too
 * deeply or to break.
 */
const program = `
  import { parentPort, threadId, workerData } from 'node:worker_threads';
  parentPort.on('message', ({ work, job }) => {
    if (work === 'tell') return parentPort.postMessage(threadId);
    while (job === 'hang');
    for (const began = performance.now(); job === 'take a while' && performance.now() - began < 50; );
    for (const kept = []; job === 'fill'; ) kept.push(new Array(100_000).fill(Math.random()));
    if (job === 'sink') (function sink() { return sink() + 1; })();
    if (job === 'break') throw new Error('broken');
    parentPort.postMessage(job);
  });
  for (const began = performance.now(); performance.now() - began < LOADING; );
  workerData.note[0] = -1;`;
let folder: string;

/** The types of the stand-in. */
interface Stood extends Record<string, (job: never) => unknown> {
  readonly echo: (job: string) => string;
  readonly hurry: (job: string) => string;
  readonly tell: (job: undefined) => number;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-threads-'));
  await writeFile(join(folder, 'thread.mjs'), program.replace('LOADING', '0'));
  await writeFile(join(folder, 'slow-thread.mjs'), program.replace('LOADING', '700'));
});
afterAll(() => rm(folder, { recursive: true }));

function threads(count: number, limits: Partial<ThreadLimits<keyof Stood & string>> = {}, file = 'thread.mjs') {
  const made = new WorkThreads<Stood>(
    pathToFileURL(join(folder, file)),
    count,
    {
      atOnce: { echo: count, hurry: count, tell: count },
      perCaller: count,
      waiting: 100,
      waitingPerCaller: 100,
      timeout: { echo: 3000, hurry: 200, tell: 3000 },
      memory: 32,
      promptTime: { burst: 60_000, perSecond: 1 },
      canWait: ['echo', 'tell'],
      perCallerTime: { burst: 60_000, perSecond: 1 },
      ...limits,
    },
    () => performance.now(),
  );
  onTestFinished(() => made.dispose());
  return {
    doing<Work extends keyof Stood & string>(work: Work) {
      const ask = made.doing(work);
      return (job: Parameters<Stood[Work]>[0], caller = 'somebody') => ask(job, caller);
    },
    dispose: () => made.dispose(),
  };
}

const done = (value: string) => ({ ok: true, value });
const givenUp = { ok: false, failure: { kind: 'tooCostly' } };

it('answers every job, with more jobs than threads', async () => {
  const echo = threads(2).doing('echo');
  const jobs = Array.from({ length: 20 }, (_, index) => `job ${index}`);
  expect(await Promise.all(jobs.map((job) => echo(job)))).toEqual(jobs.map(done));
});

it.each(['hang', 'fill', 'sink'])('gives up a job that makes a thread %s, and goes on with the next', async (job) => {
  const echo = threads(1).doing('echo');
  expect(await Promise.all([echo('before'), echo(job), echo('after')])).toEqual([
    done('before'),
    givenUp,
    done('after'),
  ]);
});

it('throws what a job throws, which is a mistake of the program, and goes on with the next', async () => {
  const echo = threads(1).doing('echo');
  const [broken, after] = await Promise.allSettled([echo('break'), echo('after')]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'broken' } });
  expect(after).toEqual({ status: 'fulfilled', value: done('after') });
});

it('gives no job to a thread that is ended, even when it answers while nobody has time to listen', async () => {
  const one = threads(1);
  await one.doing('echo')('the thread has started');
  const jobs = Promise.all([one.doing('hurry')('take a while'), one.doing('echo')('next')]);
  setImmediate(() => {
    for (const began = performance.now(); performance.now() - began < 400;);
  });
  expect(await jobs).toEqual([givenUp, done('next')]);
});

it('gives up what runs and what waits when it is closed', async () => {
  const one = threads(1);
  const jobs = Promise.all([one.doing('echo')('hang'), one.doing('echo')('waiting')]);
  await one.dispose();
  expect(await jobs).toEqual([givenUp, givenUp]);
});

it('does different work in the same threads, and puts another thread in the place of one that was ended', async () => {
  const one = threads(1);
  const tell = one.doing('tell');
  const first = await tell(undefined);
  expect(await one.doing('echo')('x')).toEqual(done('x'));
  expect(await tell(undefined)).toEqual(first);
  await one.doing('echo')('sink');
  expect(await tell(undefined)).not.toEqual(first);
});

it('has a time limit for each work of its own', async () => {
  const two = threads(2);
  await Promise.all([two.doing('echo')('one has started'), two.doing('echo')('the other has started')]);
  const givenUpInOrder: string[] = [];
  const jobs = (['echo', 'hurry'] as const).map(async (work) => {
    expect(await two.doing(work)('hang')).toEqual(givenUp);
    givenUpInOrder.push(work);
  });
  await Promise.all(jobs);
  expect(givenUpInOrder).toEqual(['hurry', 'echo']);
});

it('counts no time in which a thread still loads its program, and ends what hangs after that', async () => {
  const slow = threads(1, {}, 'slow-thread.mjs');
  expect(await slow.doing('hurry')('done')).toEqual(done('done'));
  expect(await slow.doing('hurry')('hang')).toEqual(givenUp);
  expect(await slow.doing('hurry')('hang')).toEqual(givenUp);
});

it('serves somebody else while one caller has asked for much more than can be done', async () => {
  const two = threads(2, { perCaller: 1 });
  const echo = two.doing('echo');
  let finished = 0;
  const greedy = Promise.all(
    Array.from({ length: 20 }, async () => {
      await echo('take a while', 'greedy');
      finished += 1;
    }),
  );
  await echo('modest', 'somebody else');
  // Twenty jobs are ahead; one thread is kept free of them.
  expect(finished).toBeLessThan(10);
  await greedy;
});

it('has one thread for all who have lately asked for much, and the others for everybody else', async () => {
  const two = threads(2, { promptTime: { burst: 20, perSecond: 1 } });
  const tell = two.doing('tell');
  const threadsOf = async (...callers: readonly string[]) => {
    const told = await Promise.all(callers.map((caller) => tell(undefined, caller)));
    return told.map((answer) => (answer.ok ? answer.value : NaN));
  };
  const [first, second] = await threadsOf('a', 'b');
  await Promise.all(['greedy', 'greedier'].map((caller) => two.doing('echo')('take a while', caller)));
  const [greedy, greedier] = await threadsOf('greedy', 'greedier');
  expect(greedier).toBe(greedy);
  expect([first, second]).not.toContain(greedy);
  expect([first, second]).toContain((await threadsOf('c'))[0]);
});

it('lets no work step back of which a caller does not decide how much it is', async () => {
  const two = threads(2, { promptTime: { burst: 20, perSecond: 1 }, canWait: ['tell'] });
  const echo = two.doing('echo');
  await Promise.all([echo('one has started'), echo('the other has started')]);
  const timeOf = async (jobs: number) => {
    const began = performance.now();
    await Promise.all(Array.from({ length: jobs }, () => echo('take a while')));
    return performance.now() - began;
  };
  // On two threads, six take three times as long as two; on one that rests it would be more than twenty times.
  const [pair, six] = [await timeOf(2), await timeOf(6)];
  expect(six).toBeLessThan(Math.max(900, 12 * pair));
});

it('rests after each job of those who have lately asked for much', async () => {
  const echo = threads(1, { promptTime: { burst: 20, perSecond: 1 } }).doing('echo');
  await echo('take a while', 'greedy');
  await echo('the thread has started', 'greedy');
  const began = performance.now();
  for (let count = 0; count < 4; count += 1) await echo('take a while', 'greedy');
  // Four times 50 ms of work, with rests of three times that in between.
  expect(performance.now() - began).toBeGreaterThan(4 * 50 + 3 * 140);
});

it('lets what somebody asked for at once step back as soon as it has become much', async () => {
  const one = threads(1, { promptTime: { burst: 20, perSecond: 1 } });
  const echo = one.doing('echo');
  let isGreedyDone = false;
  const greedy = Promise.all(Array.from({ length: 20 }, () => echo('take a while', 'greedy'))).then(
    () => (isGreedyDone = true),
  );
  // One thread, and twenty jobs ahead: all but the first of them leave it free.
  await echo('the first of them', 'somebody else');
  expect(await echo('modest', 'somebody else')).toEqual(done('modest'));
  expect(isGreedyDone).toBe(false);
  await greedy;
});

it('refuses what there is no room for, without doing it', async () => {
  const echo = threads(1, { waiting: 2 }).doing('echo');
  const answers = await Promise.all(['hang', 'one', 'two', 'three'].map((job) => echo(job)));
  expect(answers.slice(1)).toEqual([done('one'), done('two'), { ok: false, failure: { kind: 'busy' } }]);
});

it('tells a caller who has used up his time how long to wait, and nobody else', async () => {
  const echo = threads(1, { perCallerTime: { burst: 20, perSecond: 1 } }).doing('echo');
  expect(await echo('take a while', 'greedy')).toEqual(done('take a while'));
  expect(await echo('more', 'greedy')).toMatchObject({ ok: false, failure: { kind: 'tooMuch' } });
  expect(await echo('less', 'somebody else')).toEqual(done('less'));
});
