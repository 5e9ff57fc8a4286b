import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

/** A source to look into, and the folder from which its paths count. */
export interface SourceFile {
  readonly file: string;
  readonly root: string;
}

/** The folder from which the paths of a single file count: the folder `content` around it, else the one it stands in. */
export function contentRootOf(file: string): string {
  const folders = dirname(resolve(file)).split(sep);
  const content = folders.lastIndexOf('content');
  return content === -1 ? dirname(file) : folders.slice(0, content + 1).join(sep);
}

/**
 * The files that paths name, in order: a file itself, of a folder every document in it and below. Files whose name begins with
 * `_` are no documents: they are looked into where they are put into others.
 */
export async function sourceFiles(paths: readonly string[]): Promise<readonly SourceFile[]> {
  const files: SourceFile[] = [];
  for (const path of paths) {
    if (!(await stat(path)).isDirectory()) {
      files.push({ file: path, root: contentRootOf(path) });
      continue;
    }
    // Links are left out: they could lead out of the folder, or round in it.
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    files.push(
      ...entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.tex') && !entry.name.startsWith('_'))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
        .map((file) => ({ file, root: path })),
    );
  }
  return files;
}
