import { concat, map, of, type Observable } from 'rxjs';
import type { NoAnswer } from '../platform/index.ts';
import { answerOf } from '../store/index.ts';
import {
  noOutput,
  type CodeFailure,
  type CodeGateway,
  type CodeRun,
  type CodeRunner,
  type CodeToRun,
} from './ports.ts';

/** Runs Octave on the platform, for those who are signed in; guests are told so without a question to the platform. */
export class PlatformRunner implements CodeRunner {
  readonly #gateway: CodeGateway;
  readonly #isSignedIn: () => boolean;

  constructor(gateway: CodeGateway, isSignedIn: () => boolean) {
    this.#gateway = gateway;
    this.#isSignedIn = isSignedIn;
  }

  run({ language, code }: CodeToRun): Observable<CodeRun> {
    if (language !== 'octave') return of(failed({ kind: 'notAvailable' }));
    if (!this.#isSignedIn()) return of(failed({ kind: 'signedOut' }));
    const answer = answerOf(() => this.#gateway.evaluateOctave(code));
    return concat(
      of({ status: 'running', output: noOutput } as const),
      answer.pipe(map((ran): CodeRun => (ran.ok ? { status: 'ended', ...ran.value } : failed(failureOf(ran.failure))))),
    );
  }
}

function failed(failure: CodeFailure): CodeRun {
  return { status: 'ended', output: noOutput, failure };
}

function failureOf(failure: { readonly kind: 'notAvailable' } | NoAnswer): CodeFailure {
  switch (failure.kind) {
    case 'notAvailable':
      return failure;
    case 'sessionEnded':
      return { kind: 'signedOut' };
    case 'tooManyRequests':
      return { kind: 'busy', seconds: failure.seconds };
    case 'unavailable':
    case 'portal':
    case 'cutOff':
      return { kind: 'environment' };
  }
}
