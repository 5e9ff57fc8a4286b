import { watch, type FSWatcher } from 'node:fs';
import { basename, dirname } from 'node:path';
import { stat } from 'node:fs/promises';
import type { Disposable } from '@lemma/core/platform';
import { contentRootOf } from './source-files.ts';

/** Editors write a file in several steps. Milliseconds. */
const settling = 100;

/** Calls back when something in a folder, or around a file, has changed; once for simultaneous changes. */
export async function watchFiles(paths: readonly string[], onChange: () => void): Promise<Disposable> {
  let timer: NodeJS.Timeout | undefined;
  const notice = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settling);
  };
  const watchers = new Map<string, FSWatcher>();
  for (const path of paths) {
    const isFolder = (await stat(path)).isDirectory();
    const folder = isFolder ? path : contentRootOf(path);
    // A folder that merely happens to contain a file may have anything below it.
    const recursive = isFolder || basename(folder) === 'content' || folder !== dirname(path);
    if (!watchers.has(folder)) watchers.set(folder, watch(folder, { recursive }, notice));
  }
  return {
    dispose: () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
