import type { EvaluatorFailure } from '@lemma/core/code-answer';
import type { Log } from '@lemma/core/platform';
import { fail, type Result } from '@lemma/core/store';
import type { Now } from '../now.ts';
import { LatestOf } from './latest-of.ts';

/** Milliseconds after which an evaluator that has failed is tried again. */
const patience = 10 * 60_000;

/** Failures that are remembered. */
const mostRemembered = 1000;

/** Evaluators that have failed lately at some code, by the digest of both: they are not run all the time. */
export class BrokenEvaluators {
  readonly #now: Now;
  readonly #log: Pick<Log, 'warn'> | undefined;
  readonly #known = new LatestOf<{ readonly failure: EvaluatorFailure; readonly at: number }>(mostRemembered);

  constructor(now: Now, log?: Pick<Log, 'warn'>) {
    this.#now = now;
    this.#log = log;
  }

  /** How it has failed lately; undefined if it may be run. */
  of(digest: string): Result<never, EvaluatorFailure> | undefined {
    const known = this.#known.get(digest);
    return known === undefined || this.#now() - known.at > patience ? undefined : fail(known.failure);
  }

  /** Notes and logs that it has failed. */
  note(digest: string, failure: EvaluatorFailure, inWords: string): void {
    this.#known.set(digest, { failure, at: this.#now() });
    this.#log?.warn(inWords);
  }
}
