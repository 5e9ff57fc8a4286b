import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { correctQuickcheck, type RequestOf } from '@lemma/api-client/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPlatform, type TestPlatform } from '../testing/index.ts';
import { systemNow } from '../now.ts';
import { WorkThreads } from '../threads/index.ts';
import type { judgeNow } from './index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

type Request = RequestOf<'correctQuickcheck'>;

function request(userInput: string, more: Partial<Request['quickcheck']> = {}): Request {
  return {
    lang: 'de',
    quickcheck: {
      field: 'real',
      displayPrecision: 2,
      correctorPrecision: 2,
      correctorOption: 'atleast',
      seed: 3,
      variables: {
        definitions: [{ type: 'number', name: 's', options: [], values: ['5/2'] }],
        rules: [],
      },
      permutations: [],
      ...more,
    },
    answers: [{ id: 'first', type: 'input.number', userInput, solution: 's', checks: [] }],
  };
}

/** Enclosures of these sines say nothing, at however many points. */
const costlyTerms = Array.from('abcdfghjklmnopqrtuvwxyz', (name) => name).map((name) => `sin(10^15*${name})`);

const costlyQuickcheck = {
  ...request('1', {
    variables: {
      definitions: [{ type: 'function', name: 's', options: [], values: [costlyTerms.join('+')] }],
      rules: [],
    },
    permutations: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  }),
  answers: Array.from({ length: 10 }, (_, index) => ({
    id: String(index),
    type: 'input.function',
    userInput: `0*x+${costlyTerms.join('+')}`,
    solution: 's',
    checks: [],
  })),
};

const post = (payload: object) =>
  platform.call('guest', '/problem-engine/quickcheck/correct', { method: 'POST', payload });

describe('a quick check that is handed in', () => {
  it.each([
    ['2,5', true, true],
    ['2,6', false, true],
    ['zwei', false, false],
    ['', false, false],
  ])('%s: %s', async (userInput, isCorrect, isValid) => {
    const response = await post(request(userInput));
    expect(response.statusCode).toBe(200);
    expect(v.parse(correctQuickcheck.response, response.json())).toEqual({
      answers: [{ id: 'first', isCorrect, isValid, isDecided: true, isAmbiguous: false, solution: '2,5' }],
    });
  });

  it.each([
    ['unit', '2,5', { kind: 'missingUnit' }],
    ['unit', '2500 m', { kind: 'otherUnit', asked: 'km' }],
    ['unit', '2,5 km', undefined],
    ['significantFigures', '2,5', { kind: 'wrongNumberOfFigures', asked: 3 }],
    ['form', '10/4', { kind: 'notLowestTerms' }],
  ])('that asks for a %s tells what is wrong with %s', async (kind, userInput, remark) => {
    const checks = [
      { kind: 'unit', unit: 'km', isExact: true },
      { kind: 'significantFigures', figures: 3 },
      { kind: 'form', form: 'lowestTerms' },
    ].filter((check) => check.kind === kind);
    const { answers, ...rest } = request(userInput);
    const response = await post({ ...rest, answers: answers.map((answer) => ({ ...answer, checks })) });
    const [answer] = v.parse(correctQuickcheck.response, response.json()).answers;
    expect(answer).toMatchObject({ isCorrect: remark === undefined, isValid: true });
    expect(answer?.remark).toEqual(remark);
  });

  it('is refused where its values cannot be drawn', async () => {
    const definitions = [{ type: 'randint', name: 's', options: [], values: ['9', '1'] }];
    const response = await post(request('1', { variables: { definitions, rules: [] } }));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ id: 'problem-engine_quickcheck_not_drawn' });
  });

  it.each([
    { ...request('1'), lang: 'tlh' },
    request('1'.repeat(1001)),
    { ...request('1'), answers: Array.from({ length: 101 }, () => request('1').answers[0]) },
    { lang: 'de' },
  ])('is refused when it is malformed or too large (%#)', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  });

  it('is given up when comparing its answers takes too long', async () => {
    expect((await post(costlyQuickcheck)).json()).toMatchObject({ id: 'problem-engine_quickcheck_too_costly' });
  });

  it('keeps nobody waiting, and is given up with its thread', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lemma-judging-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const program = join(folder, 'thread.mjs');
    await writeFile(
      program,
      `import { parentPort, workerData } from 'node:worker_threads';
       // The program has loaded: from now on its jobs have their time.
       workerData.note[0] = -1;
       parentPort.on('message', ({ job }) => {
         while (job.inputs[0] === 'hang');
         parentPort.postMessage({ ok: true, value: [{ verdict: 'right', solution: 'from the thread' }] });
       });`,
    );
    const limits = {
      atOnce: { judge: 1 },
      perCaller: 1,
      waiting: 10,
      waitingPerCaller: 10,
      timeout: { judge: 3000 },
      memory: 64,
      promptTime: { burst: 60_000, perSecond: 1 },
      canWait: [],
      perCallerTime: { burst: 10_000, perSecond: 1000 },
    };
    const threads = new WorkThreads<{ judge: typeof judgeNow }>(pathToFileURL(program), 1, limits, systemNow);
    onTestFinished(() => threads.dispose());
    const threaded = await startPlatform({ judge: threads.doing('judge') });
    onTestFinished(() => threaded.dispose());
    const handIn = (userInput: string) =>
      threaded.call('guest', '/problem-engine/quickcheck/correct', { method: 'POST', payload: request(userInput) });

    const answered: string[] = [];
    const hostile = handIn('hang').then((response) => {
      answered.push('hostile');
      return response;
    });
    const honest = handIn('1').then((response) => {
      answered.push('honest');
      return response;
    });
    expect((await threaded.call('guest', '/configuration')).statusCode).toBe(200);
    expect(answered).toEqual([]);
    expect((await hostile).statusCode).toBe(422);
    expect((await hostile).json()).toMatchObject({ id: 'problem-engine_quickcheck_too_costly' });
    expect((await honest).json()).toEqual({
      answers: [
        {
          id: 'first',
          isCorrect: true,
          isValid: true,
          isDecided: true,
          isAmbiguous: false,
          solution: 'from the thread',
        },
      ],
    });
    expect(answered).toEqual(['hostile', 'honest']);
  });
});
