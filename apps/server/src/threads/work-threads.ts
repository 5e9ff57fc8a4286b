import { platform, setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Now } from '../now.ts';
import { RateLimit, type Rate } from '../rate-limit/index.ts';
import {
  clockOf,
  longestLoad,
  roomForNote,
  shortLook,
  timeLeft,
  writeOwnNote,
  type ThreadNote,
} from './thread-time.ts';
import { Turns, type QueuedJob, type TurnLimits } from './turns.ts';

/** What threads can do, by name. Jobs and answers are plain data: they are passed between threads. */
export type Works = Readonly<Record<string, (job: never) => unknown>>;

/**
 * Why a job is not done: it takes longer, or needs more memory, than any legitimate one; too many are waiting; or its
 * caller has used up their share of time and may retry after a `wait` in seconds.
 */
export type NotDone =
  | { readonly kind: 'tooCostly' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'tooMuch'; readonly wait: number };

/** Does a job for a caller in turn. Exceptions are bugs, as everywhere. */
export type Do<Job, Answer> = (job: Job, caller: string) => Promise<Result<Answer, NotDone>>;

/** Limits on the use of threads. */
export interface ThreadLimits<Work extends string> extends TurnLimits {
  readonly atOnce: Readonly<Record<Work, number>>;
  /** Milliseconds for a job of each kind, before its thread is terminated. */
  readonly timeout: Readonly<Record<Work, number>>;
  /** Megabytes for a thread, before it is terminated. */
  readonly memory: number;
  /** Milliseconds of work done for a caller without delay; further requests yield to everyone else's. */
  readonly promptTime: Rate;
  /** Work whose amount is determined by callers, and which therefore yields. */
  readonly canWait: readonly Work[];
  /** Milliseconds of work that a caller may request. */
  readonly perCallerTime: Rate;
}

/** Threads with the same priority, and their queue. */
interface Lane extends Manner {
  readonly count: number;
  readonly turns: Turns<Waiting>;
  /** With what each of them has written down. */
  readonly all: Map<Worker, ThreadNote>;
  idle: Worker[];
  isResting: boolean;
}

/** How threads yield to everything else. */
interface Manner {
  /** Nice value relative to the serving thread (0 to 19), so that plain reading never waits for work. */
  readonly stepsBack: number;
  /** How long they rest after a job, as a multiple of its duration: two cores may be two halves of one. */
  readonly rest: number;
}

const prompt: Manner = { stepsBack: 5, rest: 0 };
const patient: Manner = { stepsBack: 19, rest: 3 };

/** Milliseconds; a rest is never longer, so that what is waiting is done before its caller has gone. */
const longestRest = 2000;

interface Waiting extends QueuedJob {
  readonly run: (lane: Lane, thread: Worker) => void;
  readonly giveUp: (why: NotDone) => void;
}

/** A job with its thread, and its callbacks. */
interface Running<Answer> {
  readonly turn: Waiting;
  readonly job: unknown;
  readonly timeout: number;
  readonly settle: (result: Result<Answer, NotDone>) => void;
  readonly refuse: (mistake: Error) => void;
}

const tooCostly = fail({ kind: 'tooCostly' } as const);

/**
 * Threads for work that may take long, so that it only holds up its own caller. Started on demand. One more than
 * `count` is reserved for callers who have recently requested a lot.
 */
export class WorkThreads<All extends Works> {
  readonly #program: URL;
  readonly #limits: ThreadLimits<keyof All & string>;
  readonly #prompt: Lane;
  readonly #patient: Lane;
  readonly #promptTime: RateLimit;
  readonly #time: RateLimit;
  readonly #now: Now;

  /** `program` is a module that calls `answerJobs` when it runs in a thread. */
  constructor(program: URL, count: number, limits: ThreadLimits<keyof All & string>, now: Now) {
    this.#program = program;
    this.#limits = limits;
    this.#prompt = lane(count, prompt, limits);
    this.#patient = lane(1, patient, limits);
    this.#promptTime = new RateLimit(limits.promptTime, now);
    this.#time = new RateLimit(limits.perCallerTime, now);
    this.#now = now;
  }

  /** A function that passes jobs of one kind to the threads; all kinds share the threads, callers take turns. */
  doing<Work extends keyof All & string>(work: Work): Do<Parameters<All[Work]>[0], ReturnType<All[Work]>> {
    const timeout = this.#limits.timeout[work];
    return (job, caller) =>
      new Promise((settle, refuse) => {
        const turn: Waiting = {
          work,
          caller,
          run: (of, thread) => this.#run(of, thread, { turn, job, timeout, settle, refuse }),
          giveUp: (why) => settle(fail(why)),
        };
        this.#wait(turn, this.#laneOf(turn));
      });
  }

  /** Terminates all threads; unfinished jobs are aborted. */
  async dispose(): Promise<void> {
    const lanes = [this.#prompt, this.#patient];
    for (const { giveUp } of lanes.flatMap(({ turns }) => turns.clear())) giveUp({ kind: 'tooCostly' });
    await Promise.all(lanes.flatMap(({ all }) => [...all.keys()]).map((thread) => thread.terminate()));
  }

  #laneOf({ work, caller }: QueuedJob): Lane {
    return this.#canWait(work) && this.#promptTime.wait(caller) > 0 ? this.#patient : this.#prompt;
  }

  #canWait(work: string): boolean {
    return this.#limits.canWait.some((each) => each === work);
  }

  #wait(turn: Waiting, to: Lane): void {
    if (!to.turns.add(turn)) turn.giveUp({ kind: 'busy' });
    this.#next(to);
  }

  #next(of: Lane): void {
    while (!of.isResting && (of.idle.length > 0 || of.all.size < of.count)) {
      const turn = of.turns.next();
      if (!turn) return;
      const wait = this.#time.wait(turn.caller);
      // Earlier jobs may have used up the caller's time since this one was requested.
      const isPatient = of === this.#prompt && this.#laneOf(turn) === this.#patient;
      if (wait === 0 && !isPatient) turn.run(of, of.idle.pop() ?? this.#start(of));
      else {
        of.turns.ended(turn);
        if (wait > 0) turn.giveUp({ kind: 'tooMuch', wait });
        else this.#wait(turn, this.#patient);
      }
    }
  }

  #start(of: Lane): Worker {
    const note = roomForNote();
    const thread = new Worker(this.#program, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory },
      workerData: { stepsBack: of.stepsBack, note },
    });
    thread.unref();
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      of.all.delete(thread);
      of.idle = of.idle.filter((idle) => idle !== thread);
      this.#next(of);
    });
    of.all.set(thread, note);
    return thread;
  }

  #rest(of: Lane, time: number): void {
    if (time === 0) return;
    of.isResting = true;
    setTimeout(() => {
      of.isResting = false;
      this.#next(of);
    }, time).unref();
  }

  /** A thread that is late or broken is no longer listened to: it would only seem idle. */
  #run<Answer>(of: Lane, thread: Worker, { turn, job, timeout, settle, refuse }: Running<Answer>): void {
    const given = this.#now();
    const time = clockOf(of.all.get(thread) ?? roomForNote(), this.#now);
    /** Milliseconds until the next look; 0 if the job is given up. */
    const left = (): number => {
      const spent = time();
      if (spent !== undefined) return timeLeft(timeout, spent);
      return this.#now() - given < longestLoad ? shortLook : 0;
    };
    const onAnswer = (answer: Answer): void => {
      settle(succeed(answer));
      of.idle.push(thread);
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
    const look = (): void => {
      const pause = left();
      if (pause > 0) {
        timer = setTimeout(look, pause);
        return;
      }
      onExit();
      void thread.terminate();
    };
    let timer = setTimeout(look, left());
    const leave = (): void => {
      clearTimeout(timer);
      thread.off('message', onAnswer).off('error', onError).off('exit', onExit);
      of.turns.ended(turn);
      const { elapsed, used: spent = elapsed } = time() ?? { elapsed: 0, used: undefined };
      if (this.#canWait(turn.work)) this.#promptTime.spend(turn.caller, spent);
      this.#time.spend(turn.caller, spent);
      this.#rest(of, Math.min(of.rest * spent, longestRest));
      this.#next(of);
    };
    thread.on('message', onAnswer).on('error', onError).on('exit', onExit);
    thread.postMessage({ work: turn.work, job });
  }
}

function lane(count: number, manner: Manner, limits: TurnLimits): Lane {
  return { ...manner, count, turns: new Turns(limits), all: new Map(), idle: [], isResting: false };
}

/** Whether the engine hit its own limits: memory, recursion, string length. */
function isLimit(error: Error): boolean {
  return error instanceof RangeError || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}

const given = v.object({ stepsBack: v.number(), note: v.instance(Int32Array) });

/** Answers jobs for the lifetime of the thread, at a lower priority than the serving thread. */
export function answerJobs(works: Works): void {
  // On Linux this applies to this thread alone, elsewhere to the whole process.
  const { stepsBack, note } = v.parse(given, workerData);
  if (platform() === 'linux') setPriority(stepsBack);
  writeOwnNote(note);
  parentPort?.on('message', ({ work, job }: { readonly work: string; readonly job: never }) =>
    parentPort?.postMessage(works[work]?.(job)),
  );
}
