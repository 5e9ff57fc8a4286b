import { fieldsOf, readKept, textsOf, writeKept } from '../platform/index.ts';
import type { WaitingChange } from '../problem/index.ts';
import { changeFrom } from './written-change.ts';

/** What one page tells the others about the changes of a user. */
export interface OutboxMessage {
  readonly owner: string;
  readonly put: readonly WaitingChange[];
  readonly gone: readonly string[];
}

const version = 1;

export function writeMessage(message: OutboxMessage): string {
  return writeKept(version, { ...message });
}

/** Parses what another page has told, which may run another release; undefined if it is not understood. */
export function readMessage(text: string): OutboxMessage | undefined {
  const { owner, put, gone } = fieldsOf(readKept(version, text));
  const keys = textsOf(gone);
  if (typeof owner !== 'string' || keys === undefined || !Array.isArray(put)) return undefined;
  const changes = put.map(changeFrom);
  const read = changes.filter((change) => change !== undefined);
  return read.length === changes.length ? { owner, put: read, gone: keys } : undefined;
}
