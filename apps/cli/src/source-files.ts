import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that paths name, in order: a file itself, of a folder every `.tex` file in it and below. */
export async function sourceFiles(paths: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const path of paths) {
    if (!(await stat(path)).isDirectory()) {
      files.push(path);
      continue;
    }
    const entries = await readdir(path, { recursive: true });
    files.push(
      ...entries
        .filter((entry) => entry.endsWith('.tex'))
        .sort()
        .map((entry) => join(path, entry)),
    );
  }
  return files;
}
