import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { plainContentPath } from '@lemma/core/document';

/** Maximum length of a source, in bytes. */
const longest = 2_000_000;

/**
 * Reads the sources of a folder by their path, for `\input`. What a path or symbolic link leads to outside the folder
 * does not exist.
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
