import type { Transaction } from 'kysely';
import type { ResponseOf } from '@lemma/api-client/wire';
import { succeed, type Result } from '@lemma/core/store';
import type { SavedAnswer, Tables } from '../database/index.ts';
import type { Handlers, Refused } from '../http/index.ts';
import { giveReceipts, lastReceipt, type Arrived } from '../receipt/index.ts';
import type { Looking } from './admission.ts';
import { readAnswers, type Attempt } from './attempts.ts';
import type { WorkOnProblems } from './work-on-problems.ts';
import { changedIn, wireAnswer } from './wire-answers.ts';
import { arrivesAs, writeAnswers } from './write-answers.ts';

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
 * Takes changes of an attempt that is locked one after the other, up to the first that is not taken, and writes them
 * together. `wrongWith` says why an answer (by its key) cannot be given at all. Fails if that is so of the first.
 */
export async function keepInOrder(
  transaction: Transaction<Tables>,
  { id, draw }: Attempt,
  changes: readonly ArrivedChange[],
  received: number,
  wrongWith: (answer: string) => Result<never, Refused> | undefined,
): Promise<Result<readonly KeptChange[], Refused>> {
  const stored = await readAnswers(transaction, id);
  const newer = new Map<string, SavedAnswer>();
  const last = await lastReceipt(transaction, id);
  const versions = new Map<string, number>();
  const arrived: Arrived[] = [];
  const kept: (KeptChange & { readonly receipts: number })[] = [];
  for (const { key, answer, given, after = '' } of changes) {
    const wrong = wrongWith(answer);
    if (wrong !== undefined) {
      if (kept.length === 0) return wrong;
      break;
    }
    const before = newer.get(answer) ?? stored[answer];
    const change = { ...given, version: Math.max(given.version, versions.get(after) ?? 0) };
    const as = arrivesAs(before, change);
    if (as === 'older') {
      kept.push({ key, ...(before && { other: wireAnswer(before) }), receipts: 0 });
      break;
    }
    const version = (before?.version ?? 0) + (as === 'newer' ? 1 : 0);
    versions.set(key, version);
    if (as === 'newer') newer.set(answer, { ...given, version });
    // What is repeated has its receipt already.
    const isNew = as === 'newer' || (last === undefined && arrived.length === 0);
    if (isNew) arrived.push({ kind: 'keep', draw, received, key, answers: { [answer]: given } });
    kept.push({ key, version, receipts: arrived.length });
  }
  await writeAnswers(transaction, id, [...newer]);
  const receipts = await giveReceipts(transaction, id, last, arrived);
  return succeed(
    kept.map(({ receipts: so, ...change }) => {
      const receipt = change.version === undefined ? undefined : (receipts[so - 1] ?? last);
      return { ...change, ...(receipt && { receipt }) };
    }),
  );
}
