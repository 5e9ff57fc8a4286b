import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { succeed, type Result } from '@lemma/core/store';
import { refuse, type Handlers, type Refused } from '../http/index.ts';
import type { Now } from '../now.ts';
import { RateLimit } from '../rate-limit/index.ts';
import type { BoxFailure } from './code-parts.ts';
import type { CodeResult } from './run-code.ts';
import type { NotRun, Sandbox } from './sandbox.ts';

/** Runs of one caller: a lesson's worth at once, and one every five seconds in the long run. */
const perCaller = { burst: 30, perSecond: 0.2 } as const;

/** Answers the calls that run code in the sandbox. */
export function codeHandlers(sandbox: Sandbox, now: Now): Pick<Handlers, 'evaluateOctave'> {
  const limit = new RateLimit(perCaller, now);
  return {
    async evaluateOctave({ input }, _caller, name) {
      const wait = limit.take(name);
      if (wait > 0) return tooMuch(wait);
      const ran = await sandbox.run('octave', [{ name: 'cell', text: input }], name);
      if (ran.ok) return succeed(evaluated(ran.value));
      // Who got nothing has used nothing.
      limit.giveBack(name);
      return notRun(ran.failure);
    },
  };
}

function evaluated({ output, isCut, pictures, failure }: CodeResult): ResponseOf<'evaluateOctave'> {
  const error = failure && errorOf(failure);
  return { output, cut: isCut, images: [...pictures], ...(error && { error }) };
}

function errorOf(failure: BoxFailure): NonNullable<ResponseOf<'evaluateOctave'>['error']> {
  switch (failure.kind) {
    case 'timeout':
      return failure;
    case 'ended':
      return { kind: 'error', message: 'The program was ended.' };
    case 'error': {
      const { message, places } = failure;
      const [at] = places;
      return { kind: 'error', message, ...(at && { line: at.line }) };
    }
  }
}

/** The refusal if code was not run. */
export function notRun(failure: NotRun): Result<never, Refused> {
  switch (failure.kind) {
    case 'busy':
      return tooMuch(failure.wait);
    case 'notReady':
      return refuse(503, refusalIds.noSandbox, `Code cannot be run: ${failure.reason}`);
    case 'broken':
      return refuse(503, refusalIds.busy, 'The sandbox has failed. Try again in a moment.', { retryAfter: 5 });
  }
}

function tooMuch(wait: number): Result<never, Refused> {
  return refuse(429, refusalIds.tooManyRequests, `Code is run one after another: wait ${wait} s.`, {
    retryAfter: wait,
  });
}
