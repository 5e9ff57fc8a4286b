/** The timer of a game by the clock of this device: until when there is time, or since when it is measured. */
export type GameTimer =
  | { readonly kind: 'countdown'; readonly until: number }
  | { readonly kind: 'stopwatch'; readonly since: number };

/** The timer of a play that the platform has told about at `now`: the device need not know what time it is. */
export function timerOf({ left, spent }: { readonly left?: number; readonly spent: number }, now: number): GameTimer {
  return left === undefined ? { kind: 'stopwatch', since: now - spent } : { kind: 'countdown', until: now + left };
}

/** What a timer shows. */
export interface ShownTime {
  readonly minutes: number;
  readonly seconds: number;
  /** Little is left. */
  readonly isCritical: boolean;
}

/** Seconds: "critical (red) at 0 minutes and 15 seconds or less" (specification 001 §4, §9). */
const critical = 15;

/** A second that has begun is shown as a whole one while it is counted down. */
export function shownTime(timer: GameTimer, now: number): ShownTime {
  const whole =
    timer.kind === 'countdown'
      ? Math.max(0, Math.ceil((timer.until - now) / 1000))
      : Math.max(0, Math.floor((now - timer.since) / 1000));
  const [minutes, seconds] = [Math.floor(whole / 60), whole % 60];
  return { minutes, seconds, isCritical: timer.kind === 'countdown' && minutes === 0 && seconds <= critical };
}

/** Milliseconds by which the reaction to the end of the time is delayed (specification 001 §4, §9). */
export const expiryDelay = 1000;
