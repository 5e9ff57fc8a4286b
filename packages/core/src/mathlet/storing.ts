import type { Result } from '../store/index.ts';
import { placeKey } from './answer-place.ts';
import type { StoringFailure } from './bridge-failure.ts';
import type { FigureAnswer } from './ports.ts';

type Answers = ReadonlyMap<string, FigureAnswer>;

/** The answers of a figure on their way into the mathlet. */
export interface Storing {
  /** The latest of each place, stored or not. */
  readonly latest: Answers;
  /** What has changed since the last storing began. */
  readonly waiting: Answers;
  /** Whether the mathlet is storing now: it gets one thing after the other, so that the last one stays. */
  readonly running: boolean;
  /** What went wrong the last time. */
  readonly failures: readonly StoringFailure[];
}

/** A figure that has been opened with what was kept of it. */
export function opened(kept: readonly FigureAnswer[]): Storing {
  return { latest: byPlace(kept), waiting: new Map(), running: false, failures: [] };
}

/** The learner has changed something: what differs from before is to be stored. */
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

/** Everything that was waiting goes to the mathlet. */
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

/** Of equal content: what a figure says of itself is made anew each time, always in the same order. */
function isSame(answer: FigureAnswer, other: FigureAnswer | undefined): boolean {
  return (
    other !== undefined && answer.text === other.text && JSON.stringify(answer.moved) === JSON.stringify(other.moved)
  );
}
