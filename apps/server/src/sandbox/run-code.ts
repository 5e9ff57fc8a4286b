import type { CodeLanguage } from '@lemma/core/document';
import { startBox, type BoxEnd } from './box.ts';
import type { CodePart } from '@lemma/core/code-answer';
import { isOutOfTime, readTold, type BoxFailure } from './code-parts.ts';
import { inTime } from './in-time.ts';
import { isPicture } from './is-picture.ts';
import { starved, timesOf, untilServed, type Pace } from './pace.ts';

/** What running code has brought. */
export interface CodeResult {
  readonly output: string;
  /** Whether there was more output than is kept. */
  readonly isCut: boolean;
  /** PNG, as Base64. */
  readonly pictures: readonly string[];
  readonly failure?: BoxFailure;
}

/** Runs parts of code one after another in one sandbox, until it is stopped; undefined if the sandbox has failed. */
export function runCode(
  language: CodeLanguage,
  parts: readonly CodePart[],
  stopped?: AbortSignal,
): Promise<CodeResult | undefined> {
  return untilServed((pace) => runAt(pace, language, parts, stopped));
}

async function runAt(
  pace: Pace,
  language: CodeLanguage,
  parts: readonly CodePart[],
  stopped?: AbortSignal,
): Promise<CodeResult | typeof starved | undefined> {
  const pictures: string[] = [];
  const told: { failure?: BoxFailure; isDone: boolean } = { isDone: false };
  const box = startBox(language, { mode: 'run', parts }, pace, ({ tag, text }) => {
    if (tag === 'I' && isPicture(text)) pictures.push(text);
    else if (tag === 'E') told.failure = readTold(text);
    else if (tag === 'D') told.isDone = true;
  });
  const stop = (): void => box.end();
  stopped?.addEventListener('abort', stop);
  if (stopped?.aborted === true) stop();
  const { done: end, ending } = await inTime([box], box.ended, timesOf[pace]);
  stopped?.removeEventListener('abort', stop);
  if (stopped?.aborted === true)
    return { output: box.output.text, isCut: false, pictures: [], failure: { kind: 'ended' } };
  if (ending === 'starved' || (ending === 'late' && !end.hasBegun)) return starved;
  if (!end.hasBegun) return undefined;
  const isCutShort = told.failure === undefined && !told.isDone && !end.isFlooded;
  const failure = ending === 'late' ? ({ kind: 'timeout' } as const) : isCutShort ? failureOf(end) : told.failure;
  const { text, isCut } = box.output;
  return { output: text, isCut: isCut || end.isFlooded, pictures, ...(failure && { failure }) };
}

/** A program that ends itself without having failed is done as well: `exit(0)` in the middle. */
function failureOf({ exit }: BoxEnd): BoxFailure | undefined {
  if (isOutOfTime(exit)) return { kind: 'timeout' };
  return exit === 0 ? undefined : { kind: 'ended' };
}
