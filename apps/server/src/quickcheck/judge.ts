import { judgeInputs, type HandedIn } from '@lemma/core/quickcheck';
import { succeed } from '@lemma/core/store';
import { systemNow } from '../now.ts';
import type { Do } from '../threads/index.ts';

/** Milliseconds after which no further answer is compared: more than any honest quick check takes. */
const timeout = 1000;

/** What is said about a quick check, or why nothing is. */
export type QuickcheckOutcome = ReturnType<typeof judgeInputs>;

/** Judges quick checks that are handed in. */
export type Judge = Do<HandedIn, QuickcheckOutcome>;

/** Judges on the spot. Between two answers it looks at the clock; one comparison, or the drawing, takes what it takes. */
export function judgeNow(handedIn: HandedIn): QuickcheckOutcome {
  const end = systemNow() + timeout;
  return judgeInputs(handedIn, () => systemNow() <= end);
}

/** Judges in this thread: whoever else waits for it waits. */
export const judgeHere: Judge = (handedIn) => Promise.resolve(succeed(judgeNow(handedIn)));
