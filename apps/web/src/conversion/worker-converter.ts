import type { ConversionFailure, ConversionGateway, ConvertedSource } from '@lemma/core/conversion';
import type { Language } from '@lemma/core/language';
import type { Clock } from '@lemma/core/platform';
import { fail, type Cancellable, type Result } from '@lemma/core/store';
import type { Subscription } from 'rxjs';
import type { ConvertedInWorker, SourceToConvert } from './messages.ts';

type Answer = Result<ConvertedSource, ConversionFailure>;

/** A worker that converts one source after the other. */
export interface ConversionWorker {
  convert(source: SourceToConvert): void;
  close(): void;
}

/** What the converter asks of the browser. */
export interface ConversionPorts {
  readonly clock: Clock;
  /** Opens a worker and tells what it answers; `broken` when it cannot be had, or when it ends by itself. */
  readonly openWorker: (hear: {
    readonly answer: (answer: ConvertedInWorker) => void;
    readonly broken: () => void;
  }) => ConversionWorker;
}

interface Job {
  readonly source: SourceToConvert;
  readonly settle: (answer: Answer) => void;
}

/** Characters a source may have, as for the server. */
const longestSource = 262_144;
/** Milliseconds that a conversion may take, the loading of the worker included. */
const timeout = 20_000;

/**
 * Converts sources in a worker of the browser: nothing is asked of the server, and no key waits for a conversion. What nobody
 * waits for any more is not begun; a worker that does not come to an end is given up, and the next source gets another.
 */
export class WorkerConverter implements ConversionGateway {
  readonly #ports: ConversionPorts;
  readonly #waiting: Job[] = [];
  #worker: ConversionWorker | undefined;
  #job: Job | undefined;
  #limit: Subscription | undefined;

  constructor(ports: ConversionPorts) {
    this.#ports = ports;
  }

  convert(source: string, language: Language): Cancellable<Answer> {
    if (source.length > longestSource)
      return { answer: Promise.resolve(fail({ kind: 'tooLarge' })), cancel: () => undefined };
    let settle: Job['settle'] = () => undefined;
    const answer = new Promise<Answer>((resolve) => (settle = resolve));
    const job: Job = { source: { source, language }, settle };
    this.#waiting.push(job);
    this.#next();
    return { answer, cancel: () => this.#leave(job) };
  }

  #next(): void {
    if (this.#job !== undefined) return;
    this.#job = this.#waiting.shift();
    if (this.#job === undefined) return;
    this.#limit = this.#ports.clock.after(timeout).subscribe(() => this.#giveUp());
    this.#worker ??= this.#open();
    this.#worker.convert(this.#job.source);
  }

  #open(): ConversionWorker {
    return this.#ports.openWorker({
      answer: (answer) => this.#end(answer),
      broken: () => this.#giveUp(),
    });
  }

  /** A job that has begun goes on: its worker answers soon, and another one would first have to be loaded. */
  #leave(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
  }

  #giveUp(): void {
    this.#worker?.close();
    this.#worker = undefined;
    this.#end(fail({ kind: 'unavailable' }));
  }

  #end(answer: Answer): void {
    this.#limit?.unsubscribe();
    const job = this.#job;
    this.#job = undefined;
    job?.settle(answer);
    this.#next();
  }
}
