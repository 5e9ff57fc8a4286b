import { disputeOf, problemKey, waitingAnswersIn, type OutboxState, type ProblemReference } from '../problem/index.ts';

/** A problem whose answers have not all arrived. */
export interface WaitingProblem {
  readonly problem: ProblemReference;
  /** How many answers wait to be sent. */
  readonly waiting: number;
  /** How many answers wait for the learner's choice. */
  readonly choices: number;
  /** How many answers the platform did not take. */
  readonly untaken: number;
}

/** The problems whose answers have not all arrived, except those that are on the page and tell it themselves. */
export function waitingProblems({ changes, shown }: OutboxState): readonly WaitingProblem[] {
  const keys = [...new Set(changes.map(({ problem }) => problemKey(problem)))];
  return keys
    .filter((key) => shown.every((problem) => problemKey(problem) !== key))
    .flatMap((key) => {
      const of = changes.filter(({ problem }) => problemKey(problem) === key);
      const [first] = of;
      if (first === undefined) return [];
      const disputed = of.filter((change) => disputeOf(of, change.key) !== undefined);
      const untaken = of.filter(({ fate, text }) => isGivenUp(fate?.kind) && text.trim() !== '');
      const found = {
        problem: first.problem,
        waiting: waitingAnswersIn(of),
        choices: new Set(disputed.map(({ answer }) => answer)).size,
        untaken: new Set(untaken.map(({ answer }) => answer)).size,
      };
      return found.waiting + found.choices + found.untaken === 0 ? [] : [found];
    });
}

function isGivenUp(kind: string | undefined): boolean {
  return kind === 'replaced' || kind === 'closed';
}
