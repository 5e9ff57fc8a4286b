import { sql, type Kysely, type RawBuilder } from 'kysely';
import type {
  WireDocumentHit,
  Taxonomy,
  WorksheetDocument,
  WirePdfHit,
  WireWorksheetHit,
} from '@lemma/api-client/wire';
import { languages, type Language } from '@lemma/core/language';
import { guard, permissions, userOf, type Session } from '@lemma/core/session';
import { defaultWeight } from '@lemma/core/worksheet-draft';
import type { Tables } from '../database/index.ts';
import type { PoolTopic } from '../revision/index.ts';
import { meets, type CountedClass } from './classification.ts';
import { countHits } from './hit-counts.ts';
import type { Hit, KnownPool } from './known-pool.ts';
import { proposalsOf, readingsOf } from './likely-readings.ts';
import { marksIn } from './marks.ts';
import { matchingDocuments, matchingPdfs, matchingWorksheets, narrowsDocuments, type Search } from './matching.ts';
import { isTermless, literalReadings, termsOf, type QueryReading } from './reading.ts';
import { isFoundBy, mayManage } from './template-rights.ts';
import { allOf } from './vector.ts';

/** One page of hits. */
export interface FoundPage {
  readonly hits: readonly Hit[];
  /** The number of hits of each type, by the same conditions. */
  readonly totals: Readonly<TypeTotals>;
  readonly foundBy: QueryReading['kind'];
  /** What else may have been meant. */
  readonly nearQueries: readonly string[];
  /** If there are no hits: what other languages hold. */
  readonly elsewhere: readonly { readonly type: Search['type']; readonly lang: Language; readonly total: number }[];
}

type TypeTotals = Record<Search['type'], number>;

/**
 * Words that occur nearly everywhere say nothing about relevance, and ranking so many hits takes longer than readers
 * wait.
 */
const mostRankedHits = 2000;

/** What meets every condition of the search, as seen by the caller. The likeliest reading that finds anything counts. */
export async function findPage(pool: KnownPool, search: Search): Promise<FoundPage> {
  const { reading, counted } = await likeliestReading(pool, search);
  const totals = await totalsBy(pool, search, reading);
  const total = totals[search.type];
  const byReading = counted.reduce(
    (sum, { classification, count }) => (classification.language === search.language ? sum + count : sum),
    0,
  );
  const way: Way = { reading, isRanked: total <= mostRankedHits, findsFew: byReading <= mostRankedHits };
  const hits = total === 0 ? [] : await hitsBy(pool, search, way);
  const nearQueries = await proposalsOf(pool, reading, search.language);
  const elsewhere = total > 0 ? [] : await inOtherLanguages(pool, search);
  return { hits, totals, foundBy: reading.kind, nearQueries, elsewhere };
}

/** How the hits of a page are found. */
interface Way {
  readonly reading: QueryReading;
  readonly isRanked: boolean;
  readonly findsFew: boolean;
}

async function hitsBy(pool: KnownPool, search: Search, way: Way): Promise<readonly Hit[]> {
  const { memory, owner, caller } = pool;
  const { kind } = way.reading;
  const asked = [search, kind, way.isRanked, way.findsFew];
  switch (search.type) {
    case 'worksheet':
      // Only its author may delete one.
      return memory.hits.of(
        [...asked, callerIn(caller), pool.sheets],
        pool.at('documents', 'labels', 'worksheets'),
        () => worksheetsBy(pool, search, way),
      );
    case 'generic_pdf_document':
      return memory.hits.of(asked, pool.at('documents'), () => pdfsBy(pool.db, search, way));
    case 'problem':
    case 'article': {
      const hits = await memory.hits.of([...asked, owner], pool.at('documents', 'labels'), () =>
        documentsBy(pool, search, way),
      );
      return withUses(pool, hits);
    }
  }
}

/** Who the caller is to the worksheets of others. */
function callerIn(caller: Session): readonly unknown[] {
  return [userOf(caller)?.id, guard(caller, permissions.deleteAnyWorksheet)];
}

/** The likeliest reading that finds anything. */
export async function likeliestReading(
  pool: KnownPool,
  search: Search,
): Promise<{
  readonly reading: QueryReading;
  /** Documents by the reading and labels alone, whatever else narrows the search. */
  readonly counted: readonly CountedClass[];
}> {
  let likeliest: Awaited<ReturnType<typeof likeliestReading>> = { reading: { kind: 'everything' }, counted: [] };
  for await (const reading of readingsOf(pool, search.typed, search.language)) {
    const counted = await countHits(pool, search, reading);
    likeliest = { reading, counted };
    if (await findsAny(pool, search, reading, counted)) break;
  }
  return likeliest;
}

const types: readonly Search['type'][] = ['problem', 'article', 'worksheet', 'generic_pdf_document'];

const noTotals: Readonly<TypeTotals> = { problem: 0, article: 0, worksheet: 0, generic_pdf_document: 0 };

/** Worksheets are asked for last, since they change most often. */
async function findsAny(
  pool: KnownPool,
  search: Search,
  reading: QueryReading,
  counted: readonly CountedClass[],
): Promise<boolean> {
  if (isTermless(reading)) return false;
  if (types.some((type) => totalOfDocuments(counted, search, type) > 0)) return true;
  return (await totalOfPdfs(pool, search, reading)) > 0 || (await totalOfWorksheets(pool, search, reading)) > 0;
}

/** What the same query, word for word, finds in the other languages. */
async function inOtherLanguages(pool: KnownPool, search: Search): Promise<FoundPage['elsewhere']> {
  const found: FoundPage['elsewhere'][number][] = [];
  for (const lang of languages) {
    if (lang === search.language) continue;
    const there = { ...search, language: lang };
    for (const reading of literalReadings(search.typed, lang)) {
      const totals = await totalsBy(pool, there, reading);
      if (types.every((type) => totals[type] === 0)) continue;
      for (const type of types) if (totals[type] > 0) found.push({ type, lang, total: totals[type] });
      break;
    }
  }
  return found;
}

/** How many hits of each type a reading finds. */
async function totalsBy(pool: KnownPool, search: Search, reading: QueryReading): Promise<TypeTotals> {
  const totals = { ...noTotals };
  for (const type of types) totals[type] = await totalOf(pool, search, reading, type);
  return totals;
}

/** How many hits of a type a reading finds, by the same conditions. */
export async function totalOf(
  pool: KnownPool,
  search: Search,
  reading: QueryReading,
  type: Search['type'],
): Promise<number> {
  if (isTermless(reading)) return 0;
  switch (type) {
    case 'worksheet':
      return totalOfWorksheets(pool, search, reading);
    case 'generic_pdf_document':
      return totalOfPdfs(pool, search, reading);
    case 'problem':
    case 'article':
      return totalOfDocuments(await countHits(pool, search, reading), search, type);
  }
}

function totalOfDocuments(counted: readonly CountedClass[], search: Search, type: Search['type']): number {
  return counted.reduce(
    (sum, { classification, count }) =>
      classification.kind === type && meets(classification, search) ? sum + count : sum,
    0,
  );
}

/** How many worksheets a reading finds. */
export function totalOfWorksheets(pool: KnownPool, search: Search, reading: QueryReading): Promise<number> {
  const { section, chapter, topic, objectives, userLabels, customized, own } = search;
  const narrowing = { section, chapter, topic, objectives, userLabels };
  const topics: readonly PoolTopic[] = narrowsDocuments(search)
    ? ['worksheets', 'documents', 'labels']
    : ['worksheets'];
  // These narrow only lists of worksheets.
  const inList = search.type === 'worksheet' ? { own: own && callerIn(pool.caller), customized } : undefined;
  const asked = ['worksheets', search.language, search.typed, reading.kind, narrowing, inList, pool.sheets];
  return pool.memory.totals.of(asked, pool.at(...topics), async () => {
    const { total } = await matchingWorksheets(pool.db, search, reading, pool)
      .select((of) => of.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  });
}

function totalOfPdfs(pool: KnownPool, search: Search, reading: QueryReading): Promise<number> {
  const { chapter, customized, language, typed } = search;
  const isNarrowed = narrowsDocuments({ ...search, chapter: undefined });
  const asked = ['pdfs', language, typed, reading.kind, chapter, isNarrowed, customized];
  return pool.memory.totals.of(asked, pool.at('documents'), async () => {
    const { pdfs } = await matchingPdfs(pool.db, search, reading)
      .select((of) => of.fn.countAll<string>().as('pdfs'))
      .executeTakeFirstOrThrow();
    return Number(pdfs);
  });
}

async function documentsBy(
  { db, caller }: KnownPool,
  search: Search,
  { reading, isRanked, findsFew }: Way,
): Promise<readonly WireDocumentHit[]> {
  const { language } = search;
  const kind = search.type === 'article' ? ('article' as const) : ('problem' as const);
  const rows = await matchingDocuments(db, search, reading, findsFew, caller)
    .where('kind', '=', kind)
    .select(['implementation.path', 'name', 'taxonomy', 'customized', 'created_at'])
    .orderBy(order(search, isRanked ? termsOf(reading) : [], documentOrder))
    .orderBy('sort_name', (by) => by.collate('C'))
    .orderBy('implementation.path', (by) => by.collate('C'))
    .limit(search.pageSize)
    .offset(search.page * search.pageSize)
    .execute();
  const found = rows.map(({ path }) => path);
  const labels = await userLabelsOf(db, found);
  const translations = await languagesOf(db, found);
  const names = rows.map(({ name }) => name);
  const marks = await marksIn(db, names, termsOf(reading), search.typed, language);
  return rows.map(({ path, name, taxonomy, customized, created_at }, at) => ({
    id: `${path}@${language}`,
    type: kind,
    name,
    marks: [...(marks[at] ?? [])],
    document: { path },
    language,
    languages: [...(translations.get(path) ?? [])],
    worksheetCount: 0,
    customized,
    taxonomy,
    userLabels: [...(labels.get(path) ?? [])],
    ...(created_at !== null && { createdDate: created_at.toISOString() }),
  }));
}

/** Worksheets come and go more often than the documents in them. */
async function withUses(pool: KnownPool, hits: readonly Hit[]): Promise<readonly Hit[]> {
  const paths = hits.flatMap((hit) => ('document' in hit ? hit.document.path : []));
  if (paths.length === 0) return hits;
  const uses = await pool.memory.uses.of([paths, pool.sheets], pool.at('worksheets'), () => usesOf(pool, paths));
  return hits.map((hit) => ('document' in hit ? { ...hit, worksheetCount: uses.get(hit.document.path) ?? 0 } : hit));
}

async function worksheetsBy(
  pool: KnownPool,
  search: Search,
  { reading, isRanked }: Way,
): Promise<readonly WireWorksheetHit[]> {
  const { db, caller } = pool;
  const { language } = search;
  const rows = await matchingWorksheets(db, search, reading, pool)
    .select([
      'id',
      'worksheet_title.title as name',
      'worksheet_template.title',
      'paths',
      'created_by',
      'created_by_name',
      'worksheet_template.created_at',
      'visible',
    ])
    .orderBy(order(search, isRanked ? termsOf(reading) : [], worksheetOrder))
    .orderBy('worksheet_title.sort_title', (by) => by.collate('C'))
    .orderBy('worksheet_template.id', (by) => by.collate('C'))
    .limit(search.pageSize)
    .offset(search.page * search.pageSize)
    .execute();
  const names = rows.map(({ name }) => name);
  const marks = await marksIn(db, names, termsOf(reading), search.typed, language);
  const documents = await implementationsOf(
    db,
    rows.flatMap(({ paths }) => paths),
    language,
  );
  const weights = await newestWeights(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, title, paths, created_by, created_by_name, created_at, visible }, at) => {
    const found = paths.flatMap((path) => documents.get(path) ?? []);
    const weighted = weights.get(id);
    return {
      id,
      type: 'worksheet' as const,
      title,
      marks: [...(marks[at] ?? [])],
      taxonomies: found.map(({ taxonomy }) => taxonomy),
      documents: found.map(({ document }) => ({
        ...document,
        weight: weighted?.find(({ path }) => path === document.path)?.weight ?? defaultWeight,
      })),
      createdBy: created_by_name,
      createdById: created_by,
      createdDate: created_at.toISOString(),
      visibleToAllAuthors: visible,
      mayDelete: mayManage(caller, created_by),
    };
  });
}

async function pdfsBy(db: Kysely<Tables>, search: Search, { reading, isRanked }: Way): Promise<readonly WirePdfHit[]> {
  const rows = await matchingPdfs(db, search, reading)
    .select(['path', 'language', 'name', 'created_at'])
    .select(
      sql<Language[]>`(select array_agg(other.language) from pdf_document as other
        where other.path = pdf_document.path)`.as('translations'),
    )
    .orderBy(order(search, isRanked ? termsOf(reading) : [], pdfOrder))
    .orderBy('sort_name', (by) => by.collate('C'))
    .orderBy('path', (by) => by.collate('C'))
    .limit(search.pageSize)
    .offset(search.page * search.pageSize)
    .execute();
  const names = rows.map(({ name }) => name);
  const marks = await marksIn(db, names, termsOf(reading), search.typed, search.language);
  return rows.map(({ path, language, name, created_at, translations }, at) => ({
    type: 'generic_pdf_document' as const,
    name,
    marks: [...(marks[at] ?? [])],
    path,
    language,
    languages: languages.filter((each) => translations.includes(each)),
    ...(created_at !== null && { createdDate: created_at.toISOString() }),
  }));
}

/** What users have labelled documents with, by path. */
async function userLabelsOf(
  db: Kysely<Tables>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_label')
    .select(['path', 'label'])
    .where('path', 'in', paths)
    .orderBy('label')
    .execute();
  return new Map(paths.map((path) => [path, rows.filter((row) => row.path === path).map(({ label }) => label)]));
}

/** The languages in which documents exist, by path. */
async function languagesOf(
  db: Kysely<Tables>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly Language[]>> {
  if (paths.length === 0) return new Map();
  const rows = await db.selectFrom('implementation').select(['path', 'language']).where('path', 'in', paths).execute();
  const inOrder = (path: string) =>
    languages.filter((each) => rows.some((row) => row.path === path && row.language === each));
  return new Map(paths.map((path) => [path, inOrder(path)]));
}

/** How many worksheet templates that the caller finds contain a document, by path. */
async function usesOf(pool: KnownPool, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly path: string; readonly uses: string }>`
    select used.path, count(*) as uses from unnest(${[...paths]}::text[]) as used (path)
    join worksheet_template on worksheet_template.paths @> array[used.path]
    where worksheet_template.deleted_at is null and ${isFoundBy(pool)} group by used.path`.execute(pool.db);
  return new Map(rows.map(({ path, uses }) => [path, Number(uses)]));
}

/** The weights of the documents in the newest worksheet of each template. */
async function newestWeights(
  db: Kysely<Tables>,
  templates: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly path: string; readonly weight: number }[]>> {
  if (templates.length === 0) return new Map();
  const rows = await db
    .selectFrom('worksheet')
    .select(['template_id', 'weights'])
    .where('template_id', 'in', templates)
    .orderBy('created_at')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ template_id, weights }) => [template_id, weights]));
}

interface ListedDocument {
  readonly taxonomy: Taxonomy;
  readonly document: Omit<WorksheetDocument, 'weight'>;
}

async function implementationsOf(
  db: Kysely<Tables>,
  paths: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, ListedDocument>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('implementation')
    .select(['path', 'name', 'taxonomy'])
    .where('path', 'in', paths)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map(({ path, name, taxonomy }) => [path, { taxonomy, document: { path, name, language } }]));
}

/** The columns that a kind of hit is sorted by. */
interface OrderColumns {
  readonly words: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly date: RawBuilder<unknown>;
  readonly difficulty: RawBuilder<unknown> | undefined;
}

const documentOrder: OrderColumns = {
  words: sql`indexed_text.words`,
  name: sql`implementation.sort_name collate "C"`,
  date: sql`implementation.created_at`,
  difficulty: sql`implementation.difficulty`,
};

const worksheetOrder: OrderColumns = {
  words: sql`worksheet_title.words`,
  name: sql`worksheet_title.sort_title collate "C"`,
  date: sql`worksheet_template.created_at`,
  difficulty: undefined,
};

const pdfOrder: OrderColumns = {
  words: sql`pdf_document.words`,
  name: sql`pdf_document.sort_name collate "C"`,
  date: sql`pdf_document.created_at`,
  difficulty: undefined,
};

/** The most relevant come first whatever the direction; hits without a difficulty or a date come last (specification 000 §3). */
function order(search: Search, terms: readonly RawBuilder<string>[], columns: OrderColumns): RawBuilder<unknown> {
  const direction = search.descending ? sql`desc` : sql`asc`;
  if (search.sortBy === 'NAME') return sql`${columns.name} ${direction}`;
  if (search.sortBy === 'DATE') return sql`${columns.date} ${direction} nulls last`;
  if (search.sortBy === 'DIFFICULTY' && columns.difficulty) return sql`${columns.difficulty} ${direction} nulls last`;
  return terms.length > 0 ? sql`ts_rank(${columns.words}, ${allOf(terms)}) desc` : sql`${columns.name} asc`;
}
