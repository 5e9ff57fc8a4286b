import type { CodeLanguage } from '@lemma/core/document';
import { startBox, type BoxEnd } from './box.ts';
import { isOutOfTime, readTold, type BoxFailure, type CodePart } from './code-parts.ts';
import { isPicture } from './is-picture.ts';
import { longestBoxRun, longestStart } from './limits.ts';

/** What running code has brought. */
export interface CodeResult {
  readonly output: string;
  /** Whether there was more output than is kept. */
  readonly isCut: boolean;
  /** PNG, as Base64. */
  readonly pictures: readonly string[];
  readonly failure?: BoxFailure;
}

/** Runs parts of code one after another in one sandbox; undefined if the sandbox has failed. */
export async function runCode(language: CodeLanguage, parts: readonly CodePart[]): Promise<CodeResult | undefined> {
  const pictures: string[] = [];
  let failure: BoxFailure | undefined;
  let isDone = false;
  const box = startBox(language, { mode: 'run', parts }, ({ tag, text }) => {
    if (tag === 'I' && isPicture(text)) pictures.push(text);
    else if (tag === 'E') failure = readTold(text);
    else if (tag === 'D') isDone = true;
  });
  const { end, isLate } = await inTime([box]);
  if (!end.hasBegun) return undefined;
  if (isLate) failure = { kind: 'timeout' };
  else if (failure === undefined && !isDone && !end.isFlooded) failure = failureOf(end);
  const { text, isCut } = box.output;
  return { output: text, isCut: isCut || end.isFlooded, pictures, ...(failure && { failure }) };
}

/** A program that ends itself without having failed is done as well: `exit(0)` in the middle. */
function failureOf({ exit }: BoxEnd): BoxFailure | undefined {
  if (isOutOfTime(exit)) return { kind: 'timeout' };
  return exit === 0 ? undefined : { kind: 'ended' };
}

/** Awaits the end of the first of some sandboxes; all end when the time is over. */
export async function inTime(
  boxes: readonly [ReturnType<typeof startBox>, ...ReturnType<typeof startBox>[]],
): Promise<{ readonly end: BoxEnd; readonly isLate: boolean }> {
  const [first] = boxes;
  let isLate = false;
  const endAll = (): void => {
    isLate = true;
    for (const box of boxes) box.end();
  };
  let timer = setTimeout(endAll, longestStart);
  void Promise.all(boxes.map(({ begun }) => begun)).then(() => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(endAll, longestBoxRun);
  });
  let isOver = false;
  const end = await first.ended;
  isOver = true;
  clearTimeout(timer);
  return { end, isLate };
}
