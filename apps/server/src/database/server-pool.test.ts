import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordingLog } from '@lemma/core/testing';
import { startPostgresDouble, type PostgresDouble } from '../testing/postgres-double.ts';
import { isDatabaseLost, openDatabase, type Database } from './index.ts';

let server: PostgresDouble;
let database: Database;
beforeAll(async () => {
  server = await startPostgresDouble();
  const opened = await openDatabase({ kind: 'postgres', url: server.url }, new RecordingLog());
  if (!opened.ok) throw new Error(opened.failure.kind);
  database = opened.value;
});
afterAll(async () => {
  await database.dispose();
  await server.dispose();
});

const ask = () => sql`select pg_sleep(0.005)`.execute(database.db);

describe('a database server', () => {
  it('that is restarted under load ends nothing here: who asked is told, and the next one is served', async () => {
    const failures: unknown[] = [];
    for (let restart = 0; restart < 20; restart += 1) {
      const answers = Promise.allSettled(Array.from({ length: 30 }, ask));
      await new Promise((done) => setTimeout(done, 10));
      server.restart();
      for (const answer of await answers) if (answer.status === 'rejected') failures.push(answer.reason);
    }
    expect(failures.length).toBeGreaterThan(20);
    expect(failures.filter((failure) => !isDatabaseLost(failure))).toEqual([]);
    await ask();
    await database.ping();
  });

  it('that freezes counts as lost, the watchman says so at once, and all goes on when it is back', async () => {
    server.freeze(true);
    const answers = Promise.allSettled(Array.from({ length: 12 }, ask));
    let isAnswered = false;
    void answers.then(() => (isAnswered = true));
    const silent = await database.ping().catch((error: unknown) => error);
    expect(isDatabaseLost(silent)).toBe(true);
    expect(isAnswered).toBe(false);
    for (const answer of await answers) {
      expect(answer.status === 'rejected' && isDatabaseLost(answer.reason)).toBe(true);
    }
    server.freeze(false);
    await ask();
    await database.ping();
  });
});
