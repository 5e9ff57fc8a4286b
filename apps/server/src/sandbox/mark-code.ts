import * as v from 'valibot';
import type { CodeLanguage } from '@lemma/core/document';
import { startBox, type Box } from './box.ts';
import { isOutOfTime, readTold, type BoxFailure, type CodePart } from './code-parts.ts';
import { inTime } from './run-code.ts';

/** Code that is to be marked, and what marks it. */
export interface CodeToMark {
  readonly language: CodeLanguage;
  /** The program of the learner: the code of the author with the answers in their places. */
  readonly parts: readonly CodePart[];
  /** The texts of the answers, as the evaluator may ask for them. */
  readonly answers: readonly string[];
  /** The functions of the program that the evaluator calls by their names. */
  readonly functions: readonly string[];
  /** A program of the author; its exit value is the mark. */
  readonly evaluator: string;
}

/** The exit value of the evaluator, 0 for right; -1 if the learner's code did not live to see it. */
export interface CodeMark {
  readonly exit: number;
  /** What went wrong in the learner's code. */
  readonly failure?: BoxFailure;
}

/** The exit value for code that has failed before it could be marked. */
export const failedExit = -1;

const verdict = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ exit: v.pipe(v.number(), v.integer()), message: v.nullish(v.string()), line: v.nullish(v.number()) }),
);

/**
 * Marks code: the evaluator and the code that it marks run in sandboxes of their own, and only values pass between them.
 * So nothing that a learner writes can end the evaluator, change what it compares with, or speak for it; and whoever ends
 * the own process is not there when he is asked. Undefined if a sandbox has failed for our reasons.
 */
export async function markCode({
  language,
  parts,
  answers,
  functions,
  evaluator,
}: CodeToMark): Promise<CodeMark | undefined> {
  let mark: CodeMark | undefined;
  let failed: BoxFailure | undefined;
  let isLoaded = false;
  /** What the evaluator wants to know, until there is an answer. */
  let asked: { readonly tag: string; readonly text: string } | undefined;
  const pass = (): void => {
    if (asked === undefined || !isLoaded) return;
    if (asked.tag === 'P') {
      asked = undefined;
      judge.say(JSON.stringify({ text: learner.output.text }));
    } else learner.say(asked.text);
  };
  const learner: Box = startBox(language, { mode: 'learner', parts }, ({ tag, text }) => {
    if (tag === 'L' && !isLoaded) {
      isLoaded = true;
      pass();
    } else if (tag === 'E' && !isLoaded) {
      failed = readTold(text);
      judge.end();
    } else if (tag === 'A' && asked?.tag === 'Q') {
      // An answer without a question is nobody's.
      asked = undefined;
      judge.say(text);
    }
  });
  const judge: Box = startBox(language, { mode: 'evaluator', answers, functions, evaluator }, ({ tag, text }) => {
    if (tag === 'D') mark = readMark(text) ?? mark;
    if (tag !== 'Q' && tag !== 'P') return;
    asked = { tag, text };
    pass();
  });
  let isGone = false;
  let isDone = false;
  const learnerEnded = learner.ended.then((end) => {
    if (isDone) return end;
    isGone = true;
    failed ??= isOutOfTime(end.exit) && !end.isFlooded ? { kind: 'timeout' } : { kind: 'ended' };
    judge.end();
    return end;
  });
  const { end, isLate } = await inTime([judge, learner]);
  isDone = true;
  // What it said last may not have been heard yet.
  learner.end();
  const learnerEnd = await learnerEnded;
  if (!learnerEnd.hasBegun) return undefined;
  if (failed !== undefined || isGone)
    return { exit: failedExit, failure: isLate ? { kind: 'timeout' } : (failed ?? { kind: 'ended' }) };
  if (!end.hasBegun) return undefined;
  if (isLate || isOutOfTime(end.exit)) return { exit: failedExit, failure: { kind: 'timeout' } };
  if (mark === undefined || !isLoaded) return { exit: failedExit };
  return mark;
}

function readMark(text: string): CodeMark | undefined {
  const read = v.safeParse(verdict, text);
  if (!read.success) return undefined;
  const { exit, message, line } = read.output;
  const failure = message == null ? undefined : readTold(JSON.stringify({ message, line: line ?? 0, part: '' }));
  return { exit, ...(failure && { failure }) };
}
