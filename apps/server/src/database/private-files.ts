import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Denies all other users access to a folder and its files, which contain the key that access tokens are signed with.
 * Returns the places that stay open because they belong to somebody else. Windows has no such modes: nothing is done
 * there.
 */
export async function closeToOthers(folder: string): Promise<readonly string[]> {
  if (process.platform === 'win32') return [];
  const { mode } = await lstat(folder);
  const open: string[] = (mode & 0o777) === 0o700 ? [] : await set(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) open.push(...(await closeToOthers(place)));
    else if (entry.isFile() && ((await lstat(place)).mode & 0o177) !== 0) open.push(...(await set(place, 0o600)));
  }
  return open;
}

async function set(place: string, mode: number): Promise<string[]> {
  try {
    await chmod(place, mode);
    return [];
  } catch {
    return [place];
  }
}
