/** A job that is waiting or running: the work, and its caller. */
export interface QueuedJob {
  readonly work: string;
  readonly caller: string;
}

/** Limits on running and waiting jobs. */
export interface TurnLimits {
  /** The kinds of work, most urgent first, and how many jobs of each may run at once. */
  readonly atOnce: Readonly<Record<string, number>>;
  /** How many jobs of one caller may run at once. */
  readonly perCaller: number;
  readonly waiting: number;
  readonly waitingPerCaller: number;
}

/**
 * A fair queue. Callers take turns, one job each: those who requested more wait for the others; work listed first in
 * the limits takes precedence; and no work and no caller takes more than its share of what runs.
 */
export class Turns<Job extends QueuedJob> {
  readonly #limits: TurnLimits;
  /** By work and caller; the caller served last is at the end. */
  readonly #waiting = new Map<string, Map<string, Job[]>>();
  #running: readonly QueuedJob[] = [];
  #count = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
    for (const work of Object.keys(limits.atOnce)) this.#waiting.set(work, new Map());
  }

  /** Enqueues a job; false if there is no room for it, in total or for this caller. */
  add(job: Job): boolean {
    const callers = this.#waiting.get(job.work);
    if (!callers || this.#count >= this.#limits.waiting) return false;
    const own = callers.get(job.caller) ?? [];
    if (own.length >= this.#limits.waitingPerCaller) return false;
    callers.set(job.caller, [...own, job]);
    this.#count += 1;
    return true;
  }

  /** Takes a job that waits out of the queue; false if it does not wait. */
  remove(job: Job): boolean {
    const callers = this.#waiting.get(job.work);
    const own = callers?.get(job.caller) ?? [];
    const others = own.filter((each) => each !== job);
    if (callers === undefined || others.length === own.length) return false;
    if (others.length > 0) callers.set(job.caller, others);
    else callers.delete(job.caller);
    this.#count -= 1;
    return true;
  }

  /** Takes the next job; it runs until it has `ended`. Undefined if no waiting job may run now. */
  next(): Job | undefined {
    for (const [work, callers] of this.#waiting) {
      if (this.#runningOf((turn) => turn.work === work) >= (this.#limits.atOnce[work] ?? 0)) continue;
      for (const [caller, [job, ...others]] of callers) {
        if (this.#runningOf((turn) => turn.caller === caller) >= this.#limits.perCaller) continue;
        callers.delete(caller);
        if (others.length > 0) callers.set(caller, others);
        if (job === undefined) continue;
        this.#count -= 1;
        this.#running = [...this.#running, job];
        return job;
      }
    }
    return undefined;
  }

  /** A job returned by `next` has ended. */
  ended(job: Job): void {
    this.#running = this.#running.filter((running) => running !== job);
  }

  /** Takes all waiting jobs. */
  clear(): readonly Job[] {
    const all = [...this.#waiting.values()].flatMap((callers) => [...callers.values()].flat());
    for (const callers of this.#waiting.values()) callers.clear();
    this.#count = 0;
    return all;
  }

  #runningOf(is: (turn: QueuedJob) => boolean): number {
    return this.#running.filter(is).length;
  }
}
