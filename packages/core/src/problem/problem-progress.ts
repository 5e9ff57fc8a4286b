import { problemContent } from './problem-content.ts';
import type { ProblemState } from './problem-state.ts';
import type { Standing } from './standing.ts';

/** How a problem of a worksheet stands for its learner, as far as he may know. */
export type ProblemMark = 'open' | 'saved' | 'right' | 'wrong';

/** How far a learner is with one problem of his worksheet. */
export interface ProblemProgress {
  readonly mark: ProblemMark;
  /** How many questions are answered in all their fields. */
  readonly answered: number;
  /** How many questions are asked; 0 if the problem was never opened, and in games. */
  readonly asked: number;
  /** Whether something was given that has not been saved. */
  readonly isChanged: boolean;
  /** Whether what was saved came late, and nobody has accepted it. */
  readonly isLate: boolean;
  /** 0 to 1, unrounded; missing where it may not be seen, or nothing has been decided. */
  readonly score?: number;
}

/** What is known of a problem beside its standing. */
export interface ProblemWork extends Pick<ProblemProgress, 'isChanged' | 'isLate'> {
  /** The share of each question's fields that are filled, 0 to 1. */
  readonly filled: readonly number[];
}

/** How a problem stands: what is known of its outcome comes first. */
export function markIn(
  { tries, isCorrected, isUndecided, performance }: Omit<Standing, 'subtasks'>,
  isLate: boolean,
): ProblemMark {
  // A self-test says what was right in it, and is neither passed nor failed.
  const isMarked = performance !== undefined && performance !== 'selftestCorrected';
  const isKnown = isCorrected && isUndecided !== true && isMarked;
  if (isKnown) return performance.startsWith('passed') ? 'right' : 'wrong';
  return tries > 0 || isLate ? 'saved' : 'open';
}

/** How far a learner is with a problem. */
export function progressIn(standing: Omit<Standing, 'subtasks'>, work: ProblemWork): ProblemProgress {
  const { filled, isChanged, isLate } = work;
  return {
    mark: markIn(standing, isLate),
    answered: filled.filter((share) => share === 1).length,
    asked: filled.length,
    isChanged,
    isLate,
    ...(standing.score !== undefined && { score: standing.score }),
  };
}

/** The same of a problem on its page, with what was given there; undefined while it loads. */
export function progressOnPage({ problem, answers, handedIn, correction }: ProblemState): ProblemProgress | undefined {
  if (problem.status !== 'loaded') return undefined;
  const { document, game, lateSaved } = problem.value;
  const questions = game === undefined ? problemContent(document).questions : [];
  const isFilled = (key: string) => (answers.get(key)?.text ?? '').trim() !== '';
  const filled = questions.map(({ number, answers: fields, choices, choiceMatrix }, index) => {
    const name = String(number ?? index + 1);
    const keys = fields.map((_, place) => `${name},${String(place + 1)}`);
    if (choices.length > 0 || choiceMatrix !== undefined) keys.push(`${name},options`);
    return keys.length === 0 ? 1 : keys.filter(isFilled).length / keys.length;
  });
  return progressIn(correction?.standing ?? problem.value.standing, {
    filled,
    // A game hands in by being played.
    isChanged: game === undefined && answers !== handedIn && [...answers.keys()].some(isFilled),
    isLate: lateSaved !== undefined,
  });
}
