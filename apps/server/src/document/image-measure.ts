import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { plainContentPath } from '@lemma/core/document';
import { pixelsIn } from '@lemma/core/own-document';
import type { Surroundings } from '@lemma/mmtex';

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

function beginningOf(folder: string, path: string): Uint8Array | undefined {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(join(root, ...path.split('/')));
    if (!file.startsWith(root + sep) || !statSync(file).isFile()) return undefined;
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
