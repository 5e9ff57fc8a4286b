import { receiptKinds } from '@lemma/core/receipt';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { answerPath, documentPath, identifier, userId, wholeNumber } from './fields.ts';

/** That answers have arrived: the number in their attempt, the time of the first byte, and the hash of the chain. */
export const receipt = v.object({
  number: v.number(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  /** SHA-256 over the former hash, the key of the call and the changes; 64 hexadecimal digits. */
  hash: v.string(),
});
export type WireReceipt = v.InferOutput<typeof receipt>;

/** Latest first; `code` finds those whose hash begins with it. 404: nobody has worked on the problem. */
export const receipts = endpoint({
  id: 'receipts',
  method: 'GET',
  path: '/problem-engine/users/{userId}/problems/receipts',
  summary: 'What has arrived in the work on a problem, and when; latest first',
  request: v.object({
    userId,
    path: documentPath,
    worksheetId: v.exactOptional(identifier),
    code: v.exactOptional(v.pipe(v.string(), v.regex(/^[\da-f]{4,64}$/))),
    /** Zero-based. */
    pageNumber: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(1_000_000)), 0),
    pageSize: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), 20),
  }),
  response: v.object({
    receipts: v.array(
      v.object({
        ...receipt.entries,
        kind: v.picklist(receiptKinds),
        answers: v.array(answerPath),
      }),
    ),
    total: v.number(),
    /** Whether each hash follows from the one before, and the stored answers are those that have arrived. */
    intact: v.boolean(),
  }),
  answers: 'json',
});
