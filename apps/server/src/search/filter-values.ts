import { sql, type Kysely, type RawBuilder } from 'kysely';
import { languages, type Language } from '@lemma/core/language';
import { userOf } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { meets, type Classification, type CountedClass } from './classification.ts';
import { filterNames, type FilterName, type ValueCounts } from './filter-names.ts';
import { countLabelled } from './hit-counts.ts';
import type { KnownPool } from './known-pool.ts';
import { anyDifficulty, matchingPdfs, matchingWorksheets, taxonomyConditions, type Search } from './matching.ts';
import type { QueryReading } from './reading.ts';
import { likeliestReading, totalOf, totalOfWorksheets } from './search.ts';
import type { Finder } from './template-rights.ts';

/** A value, and how many hits have it. */
interface CountedValue {
  readonly value: string;
  readonly count: number;
}

/** What a search can be narrowed by further, counted. */
export interface FilterValues {
  readonly values: Readonly<Record<FilterName, readonly CountedValue[]>>;
  readonly languages: readonly { readonly value: Language; readonly count: number }[];
  /** Worksheets of the caller. */
  readonly own: number;
}

/**
 * The values that the hits of a search have, in every filter. What is chosen in a filter does not count for it, so that
 * its other values can be compared; it counts for all the others.
 */
export async function filterValuesOf(pool: KnownPool, search: Search): Promise<FilterValues> {
  const { reading, counted } = await likeliestReading(pool, search);
  const values = await valuesBy(pool, search, reading, counted);
  const ofLanguages: FilterValues['languages'][number][] = [];
  for (const value of languages) {
    const there = { ...search, language: value };
    const found = value === search.language ? reading : (await likeliestReading(pool, there)).reading;
    ofLanguages.push({ value, count: await totalOf(pool, there, found, search.type) });
  }
  const own = search.type === 'worksheet' ? await totalOfWorksheets(pool, { ...search, own: true }, reading) : 0;
  const valuesOf = (name: FilterName) => withChosen(inOrder(values.get(name) ?? new Map()), chosenIn(search, name));
  return {
    values: {
      section: valuesOf('section'),
      chapter: valuesOf('chapter'),
      topic: valuesOf('topic'),
      objective: valuesOf('objective'),
      userLabel: valuesOf('userLabel'),
      difficulty: inOrder(values.get('difficulty') ?? new Map()),
      customized: inOrder(values.get('customized') ?? new Map()),
    },
    languages: ofLanguages,
    own,
  };
}

async function valuesBy(
  pool: KnownPool,
  search: Search,
  reading: QueryReading,
  counted: readonly CountedClass[],
): Promise<ReadonlyMap<FilterName, ValueCounts>> {
  switch (search.type) {
    case 'worksheet':
      return pool.memory.values.of(
        [search, reading.kind, userOf(pool.caller)?.id, pool.sheets],
        pool.at('documents', 'labels', 'worksheets'),
        () => countWorksheets(pool.db, search, reading, pool),
      );
    case 'generic_pdf_document':
      return pool.memory.values.of([search, reading.kind], pool.at('documents'), () =>
        countPdfs(pool.db, search, reading),
      );
    case 'problem':
    case 'article':
      return countDocuments(pool, search, reading, counted);
  }
}

/** What is chosen in a filter counts in all others. */
async function countDocuments(
  pool: KnownPool,
  search: Search,
  reading: QueryReading,
  counted: readonly CountedClass[],
): Promise<ReadonlyMap<FilterName, ValueCounts>> {
  const labelled = await countLabelled(pool, search, reading);
  return new Map(
    filterNames.map((name) => {
      const wide = without(search, name);
      const counts = new Map<string, number>();
      const count = (value: string, number: number) => counts.set(value, (counts.get(value) ?? 0) + number);
      if (name === 'userLabel') {
        for (const { label, classification, count: number } of labelled)
          if (classification.kind === search.type && meets(classification, wide)) count(label, number);
      } else {
        for (const { classification, count: number } of counted)
          if (classification.kind === search.type && meets(classification, wide))
            for (const value of valuesIn(classification, name)) count(value, number);
      }
      return [name, counts];
    }),
  );
}

/** The values of a filter that a document is found by. */
function valuesIn(classification: Classification, name: Exclude<FilterName, 'userLabel'>): readonly string[] {
  const { section, chapter, topics, objectives, difficulty, customized } = classification;
  switch (name) {
    case 'section':
      return section === null ? [] : [section];
    case 'chapter':
      return chapter === null ? [] : [String(chapter)];
    case 'topic':
      return topics;
    case 'objective':
      return objectives;
    case 'difficulty':
      return difficulty === null ? [] : [String(Math.floor(difficulty))];
    case 'customized':
      return customized ? ['true'] : [];
  }
}

/** Of all filters printable chapters have values of one. */
async function countPdfs(
  db: Kysely<Tables>,
  search: Search,
  reading: QueryReading,
): Promise<ReadonlyMap<FilterName, ValueCounts>> {
  const rows = await matchingPdfs(db, without(search, 'chapter'), reading)
    .select(['chapter', (of) => of.fn.countAll<string>().as('count')])
    .groupBy('chapter')
    .execute();
  return new Map([['chapter', new Map(rows.map(({ chapter, count }) => [String(chapter), Number(count)]))]]);
}

/** All filters without a choice count the same hits. */
async function countWorksheets(
  db: Kysely<Tables>,
  search: Search,
  reading: QueryReading,
  finding: Finder,
): Promise<ReadonlyMap<FilterName, ValueCounts>> {
  const counted = new Map<FilterName, ValueCounts>();
  const open = filterNames.filter((name) => chosenIn(search, name).length === 0);
  const chosen = filterNames.filter((name) => !open.includes(name));
  for (const names of [open, ...chosen.map((name) => [name])]) {
    const [first] = names;
    if (first === undefined) continue;
    const wide = open.includes(first) ? search : without(search, first);
    for (const [name, values] of await countInWorksheets(db, wide, reading, finding, names)) counted.set(name, values);
  }
  return counted;
}

/** What is chosen in a filter. */
function chosenIn(search: Search, name: FilterName): readonly string[] {
  switch (name) {
    case 'section':
      return search.section === undefined ? [] : [search.section];
    case 'chapter':
      return search.chapter === undefined ? [] : [String(search.chapter)];
    case 'topic':
      return search.topic === undefined ? [] : [search.topic];
    case 'objective':
      return search.objectives;
    case 'userLabel':
      return search.userLabels;
    case 'difficulty':
      return search.difficulty.from > anyDifficulty.from || search.difficulty.to < anyDifficulty.to ? ['limited'] : [];
    case 'customized':
      return search.customized === undefined ? [] : [String(search.customized)];
  }
}

/** The search without what is chosen in a filter. */
function without(search: Search, name: FilterName): Search {
  switch (name) {
    case 'section':
      return { ...search, section: undefined };
    case 'chapter':
      return { ...search, chapter: undefined };
    case 'topic':
      return { ...search, topic: undefined };
    case 'objective':
      return { ...search, objectives: [] };
    case 'userLabel':
      return { ...search, userLabels: [] };
    case 'difficulty':
      return { ...search, difficulty: anyDifficulty };
    case 'customized':
      return { ...search, customized: undefined };
  }
}

async function countInWorksheets(
  db: Kysely<Tables>,
  search: Search,
  reading: QueryReading,
  finding: Finder,
  names: readonly FilterName[],
): Promise<ReadonlyMap<FilterName, ValueCounts>> {
  const hits = worksheetHits(db, search, reading, finding);
  // A worksheet has as many rows as it has documents.
  const parts = names.map(
    (name) => sql`select ${sql.lit(name)} as name, value, count(distinct unit) as count
      from (${worksheetValues[name]}) as valued where value is not null group by value`,
  );
  const { rows } = await sql<{ readonly name: FilterName; readonly value: string; readonly count: string }>`
    with found as materialized ${hits} ${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(
    names.map((name) => [
      name,
      new Map(rows.filter((row) => row.name === name).map(({ value, count }) => [value, Number(count)])),
    ]),
  );
}

/** Where the documents of worksheets have the values of a filter. */
const worksheetValues: Readonly<Record<FilterName, RawBuilder<unknown>>> = {
  section: sql`select unit, section as value from found`,
  chapter: sql`select unit, chapter::text as value from found`,
  topic: sql`select unit, unnest(topics) as value from found`,
  objective: sql`select unit, unnest(objectives) as value from found`,
  userLabel: sql`select unit, user_label.label as value from found join user_label on user_label.path = found.path`,
  // Worksheets have no difficulty, and none is found as a customisation.
  difficulty: sql`select unit, null as value from found`,
  customized: sql`select unit, null as value from found`,
};

/** The documents of worksheets that could have led to these. */
function worksheetHits(db: Kysely<Tables>, search: Search, reading: QueryReading, finding: Finder) {
  return matchingWorksheets(db, search, reading, finding)
    .innerJoin('implementation', (join) =>
      join
        .on(sql<boolean>`implementation.path = any(worksheet_template.paths)`)
        .on('implementation.language', '=', search.language)
        .on(taxonomyConditions(search)),
    )
    .select(['worksheet_template.id as unit', 'implementation.path', 'section', 'chapter', 'topics', 'objectives']);
}

const naturalOrder = new Intl.Collator('en', { numeric: true });

function inOrder(counts: ValueCounts): readonly CountedValue[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => naturalOrder.compare(one.value, other.value));
}

/** A chosen value can be taken back even where no hit has it. */
function withChosen(values: readonly CountedValue[], chosen: readonly string[]): readonly CountedValue[] {
  const missing = chosen.filter((value) => !values.some((each) => each.value === value));
  return [...values, ...missing.map((value) => ({ value, count: 0 }))];
}
