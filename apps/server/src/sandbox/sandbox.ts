import { availableParallelism } from 'node:os';
import type { CodeMark, CodePart, CodeToMark, EvaluatorFailure } from '@lemma/core/code-answer';
import { codeLanguages, type CodeLanguage } from '@lemma/core/document';
import { fail, succeed, type Result } from '@lemma/core/store';
import { Turns, type QueuedJob } from '../threads/index.ts';
import { markCode } from './mark-code.ts';
import { longestHold, longestTurn, pressureMoment } from './limits.ts';
import type { Pressure } from './pressure.ts';
import { notTriedYet, tryLanguage, type LanguageReadiness } from './readiness.ts';
import { runCode, type CodeResult } from './run-code.ts';

/**
 * Why code is not run. `notReady`: there is no sandbox. `busy`: the caller has a run already, or too many wait; it may be
 * tried again after a `wait` in seconds. `broken`: the sandbox has failed.
 */
export type NotRun =
  | { readonly kind: 'notReady'; readonly reason: string }
  | { readonly kind: 'busy'; readonly wait: number }
  | { readonly kind: 'broken' };

/** Why code has no mark: it was not run, or its evaluator has failed. */
export type NotMarked = NotRun | EvaluatorFailure;

/** Runs foreign code, and nothing else does. */
export interface Sandbox {
  /** Whether code of a language can be run now. */
  readinessOf(language: CodeLanguage): LanguageReadiness;
  /** Runs parts of code for a caller, who has one run at a time. */
  run(language: CodeLanguage, parts: readonly CodePart[], caller: string): Promise<Result<CodeResult, NotRun>>;
  /** Ends the run of a caller; resolves when it is over. */
  cancel(caller: string): Promise<void>;
  /** Marks code for a caller, in turn. What fails for our reasons or its author's is not a mark. */
  mark(code: CodeToMark, caller: string): Promise<Result<CodeMark, NotMarked>>;
}

interface Waiting extends QueuedJob {
  readonly start: () => void;
}

/** Seconds until another try makes sense: half of the longest run. */
const soon = 5;

/** Runs that wait, of all callers and of one. */
const [mostWaiting, mostWaitingPerCaller] = [200, 20];

/** Milliseconds after which a language that cannot be run, or lacks something, is tried again when it is asked for. */
const retryAfter = 60_000;

/** What a sandbox of this machine is tried with, and who is told. */
export interface SandboxPorts {
  readonly tryOut?: typeof tryLanguage;
  /** In milliseconds. */
  readonly now?: () => number;
  readonly told?: (language: CodeLanguage, readiness: LanguageReadiness) => void;
}

/** A sandbox of this machine: as many runs at once as there are cores but one, which serves everybody else. */
export class LocalSandbox implements Sandbox {
  readonly #readiness = new Map<CodeLanguage, LanguageReadiness>();
  readonly #count: number;
  readonly #turns: Turns<Waiting>;
  readonly #runners = new Map<string, { readonly stop: AbortController; readonly over: Promise<unknown> }>();
  readonly #pressure: Pressure | undefined;
  readonly #tried = new Map<CodeLanguage, number>();
  readonly #trying = new Map<CodeLanguage, Promise<void>>();
  readonly #tryOut: typeof tryLanguage;
  readonly #now: () => number;
  readonly #told: (language: CodeLanguage, readiness: LanguageReadiness) => void;
  #running = 0;

  /**
   * With `pressure`, runs wait while the machine has no time for everything. `told` hears what was found when a language was
   * tried, and when that has changed.
   */
  constructor(
    count = Math.max(1, availableParallelism() - 1),
    pressure?: Pressure,
    { tryOut = tryLanguage, now = () => performance.now(), told = () => undefined }: SandboxPorts = {},
  ) {
    this.#tryOut = tryOut;
    this.#now = now;
    this.#told = told;
    this.#count = count;
    this.#pressure = pressure;
    this.#turns = new Turns({
      atOnce: { mark: count, run: count },
      perCaller: 1,
      waiting: mostWaiting,
      waitingPerCaller: mostWaitingPerCaller,
    });
  }

  /** Tries it out; until then, and if it does not hold, nothing is run. */
  async open(): Promise<void> {
    for (const language of codeLanguages) await this.#try(language);
  }

  async #try(language: CodeLanguage): Promise<void> {
    const readiness = await this.#tryOut(language);
    this.#tried.set(language, this.#now());
    const before = this.#readiness.get(language);
    this.#readiness.set(language, readiness);
    if (JSON.stringify(before) !== JSON.stringify(readiness)) this.#told(language, readiness);
  }

  /** Tries a language again that could not be run, or lacked something: what is missing may have been installed. */
  async #tryAgain(language: CodeLanguage): Promise<void> {
    const readiness = this.#readiness.get(language);
    const isComplete = readiness?.isReady === true && readiness.lacks.length === 0;
    const tried = this.#tried.get(language);
    if (isComplete || tried === undefined || this.#now() - tried < retryAfter) return;
    let trying = this.#trying.get(language);
    if (trying === undefined) {
      trying = this.#try(language).finally(() => this.#trying.delete(language));
      this.#trying.set(language, trying);
    }
    // What can be run is not held up.
    if (readiness?.isReady !== true) await trying;
  }

  readinessOf(language: CodeLanguage): LanguageReadiness {
    return this.#readiness.get(language) ?? notTriedYet;
  }

  async run(language: CodeLanguage, parts: readonly CodePart[], caller: string): Promise<Result<CodeResult, NotRun>> {
    if (this.#runners.has(caller)) return fail({ kind: 'busy', wait: soon });
    const stop = new AbortController();
    const ran = this.#inTurn('run', language, caller, () => runCode(language, parts, stop.signal), stop.signal);
    this.#runners.set(caller, { stop, over: ran });
    try {
      return await ran;
    } finally {
      this.#runners.delete(caller);
    }
  }

  async cancel(caller: string): Promise<void> {
    const running = this.#runners.get(caller);
    running?.stop.abort();
    await running?.over;
  }

  async mark(code: CodeToMark, caller: string): Promise<Result<CodeMark, NotMarked>> {
    const marked = await this.#inTurn('mark', code.language, caller, () => markCode(code));
    return marked.ok ? marked.value : marked;
  }

  async #inTurn<Answer>(
    work: 'mark' | 'run',
    language: CodeLanguage,
    caller: string,
    act: () => Promise<Answer | undefined>,
    stopped?: AbortSignal,
  ): Promise<Result<Answer, NotRun>> {
    await this.#tryAgain(language);
    const readiness = this.readinessOf(language);
    if (!readiness.isReady) return fail({ kind: 'notReady', reason: readiness.reason });
    const turn = await this.#turn(work, caller, stopped);
    if (turn === undefined) return fail({ kind: 'busy', wait: soon });
    await this.#hold(stopped);
    try {
      const answer = await act();
      return answer === undefined ? fail({ kind: 'broken' }) : succeed(answer);
    } finally {
      this.#running -= 1;
      this.#turns.ended(turn);
      this.#next();
    }
  }

  /** Waits for a turn; undefined if too many wait, for too long, or until it is stopped. */
  #turn(work: 'mark' | 'run', caller: string, stopped?: AbortSignal): Promise<Waiting | undefined> {
    return new Promise((settle) => {
      const turn: Waiting = {
        work,
        caller,
        start: () => {
          clearTimeout(timer);
          settle(turn);
        },
      };
      const giveUp = (): void => {
        if (this.#turns.remove(turn)) settle(undefined);
      };
      const timer = setTimeout(giveUp, longestTurn);
      stopped?.addEventListener('abort', giveUp);
      if (this.#turns.add(turn)) this.#next();
      else {
        clearTimeout(timer);
        settle(undefined);
      }
    });
  }

  /** Those who only read come first, where the machine has no time for everything. */
  async #hold(stopped?: AbortSignal): Promise<void> {
    const began = performance.now();
    const mayHold = (): boolean => stopped?.aborted !== true && performance.now() - began < longestHold;
    while (mayHold() && this.#pressure?.isHigh() === true)
      await new Promise((settle) => setTimeout(settle, pressureMoment));
  }

  #next(): void {
    while (this.#running < this.#count) {
      const turn = this.#turns.next();
      if (turn === undefined) return;
      this.#running += 1;
      turn.start();
    }
  }
}

/** For each language `ready`, or why its code is not run, for those who look after the platform. */
export function readinessInWords(sandbox: Sandbox): Readonly<Record<CodeLanguage, string>> {
  const inWords = (language: CodeLanguage): string => {
    const readiness = sandbox.readinessOf(language);
    return readiness.isReady ? 'ready' : readiness.reason;
  };
  return { python: inWords('python'), octave: inWords('octave') };
}

/** What code of the languages that are ready may want to use and does not find. */
export function lacksOf(sandbox: Sandbox): readonly string[] {
  return codeLanguages.flatMap((language) => {
    const readiness = sandbox.readinessOf(language);
    return readiness.isReady ? readiness.lacks : [];
  });
}

/** Where there is no sandbox: nothing is run. */
export const noSandbox: Sandbox = {
  readinessOf: () => ({ isReady: false, reason: 'This platform has no sandbox.' }),
  run: () => Promise.resolve(fail({ kind: 'notReady', reason: 'This platform has no sandbox.' })),
  cancel: () => Promise.resolve(),
  mark: () => Promise.resolve(fail({ kind: 'notReady', reason: 'This platform has no sandbox.' })),
};
