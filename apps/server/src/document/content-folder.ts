import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A source file of the content folder: its place in the pool, its text, and a hash that changes with the text. */
export interface ContentFile {
  readonly path: string;
  readonly tex: string;
  readonly hash: string;
}

/** Every `.tex` file at or below a folder, in the order of their paths; undefined when there is no folder. */
export async function readContentFolder(folder: string): Promise<readonly ContentFile[] | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!entries) return undefined;
  // Links are left out: they could lead out of the folder.
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tex'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const tex = await readFile(file, 'utf8');
      const path = file.slice(join(folder, sep).length, -'.tex'.length).replaceAll(sep, '/');
      return { path, tex, hash: createHash('sha256').update(tex).digest('hex') };
    }),
  );
}
