import { PGlite } from '@electric-sql/pglite';

/** The messages after which PostgreSQL answers: the end of a statement with parameters, and a statement without any. */
const endings: ReadonlySet<number> = new Set(Buffer.from('SQ'));

type Stream = PGlite['execProtocolStream'];

/**
 * The embedded database, which takes the messages of a statement (parse, bind, describe, execute, sync) at once. Its
 * connection for `pg` sends them one by one, and each costs a turn of the event loop and a way into the database: for a
 * short statement half of its time.
 */
export class WholeStatements extends PGlite {
  #held: Uint8Array[] = [];

  override async execProtocolStream(message: Parameters<Stream>[0], options?: Parameters<Stream>[1]) {
    this.#held.push(message);
    if (!endings.has(message[0] ?? 0)) return [];
    const whole = Buffer.concat(this.#held);
    this.#held = [];
    return super.execProtocolStream(whole, options);
  }
}
