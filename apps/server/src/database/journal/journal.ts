import { fail, succeed, type Result } from '@lemma/core/store';
import type { JournalFile, JournalFolder } from './journal-files.ts';
import { noRecord, recordLine, type JournalRecord } from './records.ts';

/** Why something is not on the disk: it is full, or it fails. */
export type NotOnDisk = { readonly kind: 'diskFull' } | { readonly kind: 'diskFailed'; readonly reason: string };

/**
 * What has changed in the database since its files were last put on the disk. Records are appended at once and in order;
 * whoever wants to tell that something is done waits until it is on the disk, together with all others who wait.
 */
export class Journal {
  readonly #folder: JournalFolder;
  /** The number of the file that is written next or at present; those before it are kept until they are not needed. */
  #number: number;
  #file: JournalFile | undefined;
  #former = noRecord;
  /** Bytes of the file that are on the disk; what may be behind them is written again. */
  #length = 0;
  #isCertain = true;
  /** What is not on the disk yet, oldest first. */
  #waiting: string[] = [];
  #appended = 0;
  #synced = 0;
  #writing: Promise<NotOnDisk | undefined> | undefined;

  /** `last`: the number of the last file that there is in the folder. */
  constructor(folder: JournalFolder, last: number) {
    this.#folder = folder;
    this.#number = last + 1;
  }

  /** Bytes of the current file. */
  get size(): number {
    return this.#length;
  }

  append(record: JournalRecord): void {
    const { line, checksum } = recordLine(record, this.#former);
    this.#former = checksum;
    this.#waiting.push(line);
    this.#appended += 1;
  }

  /** Waits until everything that has been appended so far is on the disk. After a failure it is tried again when asked. */
  async onDisk(): Promise<Result<undefined, NotOnDisk>> {
    const wanted = this.#appended;
    while (this.#synced < wanted) {
      this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
      const failure = await this.#writing;
      if (failure !== undefined) return fail(failure);
    }
    return succeed(undefined);
  }

  /**
   * Goes on in a new file, once everything is on the disk; answers how to remove the files before, as soon as they are
   * not needed any more. Nothing may be appended meanwhile.
   */
  async begin(): Promise<Result<() => Promise<void>, NotOnDisk>> {
    const written = await this.onDisk();
    if (!written.ok) return written;
    const before = (await this.#folder.list()).filter((file) => file <= this.#number);
    await this.#file?.dispose();
    if (this.#file !== undefined) this.#number += 1;
    const current = this.#number;
    this.#file = undefined;
    [this.#length, this.#former, this.#isCertain] = [0, noRecord, true];
    return succeed(async () => {
      for (const file of before) if (file < current) await this.#folder.remove(file);
    });
  }

  async dispose(): Promise<void> {
    await this.#file?.dispose();
    this.#file = undefined;
  }

  async #write(): Promise<NotOnDisk | undefined> {
    const lines = [...this.#waiting];
    const bytes = Buffer.from(lines.join(''));
    try {
      const file = (this.#file ??= await this.#folder.create(this.#number));
      // A failed write may have left a part; a failed sync leaves pages that a second one would not write.
      if (!this.#isCertain) await file.truncate(this.#length);
      this.#isCertain = false;
      for (let from = 0; from < bytes.length;) {
        const { bytesWritten } = await file.write(bytes, from, bytes.length - from, this.#length + from);
        from += bytesWritten;
      }
      await file.datasync();
      this.#isCertain = true;
      this.#length += bytes.length;
      this.#waiting = this.#waiting.slice(lines.length);
      this.#synced += lines.length;
      return undefined;
    } catch (error) {
      return notOnDisk(error);
    }
  }
}

/** What a failed write or sync means. */
export function notOnDisk(error: unknown): NotOnDisk {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return { kind: 'diskFull' };
  return { kind: 'diskFailed', reason: error instanceof Error ? error.message : String(error) };
}
