import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed, type Result } from '@lemma/core/store';

/** The data folder is in use by a process that is alive. */
export interface DataInUse {
  readonly kind: 'dataInUse';
  readonly pid: number;
  readonly lockFile: string;
}

/** Lets go of the data folder. */
export type Release = () => Promise<void>;

const heldHere = new Set<string>();

/**
 * Takes a data folder for this process: PGlite itself lets two processes open the same files and damage them. A lock whose
 * process is dead is taken over.
 */
export async function lockData(folder: string): Promise<Result<Release, DataInUse>> {
  const lockFile = join(folder, 'lock');
  for (;;) {
    if (heldHere.has(lockFile)) return fail({ kind: 'dataInUse', pid: process.pid, lockFile });
    if (await create(lockFile)) break;
    const pid = Number(await readFile(lockFile, 'utf8').catch(() => ''));
    if (isAlive(pid)) return fail({ kind: 'dataInUse', pid, lockFile });
    // Only one of several processes that see the dead lock succeeds in moving it away; all try again.
    const aside = `${lockFile}.${process.pid}`;
    await rename(lockFile, aside).catch(() => undefined);
    await rm(aside, { force: true });
  }
  heldHere.add(lockFile);
  return succeed(async () => {
    heldHere.delete(lockFile);
    await rm(lockFile, { force: true });
  });
}

async function create(lockFile: string): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Our own number in a file we do not hold is that of an earlier process: containers start with the same number again. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
