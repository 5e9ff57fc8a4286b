import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { Journal } from './journal.ts';
import { changesJson, numberAndCommit, withNotes, withoutNotes } from './row-changes.ts';

/**
 * The one connection of an embedded database. Transactions through `noted` are appended to the journal in the order in
 * which they are committed; those through `unnoted` are not: work that ends with a checkpoint.
 */
export function journaledPools(pool: pg.Pool, journal: Journal): Readonly<Record<'noted' | 'unnoted', PostgresPool>> {
  let setting = '';
  const view = (wanted: string, clientOf: (client: pg.PoolClient) => PostgresPoolClient): PostgresPool => ({
    async connect() {
      const client = await pool.connect();
      if (setting !== wanted) await client.query(wanted);
      setting = wanted;
      return clientOf(client);
    },
    // Both have the same connection, which whoever opened the database closes.
    end: () => Promise.resolve(),
  });
  return {
    noted: view(withNotes, (client) => new JournaledClient(client, journal)),
    unnoted: view(withoutNotes, (client) => client),
  };
}

class JournaledClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #asked: PostgresPoolClient;
  readonly #journal: Journal;
  #isInTransaction = false;

  constructor(client: pg.PoolClient, journal: Journal) {
    this.#client = client;
    this.#asked = client;
    this.#journal = journal;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof asked === 'string' ? this.#ask<R>(asked, parameters) : this.#asked.query<R>(asked);
  }

  release(): void {
    this.#client.release();
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    switch (/^\s*(begin|start transaction|commit|rollback)\b(?! to)/i.exec(sql)?.[1]?.toLowerCase()) {
      case 'begin':
      case 'start transaction':
        this.#isInTransaction = true;
        return this.#asked.query<R>(sql, parameters);
      case 'commit':
        await this.#commit();
        this.#isInTransaction = false;
        return { command: 'SELECT', rowCount: 0, rows: [] };
      case 'rollback':
        this.#isInTransaction = false;
        return this.#asked.query<R>(sql, parameters);
      default:
        if (this.#isInTransaction || changesNothing.test(sql)) return this.#asked.query<R>(sql, parameters);
        return this.#inTransaction(() => this.#asked.query<R>(sql, parameters));
    }
  }

  async #inTransaction<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    await this.#client.query('begin');
    try {
      const answer = await act();
      await this.#commit();
      return answer;
    } catch (error) {
      await this.#client.query('rollback');
      throw error;
    }
  }

  /** What was committed is appended before anybody else has the connection. */
  async #commit(): Promise<void> {
    // Two statements, so that the library answers a list.
    const answers: unknown = await this.#client.query(numberAndCommit);
    const noted = Array.isArray(answers) ? firstRow(answers[0]) : undefined;
    if (noted === undefined) return;
    this.#journal.append({ number: Number(noted.number), changes: changesJson(String(noted.changes)) });
  }
}

/** What is not worth a transaction of its own, and what cannot be in one. */
const changesNothing = /^\s*(select|show|set|reset|vacuum|analyze|checkpoint|explain)\b/i;

function firstRow(answer: unknown): { readonly number: unknown; readonly changes: unknown } | undefined {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows))
    return undefined;
  const row: unknown = answer.rows[0];
  return typeof row === 'object' && row !== null && 'number' in row && 'changes' in row
    ? { number: row.number, changes: row.changes }
    : undefined;
}
