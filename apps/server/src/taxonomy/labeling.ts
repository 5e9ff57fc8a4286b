import { sql, type Kysely, type Transaction } from 'kysely';
import { emptyTaxonomy, type LabelingName, type LabelingTexts } from '@lemma/core/taxonomy';
import type { Tables } from '../database/index.ts';

/** The current version of a file; 0 is the empty one of a platform without a taxonomy. */
export interface StoredLabeling {
  readonly text: string;
  readonly version: number;
  /** Undefined for what the content folder contains. */
  readonly author: string | undefined;
}

/** Reads the current version of a file. */
export async function readLabeling(db: Kysely<Tables>, name: LabelingName): Promise<StoredLabeling> {
  const row = await db
    .selectFrom('labeling')
    .select(['text', 'version', 'author'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return { text: emptyTaxonomy[name], version: 0, author: undefined };
  return { text: row.text, version: row.version, author: row.author ?? undefined };
}

/** The current texts of all files. */
export async function labelingTexts(db: Kysely<Tables>): Promise<LabelingTexts> {
  const textOf = async (name: LabelingName) => (await readLabeling(db, name)).text;
  return {
    taxonomy: await textOf('taxonomy'),
    de: await textOf('de'),
    en: await textOf('en'),
    fr: await textOf('fr'),
    zh: await textOf('zh'),
  };
}

/** Adds a version of a file. */
export async function addLabeling(
  db: Kysely<Tables>,
  name: LabelingName,
  { text, version, author }: StoredLabeling,
): Promise<void> {
  await db
    .insertInto('labeling')
    .values({ name, version, text, author: author ?? null })
    .execute();
}

/** One save at a time, until the transaction ends: the files are checked against each other. */
export async function takeLabelingTurn(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('labeling', 0))`.execute(transaction);
}
