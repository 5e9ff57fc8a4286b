import type { Kysely } from 'kysely';
import type { Language } from '@lemma/core/language';
import type { Tables } from '../database/index.ts';
import { LatestOf } from './latest-of.ts';

/** A problem as it was at some time: its XML by language. */
export type ProblemVersion = ReadonlyMap<Language, string>;

/** A version of a problem. */
export interface VersionName {
  readonly path: string;
  /** Of its source. */
  readonly hash: string;
}

/** Versions never change, so those in use are remembered. */
const mostRemembered = 300;

/** The versions of problems that somebody has begun. */
export class Versions {
  readonly #db: Kysely<Tables>;
  readonly #known = new LatestOf<ProblemVersion>(mostRemembered);

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** The hash of the current version of a document; undefined if it is gone. */
  async newest(path: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('document')
      .select('content_hash')
      .where('path', '=', path)
      .executeTakeFirst();
    return row?.content_hash;
  }

  /** The current version of a problem, stored for those who begin it now; undefined if there is none. */
  async current(path: string): Promise<VersionName | undefined> {
    const hash = await this.newest(path);
    if (hash === undefined) return undefined;
    const version = { path, hash };
    if (this.#known.get(nameOf(version)) !== undefined) return version;
    const rows = await this.#db
      .selectFrom('implementation')
      .select(['language', 'xml'])
      .where('path', '=', path)
      .where('kind', '=', 'problem')
      .execute();
    if (rows.length === 0) return undefined;
    await this.#db
      .insertInto('document_version')
      .values(rows.map(({ language, xml }) => ({ path, hash, language, xml })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return version;
  }

  /** A version that was stored. */
  async read(version: VersionName): Promise<ProblemVersion> {
    const known = this.#known.get(nameOf(version));
    if (known !== undefined) return known;
    const rows = await this.#db
      .selectFrom('document_version')
      .select(['language', 'xml'])
      .where('path', '=', version.path)
      .where('hash', '=', version.hash)
      .orderBy('language')
      .execute();
    const read = new Map(rows.map(({ language, xml }) => [language, xml]));
    if (read.size > 0) this.#known.set(nameOf(version), read);
    return read;
  }
}

function nameOf({ path, hash }: VersionName): string {
  return JSON.stringify([path, hash]);
}
