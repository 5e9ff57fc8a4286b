import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { plainContentPath } from '@lemma/core/document';
import { pixelsIn } from '@lemma/core/own-document';
import type { Surroundings } from '@lemma/mmtex';
import type { HasFile } from './mark-unshown.ts';
import { isReservedPath } from './reserved-paths.ts';

/** Number of bytes within which every supported format states the image size; in photographs, previews precede it. */
const beginning = 256 * 1024;

/**
 * Measures the images of a folder by path, resolving them like `content-media.ts`: `pizza.de.svg` before `pizza.svg`.
 */
export function imageMeasure(folder: string): NonNullable<Surroundings['pixelsOf']> {
  return (path, language) => {
    const plain = plainContentPath(path) ?? '';
    const own = plain.replace(/\.(\w+)$/, `.${language}.$1`);
    const bytes = beginningOf(folder, own) ?? beginningOf(folder, plain);
    return bytes === undefined ? undefined : pixelsIn(bytes);
  };
}

/** Whether a folder has files, resolved in the same way; pictures of users are not files. */
export function fileFinder(folder: string): HasFile {
  return (path, language) => {
    const plain = plainContentPath(path) ?? '';
    if (isReservedPath(plain)) return true;
    const own = plain.replace(/\.(\w+)$/, `.${language}.$1`);
    return [own, plain].some((each) => fileAt(folder, each) !== undefined);
  };
}

/** A file in the folder, not one that a symbolic link leads to outside it. */
function fileAt(folder: string, path: string): string | undefined {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(join(root, ...path.split('/')));
    return file.startsWith(root + sep) && statSync(file).isFile() ? file : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

function beginningOf(folder: string, path: string): Uint8Array | undefined {
  const file = fileAt(folder, path);
  if (file === undefined) return undefined;
  try {
    const bytes = new Uint8Array(beginning);
    const opened = openSync(file, 'r');
    try {
      return bytes.subarray(0, readSync(opened, bytes));
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
