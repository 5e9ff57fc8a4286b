import { concat, defer, finalize, first, from, map, of, switchMap, tap, type Observable } from 'rxjs';
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
  readonly #isSignedIn: Observable<boolean>;
  /** Settles when the program that was stopped last is over. */
  #stopped: Promise<unknown> = Promise.resolve();

  /** `isSignedIn` emits as soon as it is known: a program that was started before waits for it. */
  constructor(gateway: CodeGateway, isSignedIn: Observable<boolean>) {
    this.#gateway = gateway;
    this.#isSignedIn = isSignedIn;
  }

  run({ language, code, answer: ofProblem }: CodeToRun): Observable<CodeRun> {
    if (ofProblem !== undefined) return this.#ifSignedIn(() => this.#runAnswer(ofProblem));
    if (language !== 'octave') return of(failed({ kind: 'notAvailable' }));
    return this.#ifSignedIn(() => states(answerOf(() => this.#gateway.evaluateOctave(code))));
  }

  #ifSignedIn(run: () => Observable<CodeRun>): Observable<CodeRun> {
    return this.#isSignedIn.pipe(
      first(),
      switchMap((isSignedIn) => (isSignedIn ? run() : of(failed({ kind: 'signedOut' })))),
    );
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
    case 'faulty':
    case 'unexplained':
    case 'notUnderstood':
    case 'rejected':
    case 'portal':
    case 'cutOff':
      return { kind: 'noAnswer', failure };
  }
}
