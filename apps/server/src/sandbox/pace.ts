import { fairTimes, gentleTimes, type TimeLimits } from './limits.ts';

/**
 * What a program gets of the processors. `gentle`: what the server and everybody else leave. `fair`: as much as any other
 * program of the machine.
 */
export type Pace = 'gentle' | 'fair';

/** A run that tells nothing about its code: others had the processors for too long. */
export const starved = 'starved';

/** Time limits of a run. A fair run gets longer: after it there is no other attempt. */
export const timesOf: Readonly<Record<Pace, TimeLimits>> = { gentle: gentleTimes, fair: fairTimes };

/**
 * Runs gently first, and a second time at a fair pace if the gentle run starved: on a machine that is always busy, code
 * still comes to its end. Undefined if both starved, or if the sandbox failed.
 */
export async function untilServed<Value extends object>(
  run: (pace: Pace) => Promise<Value | typeof starved | undefined>,
): Promise<Value | undefined> {
  const first = await run('gentle');
  const last = first === starved ? await run('fair') : first;
  return last === starved ? undefined : last;
}
