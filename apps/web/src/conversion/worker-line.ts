import type { Clock, Disposable } from '@lemma/core/platform';
import type { Cancellable } from '@lemma/core/store';
import type { Subscription } from 'rxjs';
import type { SourceForWorker } from './messages.ts';

/** A worker that answers one source after the other. */
export interface SourceWorker extends Disposable {
  ask(source: SourceForWorker): void;
}

/** Opens a worker and tells what it answers; `broken` when it cannot be had, or when it ends by itself. */
export type OpenWorker<Answer> = (hear: {
  readonly answer: (answer: Answer) => void;
  readonly broken: () => void;
}) => SourceWorker;

interface Job<Answer> {
  readonly source: SourceForWorker;
  readonly settle: (answer: Answer | undefined) => void;
}

/** Milliseconds that an answer may take, the loading of the worker included. */
const timeout = 60_000;

/**
 * Sources waiting for a worker of the browser, which the first one opens. What nobody waits for any more is not begun; a
 * worker that does not come to an end is given up, and the next source gets another.
 */
export class WorkerLine<Answer> {
  readonly #clock: Clock;
  readonly #openWorker: OpenWorker<Answer>;
  readonly #waiting: Job<Answer>[] = [];
  #worker: SourceWorker | undefined;
  #job: Job<Answer> | undefined;
  #limit: Subscription | undefined;

  constructor(clock: Clock, openWorker: OpenWorker<Answer>) {
    this.#clock = clock;
    this.#openWorker = openWorker;
  }

  /** Undefined if no worker has answered. */
  ask(source: SourceForWorker): Cancellable<Answer | undefined> {
    let settle: Job<Answer>['settle'] = () => undefined;
    const answer = new Promise<Answer | undefined>((resolve) => (settle = resolve));
    const job: Job<Answer> = { source, settle };
    this.#waiting.push(job);
    this.#next();
    return { answer, cancel: () => this.#leave(job) };
  }

  #next(): void {
    if (this.#job !== undefined) return;
    this.#job = this.#waiting.shift();
    if (this.#job === undefined) return;
    this.#limit = this.#clock.after(timeout).subscribe(() => this.#giveUp());
    this.#worker ??= this.#open();
    this.#worker.ask(this.#job.source);
  }

  #open(): SourceWorker {
    return this.#openWorker({
      answer: (answer) => this.#end(answer),
      broken: () => this.#giveUp(),
    });
  }

  /** A job that has begun goes on: its worker answers soon, and another one would first have to be loaded. */
  #leave(job: Job<Answer>): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
  }

  #giveUp(): void {
    this.#worker?.dispose();
    this.#worker = undefined;
    this.#end(undefined);
  }

  #end(answer: Answer | undefined): void {
    this.#limit?.unsubscribe();
    const job = this.#job;
    this.#job = undefined;
    job?.settle(answer);
    this.#next();
  }
}
