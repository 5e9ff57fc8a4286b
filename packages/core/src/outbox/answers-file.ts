import { fieldsOf, readKept, writeKept } from '../platform/index.ts';
import { isWaiting, type WaitingChange } from '../problem/index.ts';
import { changeFrom } from './written-change.ts';

/** What waits in a browser, as a file of its user. */
export interface AnswersFile {
  /** The subject of the user's token. */
  readonly owner: string;
  readonly changes: readonly WaitingChange[];
}

/** Version of the format. */
const version = 1;

/** The word by which a file says what it is. */
const kind = 'lemma-answers';

/** Serializes what waits, for a file that the platform takes later. */
export function exportFile(owner: string, changes: readonly WaitingChange[]): string {
  // What was answered to them is nothing that a file can know later.
  const waiting = changes.filter(isWaiting).map((change) => ({ ...change, fate: undefined }));
  return writeKept(version, { kind, owner, changes: waiting });
}

/** Parses such a file; undefined if it is none, or damaged in any place. */
export function readExportFile(text: string): AnswersFile | undefined {
  const fields = fieldsOf(readKept(version, text));
  const { owner, changes } = fields;
  if (fields['kind'] !== kind || typeof owner !== 'string' || !Array.isArray(changes)) return undefined;
  const read = changes.map(changeFrom).filter((change) => change !== undefined);
  return read.length === changes.length ? { owner, changes: read } : undefined;
}
