import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateOctave, refusal } from '@lemma/api-client/wire';
import { fail, succeed } from '@lemma/core/store';
import * as v from 'valibot';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';
import { LocalSandbox, type Sandbox } from './index.ts';

const sandbox = new LocalSandbox(1);
let platform: TestPlatform;
let without: TestPlatform;
beforeAll(async () => {
  needSandboxPrograms();
  await sandbox.open();
  [platform, without] = await Promise.all([startPlatform({ sandbox }), startPlatform()]);
});
afterAll(async () => {
  await Promise.all([platform.dispose(), without.dispose()]);
});

const evaluate = (input: string, caller: TestCaller = 'learner', on = platform) =>
  on.call(caller, '/octave/evaluation', { method: 'POST', payload: { input } });
const evaluated = async (input: string, caller: TestCaller = 'learner') =>
  v.parse(evaluateOctave.response, (await evaluate(input, caller)).json());

describe('Octave on the platform', () => {
  it('is tried before anything is run, and /healthz says that it holds', async () => {
    // What packages this machine lacks is another matter (`look-again.test.ts`).
    const { lacks = [], ...health } = (await platform.app.inject('/healthz')).json<{
      readonly lacks?: readonly string[];
    }>();
    expect(health).toEqual({ status: 'ok', sandbox: { python: 'ready', octave: 'ready' } });
    expect(['numpy (python3-numpy)', 'matplotlib (python3-matplotlib)']).toEqual(expect.arrayContaining([...lacks]));
  });

  it('prints', async () => {
    const { output, cut, images, error } = await evaluated('A = inv ([1 2; 3 4]);\nprintf ("%g ", A)\nx = 3');
    expect([output, cut, images, error]).toEqual(['-2 1.5 1 -0.5 x = 3\n', false, [], undefined]);
  });

  it('draws', async () => {
    const { images } = await evaluated('plot (0:0.1:6, sin (0:0.1:6)); figure; bar ([1 2 3]);');
    expect(images).toHaveLength(2);
    for (const image of images) {
      const bytes = Buffer.from(image, 'base64');
      expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([640, 480]);
    }
  });

  it('tells what is wrong, in which line, and what was printed before', async () => {
    expect(await evaluated('disp (1)\nx = [1 2 3] * [4 5 6];')).toEqual({
      output: '1\n',
      cut: false,
      images: [],
      error: {
        kind: 'error',
        message: 'operator *: nonconformant arguments (op1 is 1x3, op2 is 1x3)',
        line: 2,
      },
    });
  });

  it('ends what comes to no end', async () => {
    expect((await evaluated('disp (1); while (true) end')).error).toEqual({ kind: 'timeout' });
  });

  it('keeps what anybody can read, and no more', async () => {
    const { output, cut } = await evaluated('for k = 1:3000, disp (repmat ("x", 1, 60)), end');
    expect([output.length, cut]).toEqual([64 * 1024, true]);
  });

  it('runs one program of a user at a time', async () => {
    const [first, second, other] = await Promise.all([
      evaluate('pause (0.3); disp (1)'),
      evaluate('disp (2)'),
      evaluate('disp (3)', 'tutor'),
    ]);
    expect([first.statusCode, second.statusCode, other.statusCode].sort()).toEqual([200, 200, 429]);
    const refused = [first, second].find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('5');
  });

  it('runs no more than a lesson needs', async () => {
    const counted = countingSandbox();
    const limited = await startPlatform({ sandbox: counted.sandbox });
    const statuses: number[] = [];
    for (let run = 0; run < 32; run += 1) statuses.push((await evaluate('1', 'learner', limited)).statusCode);
    await limited.dispose();
    expect(statuses.filter((status) => status === 200)).toHaveLength(counted.runs());
    expect(counted.runs()).toBeGreaterThanOrEqual(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is nothing for guests', async () => {
    expect((await evaluate('1', 'guest')).statusCode).toBe(401);
  });

  it('says why it does not run where there is no sandbox', async () => {
    const answer = await evaluate('1', 'learner', without);
    expect([answer.statusCode, v.parse(refusal, answer.json()).id]).toEqual([503, 'sandbox_not_available']);
    expect(answer.json()).toMatchObject({ message: 'Code cannot be run: This platform has no sandbox.' });
    expect((await without.app.inject('/healthz')).json()).toMatchObject({ status: 'ok' });
  });
});

/** A sandbox that prints nothing, at once. */
function countingSandbox() {
  let runs = 0;
  const counting: Sandbox = {
    readinessOf: () => ({ isReady: true, lacks: [] }),
    run: () => {
      runs += 1;
      return Promise.resolve(succeed({ output: '', isCut: false, pictures: [] }));
    },
    cancel: () => Promise.resolve(),
    mark: () => Promise.resolve(fail({ kind: 'broken' })),
  };
  return { sandbox: counting, runs: () => runs };
}
