import { describe, expect, it } from 'vitest';
import type { JournalFile, JournalFolder } from './journal-files.ts';
import { Journal } from './journal.ts';
import { readJournal } from './records.ts';

/** A folder on a disk that can be full or fail, and that loses with the power what it was not told to keep. */
class DoubtfulDisk implements JournalFolder {
  readonly kept = new Map<number, Buffer>();
  readonly written = new Map<number, Buffer>();
  syncs = 0;
  /** What the next calls fail with; `short`: a write that takes half of what it is given. */
  readonly faults: ('full' | 'writeFails' | 'syncFails' | 'short')[] = [];

  list() {
    return Promise.resolve([...this.written.keys()].sort((a, b) => a - b));
  }
  read(file: number) {
    return Promise.resolve(this.kept.get(file) ?? Buffer.alloc(0));
  }
  create(file: number): Promise<JournalFile> {
    this.written.set(file, Buffer.alloc(0));
    return Promise.resolve({
      write: async (bytes, from, length, at) => {
        await Promise.resolve();
        const fault = this.#takes('full', 'writeFails', 'short');
        const taken = fault === undefined ? length : Math.floor(length / 2);
        const before = this.written.get(file) ?? Buffer.alloc(0);
        this.written.set(file, Buffer.concat([before.subarray(0, at), bytes.subarray(from, from + taken)]));
        if (fault === 'full') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        if (fault === 'writeFails') throw Object.assign(new Error('i/o error'), { code: 'EIO' });
        return { bytesWritten: taken };
      },
      datasync: async () => {
        await Promise.resolve();
        this.syncs += 1;
        // Linux forgets after a failed sync what it had to write.
        if (this.#takes('syncFails') !== undefined) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
        this.kept.set(file, this.written.get(file) ?? Buffer.alloc(0));
      },
      truncate: (length) => {
        this.written.set(file, (this.written.get(file) ?? Buffer.alloc(0)).subarray(0, length));
        return Promise.resolve();
      },
      dispose: () => Promise.resolve(),
    });
  }
  remove(file: number) {
    this.written.delete(file);
    this.kept.delete(file);
    return Promise.resolve();
  }
  setAside = () => Promise.resolve('');

  #takes(...kinds: readonly string[]) {
    const [next] = this.faults;
    return next !== undefined && kinds.includes(next) ? this.faults.shift() : undefined;
  }

  /** The numbers of the records that are there after a power cut. */
  afterPowerCut(): readonly number[] {
    return [...this.kept.values()].flatMap((bytes) => readJournal(bytes).records.map(({ number }) => number));
  }
}

const record = (number: number) => ({ number, changes: `[["answer","+",{"n":${String(number)}}]]` });

describe('the journal', () => {
  it('has on the disk whatever somebody has waited for, with one sync for all who wait together', async () => {
    const disk = new DoubtfulDisk();
    const journal = new Journal(disk, 0);
    journal.append(record(1));
    const first = journal.onDisk();
    const others = [2, 3, 4, 5].map((number) => {
      journal.append(record(number));
      return journal.onDisk();
    });
    expect(await first).toMatchObject({ ok: true });
    expect(disk.afterPowerCut()).toContain(1);
    await Promise.all(others);
    expect(disk.afterPowerCut()).toEqual([1, 2, 3, 4, 5]);
    expect(disk.syncs).toBe(2);
  });

  it('waits for nothing when nothing was written', async () => {
    const disk = new DoubtfulDisk();
    expect(await new Journal(disk, 0).onDisk()).toMatchObject({ ok: true });
    expect(disk.written.size).toBe(0);
  });

  it.each([
    ['full', { kind: 'diskFull' }],
    ['writeFails', { kind: 'diskFailed' }],
    ['syncFails', { kind: 'diskFailed' }],
  ] as const)(
    'says so when the disk is %s, and whoever asks later waits for what came before',
    async (fault, failure) => {
      const disk = new DoubtfulDisk();
      const journal = new Journal(disk, 0);
      journal.append(record(1));
      await journal.onDisk();
      disk.faults.push(fault, fault);
      journal.append(record(2));
      expect(await journal.onDisk()).toMatchObject({ ok: false, failure });
      expect(disk.afterPowerCut()).toEqual([1]);
      // The same answer again changes nothing in the database: it must not be acknowledged all the same.
      expect(await journal.onDisk()).toMatchObject({ ok: false, failure });
      journal.append(record(3));
      expect(await journal.onDisk()).toMatchObject({ ok: true });
      expect(disk.afterPowerCut()).toEqual([1, 2, 3]);
    },
  );

  it('goes on where a write took only a part', async () => {
    const disk = new DoubtfulDisk();
    const journal = new Journal(disk, 0);
    disk.faults.push('short', 'short');
    journal.append(record(1));
    expect(await journal.onDisk()).toMatchObject({ ok: true });
    expect(disk.afterPowerCut()).toEqual([1]);
  });

  it('begins anew without losing anything before it is told that nothing is needed any more', async () => {
    const disk = new DoubtfulDisk();
    const journal = new Journal(disk, 3);
    journal.append(record(1));
    const forget = await journal.begin();
    journal.append(record(2));
    await journal.onDisk();
    expect(await disk.list()).toEqual([4, 5]);
    expect(disk.afterPowerCut()).toEqual([1, 2]);
    if (forget.ok) await forget.value();
    expect(disk.afterPowerCut()).toEqual([2]);
  });

  it('does not begin anew while the disk fails', async () => {
    const disk = new DoubtfulDisk();
    const journal = new Journal(disk, 0);
    disk.faults.push('full');
    journal.append(record(1));
    expect(await journal.begin()).toMatchObject({ ok: false, failure: { kind: 'diskFull' } });
    await journal.onDisk();
    expect(disk.afterPowerCut()).toEqual([1]);
  });
});
