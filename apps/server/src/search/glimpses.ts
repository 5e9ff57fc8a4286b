import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readDocument } from '@lemma/core/document';
import { glimpseOf, seedOfDocument } from '@lemma/core/exercise';
import type { Language } from '@lemma/core/language';
import type { DocumentGlimpse } from '@lemma/core/search';
import { guard, permissions, type Session } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { isSeenBy } from './document-rights.ts';

/** Documents whose glimpses are kept: some pages of every reader's lists. */
const mostKept = 5000;

/** Draws the glimpses of documents, each once for the same text: what is kept can never be that of another text. */
export class Glimpses {
  readonly #db: Kysely<Tables>;
  readonly #kept = new Map<string, Omit<DocumentGlimpse, 'path'>>();

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** In the given order; what the caller does not see is left out. */
  async of(paths: readonly string[], language: Language, caller: Session): Promise<readonly DocumentGlimpse[]> {
    if (paths.length === 0) return [];
    const kinds =
      guard(caller, permissions.readProblems) === 'allowed' ? (['problem', 'article'] as const) : ['article' as const];
    const rows = await this.#db
      .selectFrom('implementation')
      .select(['path', 'xml'])
      .where('path', 'in', paths)
      .where('language', '=', language)
      .where('kind', 'in', kinds)
      .where(isSeenBy(caller))
      .execute();
    return paths.flatMap((path) => {
      const xml = rows.find((row) => row.path === path)?.xml;
      return xml === undefined ? [] : [{ path, ...this.#draw(path, xml) }];
    });
  }

  #draw(path: string, xml: string): Omit<DocumentGlimpse, 'path'> {
    const key = `${path} ${createHash('sha256').update(xml).digest('base64')}`;
    const kept = this.#kept.get(key) ?? drawGlimpse(path, xml);
    // The oldest goes first, and what has been asked for again is new.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
    return kept;
  }
}

function drawGlimpse(path: string, xml: string): Omit<DocumentGlimpse, 'path'> {
  const read = readDocument(xml);
  if (!read.ok) return { pieces: [], authors: [] };
  return { pieces: glimpseOf(read.value, seedOfDocument(path)), authors: read.value.metadata.authors };
}
