import { sql, type RawBuilder } from 'kysely';
import type { PoolTopic } from '../revision/index.ts';
import type { Classification, Classifications, CountedClass, LabelledClass } from './classification.ts';
import { isOwnAndListed } from './document-rights.ts';
import type { KnownPool } from './known-pool.ts';
import type { Search } from './matching.ts';
import { findsText, isTermless, type QueryReading } from './reading.ts';

type Asked = Pick<Search, 'userLabels' | 'language' | 'typed'>;

/**
 * The documents that the caller finds by a reading and by labels of users, counted by their classification: all other
 * conditions are on this, so that one look into the index is enough for every number that a page shows.
 */
export async function countHits(
  pool: KnownPool,
  search: Asked,
  reading: QueryReading,
): Promise<readonly CountedClass[]> {
  if (isTermless(reading)) return [];
  const { userLabels, language, typed } = search;
  // Everything is counted in all languages at once.
  const isThere =
    reading.kind === 'everything' ? sql<boolean>`true` : sql<boolean>`indexed_text.language = ${language}`;
  const isFound = sql<boolean>`${isThere} and ${findsText(reading)} and ${isLabelled(search)}`;
  const topics: readonly PoolTopic[] = userLabels.length === 0 ? ['documents'] : ['documents', 'labels'];
  const asked = [...(reading.kind === 'everything' ? [] : [language, typed]), reading.kind, userLabels];
  const ofAll = await pool.memory.classes.of(asked, pool.at(...topics), () => countOfAll(pool, isFound));
  if (pool.owner === '') return ofAll;
  const own = await pool.memory.classes.of([...asked, pool.owner], pool.at(...topics), () => countOwn(pool, isFound));
  return [...ofAll, ...own];
}

async function countOfAll({ db, classifications }: KnownPool, isFound: RawBuilder<boolean>) {
  const { rows } = await sql<Counts>`
    select array_agg(class) as classes, array_agg(number) as counts
    from (select class, count(*)::integer as number from indexed_text where class is not null and ${isFound} group by class) as counted`.execute(
    db,
  );
  return countedIn(rows[0], classifications);
}

/** The labels on the documents that the caller finds by a reading. */
export function countLabelled(
  pool: KnownPool,
  { language, typed }: Asked,
  reading: QueryReading,
): Promise<readonly LabelledClass[]> {
  if (isTermless(reading)) return Promise.resolve([]);
  return pool.memory.labelled.of([language, typed, reading.kind, pool.owner], pool.at('documents', 'labels'), () =>
    readLabelled(pool, reading),
  );
}

async function readLabelled(
  { db, classifications, caller, owner }: KnownPool,
  reading: QueryReading,
): Promise<readonly LabelledClass[]> {
  // Few documents are labelled: their words are compared one by one, however many others contain them.
  const { rows } = await sql<Counts & { readonly label: string }>`
    with labelled as materialized (select label, class, words, indexed_text.path, indexed_text.language
      from user_label join indexed_text on indexed_text.path = user_label.path where class is not null)
    select label, array_agg(class) as classes, array_agg(number) as counts
    from (select label, class, count(*)::integer as number from labelled as indexed_text
      where ${findsText(reading)} group by label, class) as counted
    group by label`.execute(db);
  const labelled: LabelledClass[] = [];
  for (const row of rows)
    for (const each of await countedIn(row, classifications)) labelled.push({ ...each, label: row.label });
  if (owner === '') return labelled;
  const own = await sql<Classification & { readonly label: string }>`
    select label, ${ownColumns} from user_label
    join implementation on implementation.path = user_label.path
    join indexed_text on indexed_text.path = implementation.path and indexed_text.language = implementation.language
    where ${isOwnAndListed(caller)} and ${findsText(reading)}`.execute(db);
  return [...labelled, ...own.rows.map(({ label, ...classification }) => ({ label, classification, count: 1 }))];
}

/** Null where nothing is found. */
interface Counts {
  readonly classes: readonly string[] | null;
  readonly counts: readonly number[] | null;
}

async function countedIn(row: Counts | undefined, classifications: Classifications): Promise<readonly CountedClass[]> {
  const found = await classifications.of(row?.classes ?? []);
  return found.map((classification, at) => ({ classification, count: row?.counts?.[at] ?? 0 }));
}

/** Documents of users are few, and each may become another at any time. */
async function countOwn({ db, caller }: KnownPool, isFound: RawBuilder<boolean>): Promise<readonly CountedClass[]> {
  const { rows } = await sql<Classification>`select ${ownColumns} from implementation
    join indexed_text on indexed_text.path = implementation.path and indexed_text.language = implementation.language
    where ${isOwnAndListed(caller)} and ${isFound}`.execute(db);
  return rows.map((classification) => ({ classification, count: 1 }));
}

const ownColumns = sql`implementation.language, kind, topics, objectives, section, chapter, difficulty, customized`;

function isLabelled({ userLabels }: Pick<Search, 'userLabels'>): RawBuilder<boolean> {
  return userLabels.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`indexed_text.path in (select path from user_label where label = any(${[...userLabels]}::text[]))`;
}
