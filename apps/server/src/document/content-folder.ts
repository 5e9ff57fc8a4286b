import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * A source file of the content folder: its path in the pool, its text, a hash that changes with the text, and the day on
 * which it was made if that is known.
 */
export interface ContentFile {
  readonly path: string;
  readonly tex: string;
  readonly hash: string;
  readonly created?: Date | undefined;
}

/**
 * Every document in a folder and below, sorted by path; undefined if the folder does not exist. Files whose names begin
 * with `_` are not documents: they exist to be inserted into others.
 */
export async function readContentFolder(
  folder: string,
  dates: ReadonlyMap<string, Date> = new Map(),
): Promise<readonly ContentFile[] | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!entries) return undefined;
  // Symbolic links are skipped: they could lead outside the folder.
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tex') && !entry.name.startsWith('_'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const parts = entries.filter((entry) => entry.isFile() && /^_.*\.tex$/.test(entry.name));
  const partTexts = await Promise.all(parts.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
  // A document that inserts other files changes with any of them: only the converter knows which.
  const everything = digest([...texts, ...partTexts].join('\0'));
  return files.map((file, index) => {
    const tex = texts[index] ?? '';
    const path = file.slice(join(folder, sep).length, -'.tex'.length).replaceAll(sep, '/');
    const created = dates.get(`${path}.tex`);
    return { path, tex, created, hash: digest(/\\(?:input|insert)(?![a-zA-Z])/.test(tex) ? tex + everything : tex) };
  });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
