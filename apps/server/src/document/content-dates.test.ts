import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RecordingLog } from '@lemma/core/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContentDates } from './content-dates.ts';

const content = fileURLToPath(new URL('../../../../content', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-dates-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function datesIn(text: string) {
  await writeFile(join(folder, 'dates.json'), text);
  const log = new RecordingLog();
  const dates = await readContentDates(folder, log);
  return { dates: Object.fromEntries([...dates].map(([path, date]) => [path, date.toISOString()])), log: log.lines };
}

describe('the dates of a content folder', () => {
  it('are days, by the paths of files', async () => {
    expect(await datesIn('{"a/b.tex": "2026-11-21"}')).toEqual({
      dates: { 'a/b.tex': '2026-11-21T12:00:00.000Z' },
      log: [],
    });
  });

  it('are none without a list', async () => {
    const log = new RecordingLog();
    expect((await readContentDates(folder, log)).size).toBe(0);
    expect(log.lines).toEqual([]);
  });

  it.each(['', '[]', 'null', '{"a.tex": "2026'])('are none in what is no list, which is told: %s', async (text) => {
    const { dates, log } = await datesIn(text);
    expect(dates).toEqual({});
    expect(log).toHaveLength(1);
  });

  it.each(['"yesterday"', '20261121', '"2026-02-30"', '"2026-13-01"', 'null'])(
    'leave out what is no day, which is told: %s',
    async (day) => {
      const { dates, log } = await datesIn(`{"a.tex": ${day}, "b.tex": "2026-11-22"}`);
      expect(Object.keys(dates)).toEqual(['b.tex']);
      expect(log).toHaveLength(1);
    },
  );

  it('has every document of our own content (node scripts/content-dates.mjs adds what is missing)', async () => {
    const log = new RecordingLog();
    const dates = await readContentDates(content, log);
    const entries = await readdir(content, { recursive: true });
    const documents = entries.filter((path) => /(?:^|\/)[^_/][^/]*\.(?:tex|pdf)$/.test(path));
    expect(documents.length).toBeGreaterThan(50);
    expect(documents.filter((path) => !dates.has(path))).toEqual([]);
    expect(log.lines).toEqual([]);
  });
});
