import { availableParallelism } from 'node:os';
import { convertNow } from './conversion/index.ts';
import { deriveNow } from './identity/index.ts';
import { judgeNow } from './quickcheck/index.ts';
import type { ThreadLimits } from './threads/index.ts';

/** What is done in threads, because what people send may make it take long. */
export const works = { convert: convertNow, judge: judgeNow, derive: deriveNow };

/**
 * Three threads at least: no work takes all of them, so that conversions, which may take their ten seconds, leave one for
 * judging and for passwords; and no caller more than half, so that there is one for the others.
 */
export const threadCount = Math.min(Math.max(availableParallelism() + 1, 3), 5);

export const threadLimits: ThreadLimits<keyof typeof works> = {
  atOnce: { derive: threadCount - 1, judge: threadCount - 1, convert: threadCount - 1 },
  perCaller: Math.floor(threadCount / 2),
  waiting: 1000,
  waitingPerCaller: 100,
  // Nobody can make a password cost more than another: one that takes long is on a busy machine, and its owner waits.
  timeout: { convert: 10_000, judge: 5000, derive: 60_000 },
  memory: 256,
  // A lecture is converted in 5 to 20 ms, an answer judged in 2: five seconds are an hour of somebody's work, and a class behind
  // one address that goes beyond a tenth of a thread waits only while others are served.
  promptTime: { burst: 5000, perSecond: 100 },
  // A password costs the same whoever asks, and a school comes in behind one address in a minute.
  canWait: ['convert', 'judge'],
  // Two minutes of work at once and half a thread for good: a class behind one address is below it.
  perCallerTime: { burst: 120_000, perSecond: 500 },
};
