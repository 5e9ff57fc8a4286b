import type { Transaction } from 'kysely';
import type { ResponseOf } from '@lemma/api-client/wire';
import { succeed, type Result } from '@lemma/core/store';
import type { SavedAnswer, Tables } from '../database/index.ts';
import type { Refused } from '../http/index.ts';
import { giveReceipts, lastReceipt, type Arrived } from '../receipt/index.ts';
import { readAnswers, type Attempt } from './attempts.ts';
import { wireAnswer } from './wire-answers.ts';
import { arrivesAs, writeAnswers } from './write-answers.ts';

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

/**
 * Takes changes of an attempt that is locked one after the other, up to the first that is not taken, and writes them
 * together. `taken`: the versions of changes that were taken just now, by their keys. `wrongWith` says why an answer (by
 * its key) cannot be given at all. Fails if that is so of the first.
 */
export async function keepInOrder(
  transaction: Transaction<Tables>,
  { id, draw }: Attempt,
  changes: readonly ArrivedChange[],
  taken: ReadonlyMap<string, number>,
  received: number,
  wrongWith: (answer: string) => Result<never, Refused> | undefined,
): Promise<Result<readonly KeptChange[], Refused>> {
  const stored = await readAnswers(transaction, id);
  const newer = new Map<string, SavedAnswer>();
  const last = await lastReceipt(transaction, id);
  const versions = new Map(taken);
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
