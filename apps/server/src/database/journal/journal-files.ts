import { copyFile, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is written at its end. */
export interface JournalFile {
  write(bytes: Uint8Array, from: number, length: number, at: number): Promise<{ readonly bytesWritten: number }>;
  /** Puts what was written on the disk. */
  datasync(): Promise<void>;
  truncate(length: number): Promise<void>;
  dispose(): Promise<void>;
}

/** The folder the journal is in. */
export interface JournalFolder {
  /** The numbers of its files, lowest first. */
  list(): Promise<readonly number[]>;
  read(file: number): Promise<Uint8Array>;
  /** A new file, which is in the folder also after a power cut. */
  create(file: number): Promise<JournalFile>;
  remove(file: number): Promise<void>;
  /** Keeps a copy of a damaged file, which nobody reads but people; its name. */
  setAside(file: number): Promise<string>;
}

/** The journal in a data folder: `journal.1`, `journal.2` … */
export function journalFolder(folder: string): JournalFolder {
  const place = (file: number) => join(folder, `journal.${String(file)}`);
  return {
    async list() {
      const names = await readdir(folder);
      return names
        .flatMap((name) => /^journal\.([1-9]\d{0,14})$/.exec(name)?.slice(1).map(Number) ?? [])
        .sort((a, b) => a - b);
    },
    read: (file) => readFile(place(file)),
    async create(file) {
      const handle = await open(place(file), 'w', 0o600);
      await syncPlace(folder);
      return {
        write: (bytes, from, length, at) => handle.write(bytes, from, length, at),
        datasync: () => handle.datasync(),
        truncate: (length) => handle.truncate(length),
        dispose: () => handle.close(),
      };
    },
    remove: (file) => rm(place(file), { force: true }),
    async setAside(file) {
      const name = `damaged-journal.${String(file)}`;
      await copyFile(place(file), join(folder, name));
      return name;
    },
  };
}

/** Puts every file of a folder on the disk, and the names of those that were added or removed. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(place);
  }
  await Promise.all(entries.filter((entry) => entry.isFile()).map(({ name }) => syncPlace(join(folder, name), 'r+')));
  await syncPlace(folder);
}

/** A file, or a folder's list of names; one that has been removed in the meantime needs nothing. */
async function syncPlace(place: string, flags: 'r' | 'r+' = 'r'): Promise<void> {
  try {
    const handle = await open(place, flags);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Windows does not open folders, and keeps their names without being asked.
    const isFolderOfWindows = process.platform === 'win32' && flags === 'r';
    if (code !== 'ENOENT' && !isFolderOfWindows) throw error;
  }
}
