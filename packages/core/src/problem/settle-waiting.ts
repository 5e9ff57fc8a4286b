import type { HandedOutProblem, ProblemReference, StoredAnswers } from './ports.ts';
import { untakenIn, type UntakenAnswers } from './untaken-answers.ts';
import { changesOf, isWaiting, lineOf, type AnswerOutbox, type WaitingChange } from './waiting-change.ts';

/** What waits although it cannot be taken any more is given up; what the page now has anyway is forgotten. */
export function settleWaiting(
  outbox: AnswerOutbox,
  problem: ProblemReference,
  { attempt, standing }: Pick<HandedOutProblem, 'attempt' | 'standing'>,
  stored: StoredAnswers,
): UntakenAnswers | undefined {
  const all = () => changesOf(outbox.state.changes, problem);
  const keysOf = (changes: readonly WaitingChange[]) => changes.map(({ key }) => key);
  const waiting = all().filter(isWaiting);
  outbox.decide(keysOf(waiting.filter((change) => change.attempt !== attempt)), { kind: 'replaced' });
  if (!standing.isEditable) {
    outbox.decide(keysOf(waiting.filter((change) => change.attempt === attempt)), { kind: 'closed' });
  }
  for (const change of waiting) {
    const held = stored.get(change.answer);
    if (change.fate === undefined || change.attempt !== attempt || held?.text !== change.text) continue;
    // Given elsewhere as well: there is nothing to choose any more.
    outbox.decide([change.key], { kind: 'taken', version: held.version });
    outbox.withdraw(keysOf(lineOf(outbox.state.changes, change.key).slice(1).filter(isWaiting)));
  }
  const needed = new Set(
    all()
      .filter(isWaiting)
      .flatMap(({ key }) => keysOf(lineOf(outbox.state.changes, key))),
  );
  const known = all().filter(
    ({ key, fate, answer, ...change }) =>
      fate?.kind === 'taken' &&
      !needed.has(key) &&
      (change.attempt !== attempt || fate.version <= (stored.get(answer)?.version ?? 0)),
  );
  const { told, idle } = untakenIn(all(), stored);
  outbox.withdraw([...keysOf(known), ...idle]);
  return told;
}
