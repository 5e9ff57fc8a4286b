import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@lemma/core/platform';

/** The file of a content folder that says when its documents were made. */
const datesFile = 'dates.json';

/**
 * The days on which the files of a content folder were made, by their paths in it. They are written down because neither
 * a clone nor an archive keeps them: the times of its files are those of unpacking. A file that is not listed has no date.
 */
export async function readContentDates(folder: string, log: Log): Promise<ReadonlyMap<string, Date>> {
  const text = await readFile(join(folder, datesFile), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw error;
  });
  const listed = listIn(text);
  if (listed === undefined) log.warn(`${datesFile} is no list of dates, so no document has one`);
  const dates = new Map<string, Date>();
  for (const [path, day] of Object.entries(listed ?? {})) {
    const date = dayOf(day);
    if (date === undefined) log.warn(`${datesFile}: the date of ${path} is not written like 2026-01-31`);
    else dates.set(path, date);
  }
  return dates;
}

function listIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Noon in UTC is the same day almost everywhere. */
function dayOf(day: unknown): Date | undefined {
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const date = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? date : undefined;
}
