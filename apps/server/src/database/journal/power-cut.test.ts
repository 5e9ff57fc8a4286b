import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { RecordingLog } from '@lemma/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../index.ts';
import { recordLine } from './records.ts';
import { keptTables } from './row-changes.ts';

let places: string;
let running: Database;
/** Every row of every table that the journal keeps, as the running database has it. */
let acknowledged: Readonly<Record<string, readonly string[]>>;
const log = new RecordingLog();

async function open(folder: string) {
  const opened = await openDatabase({ kind: 'folder', folder }, log);
  if (!opened.ok) return opened.failure;
  return opened.value;
}

async function openedAt(folder: string): Promise<Database> {
  const opened = await open(folder);
  if ('kind' in opened) throw new Error(JSON.stringify(opened));
  return opened;
}

async function rowsOf({ db }: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows: Record<string, readonly string[]> = {};
  for (const table of keptTables) {
    const found = await sql<{
      readonly row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db);
    rows[table] = found.rows.map(({ row }) => row).sort();
  }
  return rows;
}

async function journalsIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith('journal.')).sort();
}

/** A folder after a power cut: the files of the database as they were put on the disk, the journal as it is now. */
async function afterPowerCut(name: string): Promise<string> {
  const folder = join(places, name);
  await cp(join(places, 'on disk'), folder, { recursive: true });
  for (const journal of await journalsIn(join(places, 'running'))) {
    await cp(join(places, 'running', journal), join(folder, journal));
  }
  return folder;
}

const attempt = (id: string) => ({
  id,
  user_id: `learner ${id}`,
  place: '',
  path: 'a/b',
  version_hash: 'v',
  seed: 7,
  draw: 1,
  generations: '{}',
  asked: JSON.stringify([{ number: 1, fields: 2, hasOptions: false }]),
  state: JSON.stringify({ tries: 0, note: '"größer"\n答案' }),
});
const answer = (attempt_id: string, value: string, version: number) => ({
  ...{ attempt_id, key: '1,1', value, language: 'en' as const, version },
  moved: JSON.stringify({ A: [1.5, -0.25] }),
});

beforeAll(async () => {
  places = await mkdtemp(join(tmpdir(), 'lemma-power-'));
  const folder = join(places, 'running');
  running = await openedAt(folder);
  const { db, unhurried } = running;
  await db.insertInto('attempt').values(attempt('before')).execute();
  await db
    .insertInto('answer')
    .values(answer('before', 'kept before', 1))
    .execute();
  await unhurried.insertInto('attempt').values(attempt('unhurried')).execute();
  expect(await running.checkpoint()).toMatchObject({ ok: true });
  await mkdir(join(places, 'on disk'));
  await cp(join(folder, 'database'), join(places, 'on disk', 'database'), { recursive: true });
  await writeFile(join(places, 'on disk', 'initialised'), '');

  // What learners and others do from then on: every kind of change, and columns of every kind.
  await db
    .insertInto('attempt')
    .values([attempt('one'), attempt('two')])
    .execute();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('answer')
      .values(answer('one', 'x^2', 1))
      .execute();
    await transaction.updateTable('answer').set({ value: "1/2 \\ 'é' 👩‍🎓", version: 2 }).execute();
  });
  const undone = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('attempt').values(attempt('undone')).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.updateTable('attempt').set({ user_id: 'renamed' }).where('id', '=', 'two').execute();
  // Its answers go with it.
  await db
    .insertInto('answer')
    .values(answer('two', '3', 1))
    .execute();
  await db.deleteFrom('attempt').where('id', '=', 'two').execute();
  // Another primary key is another row.
  await db.updateTable('answer').set({ key: '1,2' }).where('attempt_id', '=', 'before').execute();
  await db.insertInto('document').values({ path: 'a/b', tex: 't', content_hash: 'h', owner: 'me' }).execute();
  await db
    .insertInto('document_picture')
    .values({ path: 'a/b', name: 'p.png', owner: 'me', hash: 'h', size: 3, bytes: Buffer.from([0, 255, 10]) })
    .execute();
  await db
    .insertInto('worksheet_template')
    .values({
      id: 't',
      content_hash: 'h',
      title: '{"en":"T"}',
      paths: ['a/b', 'c "d"'],
      created_by: 'me',
      created_by_name: 'M',
    })
    .execute();
  await db
    .insertInto('worksheet_title')
    .values({ template_id: 't', language: 'en', title: 'T', sort_title: 't', words: "'word':1A" })
    .execute();
  expect(await running.onDisk()).toMatchObject({ ok: true });
  acknowledged = await rowsOf(running);
});
afterAll(async () => {
  await running.dispose();
  await rm(places, { recursive: true });
});

describe('after a power cut', () => {
  it('a database has everything that was acknowledged, and the journal begins anew', async () => {
    const folder = await afterPowerCut('cut');
    const database = await openedAt(folder);
    expect(await rowsOf(database)).toEqual(acknowledged);
    expect(acknowledged['attempt']).toHaveLength(3);
    expect(await database.checkpoint()).toMatchObject({ ok: true });
    expect(await journalsIn(folder)).toEqual([]);
    // It goes on counting where it was.
    await database.db.insertInto('attempt').values(attempt('after')).execute();
    await database.onDisk();
    expect(await journalsIn(folder)).toHaveLength(1);
    await database.dispose();
    expect(await journalsIn(folder)).toEqual([]);
    const again = await openedAt(folder);
    expect((await rowsOf(again))['attempt']).toHaveLength(4);
    await again.dispose();
  });

  it('a record that was cut off is left out, with what only it has changed', async () => {
    const folder = await afterPowerCut('torn');
    const [journal = ''] = await journalsIn(folder);
    const { length } = await readFile(join(folder, journal));
    await truncate(join(folder, journal), length - 3);
    const database = await openedAt(folder);
    expect(await rowsOf(database)).toEqual({ ...acknowledged, worksheet_title: [] });
    await database.dispose();
    expect((await readdir(folder)).filter((name) => name.startsWith('damaged'))).toEqual([]);
  });

  it('a damaged journal is made again up to the damage, told, and kept for people', async () => {
    const folder = await afterPowerCut('damaged');
    const [journal = ''] = await journalsIn(folder);
    const bytes = await readFile(join(folder, journal));
    const last = bytes.lastIndexOf(10, bytes.length - 2);
    bytes[last - 5] = (bytes[last - 5] ?? 0) ^ 1;
    await writeFile(join(folder, journal), bytes);
    const database = await openedAt(folder);
    expect(await rowsOf(database)).toEqual({ ...acknowledged, worksheet_title: [], worksheet_template: [] });
    await database.dispose();
    expect((await readdir(folder)).filter((name) => name.startsWith('damaged-journal.'))).toHaveLength(1);
    expect(log.lines.some(({ message }) => message.includes('The journal is damaged'))).toBe(true);
  });

  it('a journal that begins later than the database ends is refused, and stays', async () => {
    const folder = await afterPowerCut('gap');
    const [journal = ''] = await journalsIn(folder);
    const bytes = await readFile(join(folder, journal));
    // Without its first record the others have no beginning: their checksums say so. A later file has one of its own.
    await rm(join(folder, journal));
    const records = bytes.toString('utf8').split(/(?<=\n)/).length;
    expect(records).toBeGreaterThan(5);
    await writeFile(join(folder, 'journal.9'), recordLine({ number: 99, changes: '[]' }, '').line);
    expect(await open(folder)).toMatchObject({ kind: 'dataDamaged' });
    expect(await journalsIn(folder)).toEqual(['journal.9']);
  });
});
