/** What the platform answers when it has taken answers: that it has them, since when, and as what. */
export interface Receipt {
  /** Counts what has arrived in one attempt, from 1. */
  readonly number: number;
  /** When the first byte of it arrived; ISO 8601 in UTC. */
  readonly at: string;
  /** SHA-256 of what has arrived and of the receipt before, as 64 hexadecimal digits. */
  readonly hash: string;
}

/** What a receipt is for: keeping answers, handing them in, or new data, which end some of them. */
export const receiptKinds = ['keep', 'save', 'newData'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** What one writes down of a receipt: eight hexadecimal digits, like `3f9a 01c2`. */
export function receiptCode({ hash }: Pick<Receipt, 'hash'>): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;
}

/** The beginning of a hash that somebody has written down; undefined if it is none. At least four digits. */
export function readReceiptCode(text: string): string | undefined {
  const digits = text.replace(/[\s·.-]/g, '').toLowerCase();
  return /^[\da-f]{4,64}$/.test(digits) ? digits : undefined;
}
