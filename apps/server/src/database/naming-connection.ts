import type { PGlite } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';

/** A statement gets a name when it is sent this often: most are sent once, at the start. */
const often = 3;

/** Statements that have names, at most: the database keeps each of them. */
const mostNamed = 500;

/** Texts that are counted, at most: lists of different lengths make endless ones. */
const mostCounted = 5000;

/** The parts of `pg`'s messages that are looked at here. */
interface Parsed {
  readonly text: string;
}

interface Bound {
  readonly statement?: string;
}

/**
 * The connection to the embedded database, which has each statement read once: a name stands for it from then on. That
 * takes nearly half of the time of a short statement. Plans are made anew, since they depend on the parameters.
 */
export class NamingConnection extends PglitePgConnection {
  readonly #sent = new Map<string, number>();
  readonly #names = new Map<string, string>();
  readonly #known = new Set<string>();
  #current = '';

  constructor(pglite: PGlite) {
    super({ pglite });
    // A statement that cannot be read has no name.
    this.on('parseComplete', () => {
      if (this.#current !== '') this.#known.add(this.#current);
    });
  }

  override parse(query: Parsed): void {
    this.#current = this.#nameOf(query.text);
    if (!this.#known.has(this.#current)) super.parse({ ...query, name: this.#current });
  }

  override bind(config: Bound): void {
    super.bind({ ...config, statement: this.#current });
  }

  /** Empty if it has none. */
  #nameOf(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const sent = (this.#sent.get(text) ?? 0) + 1;
    if (this.#sent.size >= mostCounted) this.#sent.clear();
    this.#sent.set(text, sent);
    if (sent < often || this.#names.size >= mostNamed) return '';
    this.#sent.delete(text);
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
