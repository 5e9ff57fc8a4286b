import { readFileSync, readlinkSync } from 'node:fs';
import type { Now } from '../now.ts';

/**
 * What a thread writes down as soon as it has loaded its program: its number on this machine, or -1 where the machine does
 * not tell, 0 until then; and the milliseconds on a processor that loading took.
 */
export type ThreadNote = Int32Array;

/** Room for the note of a thread, shared with it. */
export function roomForNote(): ThreadNote {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/** Writes down that the thread that calls it has loaded its program (Linux: with its number). */
export function writeOwnNote(note: ThreadNote): void {
  const number = ownNumber();
  note[1] = number === -1 ? 0 : (usedBy(number) ?? 0);
  note[0] = number;
}

function ownNumber(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return -1;
  }
}

/** Milliseconds that a thread has had a processor since it started (Linux: the first number of `schedstat`, in ns). */
function usedBy(number: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/self/task/${String(number)}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/** Milliseconds that a thread has had a processor; undefined before it has loaded its program, or where nobody tells. */
export function timeOf([number = 0]: ThreadNote): number | undefined {
  return number > 0 ? usedBy(number) : undefined;
}

/**
 * The time of a job that a thread is given now; undefined as long as the thread still loads its program, which is not the
 * job's doing, and takes seconds on a machine that is busy.
 */
export function clockOf(note: ThreadNote, now: Now): () => JobTime | undefined {
  const hasLoaded = (): boolean => note[0] !== 0;
  let began = hasLoaded() ? { at: now(), used: timeOf(note) } : undefined;
  let stillLoading = now();
  return () => {
    if (!hasLoaded()) {
      stillLoading = now();
      return undefined;
    }
    // It has loaded since it was last looked at: a job that ends before the next look has not taken no time.
    began ??= { at: stillLoading, used: note[1] };
    const [used, before] = [timeOf(note), began.used];
    return {
      elapsed: now() - began.at,
      used: used === undefined || before === undefined ? undefined : used - before,
    };
  };
}

/** A job waits at most this many times its limit for a processor. */
const longestWait = 5;
/** Milliseconds between two looks at a thread. */
export const shortLook = 50;
/** Milliseconds after which a thread that has not loaded its program is given up. */
export const longestLoad = 120_000;

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
