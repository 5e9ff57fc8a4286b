import { createHash } from 'node:crypto';

/** What one transaction has changed in the database, as the journal keeps it. */
export interface JournalRecord {
  /** Counts the transactions that have changed something, from 1; one without a gap. */
  readonly number: number;
  /** The changed rows: a JSON list, without line breaks. */
  readonly changes: string;
}

/** What can be read of a file of the journal. */
export interface ReadJournal {
  readonly records: readonly JournalRecord[];
  /** The bytes they take. */
  readonly length: number;
  /**
   * What follows them. `torn`: the beginning of a record that was never acknowledged, because its writing was cut off.
   * `damaged`: anything else.
   */
  readonly rest: 'nothing' | 'torn' | 'damaged';
}

/** Hexadecimal digits of a checksum: one that fits by chance is as likely as one of 2^64. */
const checksumLength = 16;

/** The checksum before the first record of a file. */
export const noRecord = '';

/**
 * A record as a line of the journal: checksum, number, changes. The checksum is that of the record and of the checksum
 * before, so that a record that was lost, moved or repeated is found as one that was changed.
 */
export function recordLine({ number, changes }: JournalRecord, former: string) {
  const text = `${String(number)} ${changes}`;
  const checksum = checksumOf(text, former);
  return { line: `${checksum} ${text}\n`, checksum };
}

function checksumOf(text: string | Uint8Array, former: string): string {
  return createHash('sha256').update(former).update(' ').update(text).digest('hex').slice(0, checksumLength);
}

/** Reads the records of a file up to the first byte that is not as it was written. */
export function readJournal(bytes: Uint8Array): ReadJournal {
  const records: JournalRecord[] = [];
  let [length, former] = [0, noRecord];
  for (;;) {
    const end = bytes.indexOf(lineBreak, length);
    if (end < 0) return { records, length, rest: length === bytes.length ? 'nothing' : 'torn' };
    const read = readLine(bytes.subarray(length, end), former);
    if (read === undefined) return { records, length, rest: 'damaged' };
    records.push(read.record);
    [length, former] = [end + 1, read.checksum];
  }
}

const [lineBreak, space] = [10, 32];

function readLine(line: Uint8Array, former: string) {
  const text = line.subarray(checksumLength + 1);
  const checksum = asText(line.subarray(0, checksumLength));
  if (line[checksumLength] !== space || checksum !== checksumOf(text, former)) return undefined;
  const separator = text.indexOf(space);
  const number = Number(asText(text.subarray(0, separator)));
  return { record: { number, changes: asText(text.subarray(separator + 1)) }, checksum };
}

function asText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
