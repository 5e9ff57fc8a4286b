import type { CodeMark, CodeMarkFailure, CodeToMark, EvaluatorFailure } from '@lemma/core/code-answer';
import { succeed, type Result } from '@lemma/core/store';
import { startBox, type Box } from './box.ts';
import { isOutOfTime, readTold } from './code-parts.ts';
import { inTime } from './in-time.ts';
import { starved, timesOf, untilServed, type Pace } from './pace.ts';
import { broken, readVerdict, safeReply } from './read-verdict.ts';

/** What has happened while code is marked. */
interface Marking {
  /** What the evaluator has said in the end. */
  verdict?: string;
  failed?: CodeMarkFailure;
  isLoaded: boolean;
  /** What the evaluator wants to know, until there is an answer. */
  asked?: { readonly tag: string; readonly text: string } | undefined;
  /** Whether the learner's code has ended before it was marked. */
  isGone: boolean;
  isDone: boolean;
  /** Since when the learner's code works; undefined while the evaluator does. */
  since: number | undefined;
  /** Milliseconds in which the learner's code has worked. */
  worked: number;
}

/**
 * Marks code: the evaluator and the code that it marks run in sandboxes of their own, and only values pass between them.
 * So nothing that a learner writes can end the evaluator, change what it compares with, or speak for it; and whoever ends
 * the own process is not there when he is asked. What goes wrong in the evaluator is not a mark. Undefined if a sandbox
 * has failed for our reasons.
 */
export function markCode(code: CodeToMark): Promise<Marked | undefined> {
  return untilServed((pace) => markAt(pace, code));
}

type Marked = Result<CodeMark, EvaluatorFailure>;

async function markAt(
  pace: Pace,
  { language, parts, answers, functions, evaluator }: CodeToMark,
): Promise<Marked | typeof starved | undefined> {
  const marking: Marking = { isLoaded: false, isGone: false, isDone: false, since: undefined, worked: 0 };
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((settle) => {
    load = settle;
  });
  const begin = (): void => {
    marking.since ??= performance.now();
  };
  const pause = (): void => {
    marking.worked += performance.now() - (marking.since ?? performance.now());
    marking.since = undefined;
  };
  const pass = (): void => {
    if (marking.asked === undefined || !marking.isLoaded) return;
    if (marking.asked.tag === 'P') {
      marking.asked = undefined;
      judge.say(JSON.stringify({ text: learner.output.text }));
    } else {
      begin();
      learner.say(marking.asked.text);
    }
  };
  const learner: Box = startBox(language, { mode: 'learner', parts }, pace, ({ tag, text }) => {
    if (tag === 'L' && !marking.isLoaded) {
      marking.isLoaded = true;
      pause();
      load();
      pass();
    } else if (tag === 'E' && !marking.isLoaded) {
      marking.failed = readTold(text);
      judge.end();
    } else if (tag === 'A' && marking.asked?.tag === 'Q') {
      // An answer without a question is nobody's.
      marking.asked = undefined;
      pause();
      judge.say(safeReply(text));
    }
  });
  const judge: Box = startBox(language, { mode: 'evaluator', answers, functions, evaluator }, pace, ({ tag, text }) => {
    if (tag === 'D') marking.verdict ??= text;
    if (tag !== 'Q' && tag !== 'P') return;
    marking.asked = { tag, text };
    pass();
  });
  void learner.begun.then(() => {
    if (!marking.isLoaded) begin();
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
  pause();
  const isLate = ending === 'late';
  if (ending === 'starved' || (isLate && !(learnerEnd.hasBegun && end.hasBegun))) return starved;
  if (!learnerEnd.hasBegun) return undefined;
  // Who has worked longer is the one that comes to no end.
  const isLearnerLate = isLate && marking.worked > timesOf[pace].run / 2;
  if (isLearnerLate) return failed({ kind: 'timeout' });
  if (!isLate && (marking.failed !== undefined || marking.isGone)) return failed(marking.failed ?? { kind: 'ended' });
  if (!end.hasBegun) return undefined;
  if (end.isFlooded) return broken('The evaluator says too much.');
  if (isLate || isOutOfTime(end.exit)) return broken('The evaluator comes to no end.');
  return readVerdict(marking.verdict);
}

function failed(failure: CodeMarkFailure): Result<CodeMark, never> {
  return succeed({ kind: 'failed', failure });
}
