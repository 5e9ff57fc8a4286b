import type { Result } from '../store/index.ts';
import { placeKey } from './answer-place.ts';
import type { StoringFailure } from './bridge-failure.ts';
import type { FigureAnswer } from './ports.ts';

type Answers = ReadonlyMap<string, FigureAnswer>;

/** The answers of a figure on their way to the mathlet. */
export interface Storing {
  /** The latest answer for each place, stored or not. */
  readonly latest: Answers;
  /** What has changed since storing last began. */
  readonly waiting: Answers;
  /** Whether the mathlet is storing now: requests are sent one at a time, so that the last one wins. */
  readonly running: boolean;
  /** What went wrong last time. */
  readonly failures: readonly StoringFailure[];
}

/** A figure that was opened with its stored answers. */
export function opened(kept: readonly FigureAnswer[]): Storing {
  return { latest: byPlace(kept), waiting: new Map(), running: false, failures: [] };
}

/** The learner has changed something: the differences are to be stored. */
export function changed(storing: Storing, answers: readonly FigureAnswer[]): Storing {
  const different = answers.filter((answer) => !isSame(answer, storing.latest.get(placeKey(answer.place))));
  if (different.length === 0) return storing;
  const news = byPlace(different);
  return {
    ...storing,
    latest: new Map([...storing.latest, ...news]),
    waiting: new Map([...storing.waiting, ...news]),
  };
}

/** Everything waiting has been passed to the mathlet. */
export function begun(storing: Storing): Storing {
  return { ...storing, waiting: new Map(), running: true };
}

/** The mathlet has answered. */
export function ended(storing: Storing, result: Result<undefined, readonly StoringFailure[]>): Storing {
  return { ...storing, running: false, failures: result.ok ? [] : result.failure };
}

function byPlace(answers: readonly FigureAnswer[]): Answers {
  return new Map(answers.map((answer) => [placeKey(answer.place), answer]));
}

/** Compares by content: a figure's answers are created anew each time, always in the same order. */
function isSame(answer: FigureAnswer, other: FigureAnswer | undefined): boolean {
  return (
    other !== undefined && answer.text === other.text && JSON.stringify(answer.moved) === JSON.stringify(other.moved)
  );
}
