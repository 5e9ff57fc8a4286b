import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { WireDocumentHit, Taxonomy, WorksheetDocument, WireWorksheetHit } from '@lemma/api-client/wire';
import type { DocumentKind } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { Session } from '@lemma/core/session';
import { defaultWeight } from '@lemma/core/worksheet-draft';
import type { Tables } from '../database/index.ts';
import { isCustomisedBy, isListedFor } from './document-rights.ts';
import { isFoundBy, isOwn, mayManage } from './template-rights.ts';
import { searchQuery } from './vector.ts';

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

/** One page of hits, and the total number of hits. */
export interface FoundPage<Hit> {
  readonly hits: readonly Hit[];
  readonly total: number;
}

const anyDifficulty = { from: 0, to: 10 };

/**
 * Words that occur nearly everywhere say nothing about relevance, and ranking so many hits takes longer than readers
 * wait.
 */
const mostRankedHits = 20_000;

/** Documents of one language that meet every condition of the search, as the caller finds them. */
export async function findDocuments(
  db: Kysely<Tables>,
  search: Search,
  caller: Session,
): Promise<FoundPage<WireDocumentHit>> {
  const { language } = search;
  const query = searchQuery(search.typed, language);
  if (search.typed.trim() !== '' && query === undefined) return { hits: [], total: 0 };
  const kind = search.type === 'article' ? ('article' as const) : ('problem' as const);
  let matching = db
    .selectFrom('implementation')
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where(isListedFor(caller))
    .where(taxonomyConditions(search));
  if (query) matching = matching.where(sql<boolean>`implementation.words @@ ${query}`);
  if (search.customized === true) matching = matching.where(isCustomisedBy(caller));
  if (search.customized === false) matching = matching.where('customized', '=', false);
  if (search.difficulty.from > anyDifficulty.from || search.difficulty.to < anyDifficulty.to) {
    matching = matching
      .where('difficulty', '>=', search.difficulty.from)
      .where('difficulty', '<=', search.difficulty.to);
  }
  const { total } = await matching.select((of) => of.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select(['path', 'name', 'taxonomy', 'customized', 'created_at'])
    .orderBy(order(search, Number(total) > mostRankedHits ? undefined : query, documentOrder))
    .orderBy('sort_name', (by) => by.collate('C'))
    .orderBy('path', (by) => by.collate('C'))
    .limit(search.pageSize)
    .offset(search.page * search.pageSize)
    .execute();
  const labels = await userLabelsOf(
    db,
    rows.map(({ path }) => path),
  );
  const hits = rows.map(({ path, name, taxonomy, customized, created_at }) => ({
    id: `${path}@${language}`,
    type: kind,
    name,
    document: { path },
    language,
    taxonomy,
    customized,
    userLabels: [...(labels.get(path) ?? [])],
    createdDate: created_at.toISOString(),
  }));
  return { hits, total: Number(total) };
}

/**
 * Worksheet templates that have a title in the language and a document that meets the conditions on documents, as seen
 * by the caller.
 */
export async function findWorksheets(
  db: Kysely<Tables>,
  search: Search,
  caller: Session,
): Promise<FoundPage<WireWorksheetHit>> {
  const { language } = search;
  const query = searchQuery(search.typed, language);
  if (search.customized === true || (search.typed.trim() !== '' && query === undefined)) return { hits: [], total: 0 };
  let matching = db
    .selectFrom('worksheet_title')
    .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet_title.template_id')
    .where('worksheet_title.language', '=', language)
    .where('worksheet_template.deleted_at', 'is', null)
    .where(search.own ? isOwn(caller) : isFoundBy(caller));
  if (narrowsDocuments(search)) {
    matching = matching.where(
      sql<boolean>`exists (select 1 from implementation where implementation.path = any(worksheet_template.paths)
        and implementation.language = ${language} and ${taxonomyConditions(search)})`,
    );
  }
  if (query) matching = matching.where(sql<boolean>`worksheet_title.words @@ ${query}`);
  const { total } = await matching.select((of) => of.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select([
      'id',
      'worksheet_template.title',
      'paths',
      'created_by',
      'created_by_name',
      'worksheet_template.created_at',
      'visible',
    ])
    .orderBy(order(search, Number(total) > mostRankedHits ? undefined : query, worksheetOrder))
    .orderBy('worksheet_title.sort_title', (by) => by.collate('C'))
    .orderBy('worksheet_template.id', (by) => by.collate('C'))
    .limit(search.pageSize)
    .offset(search.page * search.pageSize)
    .execute();
  const documents = await implementationsOf(
    db,
    rows.flatMap(({ paths }) => paths),
    language,
  );
  const weights = await newestWeights(
    db,
    rows.map(({ id }) => id),
  );
  const hits = rows.map(({ id, title, paths, created_by, created_by_name, created_at, visible }) => {
    const found = paths.flatMap((path) => documents.get(path) ?? []);
    const weighted = weights.get(id);
    return {
      id,
      type: 'worksheet' as const,
      title,
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
  return { hits, total: Number(total) };
}

/** A value, and how many documents have it, if they were counted. */
interface CountedValue {
  readonly value: string;
  readonly count?: number;
}

/** The filters that offer values. */
export type FilterName = 'sections' | 'topics' | 'objectives' | 'userLabels';

/**
 * The values that the caller's searches can be narrowed by: those of all documents in a language, or of one kind, which are then
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
function order(search: Search, query: RawBuilder<string> | undefined, columns: OrderColumns): RawBuilder<unknown> {
  const direction = search.descending ? sql`desc` : sql`asc`;
  if (search.sortBy === 'NAME') return sql`${columns.name} ${direction}`;
  if (search.sortBy === 'DATE') return sql`${columns.date} ${direction}`;
  if (search.sortBy === 'DIFFICULTY' && columns.difficulty) return sql`${columns.difficulty} ${direction} nulls last`;
  return query ? sql`ts_rank(${columns.words}, ${query}) desc` : sql`${columns.name} asc`;
}
