import { chmod, mkdir, mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { RecordingLog } from '@lemma/core/testing';
import { notOpenedInWords } from '../operating/not-opened-in-words.ts';
import { tidy } from './embedded.ts';
import { openDatabase, type Database } from './index.ts';

let folder: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'lemma-folder-')), 'data');
  expect(await openAndClose()).toBe('opened');
});
afterAll(() => rm(join(folder, '..'), { recursive: true }));

/** Opens the folder and closes it again; returns the outcome. */
async function openAndClose(): Promise<string> {
  const opened = await openDatabase({ kind: 'folder', folder }, new RecordingLog());
  if (!opened.ok) return 'damage' in opened.failure ? opened.failure.damage : opened.failure.kind;
  await opened.value.dispose();
  return 'opened';
}

/** Every file and folder of the data that others than the owner have any access to. */
async function openToOthers(place: string): Promise<readonly string[]> {
  const info = await stat(place);
  const inside = info.isDirectory() ? await readdir(place) : [];
  const below = await Promise.all(inside.map((name) => openToOthers(join(place, name))));
  return [...((info.mode & 0o077) === 0 ? [] : [place]), ...below.flat()];
}

describe('the data of a folder', () => {
  it.each(['/proc/lemma', '/dev/null/lemma', '/proc'])('cannot be in %s, which is said at once', async (place) => {
    const opened = await openDatabase({ kind: 'folder', folder: place }, new RecordingLog());
    expect(opened).toMatchObject({ ok: false, failure: { kind: 'notWritable', folder: place } });
    if (!opened.ok)
      expect(notOpenedInWords(opened.failure)).toMatch(/^Lemma cannot write to the data folder \/.*LEMMA_DATA\.$/);
  });

  it('are nobody else’s to read, from the beginning and after somebody has opened them', async () => {
    expect(await openToOthers(folder)).toEqual([]);
    await chmod(folder, 0o755);
    await chmod(join(folder, 'database'), 0o755);
    await chmod(join(folder, 'database', 'PG_VERSION'), 0o644);
    expect(await openAndClose()).toBe('opened');
    expect(await openToOthers(folder)).toEqual([]);
  });

  it('are made from the beginning where a first start came to no end', async () => {
    const place = join(folder, '..', 'first start');
    const open = () => openDatabase({ kind: 'folder', folder: place }, new RecordingLog());
    await mkdir(join(place, 'database', 'base'), { recursive: true });
    expect(await open()).toMatchObject({ ok: false, failure: { kind: 'dataDamaged' } });
    await writeFile(join(place, 'unfinished'), '');
    const opened = await open();
    expect(opened.ok).toBe(true);
    if (opened.ok) await opened.value.dispose();
    expect((await readdir(place)).sort()).toEqual(['database', 'initialised']);
  });

  it('are vacuumed by the first start after they were filled, and then by one that comes hours later', async () => {
    const place = join(folder, '..', 'vacuumed');
    const opened = async <Value>(act: (database: Database) => Promise<Value>) => {
      const database = await openDatabase({ kind: 'folder', folder: place }, new RecordingLog());
      if (!database.ok) throw new Error(database.failure.kind);
      const value = await act(database.value);
      await database.value.dispose();
      return value;
    };
    const fill = (table: string) =>
      opened(({ db }) => sql`create table ${sql.id(table)} as select generate_series(1, 7) as n`.execute(db));
    /** How many rows the planner expects: -1 if it does not know. */
    const expected = (table: string) =>
      opened(async ({ db }) => {
        const query = sql<{ readonly rows: number }>`select reltuples as rows from pg_class where relname = ${table}`;
        return (await query.execute(db)).rows[0]?.rows;
      });
    await fill('one');
    expect(await expected('one')).toBe(7);
    await fill('two');
    expect(await expected('two')).toBe(-1);
    const hoursAgo = new Date(Date.now() - 7 * 3_600_000);
    await utimes(join(place, 'initialised'), hoursAgo, hoursAgo);
    expect(await expected('two')).toBe(7);
    await fill('three');
    expect(await expected('three')).toBe(-1);
  });

  it('do not grow by what is written over', async () => {
    const lite = await PGlite.create();
    await lite.exec('create table kept (id int primary key, text text)');
    await lite.query("insert into kept select n, repeat('x', 1000) from generate_series(1, 200) n");
    const sizes: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await lite.exec('update kept set text = text || round(random() * 9)::text');
      await tidy(lite, new RecordingLog());
      const { rows } = await lite.query<{ readonly size: number }>("select pg_relation_size('kept')::int as size");
      sizes.push(rows[0]?.size ?? 0);
    }
    await lite.close();
    expect(sizes.at(-1)).toBe(sizes[1]);
  });

  it('are refused in words, and not begun anew, when the database or its version is missing or its log is damaged', async () => {
    const log = join(folder, 'database', 'pg_wal');
    const [segment = ''] = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name));
    const file = await open(join(log, segment), 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(size, 0xff), 0, size, 0);
    await file.close();
    expect(await openAndClose()).not.toBe('opened');
    await rm(join(folder, 'database', 'PG_VERSION'));
    expect(await openAndClose()).toContain('PG_VERSION is missing');
    await rm(join(folder, 'database'), { recursive: true });
    expect(await openAndClose()).toBe('the database is missing');
    expect(await readdir(folder)).not.toContain('database');
  });
});
