import { parentPort, Worker } from 'node:worker_threads';
import { fail, succeed, type Result } from '@lemma/core/store';

/** What threads can do, by name. Jobs and answers are plain data: they go from thread to thread. */
export type Works = Readonly<Record<string, (job: never) => unknown>>;

/** A job was given up: it takes longer, or needs more memory, than any honest one. */
export interface TooCostly {
  readonly kind: 'tooCostly';
}

/** Does a job, sometime. What is thrown is a mistake of the program, as everywhere. */
export type Do<Job, Answer> = (job: Job) => Promise<Result<Answer, TooCostly>>;

/** How a thread may be used up, before it is ended: milliseconds for a job of each name, megabytes of memory. */
export interface ThreadLimits<Work extends string> {
  readonly patience: Readonly<Record<Work, number>>;
  readonly memory: number;
}

interface Waiting<Answer> {
  readonly work: string;
  readonly job: unknown;
  readonly patience: number;
  readonly settle: (result: Result<Answer, TooCostly>) => void;
  readonly refuse: (mistake: Error) => void;
}

interface Queued {
  readonly run: (thread: Worker) => void;
  readonly giveUp: () => void;
}

const tooCostly = fail({ kind: 'tooCostly' } as const);

/** Threads that do what may take long, so that it holds up nobody but who asked for it. They start when they are needed. */
export class WorkThreads<All extends Works> {
  readonly #program: URL;
  readonly #count: number;
  readonly #limits: ThreadLimits<keyof All & string>;
  #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #queue: Queued[] = [];

  /** `program` is a module that calls `answerJobs` when it runs in a thread. */
  constructor(program: URL, count: number, limits: ThreadLimits<keyof All & string>) {
    this.#program = program;
    this.#count = count;
    this.#limits = limits;
  }

  /** What hands jobs of a name to the threads; all names share the threads, whoever comes first is served first. */
  doing<Work extends keyof All & string>(work: Work): Do<Parameters<All[Work]>[0], ReturnType<All[Work]>> {
    return (job) =>
      new Promise((settle, refuse) => {
        const waiting = { work, job, patience: this.#limits.patience[work], settle, refuse };
        this.#queue.push({ run: (thread) => this.#run(thread, waiting), giveUp: () => settle(tooCostly) });
        this.#next();
      });
  }

  /** Ends all threads; jobs that are not done are given up. */
  async close(): Promise<void> {
    for (const { giveUp } of this.#queue.splice(0)) giveUp();
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  #next(): void {
    const thread = this.#idle.pop() ?? (this.#all.size < this.#count ? this.#start() : undefined);
    if (!thread) return;
    const queued = this.#queue.shift();
    if (queued) queued.run(thread);
    else this.#idle.push(thread);
  }

  #start(): Worker {
    const thread = new Worker(this.#program, { resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory } });
    thread.unref();
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      this.#all.delete(thread);
      this.#idle = this.#idle.filter((idle) => idle !== thread);
      if (this.#queue.length > 0) this.#next();
    });
    this.#all.add(thread);
    return thread;
  }

  /** A thread that is late or broken is heard no more: it would be idle only to the eye. */
  #run<Answer>(thread: Worker, { work, job, patience, settle, refuse }: Waiting<Answer>): void {
    const onAnswer = (answer: Answer): void => {
      leave();
      settle(succeed(answer));
      this.#idle.push(thread);
      this.#next();
    };
    const onError = (error: Error): void => {
      leave();
      if (isLimit(error)) settle(tooCostly);
      else refuse(error);
    };
    const onExit = (): void => {
      leave();
      settle(tooCostly);
    };
    const timer = setTimeout(() => {
      onExit();
      void thread.terminate();
    }, patience);
    const leave = (): void => {
      clearTimeout(timer);
      thread.off('message', onAnswer).off('error', onError).off('exit', onExit);
    };
    thread.on('message', onAnswer).on('error', onError).on('exit', onExit);
    thread.postMessage({ work, job });
  }
}

/** Whether the engine met its own limits: memory, depth, the length of a text. */
function isLimit(error: Error): boolean {
  return error instanceof RangeError || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}

/** Answers jobs for as long as the thread lives. */
export function answerJobs(works: Works): void {
  parentPort?.on('message', ({ work, job }: { readonly work: string; readonly job: never }) =>
    parentPort?.postMessage(works[work]?.(job)),
  );
}
