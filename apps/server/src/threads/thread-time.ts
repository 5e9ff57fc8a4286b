import { readFileSync, readlinkSync } from 'node:fs';

/** Where a thread writes its number on this machine; 0 until it has started, and where the machine tells none. */
export type ThreadNumber = Int32Array;

/** Room for the number of a thread, shared with it. */
export function roomForNumber(): ThreadNumber {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Writes down the number of the thread that calls it (Linux). */
export function writeOwnNumber(room: ThreadNumber): void {
  try {
    room[0] = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    // Other machines do not tell.
  }
}

/** Milliseconds that a thread has had a processor since it started (Linux: the first number of `schedstat`, in ns). */
export function timeOf(room: ThreadNumber): number | undefined {
  const number = room[0] ?? 0;
  if (number === 0) return undefined;
  try {
    return Number(readFileSync(`/proc/self/task/${String(number)}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/** A job waits at most this many times its limit for a processor. */
const longestWait = 5;
/** Milliseconds between two looks at a thread. */
const shortLook = 50;

/** Milliseconds by the clock and on a processor since a job began. */
export interface JobTime {
  readonly elapsed: number;
  /** Undefined where the machine does not tell. */
  readonly used: number | undefined;
}

/**
 * Milliseconds that a job may go on before it is looked at again; 0 if its time is over. Time in which other programs of
 * the machine had the processors is not the job's, or a busy machine would take every answer for too costly.
 */
export function timeLeft(limit: number, { elapsed, used = elapsed }: JobTime): number {
  const isOver = used >= limit || elapsed >= (1 + longestWait) * limit;
  return isOver ? 0 : Math.max(shortLook, limit - used);
}
