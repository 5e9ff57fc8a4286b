import { fail, succeed, type Result } from '../store/index.ts';

/** Until when a worksheet takes a learner's answers, as whoever sets deadlines has signed it. */
export interface SignedDeadline {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly deadline: number;
  readonly signature: string;
}

/** A deadline that the platform has checked. */
export interface Deadline {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** Milliseconds that were left when the platform answered, by its own clock; negative afterwards. */
  readonly left: number;
  /** Present if what is saved afterwards is kept as late. */
  readonly takesLate?: boolean;
  /** Whether what is kept by then is handed in; missing: it is not, and only what was saved counts. */
  readonly handsInAtDeadline?: boolean;
  /** The share of the points for which that counts once it is accepted, 0 to 1; missing: all of them. */
  readonly lateCredit?: number;
  /**
   * From when what is corrected after the deadline is shown, if that is later: the worksheet goes on for others.
   * Milliseconds since 1970-01-01 UTC; `never` if nobody knows when it ends for them.
   */
  readonly correctedFrom?: number | 'never';
}

/** Whether what is corrected after the deadline is shown at a time (milliseconds since 1970-01-01 UTC). */
export function isCorrectionDue({ at, correctedFrom = at }: Deadline, now: number): boolean {
  return correctedFrom !== 'never' && correctedFrom <= now && at <= now;
}

/** Milliseconds until then, counted like the time that is left; undefined if it is not known, or the deadline itself. */
export function correctionLeft({ at, correctedFrom }: Deadline, left: number): number | undefined {
  return correctedFrom === undefined || correctedFrom === 'never' ? undefined : correctedFrom - at + left;
}

/**
 * Reads a signed deadline in an address: JSON with `deadline` and `signature` (specification 000 §3). Whether the
 * signature is right only the server knows.
 */
export function readSignedDeadline(text: string): Result<SignedDeadline, 'unreadable'> {
  if (text.length > 2000) return fail('unreadable');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return fail('unreadable');
  }
  if (typeof read !== 'object' || read === null || !('deadline' in read) || !('signature' in read)) {
    return fail('unreadable');
  }
  const { deadline, signature } = read;
  const time = deadlineTime(deadline);
  return time === undefined || typeof signature !== 'string' || signature === ''
    ? fail('unreadable')
    : succeed({ deadline: time, signature });
}

/** A time in plain digits, as a number or a text: no exponent, sign or fraction. Undefined for everything else. */
export function deadlineTime(given: unknown): number | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const digits = String(given);
  return /^[1-9]\d{11,12}$/.test(digits) ? Number(digits) : undefined;
}

/** Writes a signed deadline for an address. */
export function writeSignedDeadline({ deadline, signature }: SignedDeadline): string {
  return JSON.stringify({ deadline, signature });
}

/** What is said about a deadline: nothing but its time while it is far, the time that is left, or that it has passed. */
export type DeadlineNotice =
  | { readonly kind: 'far' }
  | { readonly kind: 'near'; readonly hours: number; readonly minutes: number; readonly seconds?: number }
  | { readonly kind: 'passed' };

/** Milliseconds before a deadline from which on the time left is counted, and from which on in seconds (specification 000 §9). */
const [countedFrom, secondsFrom] = [24 * 3_600_000, 5 * 60_000];

/** What is said with so many milliseconds left. Without seconds, a minute that has begun counts as a whole one. */
export function deadlineNotice(left: number): DeadlineNotice {
  if (left <= 0) return { kind: 'passed' };
  if (left >= countedFrom) return { kind: 'far' };
  if (left > secondsFrom) {
    const minutes = Math.ceil(left / 60_000);
    return { kind: 'near', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  }
  const seconds = Math.ceil(left / 1000);
  return { kind: 'near', hours: 0, minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** Milliseconds before a deadline at which the platform is asked whether it still holds. */
const askedAt = [3_600_000, 5 * 60_000, 60_000] as const;

/** Pages do not ask all at once, but over so many milliseconds: they were opened at different times. */
const spread = 30_000;

/** The longest time for which a page waits: timers of browsers can wait for 24 days. Milliseconds. */
const longestWait = 20 * 86_400_000;

/** Milliseconds from now at which the platform is asked again, with so many left: somebody may have been given more time. */
export function momentsToAsk(left: number): readonly number[] {
  return askedAt.map((moment) => left - moment - (left % spread)).filter((pause) => pause > 0 && pause < longestWait);
}

/**
 * Milliseconds from now at which the platform is asked what has become of the work, with so many left until the deadline;
 * undefined if it has passed, or is too far.
 */
export function momentAfter(left: number): number | undefined {
  const pause = left + 1000 + (left % spread);
  return left > 0 && pause < longestWait ? pause : undefined;
}

/** Milliseconds before a deadline at which the time left is said aloud: a day, an hour, five minutes, a minute. */
const spokenAt = [24 * 3_600_000, 3_600_000, 5 * 60_000, 60_000] as const;

/** The last of these moments that has been reached, in milliseconds before the deadline; undefined before the first. */
export function lastSpoken(left: number): (typeof spokenAt)[number] | undefined {
  return left <= 0 ? undefined : spokenAt.findLast((moment) => left <= moment);
}
