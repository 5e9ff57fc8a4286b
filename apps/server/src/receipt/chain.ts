import { createHash } from 'node:crypto';
import type { ReceiptKind } from '@lemma/core/receipt';
import type { SavedAnswer } from '../database/index.ts';

/** By answer key: what has arrived, as the digest of the answer. */
export type ArrivedAnswers = Readonly<Record<string, string>>;

/** What a receipt says, without its hash. */
export interface ReceiptContent {
  readonly number: number;
  readonly kind: ReceiptKind;
  /** Counts the data of the attempt. */
  readonly draw: number;
  /** ISO 8601 in UTC, with milliseconds. */
  readonly at: string;
  /** The idempotency key of the call; missing if it had none. */
  readonly key: string | undefined;
  /** The number of what was handed in with it (`saving`); missing if nothing was. */
  readonly saving: number | undefined;
  readonly changes: ArrivedAnswers;
}

/** The hash before the first receipt of an attempt. */
export const beginning = '';

/** The hash of a receipt: it binds everything that the receipt says, and the receipt before. */
export function chainedHash(former: string, content: ReceiptContent): string {
  const { number, kind, draw, at, key = null, saving = null, changes } = content;
  return sha256([former, number, kind, draw, at, key, saving, sorted(changes)]);
}

/** Stands for an answer: text, language, and what was moved for it. */
export function digestOf({ value, lang, moved }: Pick<SavedAnswer, 'value' | 'lang' | 'moved'>): string {
  return sha256([value, lang, moved === undefined ? null : sorted(moved)]);
}

/** The digests of answers by key. */
export function digestsOf(answers: Readonly<Record<string, SavedAnswer>>): ArrivedAnswers {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, digestOf(answer)]));
}

/** The database keeps the names of a JSON object in an order of its own. */
function sorted<Value>(of: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] {
  return Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1));
}

function sha256(said: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
