import {
  disputeOf,
  isWaiting,
  lineOf,
  problemKey,
  type ChangedAnswer,
  type Fate,
  type Kept,
  type SentChange,
  type StoredAnswer,
  type WaitingChange,
} from '../problem/index.ts';

/** Changes of a user in their order. */
export type Changes = readonly WaitingChange[];

/** The changes with others put in, or in place of those with the same key, and without some. */
export function merged(changes: Changes, put: Changes, gone: readonly string[] = []): Changes {
  if (put.length === 0 && gone.length === 0) return changes;
  const byKey = new Map(changes.map((change) => [change.key, change]));
  for (const change of put) byKey.set(change.key, change);
  for (const key of gone) byKey.delete(key);
  return [...byKey.values()].sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
}

/** The place after all others. */
export function nextOrder(changes: Changes): number {
  return changes.reduce((most, { order }) => Math.max(most, order), 0) + 1;
}

/**
 * What is to be sent next of a problem: the first change that waits, is as it stays, and does not go on from one that
 * waits for the learner's choice.
 */
export function nextToSend(
  changes: Changes,
  problem: string,
  isFinal: (change: WaitingChange) => boolean,
): WaitingChange | undefined {
  for (const change of changes) {
    if (change.fate !== undefined || problemKey(change.problem) !== problem) continue;
    if (disputeOf(changes, change.key) !== undefined) continue;
    // Order is kept: nothing overtakes a change that is still open.
    return isFinal(change) ? change : undefined;
  }
  return undefined;
}

/** As much as one call takes: changes, and UTF-16 units of them as JSON. */
const [mostChanges, mostText] = [100, 250_000];

/**
 * What can be sent now of all problems but those that are refused (`problemKey`), in order, as far as one call takes it.
 * Of each problem it begins with `nextToSend`.
 */
export function allToSend(
  changes: Changes,
  refused: ReadonlySet<string>,
  isFinal: (change: WaitingChange) => boolean,
): Changes {
  const left = new Set(refused);
  const found: WaitingChange[] = [];
  let text = 0;
  for (const change of changes) {
    const problem = problemKey(change.problem);
    if (change.fate !== undefined || left.has(problem)) continue;
    if (disputeOf(changes, change.key) !== undefined) continue;
    if (!isFinal(change)) {
      left.add(problem);
      continue;
    }
    text += JSON.stringify(change).length;
    if (found.length > 0 && (found.length === mostChanges || text > mostText)) break;
    found.push(change);
  }
  return found;
}

/** Changes in the words of the platform; each names the one that it goes on from if that is among them. */
export function asSent(changes: Changes, sent: Changes): readonly SentChange[] {
  const keys = new Set(sent.map(({ key }) => key));
  return sent.map((change) => {
    const { key, problem, attempt } = change;
    const [, before] = lineOf(changes, key);
    const isSentToo = before !== undefined && keys.has(before.key);
    return { key, problem, attempt, answer: asAnswer(changes, change), ...(isSentToo && { after: before.key }) };
  });
}

/** The problems (`problemKey`) with changes to be sent, by their first. */
export function problemsToSend(changes: Changes): readonly string[] {
  return [...new Set(changes.filter(({ fate }) => fate === undefined).map(({ problem }) => problemKey(problem)))];
}

/** A change in the words of the platform, on top of what it took before. */
function asAnswer(changes: Changes, change: WaitingChange): ChangedAnswer {
  const { answer, text, language, moved } = change;
  const [, before] = lineOf(changes, change.key);
  const version = Math.max(before?.fate?.kind === 'taken' ? before.fate.version : 0, change.version);
  return { key: answer, text, language, version, ...(moved && { moved }) };
}

/** The fate of a change by the platform's answer; undefined if it says nothing about it. */
export function fateIn({ versions, changedElsewhere, receipt }: Kept, { answer }: WaitingChange): Fate | undefined {
  const other = changedElsewhere.get(answer);
  if (other !== undefined) return { kind: 'elsewhere', other };
  const version = versions.get(answer);
  return version === undefined ? undefined : { kind: 'taken', version, ...(receipt && { receipt }) };
}

/**
 * If what the platform has in place of a change is the learner's own, given later and sent before although nobody has
 * confirmed it: the changes up to that one, as taken.
 */
export function ownUpTo(changes: Changes, change: WaitingChange, other: StoredAnswer): Changes {
  const later = changes.findLast(
    ({ key, text, answer }) =>
      answer === change.answer && text === other.text && lineOf(changes, key).some((each) => each.key === change.key),
  );
  if (later === undefined) return [];
  const line = lineOf(changes, later.key);
  const own = line.slice(0, line.findIndex(({ key }) => key === change.key) + 1);
  // Each has counted one further: otherwise somebody else has given the same, and not after this one.
  if (other.version !== asAnswer(changes, change).version + own.length) return [];
  return own.map((each) => ({ ...each, isClosed: true, fate: { kind: 'taken', version: other.version } }));
}

/** What a taken change makes superfluous: what was taken of the same answer before, unless something waits on it. */
export function supersededBy(changes: Changes, taken: WaitingChange): readonly string[] {
  const needed = new Set(
    changes.filter(isWaiting).flatMap(({ key }) => lineOf(changes, key).map((change) => change.key)),
  );
  return changes
    .filter(
      ({ key, fate, answer, problem }) =>
        key !== taken.key &&
        fate?.kind === 'taken' &&
        answer === taken.answer &&
        problemKey(problem) === problemKey(taken.problem) &&
        !needed.has(key),
    )
    .map(({ key }) => key);
}

/** All changes that are given up together with one: the problem has other data, or takes no answers at all. */
export function givenUpWith(changes: Changes, change: WaitingChange, fate: 'replaced' | 'closed'): Changes {
  return changes.filter(
    (each) =>
      isWaiting(each) &&
      problemKey(each.problem) === problemKey(change.problem) &&
      (fate === 'closed' || each.attempt === change.attempt),
  );
}
