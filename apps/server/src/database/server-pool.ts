import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { Log } from '@lemma/core/platform';

/** Milliseconds to wait for a connection, and for an answer on it, before the server counts as lost. */
const timeouts = { connection: 5000, answer: 10_000 };

/**
 * Connections to a PostgreSQL server that may be restarted, fail over, or freeze at any moment: the caller gets an
 * error, the connection is discarded, and the next one finds the server when it is back.
 */
export function serverPool(
  place: { readonly url: string; readonly schema?: string },
  log: Log,
  { unhurried = false }: { readonly unhurried?: boolean } = {},
): PostgresPool {
  const pool = new pg.Pool({
    connectionString: place.url,
    connectionTimeoutMillis: timeouts.connection,
    keepAlive: true,
    max: unhurried ? 2 : 10,
    ...(!unhurried && { query_timeout: timeouts.answer, statement_timeout: timeouts.answer }),
    ...(place.schema !== undefined && { options: `-c search_path=${place.schema}` }),
  });
  hearErrors(pool, log);
  return {
    async connect() {
      return new WatchedClient(await pool.connect());
    },
    end: () => pool.end(),
  };
}

/**
 * A connection that breaks, in use or not, would end the process without an error listener. Its user is notified by the
 * query.
 */
export function hearErrors(pool: pg.Pool, log: Log): void {
  pool.on('error', (error) => log.warn(`A connection to the database was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/**
 * A connection that is discarded after an answer that did not arrive: it may still come, as the answer to another
 * query.
 */
class WatchedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #asked: PostgresPoolClient;
  #silent = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    this.#asked = client;
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
    this.#client.release(this.#silent);
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#asked.query<R>(sql, parameters);
    } catch (error) {
      this.#silent ||= error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  }
}
