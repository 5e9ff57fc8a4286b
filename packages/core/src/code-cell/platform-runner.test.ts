import { firstValueFrom, of, Subject, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { noOutput, PlatformRunner, type CodeGateway, type CodeRun } from './index.ts';

type Answer = Awaited<ReturnType<CodeGateway['evaluateOctave']>['answer']>;

/** The states of a run, and the codes that the platform was asked to run. */
async function ran(answer: Answer, { isSignedIn = true, language = 'octave' as const } = {}) {
  const asked: string[] = [];
  const gateway: CodeGateway = {
    evaluateOctave: (code) => {
      asked.push(code);
      return { answer: Promise.resolve(answer), cancel: () => undefined };
    },
    runAnswer: ({ value }) => {
      asked.push(value);
      return { answer: Promise.resolve(answer), cancel: () => undefined };
    },
    stopRun: () => Promise.resolve(succeed({})),
  };
  const runner = new PlatformRunner(gateway, of(isSignedIn));
  const states = await firstValueFrom(runner.run({ language, code: 'x = 1', name: 'In [1]' }).pipe(toArray()));
  return { states, asked };
}

const ended = (failure: Extract<CodeRun, { status: 'ended' }>['failure']) => ({
  status: 'ended',
  output: noOutput,
  failure,
});

describe('Octave on the platform', () => {
  it('runs, and ends with what it has printed', async () => {
    const output = { ...noOutput, text: 'x = 1' };
    const { states, asked } = await ran(succeed({ output }));
    expect(states).toEqual([
      { status: 'running', output: noOutput },
      { status: 'ended', output },
    ]);
    expect(asked).toEqual(['x = 1']);
  });

  it('is not asked for by guests, who are told why', async () => {
    const { states, asked } = await ran(succeed({ output: noOutput }), { isSignedIn: false });
    expect([states, asked]).toEqual([[ended({ kind: 'signedOut' })], []]);
  });

  it('waits until it is known who is there: a page that has just come may be somebody’s', async () => {
    const gateway: CodeGateway = {
      evaluateOctave: () => ({ answer: Promise.resolve(succeed({ output: noOutput })), cancel: () => undefined }),
      runAnswer: () => ({ answer: Promise.resolve(succeed({ output: noOutput })), cancel: () => undefined }),
      stopRun: () => Promise.resolve(succeed({})),
    };
    const isSignedIn = new Subject<boolean>();
    const runner = new PlatformRunner(gateway, isSignedIn);
    const states = firstValueFrom(runner.run({ language: 'octave', code: 'x', name: 'In [1]' }).pipe(toArray()));
    isSignedIn.next(true);
    expect((await states).at(-1)).toEqual({ status: 'ended', output: noOutput });
  });

  it.each([
    [{ kind: 'notAvailable' }, { kind: 'notAvailable' }],
    [{ kind: 'sessionEnded' }, { kind: 'signedOut' }],
    [
      { kind: 'tooManyRequests', seconds: 7 },
      { kind: 'busy', seconds: 7 },
    ],
    ...(['unavailable', 'faulty', 'unexplained', 'notUnderstood', 'rejected', 'portal', 'cutOff'] as const).map(
      (kind) => [{ kind }, { kind: 'noAnswer', failure: { kind } }] as const,
    ),
  ] as const)('says what %j means', async (failure, said) => {
    expect((await ran(fail(failure))).states.at(-1)).toEqual(ended(said));
  });
});
