import { sql, type Kysely } from 'kysely';
import { migrations as allMigrations, type Migration } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Serialises work that only one process may do at a time on a shared database, until the transaction ends. */
export async function takeTurn(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(7365363)`.execute(db);
}

/**
 * Migrates the database to the current schema, all steps or none, and returns the steps taken. A database with steps
 * unknown to this program belongs to a newer program and is refused.
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations: readonly Migration[] = allMigrations,
): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    );
    const applied = await transaction.selectFrom('migration').select('name').execute();
    const known = new Set(migrations.map((migration) => migration.name));
    const unknown = applied.find(({ name }) => !known.has(name));
    if (unknown) throw new Error(`The database was made by a newer Lemma: it knows the step "${unknown.name}".`);
    const done = new Set(applied.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const { name, steps } of missing) {
      for (const step of steps) await step.execute(transaction);
      await transaction.insertInto('migration').values({ name }).execute();
    }
    return missing.map(({ name }) => name);
  });
}
