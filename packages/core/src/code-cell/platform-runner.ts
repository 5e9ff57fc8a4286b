import { concat, defer, finalize, from, map, of, switchMap, tap, type Observable } from 'rxjs';
import type { NoAnswer } from '../platform/index.ts';
import { answerOf, type Result } from '../store/index.ts';
import {
  noOutput,
  type AnswerToRun,
  type CodeFailure,
  type CodeGateway,
  type CodeRun,
  type CodeRunner,
  type CodeToRun,
  type EndedRun,
} from './ports.ts';

/** Runs Octave, and the answers of problems, on the platform, for those who are signed in; guests are told so without a question to the platform. */
export class PlatformRunner implements CodeRunner {
  readonly #gateway: CodeGateway;
  readonly #isSignedIn: () => boolean;
  /** Settles when the program that was stopped last is over. */
  #stopped: Promise<void> = Promise.resolve();

  constructor(gateway: CodeGateway, isSignedIn: () => boolean) {
    this.#gateway = gateway;
    this.#isSignedIn = isSignedIn;
  }

  run({ language, code, answer: ofProblem }: CodeToRun): Observable<CodeRun> {
    if (ofProblem !== undefined)
      return this.#isSignedIn() ? this.#runAnswer(ofProblem) : of(failed({ kind: 'signedOut' }));
    if (language !== 'octave') return of(failed({ kind: 'notAvailable' }));
    if (!this.#isSignedIn()) return of(failed({ kind: 'signedOut' }));
    return states(answerOf(() => this.#gateway.evaluateOctave(code)));
  }

  /** Whoever stops listening stops the program; the next one begins when it is over. */
  #runAnswer(answer: AnswerToRun): Observable<CodeRun> {
    return defer(() => {
      const run = { isOver: false };
      const begun = from(this.#stopped).pipe(switchMap(() => answerOf(() => this.#gateway.runAnswer(answer))));
      return states(begun.pipe(tap(() => (run.isOver = true)))).pipe(
        finalize(() => {
          if (!run.isOver) this.#stopped = this.#gateway.stopRun();
        }),
      );
    });
  }
}

type Ran = Result<EndedRun, { readonly kind: 'notAvailable' } | NoAnswer>;

function states(answer: Observable<Ran>): Observable<CodeRun> {
  return concat(
    of({ status: 'running', output: noOutput } as const),
    answer.pipe(map((ran): CodeRun => (ran.ok ? { status: 'ended', ...ran.value } : failed(failureOf(ran.failure))))),
  );
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
