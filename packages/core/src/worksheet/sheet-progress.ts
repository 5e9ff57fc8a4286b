import { markIn, type HandedOutProblem, type ProblemProgress, type ProblemReference } from '../problem/index.ts';
import type { Worksheet, WorksheetProblem } from './worksheet.ts';

/** A problem of a worksheet in which something is left to do. */
export interface UnfinishedProblem {
  readonly problem: WorksheetProblem;
  /** From 0. */
  readonly position: number;
  /** Undefined if it was never opened. */
  readonly progress: ProblemProgress | undefined;
}

/** What is left to do in a worksheet. */
export interface SheetSummary {
  /** How many problems were saved, and nothing was given in them since. */
  readonly saved: number;
  readonly unfinished: readonly UnfinishedProblem[];
  /** How many problems have something that was given and not saved. */
  readonly changed: number;
  /** The points reached so far; missing as long as none may be seen. */
  readonly reached?: number;
}

/** What is left to do in a worksheet: to answer, or to save (specification 001 §2). */
export function sheetSummary(
  { problems }: Pick<Worksheet, 'problems'>,
  progress: ReadonlyMap<string, ProblemProgress>,
): SheetSummary {
  const all = problems.map((problem, position) => ({ problem, position, progress: progress.get(problem.path) }));
  const scored = all.filter((each) => each.progress?.score !== undefined);
  return {
    saved: all.filter(({ progress: of }) => of !== undefined && of.mark !== 'open' && !of.isChanged).length,
    unfinished: all.filter(({ progress: of }) => isLeft(of)),
    changed: all.filter(({ progress: of }) => of?.isChanged === true).length,
    ...(scored.length > 0 && {
      reached: scored.reduce((sum, { problem, progress: of }) => sum + problem.weight * (of?.score ?? 0), 0),
    }),
  };
}

/** What is right in the end needs nothing more, whatever was left empty. */
function isLeft(progress: ProblemProgress | undefined): boolean {
  if (progress === undefined) return true;
  const { mark, answered, asked, isChanged } = progress;
  return isChanged || mark === 'open' || (mark !== 'right' && answered < asked);
}

/** The problems in which something was given that has not been saved. */
export function changedOnly(
  references: readonly ProblemReference[],
  progress: ReadonlyMap<string, ProblemProgress>,
): readonly ProblemReference[] {
  return references.filter(({ path }) => progress.get(path)?.isChanged === true);
}

/** After a problem was saved elsewhere than on its page. */
export function progressWith(
  progress: ReadonlyMap<string, ProblemProgress>,
  path: string,
  { standing, lateSaved }: HandedOutProblem,
): ReadonlyMap<string, ProblemProgress> {
  const before = progress.get(path);
  if (before === undefined) return progress;
  const isLate = lateSaved !== undefined;
  const { score: _former, ...rest } = before;
  const { score } = standing;
  const after = { ...rest, mark: markIn(standing, isLate), isChanged: false, isLate };
  return new Map([...progress, [path, { ...after, ...(score !== undefined && { score }) }]]);
}
