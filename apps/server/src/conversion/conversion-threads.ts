import { parentPort, Worker } from 'node:worker_threads';
import { fail, succeed, type Result } from '@lemma/core/store';
import { convertNow, type Convert, type Converted, type ConversionJob, type TooCostly } from './convert.ts';

/** How a thread may be used up, before it is ended: milliseconds a job, megabytes of memory. */
export interface ThreadLimits {
  readonly patience: number;
  readonly memory: number;
}

const usualLimits: ThreadLimits = { patience: 10_000, memory: 256 };

interface Waiting {
  readonly job: ConversionJob;
  readonly settle: (result: Result<readonly Converted[], TooCostly>) => void;
}

/** Threads that convert, so that a source that takes long holds up nobody but its author. They start when they are needed. */
export class ConversionThreads {
  readonly #program: URL;
  readonly #count: number;
  readonly #limits: ThreadLimits;
  #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #queue: Waiting[] = [];

  /** `program` is a module that calls `answerConversions` when it runs in a thread. */
  constructor(program: URL, count: number, limits = usualLimits) {
    this.#program = program;
    this.#count = count;
    this.#limits = limits;
  }

  readonly convert: Convert = (job) =>
    new Promise((settle) => {
      this.#queue.push({ job, settle });
      this.#next();
    });

  /** Ends all threads; jobs that are not done are given up. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  #next(): void {
    const thread = this.#idle.pop() ?? (this.#all.size < this.#count ? this.#start() : undefined);
    if (!thread) return;
    const waiting = this.#queue.shift();
    if (waiting) this.#run(thread, waiting);
    else this.#idle.push(thread);
  }

  #start(): Worker {
    const thread = new Worker(this.#program, { resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory } });
    thread.unref();
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      this.#all.delete(thread);
      this.#idle = this.#idle.filter((idle) => idle !== thread);
    });
    this.#all.add(thread);
    return thread;
  }

  #run(thread: Worker, { job, settle }: Waiting): void {
    const timer = setTimeout(() => void thread.terminate(), this.#limits.patience);
    const onExit = (): void => {
      clearTimeout(timer);
      settle(fail({ kind: 'tooCostly' }));
      this.#next();
    };
    thread.once('exit', onExit);
    thread.once('message', (converted: readonly Converted[]) => {
      clearTimeout(timer);
      thread.off('exit', onExit);
      settle(succeed(converted));
      this.#idle.push(thread);
      this.#next();
    });
    thread.postMessage(job);
  }
}

/** Answers jobs for as long as the thread lives. */
export function answerConversions(): void {
  parentPort?.on('message', (job: ConversionJob) => parentPort?.postMessage(convertNow(job)));
}
