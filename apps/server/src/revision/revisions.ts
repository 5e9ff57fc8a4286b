import { sql, type CompiledQuery, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../database/index.ts';

/** What changes independently of each other in the pool. */
export type PoolTopic = Selectable<Tables['revision']>['topic'];

/** How often each topic has changed: what was read at a revision is true as long as there is no other. */
export type Revision = Readonly<Record<PoolTopic, string>>;

const unchanged: Revision = { documents: '0', labels: '0', worksheets: '0' };

/**
 * Asks the database for its revision. Whoever asks while it is being asked waits for the next answer: one statement
 * serves all of them, and none hears of a moment before his question.
 */
export class Revisions {
  readonly #db: Kysely<Tables>;
  readonly #query: CompiledQuery<{ readonly topic: PoolTopic; readonly number: string }>;
  #current: Promise<unknown> = Promise.resolve();
  #next: Promise<Revision> | undefined;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
    // It is sent by every call.
    this.#query = db
      .selectFrom('revision')
      .select(['topic', sql<string>`sum(number)::text`.as('number')])
      .groupBy('topic')
      .compile();
  }

  /** The revision now, or later. */
  now(): Promise<Revision> {
    this.#next ??= this.#after(this.#current);
    return this.#next;
  }

  async #after(before: Promise<unknown>): Promise<Revision> {
    await before;
    const asking = this.#ask();
    this.#next = undefined;
    // A failure is told to those who have asked, and is no reason for others to wait.
    this.#current = asking.catch(() => undefined);
    return asking;
  }

  async #ask(): Promise<Revision> {
    const { rows } = await this.#db.executeQuery(this.#query);
    return rows.reduce<Revision>((revision, { topic, number }) => ({ ...revision, [topic]: number }), unchanged);
  }
}
