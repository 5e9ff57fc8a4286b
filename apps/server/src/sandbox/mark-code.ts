import type { CodeMark, CodeMarkFailure, CodeToMark, ValueKind } from '@lemma/core/code-answer';
import { succeed, type Result } from '@lemma/core/store';
import { blame, needsSolution, type Trial } from './blame.ts';
import { startBox, type Box, type BoxEnd } from './box.ts';
import { isOutOfTime, readTold } from './code-parts.ts';
import { inTime } from './in-time.ts';
import { starved, timesOf, untilServed, type Pace } from './pace.ts';
import { broken, readVerdict, safeReply } from './read-verdict.ts';
import { seedOf } from './seed.ts';
import { kindOfReply, sourceOf } from './value-kind.ts';

/** What has happened while code is marked. */
interface Marking {
  /** What the evaluator has said in the end. */
  verdict?: string;
  failed?: CodeMarkFailure;
  isLoaded: boolean;
  /** What the evaluator wants to know, until there is an answer. */
  asked?: { readonly tag: string; readonly text: string } | undefined;
  /** The kinds of the values that the evaluator got, by what it asked for. */
  readonly values: Map<string, ValueKind | undefined>;
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
 * the own process is not there when it is asked. What goes wrong in the evaluator is not a mark, unless it goes well with
 * the solution. Undefined if a sandbox has failed for our reasons.
 */
export async function markCode(code: CodeToMark): Promise<Trial['marked'] | undefined> {
  const seed = seedOf(code);
  const answer = await untilServed((pace) => markAt(pace, code, seed));
  const { solution } = code;
  if (answer === undefined || solution === undefined || !needsSolution(answer)) return answer?.marked;
  // At once at a fair pace: two attempts at each would be too long for those who wait.
  const right = await markAt('fair', { ...code, ...solution }, seed);
  return right === undefined || right === starved ? undefined : blame(answer, right, solution);
}

async function markAt(
  pace: Pace,
  { language, parts, answers, functions, evaluator }: CodeToMark,
  seed: number,
): Promise<Trial | typeof starved | undefined> {
  const marking: Marking = {
    ...{ isLoaded: false, isGone: false, isDone: false },
    ...{ since: undefined, worked: 0, values: new Map() },
  };
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
      note(marking, kindOfReply(language, text));
      marking.asked = undefined;
      pause();
      judge.say(safeReply(text));
    }
  });
  const job = { mode: 'evaluator', answers, functions, evaluator, seed } as const;
  const judge: Box = startBox(language, job, pace, ({ tag, text }) => {
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
    marking.failed ??= failureOf(end);
    judge.end();
    return end;
  });
  // An evaluator that has asked for nothing may be done before the code is loaded.
  const began = performance.now();
  const isMarked = Promise.all([judge.ended, Promise.race([loaded, learner.ended])]).then(([end]) => end);
  const { done: end, ending } = await inTime([judge, learner], isMarked, timesOf[pace]);
  marking.isDone = true;
  // What it said last may not have been heard yet.
  learner.end();
  const learnerEnd = await learnerEnded;
  pause();
  const trial = (marked: Trial['marked'], isEndless = false): Trial => {
    return { marked, isEndless, judged: performance.now() - began - marking.worked, values: marking.values };
  };
  const isLate = ending === 'late';
  if (ending === 'starved' || (isLate && !(learnerEnd.hasBegun && end.hasBegun))) return starved;
  if (!learnerEnd.hasBegun) return undefined;
  // Who has worked longer is the one that comes to no end.
  const isLearnerLate = isLate && marking.worked > timesOf[pace].run / 2;
  if (isLearnerLate) return trial(failed({ kind: 'timeout' }));
  // What it has told of itself holds, however late it is.
  if (marking.failed?.kind === 'error') return trial(failed(marking.failed));
  if (!isLate && (marking.failed !== undefined || marking.isGone))
    return trial(failed(marking.failed ?? { kind: 'ended' }));
  if (!end.hasBegun) return undefined;
  if (end.isFlooded) return trial(broken('The evaluator says too much.'));
  if (isLate || isOutOfTime(end.exit)) return trial(broken('The evaluator comes to no end.'), true);
  return trial(withSource(readVerdict(marking.verdict), marking));
}

/** Characters of a question, and values, that are remembered: enough to find the one at which an evaluator has failed. */
const [longestNoted, mostNoted] = [2000, 1000];

/** Notes what kind of value the evaluator gets. */
function note({ asked, values }: Marking, kind: ValueKind | undefined): void {
  const request = asked?.text.slice(0, longestNoted) ?? '';
  // What is asked for again is the last one again.
  values.delete(request);
  const [first] = values.keys();
  if (values.size >= mostNoted && first !== undefined) values.delete(first);
  values.set(request, kind);
}

/** With whose value was refused: an evaluator asks for nothing after it, unless it does not mind. */
function withSource(marked: Trial['marked'], { values }: Marking): Trial['marked'] {
  if (!marked.ok || marked.value.kind !== 'failed' || marked.value.failure.kind !== 'value') return marked;
  const last = [...values.keys()].at(-1);
  return last === undefined ? marked : failed({ ...marked.value.failure, of: sourceOf(last) });
}

function failureOf({ exit, isFlooded }: BoxEnd): CodeMarkFailure {
  if (isFlooded) return { kind: 'flooded' };
  return isOutOfTime(exit) ? { kind: 'timeout' } : { kind: 'ended' };
}

function failed(failure: CodeMarkFailure): Result<CodeMark, never> {
  return succeed({ kind: 'failed', failure });
}
