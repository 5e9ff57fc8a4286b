import { availableParallelism } from 'node:os';
import { convertNow } from './conversion/index.ts';
import { implementNow } from './customisation/index.ts';
import { deriveNow } from './identity/index.ts';
import { gradeNow, handOutNow } from './problem/index.ts';
import { judgeNow } from './quickcheck/index.ts';
import type { ThreadLimits } from './threads/index.ts';

/** Work done in threads, because user input may make it take long. */
export const works = {
  convert: convertNow,
  implement: implementNow,
  judge: judgeNow,
  derive: deriveNow,
  handOut: handOutNow,
  grade: gradeNow,
};

/**
 * At least three threads: no work takes all of them, so that conversions, which may use their ten seconds, leave one
 * for judging and for passwords; and no caller takes more than half, so that there is one for the others.
 */
export const threadCount = Math.min(Math.max(availableParallelism() + 1, 3), 5);

export const threadLimits: ThreadLimits<keyof typeof works> = {
  atOnce: {
    derive: threadCount - 1,
    judge: threadCount - 1,
    convert: threadCount - 1,
    implement: threadCount - 1,
    handOut: threadCount - 1,
    grade: threadCount - 1,
  },
  perCaller: Math.floor(threadCount / 2),
  waiting: 1000,
  waitingPerCaller: 100,
  // Nobody can make one password cost more than another: if it takes long, the machine is busy, and its owner waits.
  timeout: { convert: 10_000, implement: 20_000, judge: 5000, derive: 60_000, handOut: 5000, grade: 5000 },
  memory: 256,
  // A lecture is converted in 5 to 20 ms, an answer judged in 2: five seconds are an hour of somebody's work, and a
  // class behind one address that exceeds a tenth of a thread only waits while others are served.
  promptTime: { burst: 5000, perSecond: 100 },
  // A password costs the same for every caller, and a whole school may sign in from one address within a minute.
  canWait: ['convert', 'implement', 'judge', 'handOut', 'grade'],
  // Two minutes of work at once and half a thread in the long run: a class behind one address stays below this.
  perCallerTime: { burst: 120_000, perSecond: 500 },
};
