import type { Transaction } from 'kysely';
import type { ResponseOf } from '@lemma/api-client/wire';
import { succeed, type Result } from '@lemma/core/store';
import type { SavedAnswer, Tables } from '../database/index.ts';
import type { Handlers, Refused } from '../http/index.ts';
import type { Looking } from './admission.ts';
import type { Attempt } from './attempts.ts';
import type { WorkOnProblems } from './work-on-problems.ts';
import { changedIn, wireAnswer } from './wire-answers.ts';
import { keepIn } from './write-answers.ts';

type Sent = Parameters<Handlers['keepChanges']>[0]['changes'][number];

/** What has become of a change, as the call tells it. */
export type KeptChange = ResponseOf<'keepChanges'>['kept'][number];

/** A change of an answer as it has arrived. */
export interface ArrivedChange {
  readonly key: string;
  /** The key of the answer. */
  readonly answer: string;
  readonly given: SavedAnswer;
  /** The change before it, from whose version it counts. */
  readonly after: string | undefined;
}

/** Takes the changes that have waited on a device, those of each problem together. */
export function changesHandlers(work: Pick<WorkOnProblems, 'keepAll'>): Pick<Handlers, 'keepChanges'> {
  return {
    async keepChanges({ changes }, caller, name, _key, received) {
      const kept: KeptChange[] = [];
      for (const { sheet, sent } of bySheet(changes)) {
        const { problem, lang, worksheet, attempt, claim } = sheet;
        const looking: Looking = { caller, name, received, path: problem, language: lang, worksheet, claim };
        const taken = await work.keepAll(looking, attempt, sent.flatMap(arrived));
        const [first] = sent;
        if (taken.ok) kept.push(...taken.value);
        else if (first !== undefined) kept.push({ key: first.key, refused: taken.failure.id });
      }
      return succeed({ kept });
    },
  };
}

function bySheet(changes: readonly Sent[]) {
  const groups = new Map<string, { readonly sheet: ReturnType<typeof sheetOf>; readonly sent: Sent[] }>();
  for (const change of changes) {
    const sheet = sheetOf(change);
    const name = JSON.stringify(sheet);
    const group = groups.get(name) ?? { sheet, sent: [] };
    group.sent.push(change);
    groups.set(name, group);
  }
  return groups.values();
}

function sheetOf({ problem, lang, worksheet, attempt, deadline, deadlineSignature }: Sent) {
  const claim = { deadline, deadlineSignature };
  return { problem, lang, worksheet, attempt, claim };
}

function arrived({ key, answer, after }: Sent): readonly ArrivedChange[] {
  return Object.entries(changedIn([answer])).map(([of, given]) => ({ key, answer: of, given, after }));
}

/**
 * Takes changes of an attempt that is locked one after the other, up to the first that is not taken. `wrongWith` says
 * why an answer (by its key) cannot be given at all. Fails if that is so of the first.
 */
export async function keepInOrder(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  changes: readonly ArrivedChange[],
  received: number,
  wrongWith: (answer: string) => Result<never, Refused> | undefined,
): Promise<Result<readonly KeptChange[], Refused>> {
  const kept: KeptChange[] = [];
  const versions = new Map<string, number>();
  for (const { key, answer, given, after = '' } of changes) {
    const wrong = wrongWith(answer);
    if (wrong !== undefined) {
      if (kept.length === 0) return wrong;
      break;
    }
    const version = Math.max(given.version, versions.get(after) ?? 0);
    const taken = await keepIn(transaction, attempt, { [answer]: { ...given, version } }, { received, key });
    const as = taken.versions[answer];
    const other = taken.changedElsewhere[answer];
    kept.push({
      key,
      ...(as !== undefined && { version: as }),
      ...(other && { other: wireAnswer(other) }),
      ...(taken.receipt && { receipt: taken.receipt }),
    });
    if (as === undefined) break;
    versions.set(key, as);
  }
  return succeed(kept);
}
