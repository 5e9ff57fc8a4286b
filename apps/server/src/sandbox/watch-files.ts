import { readFile, statfs } from 'node:fs/promises';
import { fileLook, mostFiles } from './limits.ts';

/**
 * Watches how many files a sandbox makes, once its program has begun, and answers how to stop that. They are small, but
 * each takes a kilobyte of the kernel, which neither the size of their file system nor any limit of a process bounds. Where
 * their file system limits their number (`FileLimit`), this finds nothing. A look reads one counter through the root of the jail (`/proc/…/root`).
 */
export function watchFiles(jail: number, tooMany: () => void): () => void {
  const state = { isOver: false };
  const look = async (): Promise<void> => {
    const inside = await childOf(jail);
    while (!state.isOver && inside !== undefined) {
      if ((await filesIn(inside)) > mostFiles) {
        state.isOver = true;
        tooMany();
      } else await new Promise((settle) => setTimeout(settle, fileLook).unref());
    }
  };
  void look();
  return () => {
    state.isOver = true;
  };
}

/** The first process in a jail: the one outside only waits for it. */
async function childOf(pid: number): Promise<string | undefined> {
  const children = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8').catch(() => '');
  return children.split(' ').find((child) => child !== '');
}

/** The number of files that are there; 0 once the process is gone. */
async function filesIn(pid: string): Promise<number> {
  const counted = await statfs(`/proc/${pid}/root/tmp`).catch(() => undefined);
  return counted === undefined ? 0 : counted.files - counted.ffree;
}
