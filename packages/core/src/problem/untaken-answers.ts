import type { StoredAnswers } from './ports.ts';
import type { WaitingChange } from './waiting-change.ts';

/** Answers that cannot be kept any more: the problem has other data meanwhile, or takes no answers now. */
export interface UntakenAnswers {
  readonly reason: 'replaced' | 'closed';
  /** What was given, oldest first. */
  readonly texts: readonly UntakenText[];
}

/** A text that was given, with the key of its answer. */
interface UntakenText {
  readonly key: string;
  readonly text: string;
}

/** What the learner has to be told about the changes of a problem, and what nobody needs to be told about. */
export interface Untaken {
  readonly told: UntakenAnswers | undefined;
  /** The keys of changes that say nothing, or what the platform has anyway. */
  readonly idle: readonly string[];
  /** The keys of those that are told about. */
  readonly keys: readonly string[];
}

/** The last text of each answer that was not taken: neither empty nor what the platform has anyway. */
export function untakenIn(changes: readonly WaitingChange[], stored: StoredAnswers): Untaken {
  const given = changes.filter(({ fate }) => fate?.kind === 'replaced' || fate?.kind === 'closed');
  const lastOf = new Map(given.map((change) => [`${change.attempt}\n${change.answer}`, change]));
  const last = [...lastOf.values()].filter(
    ({ answer, text }) => text.trim() !== '' && stored.get(answer)?.text !== text,
  );
  const isTold = ({ attempt, answer }: WaitingChange) =>
    last.some((change) => change.attempt === attempt && change.answer === answer);
  const reason = last.at(-1)?.fate?.kind === 'closed' ? 'closed' : 'replaced';
  return {
    told: last.length === 0 ? undefined : { reason, texts: last.map(({ answer, text }) => ({ key: answer, text })) },
    idle: given.filter((change) => !isTold(change)).map(({ key }) => key),
    keys: given.filter(isTold).map(({ key }) => key),
  };
}
