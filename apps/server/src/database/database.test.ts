import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { isDatabaseLost, migrate, migrations, openDatabase, type Database } from './index.ts';
import { RecordingLog } from '@lemma/core/testing';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.dispose());

const secret = (name: string) => ({ name, value: '1' });
const names = async () =>
  (await database.db.selectFrom('oidc_secret').select('name').orderBy('name').execute()).map(({ name }) => name);

describe('the database', () => {
  it('has been brought to the present shape, and stays so', async () => {
    const applied = await database.db.selectFrom('migration').select('name').orderBy('name').execute();
    expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(database.db)).toEqual([]);
  });

  it('takes all missing steps or none', async () => {
    const good = { name: '900 good', steps: [sql`create table half (id int)`] };
    const bad = { name: '901 bad', steps: [sql`create table half (id int)`] };
    await expect(migrate(database.db, [...migrations, good, bad])).rejects.toThrow('already exists');
    expect(await migrate(database.db, [...migrations, good])).toEqual(['900 good']);
  });

  it('is refused when a newer program has changed it', async () => {
    await database.db.insertInto('migration').values({ name: '999 from the future' }).execute();
    await expect(migrate(database.db)).rejects.toThrow('newer Lemma');
    await database.db.deleteFrom('migration').where('name', '>=', '9').execute();
  });

  it('keeps what a transaction wrote, and nothing of one that failed, with many at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.db
          .transaction()
          .execute(async (transaction) => {
            await transaction
              .insertInto('oidc_secret')
              .values(secret(`t${index}`))
              .execute();
            await sql`select pg_sleep(0.002)`.execute(transaction);
            if (index % 4 === 0) throw new Error('no');
          })
          .catch(() => undefined),
      ),
    );
    expect(await names()).toHaveLength(15);
    await database.db.deleteFrom('oidc_secret').execute();
  });

  it('works on after a statement it refused', async () => {
    await database.db.insertInto('oidc_secret').values(secret('once')).execute();
    const again = database.db.insertInto('oidc_secret').values(secret('once')).execute();
    await expect(again).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual(['once']);
    await database.db.deleteFrom('oidc_secret').execute();
  });

  it('gives back values as they were written', async () => {
    const value = { text: 'Größe "1"', list: [1, 2.5, null], truth: true };
    await database.db
      .insertInto('oidc_secret')
      .values({ name: 'json', value: JSON.stringify(value) })
      .execute();
    const row = await database.db.selectFrom('oidc_secret').select('value').executeTakeFirstOrThrow();
    expect(row.value).toEqual(value);
    await database.db.deleteFrom('oidc_secret').execute();
  });
});

describe('a data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lemma-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('keeps its data when it is closed and opened again', async () => {
    const place = { kind: 'folder', folder: join(folder, 'data') } as const;
    const first = await openDatabase(place, new RecordingLog());
    if (!first.ok) throw new Error('in use');
    await first.value.db.insertInto('oidc_secret').values(secret('kept')).execute();
    expect(await openDatabase(place, new RecordingLog())).toMatchObject({ ok: false });
    await first.value.dispose();
    const second = await openDatabase(place, new RecordingLog());
    if (!second.ok) throw new Error('in use');
    expect(await second.value.db.selectFrom('oidc_secret').select('name').execute()).toEqual([{ name: 'kept' }]);
    await second.value.dispose();
  });
});

it('tells a lost server from a wrong statement', async () => {
  const place = { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:9/none' } as const;
  const lost = await openDatabase(place, new RecordingLog()).catch((error: unknown) => error);
  expect(isDatabaseLost(lost)).toBe(true);
  const wrong = await sql`select nothing`.execute(database.db).catch((error: unknown) => error);
  expect(isDatabaseLost(wrong)).toBe(false);
});
