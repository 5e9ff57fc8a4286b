import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

/** A source to be examined, and the root of its paths. */
export interface SourceFile {
  readonly file: string;
  readonly root: string;
}

/** The root of a single file's paths: the enclosing folder `content`, otherwise its own folder. */
export function contentRootOf(file: string): string {
  const folders = dirname(resolve(file)).split(sep);
  const content = folders.lastIndexOf('content');
  return content === -1 ? dirname(file) : folders.slice(0, content + 1).join(sep);
}

/**
 * The files named by paths, in order: a file itself, or every document in a folder and below. Files whose names begin
 * with `_` are not documents: they are examined where they are inserted.
 */
export async function sourceFiles(paths: readonly string[]): Promise<readonly SourceFile[]> {
  const files: SourceFile[] = [];
  for (const path of paths) {
    if (!(await stat(path)).isDirectory()) {
      files.push({ file: path, root: contentRootOf(path) });
      continue;
    }
    // Symbolic links are skipped: they could lead out of the folder, or form cycles.
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
