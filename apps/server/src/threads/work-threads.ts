import { platform, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Now } from '../now.ts';
import { RateLimit, type Rate } from '../rate-limit/index.ts';
import { Turns, type Turn, type TurnLimits } from './turns.ts';

/** What threads can do, by name. Jobs and answers are plain data: they go from thread to thread. */
export type Works = Readonly<Record<string, (job: never) => unknown>>;

/**
 * Why a job is not done: it takes longer, or needs more memory, than any honest one; so many wait that there is no room; or its
 * caller has used up his share of time and is welcome again after a `wait` in seconds.
 */
export type NotDone =
  { readonly kind: 'tooCostly' } | { readonly kind: 'busy' } | { readonly kind: 'tooMuch'; readonly wait: number };

/** Does a job for a caller, when it is his turn. What is thrown is a mistake of the program, as everywhere. */
export type Do<Job, Answer> = (job: Job, caller: string) => Promise<Result<Answer, NotDone>>;

/** How threads may be used. */
export interface ThreadLimits<Work extends string> extends TurnLimits {
  readonly atOnce: Readonly<Record<Work, number>>;
  /** Milliseconds for a job of each name, before its thread is ended. */
  readonly timeout: Readonly<Record<Work, number>>;
  /** Megabytes for a thread, before it is ended. */
  readonly memory: number;
  /** Milliseconds of work that a caller may ask for. */
  readonly perCallerTime: Rate;
}

interface Waiting extends Turn {
  readonly run: (thread: Worker) => void;
  readonly giveUp: (why: NotDone) => void;
}

/** A job that has its thread, and who is told what became of it. */
interface Running<Answer> {
  readonly turn: Waiting;
  readonly job: unknown;
  readonly timeout: number;
  readonly settle: (result: Result<Answer, NotDone>) => void;
  readonly refuse: (mistake: Error) => void;
}

const tooCostly = fail({ kind: 'tooCostly' } as const);

/** Threads that do what may take long, so that it holds up nobody but who asked for it. They start when they are needed. */
export class WorkThreads<All extends Works> {
  readonly #program: URL;
  readonly #count: number;
  readonly #limits: ThreadLimits<keyof All & string>;
  readonly #turns: Turns<Waiting>;
  readonly #time: RateLimit;
  readonly #now: Now;
  #idle: Worker[] = [];
  readonly #all = new Set<Worker>();

  /** `program` is a module that calls `answerJobs` when it runs in a thread. */
  constructor(program: URL, count: number, limits: ThreadLimits<keyof All & string>, now: Now) {
    this.#program = program;
    this.#count = count;
    this.#limits = limits;
    this.#turns = new Turns(limits);
    this.#time = new RateLimit(limits.perCallerTime, now);
    this.#now = now;
  }

  /** What hands jobs of a name to the threads; all names share the threads, callers take turns. */
  doing<Work extends keyof All & string>(work: Work): Do<Parameters<All[Work]>[0], ReturnType<All[Work]>> {
    const timeout = this.#limits.timeout[work];
    return (job, caller) =>
      new Promise((settle, refuse) => {
        const turn: Waiting = {
          work,
          caller,
          run: (thread) => this.#run(thread, { turn, job, timeout, settle, refuse }),
          giveUp: (why) => settle(fail(why)),
        };
        if (!this.#turns.add(turn)) settle(fail({ kind: 'busy' }));
        this.#next();
      });
  }

  /** Ends all threads; jobs that are not done are given up. */
  async close(): Promise<void> {
    for (const { giveUp } of this.#turns.clear()) giveUp({ kind: 'tooCostly' });
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  #next(): void {
    while (this.#idle.length > 0 || this.#all.size < this.#count) {
      const turn = this.#turns.next();
      if (!turn) return;
      const wait = this.#time.wait(turn.caller);
      if (wait === 0) turn.run(this.#idle.pop() ?? this.#start());
      else {
        this.#turns.ended(turn);
        turn.giveUp({ kind: 'tooMuch', wait });
      }
    }
  }

  #start(): Worker {
    const thread = new Worker(this.#program, { resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory } });
    thread.unref();
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      this.#all.delete(thread);
      this.#idle = this.#idle.filter((idle) => idle !== thread);
      this.#next();
    });
    this.#all.add(thread);
    return thread;
  }

  /** A thread that is late or broken is heard no more: it would be idle only to the eye. */
  #run<Answer>(thread: Worker, { turn, job, timeout, settle, refuse }: Running<Answer>): void {
    const began = this.#now();
    const onAnswer = (answer: Answer): void => {
      settle(succeed(answer));
      this.#idle.push(thread);
      leave();
    };
    const onError = (error: Error): void => {
      if (isLimit(error)) settle(tooCostly);
      else refuse(error);
      leave();
    };
    const onExit = (): void => {
      settle(tooCostly);
      leave();
    };
    const timer = setTimeout(() => {
      onExit();
      void thread.terminate();
    }, timeout);
    const leave = (): void => {
      clearTimeout(timer);
      thread.off('message', onAnswer).off('error', onError).off('exit', onExit);
      this.#turns.ended(turn);
      this.#time.spend(turn.caller, this.#now() - began);
      this.#next();
    };
    thread.on('message', onAnswer).on('error', onError).on('exit', onExit);
    thread.postMessage({ work: turn.work, job });
  }
}

/** Whether the engine met its own limits: memory, depth, the length of a text. */
function isLimit(error: Error): boolean {
  return error instanceof RangeError || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}

/** How much a thread that works steps back for the one that serves, in steps of the operating system (0 to 19). */
const stepsBack = 10;

/** Answers jobs for as long as the thread lives, behind the thread that serves: what is only read never waits for work. */
export function answerJobs(works: Works): void {
  // On Linux it holds for this thread alone, elsewhere for the whole process.
  if (platform() === 'linux') setPriority(stepsBack);
  parentPort?.on('message', ({ work, job }: { readonly work: string; readonly job: never }) =>
    parentPort?.postMessage(works[work]?.(job)),
  );
}
