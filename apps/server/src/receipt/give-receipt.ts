import type { Kysely, Transaction } from 'kysely';
import type { Receipt, ReceiptKind } from '@lemma/core/receipt';
import type { SavedAnswer, Tables } from '../database/index.ts';
import { beginning, chainedHash, digestsOf } from './chain.ts';

/** What has arrived, and when. */
export interface Arrived {
  readonly kind: ReceiptKind;
  readonly draw: number;
  /** When the first byte arrived, in milliseconds since 1970. */
  readonly received: number;
  /** The idempotency key of the call. */
  readonly key?: string | undefined;
  /** The number of what is handed in with it. */
  readonly saving?: number;
  readonly answers: Readonly<Record<string, SavedAnswer>>;
}

/** Adds a receipt to those of an attempt that is locked, and answers it. */
export async function giveReceipt(
  transaction: Transaction<Tables>,
  attemptId: string,
  arrived: Arrived,
): Promise<Receipt> {
  const last = await lastReceipt(transaction, attemptId);
  const next = following(last, arrived);
  await transaction
    .insertInto('receipt')
    .values(rowOf(attemptId, arrived, next))
    .execute();
  return next.receipt;
}

/** Adds a receipt for each of several arrivals after the `last` one there is, and answers them. */
export async function giveReceipts(
  transaction: Transaction<Tables>,
  attemptId: string,
  last: Receipt | undefined,
  all: readonly Arrived[],
): Promise<readonly Receipt[]> {
  if (all.length === 0) return [];
  const given: Receipt[] = [];
  const rows = all.map((arrived) => {
    const next = following(given.at(-1) ?? last, arrived);
    given.push(next.receipt);
    return rowOf(attemptId, arrived, next);
  });
  await transaction.insertInto('receipt').values(rows).execute();
  return given;
}

interface NextReceipt {
  readonly receipt: Receipt;
  readonly changes: ReturnType<typeof digestsOf>;
}

function following(last: Receipt | undefined, { kind, draw, received, key, saving, answers }: Arrived): NextReceipt {
  const number = (last?.number ?? 0) + 1;
  const at = new Date(received).toISOString();
  const changes = digestsOf(answers);
  const hash = chainedHash(last?.hash ?? beginning, { number, kind, draw, at, key, saving, changes });
  return { receipt: { number, at, hash }, changes };
}

function rowOf(attemptId: string, { kind, draw, received, key, saving }: Arrived, { receipt, changes }: NextReceipt) {
  const { number, hash } = receipt;
  return {
    attempt_id: attemptId,
    ...{ number, kind, draw, hash },
    received: new Date(received),
    key: key ?? null,
    saving: saving ?? null,
    changes: JSON.stringify(changes),
  };
}

/** The latest receipt of an attempt. */
export async function lastReceipt(db: Kysely<Tables>, attemptId: string): Promise<Receipt | undefined> {
  const row = await db
    .selectFrom('receipt')
    .select(['number', 'received', 'hash'])
    .where('attempt_id', '=', attemptId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { number: row.number, at: row.received.toISOString(), hash: row.hash };
}
