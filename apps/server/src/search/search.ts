import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { WireDocumentHit, Taxonomy, WorksheetDocument, WireWorksheetHit } from '@lemma/api-client/wire';
import type { DocumentKind } from '@lemma/core/document';
import { languages, type Language } from '@lemma/core/language';
import type { Session } from '@lemma/core/session';
import { defaultWeight } from '@lemma/core/worksheet-draft';
import type { Tables } from '../database/index.ts';
import { isListedFor } from './document-rights.ts';
import { marksIn } from './marks.ts';
import { findsDocument, findsWorksheet, literalReadings, readingsOf, termsOf, type QueryReading } from './reading.ts';
import { isFoundBy, isOwn, mayManage } from './template-rights.ts';
import { allOf } from './vector.ts';

/** A reader's search. Pages count from 0; `topic` is a path from the subject area down, joined by `/`. */
export interface Search {
  readonly type: 'problem' | 'article' | 'worksheet';
  readonly language: Language;
  readonly typed: string;
  readonly sortBy: 'NAME' | 'DATE' | 'DIFFICULTY' | 'RELEVANCE';
  readonly descending: boolean;
  readonly page: number;
  readonly pageSize: number;
  readonly section: string | undefined;
  readonly customized: boolean | undefined;
  /** Whether only worksheets of the caller are wanted. */
  readonly own: boolean;
  readonly difficulty: { readonly from: number; readonly to: number };
  readonly objectives: readonly string[];
  /** What users have labelled documents with; one of them is enough. */
  readonly userLabels: readonly string[];
  readonly topic: string | undefined;
}

/** One page of hits. */
export interface FoundPage {
  readonly hits: readonly (WireDocumentHit | WireWorksheetHit)[];
  /** The number of hits of each type, by the same conditions. */
  readonly totals: TypeTotals;
  readonly foundBy: QueryReading['kind'];
  /** What else may have been meant. */
  readonly nearQueries: readonly string[];
  /** If there are no hits: what other languages hold. */
  readonly elsewhere: readonly { readonly type: Search['type']; readonly lang: Language; readonly total: number }[];
}

type TypeTotals = Readonly<Record<Search['type'], number>>;

const anyDifficulty = { from: 0, to: 10 };

/**
 * Words that occur nearly everywhere say nothing about relevance, and ranking so many hits takes longer than readers
 * wait.
 */
const mostRankedHits = 2000;

/** What meets every condition of the search, as seen by the caller. The likeliest reading that finds anything counts. */
export async function findPage(db: Kysely<Tables>, search: Search, caller: Session): Promise<FoundPage> {
  let reading: QueryReading = { kind: 'everything' };
  let totals: TypeTotals = noTotals;
  for await (reading of readingsOf(db, search.typed, search.language)) {
    totals = await totalsBy(db, search, reading, caller);
    if (isAny(totals)) break;
  }
  const total = totals[search.type];
  const isRanked = total <= mostRankedHits;
  const hits =
    total === 0
      ? []
      : search.type === 'worksheet'
        ? await worksheetsBy(db, search, reading, isRanked, caller)
        : await documentsBy(db, search, reading, isRanked, caller);
  const nearQueries = reading.kind === 'nearWords' ? reading.queries : [];
  const elsewhere = total > 0 ? [] : await inOtherLanguages(db, search, caller);
  return { hits, totals, foundBy: reading.kind, nearQueries, elsewhere };
}

const noTotals: TypeTotals = { problem: 0, article: 0, worksheet: 0 };

function isAny({ problem, article, worksheet }: TypeTotals): boolean {
  return problem + article + worksheet > 0;
}

async function inOtherLanguages(db: Kysely<Tables>, search: Search, caller: Session): Promise<FoundPage['elsewhere']> {
  const found: FoundPage['elsewhere'][number][] = [];
  for (const lang of languages) {
    if (lang === search.language) continue;
    const there = { ...search, language: lang };
    for (const reading of literalReadings(search.typed, lang)) {
      const totals = await totalsBy(db, there, reading, caller);
      if (!isAny(totals)) continue;
      for (const type of ['problem', 'article', 'worksheet'] as const)
        if (totals[type] > 0) found.push({ type, lang, total: totals[type] });
      break;
    }
  }
  return found;
}

async function totalsBy(
  db: Kysely<Tables>,
  search: Search,
  reading: QueryReading,
  caller: Session,
): Promise<TypeTotals> {
  if (termless(reading)) return noTotals;
  const rows = await matchingDocuments(db, search, reading, caller)
    .select((of) => ['kind', of.fn.countAll<string>().as('total')])
    .groupBy('kind')
    .execute();
  const { total } = await matchingWorksheets(db, search, reading, caller)
    .select((of) => of.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const of = (kind: DocumentKind) => Number(rows.find((row) => row.kind === kind)?.total ?? 0);
  return { problem: of('problem'), article: of('article'), worksheet: Number(total) };
}

function termless(reading: QueryReading): boolean {
  return (reading.kind === 'words' || reading.kind === 'nearWords') && reading.terms.length === 0;
}

/** Documents of one language that meet every condition but the type, as the caller finds them. */
function matchingDocuments(db: Kysely<Tables>, search: Search, reading: QueryReading, caller: Session) {
  let matching = db
    .selectFrom('implementation')
    .where('language', '=', search.language)
    .where(isListedFor(caller))
    .where(taxonomyConditions(search))
    .where(findsDocument(reading));
  if (search.customized !== undefined) matching = matching.where('customized', '=', search.customized);
  const { from, to } = search.difficulty;
  if (from > anyDifficulty.from || to < anyDifficulty.to) {
    // Only problems have a difficulty by which the list of another type is not narrowed.
    matching = matching.where(
      search.type === 'article'
        ? sql<boolean>`difficulty between ${from} and ${to}`
        : sql<boolean>`(kind <> 'problem' or difficulty between ${from} and ${to})`,
    );
  }
  return matching;
}

async function documentsBy(
  db: Kysely<Tables>,
  search: Search,
  reading: QueryReading,
  isRanked: boolean,
  caller: Session,
): Promise<readonly WireDocumentHit[]> {
  const { language } = search;
  const kind = search.type === 'article' ? ('article' as const) : ('problem' as const);
  const rows = await matchingDocuments(db, search, reading, caller)
    .where('kind', '=', kind)
    .select(['path', 'name', 'taxonomy', 'customized', 'created_at'])
    .orderBy(order(search, isRanked ? termsOf(reading) : [], documentOrder))
    .orderBy('sort_name', (by) => by.collate('C'))
    .orderBy('path', (by) => by.collate('C'))
    .limit(search.pageSize)
    .offset(search.page * search.pageSize)
    .execute();
  const found = rows.map(({ path }) => path);
  const labels = await userLabelsOf(db, found);
  const translations = await languagesOf(db, found);
  const uses = await usesOf(db, found, caller);
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
    worksheetCount: uses.get(path) ?? 0,
    customized,
    taxonomy,
    userLabels: [...(labels.get(path) ?? [])],
    createdDate: created_at.toISOString(),
  }));
}

/** Worksheet templates with a title in the language and a document that meets the conditions on documents. */
function matchingWorksheets(db: Kysely<Tables>, search: Search, reading: QueryReading, caller: Session) {
  const { language } = search;
  let matching = db
    .selectFrom('worksheet_title')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet_title.template_id')
    .where('worksheet_title.language', '=', language)
    .where('worksheet_template.deleted_at', 'is', null)
    .where(search.type === 'worksheet' && search.own ? isOwn(caller) : isFoundBy(caller))
    .where(findsWorksheet(reading));
  if (search.type === 'worksheet' && search.customized === true) matching = matching.where(sql<boolean>`false`);
  if (narrowsDocuments(search)) {
    matching = matching.where(
      sql<boolean>`exists (select 1 from implementation where implementation.path = any(worksheet_template.paths)
        and implementation.language = ${language} and ${taxonomyConditions(search)})`,
    );
  }
  return matching;
}

async function worksheetsBy(
  db: Kysely<Tables>,
  search: Search,
  reading: QueryReading,
  isRanked: boolean,
  caller: Session,
): Promise<readonly WireWorksheetHit[]> {
  const { language } = search;
  const rows = await matchingWorksheets(db, search, reading, caller)
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

/** A value, and how many documents have it, if they were counted. */
interface CountedValue {
  readonly value: string;
  readonly count?: number;
}

/** The filters that offer values. */
export type FilterName = 'sections' | 'topics' | 'objectives' | 'userLabels';

/**
 * The values that searches can be narrowed by: those of all documents in a language, or of one kind, which are then
 * counted.
 */
export async function filterValuesIn(
  db: Kysely<Tables>,
  language: Language,
  kind: DocumentKind | undefined,
  caller: Session,
): Promise<Readonly<Record<FilterName, readonly CountedValue[]>>> {
  const valuesOf = async (values: RawBuilder<string | null>): Promise<readonly CountedValue[]> => {
    const kinds = kind === undefined ? (['article', 'problem'] as const) : [kind];
    const documents = db
      .selectFrom('implementation')
      .where('language', '=', language)
      .where('kind', 'in', kinds)
      .where(isListedFor(caller));
    const rows = await db
      .selectFrom(documents.select(values.as('value')).as('found'))
      .select((of) => ['value', of.fn.countAll<string>().as('count')])
      .groupBy('value')
      .execute();
    return rows
      .flatMap(({ value, count }) =>
        value === null ? [] : [{ value, ...(kind !== undefined && { count: Number(count) }) }],
      )
      .sort((one, other) => naturalOrder.compare(one.value, other.value));
  };
  return {
    sections: await valuesOf(sql`section`),
    topics: await valuesOf(sql`unnest(topics)`),
    objectives: await valuesOf(sql`unnest(objectives)`),
    userLabels: await valuesOf(
      sql`unnest(array(select label from user_label where user_label.path = implementation.path))`,
    ),
  };
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
async function usesOf(
  db: Kysely<Tables>,
  paths: readonly string[],
  caller: Session,
): Promise<ReadonlyMap<string, number>> {
  if (paths.length === 0) return new Map();
  const { rows } = await sql<{ readonly path: string; readonly uses: string }>`
    select used.path, count(*) as uses from unnest(${[...paths]}::text[]) as used (path)
    join worksheet_template on worksheet_template.paths @> array[used.path]
    where worksheet_template.deleted_at is null and ${isFoundBy(caller)} group by used.path`.execute(db);
  return new Map(rows.map(({ path, uses }) => [path, Number(uses)]));
}

const naturalOrder = new Intl.Collator('en', { numeric: true });

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

function narrowsDocuments({ section, topic, objectives, userLabels }: Search): boolean {
  return section !== undefined || topic !== undefined || objectives.length > 0 || userLabels.length > 0;
}

function taxonomyConditions(search: Search): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [];
  if (search.section !== undefined) conditions.push(sql`implementation.section = ${search.section}`);
  if (search.topic !== undefined) conditions.push(sql`implementation.topics @> ${[search.topic]}::text[]`);
  if (search.objectives.length > 0)
    conditions.push(sql`implementation.objectives && ${[...search.objectives]}::text[]`);
  if (search.userLabels.length > 0) {
    conditions.push(sql`exists (select 1 from user_label where user_label.path = implementation.path
      and user_label.label = any(${[...search.userLabels]}::text[]))`);
  }
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The columns that a kind of hit is sorted by. */
interface OrderColumns {
  readonly words: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly date: RawBuilder<unknown>;
  readonly difficulty: RawBuilder<unknown> | undefined;
}

const documentOrder: OrderColumns = {
  words: sql`implementation.words`,
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

/** The most relevant come first whatever the direction; hits without a difficulty come last (specification 000 §3). */
function order(search: Search, terms: readonly RawBuilder<string>[], columns: OrderColumns): RawBuilder<unknown> {
  const direction = search.descending ? sql`desc` : sql`asc`;
  if (search.sortBy === 'NAME') return sql`${columns.name} ${direction}`;
  if (search.sortBy === 'DATE') return sql`${columns.date} ${direction}`;
  if (search.sortBy === 'DIFFICULTY' && columns.difficulty) return sql`${columns.difficulty} ${direction} nulls last`;
  return terms.length > 0 ? sql`ts_rank(${columns.words}, ${allOf(terms)}) desc` : sql`${columns.name} asc`;
}
