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
  { kind, draw, received, key, saving, answers }: Arrived,
): Promise<Receipt> {
  const last = await lastReceipt(transaction, attemptId);
  const number = (last?.number ?? 0) + 1;
  const at = new Date(received).toISOString();
  const changes = digestsOf(answers);
  const hash = chainedHash(last?.hash ?? beginning, { number, kind, draw, at, key, saving, changes });
  await transaction
    .insertInto('receipt')
    .values({
      attempt_id: attemptId,
      ...{ number, kind, draw, hash },
      received: new Date(received),
      key: key ?? null,
      saving: saving ?? null,
      changes: JSON.stringify(changes),
    })
    .execute();
  return { number, at, hash };
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
