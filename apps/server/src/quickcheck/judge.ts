import { judgeInputs, type HandedIn } from '@lemma/core/quickcheck';
import { succeed } from '@lemma/core/store';
import { systemNow } from '../now.ts';
import type { Do } from '../threads/index.ts';

/** Milliseconds after which no further answer is compared: more than any legitimate quick check takes. */
const timeout = 1000;

/** The judgement on a quick check, or why there is none. */
export type QuickcheckOutcome = ReturnType<typeof judgeInputs>;

/** Judges submitted quick checks. */
export type Judge = Do<HandedIn, QuickcheckOutcome>;

/**
 * Judges synchronously. Checks the clock between two answers; a single comparison, or the drawing, is not interrupted.
 */
export function judgeNow(handedIn: HandedIn): QuickcheckOutcome {
  const end = systemNow() + timeout;
  return judgeInputs(handedIn, () => systemNow() <= end);
}

/** Judges in this thread, blocking everyone else. */
export const judgeHere: Judge = (handedIn) => Promise.resolve(succeed(judgeNow(handedIn)));
