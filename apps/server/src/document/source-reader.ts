import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { plainContentPath } from '@lemma/core/document';

/** Bytes; no source is longer. */
const longest = 2_000_000;

/**
 * Reads the sources of a folder by their place in it, for `\input`. What a path or a link of the file system leads to outside of
 * the folder is not there.
 */
export function sourceReader(folder: string): (path: string) => string | undefined {
  return (path) => {
    const plain = plainContentPath(path);
    if (plain?.endsWith('.tex') !== true) return undefined;
    try {
      const root = realpathSync(folder);
      const file = realpathSync(join(root, ...plain.split('/')));
      if (!file.startsWith(root + sep) || !statSync(file).isFile() || statSync(file).size > longest) return undefined;
      return readFileSync(file, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error) return undefined;
      throw error;
    }
  };
}
