import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A source file of the content folder: its place in the pool, its text, and a hash that changes with the text. */
export interface ContentFile {
  readonly path: string;
  readonly tex: string;
  readonly hash: string;
}

/**
 * Every document at or below a folder, in the order of their paths; undefined when there is no folder. Files whose name begins
 * with `_` are no documents: they are there to be put into others.
 */
export async function readContentFolder(folder: string): Promise<readonly ContentFile[] | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!entries) return undefined;
  // Links are left out: they could lead out of the folder.
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tex') && !entry.name.startsWith('_'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const parts = entries.filter((entry) => entry.isFile() && /^_.*\.tex$/.test(entry.name));
  const partTexts = await Promise.all(parts.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
  // A document that asks for other files changes with any of them: which they are only the converter knows.
  const everything = digest([...texts, ...partTexts].join('\0'));
  return files.map((file, index) => {
    const tex = texts[index] ?? '';
    const path = file.slice(join(folder, sep).length, -'.tex'.length).replaceAll(sep, '/');
    return { path, tex, hash: digest(/\\(?:input|insert)(?![a-zA-Z])/.test(tex) ? tex + everything : tex) };
  });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
