/** A job that waits or runs: what is to be done, and for whom. */
export interface QueuedJob {
  readonly work: string;
  readonly caller: string;
}

/** How many jobs run and wait. */
export interface TurnLimits {
  /** What may be done, that first for which people wait most impatiently, and how many jobs of it may run at once. */
  readonly atOnce: Readonly<Record<string, number>>;
  /** How many jobs of one caller may run at once. */
  readonly perCaller: number;
  readonly waiting: number;
  readonly waitingPerCaller: number;
}

/**
 * Who is served next. Callers take turns, one job each, whoever asked for more waits for the others; work that stands first
 * in the limits goes first; and no work and no caller takes more than its share of what runs.
 */
export class Turns<Job extends QueuedJob> {
  readonly #limits: TurnLimits;
  /** By work and caller; who was served last stands last. */
  readonly #waiting = new Map<string, Map<string, Job[]>>();
  #running: readonly QueuedJob[] = [];
  #count = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
    for (const work of Object.keys(limits.atOnce)) this.#waiting.set(work, new Map());
  }

  /** Lets a job wait; false when there is no room for it, in all or for this caller. */
  add(job: Job): boolean {
    const callers = this.#waiting.get(job.work);
    if (!callers || this.#count >= this.#limits.waiting) return false;
    const own = callers.get(job.caller) ?? [];
    if (own.length >= this.#limits.waitingPerCaller) return false;
    callers.set(job.caller, [...own, job]);
    this.#count += 1;
    return true;
  }

  /** Takes the job whose turn it is; it runs until it is `ended`. None when nobody waits who may run now. */
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

  /** A job that `next` gave has come to its end. */
  ended(job: Job): void {
    this.#running = this.#running.filter((running) => running !== job);
  }

  /** Takes all that wait. */
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
