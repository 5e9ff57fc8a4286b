import type { Kysely } from 'kysely';
import type { DocumentKind } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { Tables } from '../database/index.ts';
import { KeptReads, type Revisions } from '../revision/index.ts';

/** A document in one language, as it is stored. */
export interface StoredText {
  readonly kind: DocumentKind;
  readonly xml: string;
}

/** Characters that are kept altogether. */
const mostKept = 50_000_000;

/** The texts of the documents that belong to nobody: the same for everybody, and read by many. */
export class OpenTexts {
  readonly #db: Kysely<Tables>;
  readonly #revisions: Revisions;
  readonly #kept = new KeptReads<StoredText | undefined>(mostKept, (text) => (text?.xml.length ?? 0) + 1000);

  constructor(db: Kysely<Tables>, revisions: Revisions) {
    this.#db = db;
    this.#revisions = revisions;
  }

  /** The text at a path; undefined if there is none, or if it has an owner. */
  async of(path: string, language: Language): Promise<StoredText | undefined> {
    const { documents } = await this.#revisions.now();
    return this.#kept.of([path, language], documents, () =>
      this.#db
        .selectFrom('implementation')
        .select(['kind', 'xml'])
        .where('path', '=', path)
        .where('language', '=', language)
        .where('owner', 'is', null)
        .executeTakeFirst(),
    );
  }
}
