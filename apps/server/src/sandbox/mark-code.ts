import * as v from 'valibot';
import type { CodeMark, CodeToMark } from '@lemma/core/code-answer';
import { startBox, type Box } from './box.ts';
import { isOutOfTime, readTold, type BoxFailure } from './code-parts.ts';
import { inTime } from './in-time.ts';
import { starved, timesOf, untilServed, type Pace } from './pace.ts';

/** The exit value for code that has failed before it could be marked. */
export const failedExit = -1;

const verdict = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    exit: v.pipe(v.number(), v.integer()),
    message: v.nullish(v.string()),
    /** Of the answer that has failed; missing if it is the evaluator that has. */
    failed: v.nullish(v.object({ line: v.nullish(v.number()), part: v.nullish(v.string()) })),
  }),
);

/** What has happened while code is marked. */
interface Marking {
  mark?: CodeMark | undefined;
  failed?: BoxFailure;
  isLoaded: boolean;
  /** What the evaluator wants to know, until there is an answer. */
  asked?: { readonly tag: string; readonly text: string } | undefined;
  /** Whether the learner's code has ended before it was marked. */
  isGone: boolean;
  isDone: boolean;
}

/**
 * Marks code: the evaluator and the code that it marks run in sandboxes of their own, and only values pass between them.
 * So nothing that a learner writes can end the evaluator, change what it compares with, or speak for it; and whoever ends
 * the own process is not there when he is asked. Undefined if a sandbox has failed for our reasons.
 */
export function markCode(code: CodeToMark): Promise<CodeMark | undefined> {
  return untilServed((pace) => markAt(pace, code));
}

async function markAt(
  pace: Pace,
  { language, parts, answers, functions, evaluator }: CodeToMark,
): Promise<CodeMark | typeof starved | undefined> {
  const marking: Marking = { isLoaded: false, isGone: false, isDone: false };
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((settle) => {
    load = settle;
  });
  const pass = (): void => {
    if (marking.asked === undefined || !marking.isLoaded) return;
    if (marking.asked.tag === 'P') {
      marking.asked = undefined;
      judge.say(JSON.stringify({ text: learner.output.text }));
    } else learner.say(marking.asked.text);
  };
  const learner: Box = startBox(language, { mode: 'learner', parts }, pace, ({ tag, text }) => {
    if (tag === 'L' && !marking.isLoaded) {
      marking.isLoaded = true;
      load();
      pass();
    } else if (tag === 'E' && !marking.isLoaded) {
      marking.failed = readTold(text);
      judge.end();
    } else if (tag === 'A' && marking.asked?.tag === 'Q') {
      // An answer without a question is nobody's.
      marking.asked = undefined;
      judge.say(text);
    }
  });
  const judge: Box = startBox(language, { mode: 'evaluator', answers, functions, evaluator }, pace, ({ tag, text }) => {
    if (tag === 'D') marking.mark = readMark(text) ?? marking.mark;
    if (tag !== 'Q' && tag !== 'P') return;
    marking.asked = { tag, text };
    pass();
  });
  const learnerEnded = learner.ended.then((end) => {
    if (marking.isDone) return end;
    marking.isGone = true;
    marking.failed ??= isOutOfTime(end.exit) && !end.isFlooded ? { kind: 'timeout' } : { kind: 'ended' };
    judge.end();
    return end;
  });
  // An evaluator that has asked for nothing may be done before the code is loaded.
  const isMarked = Promise.all([judge.ended, Promise.race([loaded, learner.ended])]).then(([end]) => end);
  const { done: end, ending } = await inTime([judge, learner], isMarked, timesOf[pace]);
  marking.isDone = true;
  // What it said last may not have been heard yet.
  learner.end();
  const learnerEnd = await learnerEnded;
  const isLate = ending === 'late';
  if (ending === 'starved' || (isLate && !(learnerEnd.hasBegun && end.hasBegun))) return starved;
  if (!learnerEnd.hasBegun) return undefined;
  if (marking.failed !== undefined || marking.isGone)
    return { exit: failedExit, failure: isLate ? { kind: 'timeout' } : (marking.failed ?? { kind: 'ended' }) };
  if (!end.hasBegun) return undefined;
  if (isLate || isOutOfTime(end.exit)) return { exit: failedExit, failure: { kind: 'timeout' } };
  if (marking.mark === undefined || !marking.isLoaded) return { exit: failedExit };
  return marking.mark;
}

function readMark(text: string): CodeMark | undefined {
  const read = v.safeParse(verdict, text);
  if (!read.success) return undefined;
  const { exit, message, failed } = read.output;
  if (message == null) return { exit };
  if (failed == null) return { exit, ownFailure: message };
  return { exit, failure: readTold(JSON.stringify({ message, line: failed.line ?? 0, part: failed.part ?? '' })) };
}
