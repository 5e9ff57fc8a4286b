import { sql, type Kysely, type RawBuilder } from 'kysely';
import { languages, type Language } from '@lemma/core/language';
import type { Session } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { anyDifficulty, matchingDocuments, matchingWorksheets, taxonomyConditions, type Search } from './matching.ts';
import type { QueryReading } from './reading.ts';
import { likeliestReading } from './search.ts';

/** The filters whose values are counted. */
const filterNames = ['section', 'chapter', 'topic', 'objective', 'userLabel', 'difficulty', 'customized'] as const;

type FilterName = (typeof filterNames)[number];

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
export async function filterValuesOf(db: Kysely<Tables>, search: Search, caller: Session): Promise<FilterValues> {
  const { reading, totals } = await likeliestReading(db, search, caller);
  const counted = new Map<FilterName, readonly CountedValue[]>();
  const open = filterNames.filter((name) => chosenIn(search, name).length === 0);
  const chosen = filterNames.filter((name) => !open.includes(name));
  // All filters without a choice count the same hits.
  for (const names of [open, ...chosen.map((name) => [name])]) {
    const [first] = names;
    if (first === undefined) continue;
    const wide = open.includes(first) ? search : without(search, first);
    for (const [name, values] of await count(db, wide, reading, caller, names)) counted.set(name, values);
  }
  const ofLanguages: FilterValues['languages'][number][] = [];
  for (const value of languages) {
    const found = value === search.language ? totals : await totalsIn(db, search, value, caller);
    ofLanguages.push({ value, count: found[search.type] });
  }
  const own =
    search.type === 'worksheet'
      ? await matchingWorksheets(db, { ...search, own: true }, reading, caller)
          .select((of) => of.fn.countAll<string>().as('total'))
          .executeTakeFirstOrThrow()
      : { total: '0' };
  const valuesOf = (name: FilterName) => withChosen(counted.get(name) ?? [], chosenIn(search, name));
  return {
    values: {
      section: valuesOf('section'),
      chapter: valuesOf('chapter'),
      topic: valuesOf('topic'),
      objective: valuesOf('objective'),
      userLabel: valuesOf('userLabel'),
      difficulty: counted.get('difficulty') ?? [],
      customized: counted.get('customized') ?? [],
    },
    languages: ofLanguages,
    own: Number(own.total),
  };
}

/** What the same search finds in another language, as its own likeliest reading says. */
async function totalsIn(db: Kysely<Tables>, search: Search, language: Language, caller: Session) {
  const { totals } = await likeliestReading(db, { ...search, language }, caller);
  return totals;
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

async function count(
  db: Kysely<Tables>,
  search: Search,
  reading: QueryReading,
  caller: Session,
  names: readonly FilterName[],
): Promise<ReadonlyMap<FilterName, readonly CountedValue[]>> {
  const hits =
    search.type === 'worksheet'
      ? worksheetHits(db, search, reading, caller)
      : documentHits(db, search, reading, caller);
  // A document is one row; a worksheet is as many as it has documents.
  const number = search.type === 'worksheet' ? sql`count(distinct unit)` : sql`count(*)`;
  const parts = names.map(
    (name) => sql`select ${sql.lit(name)} as name, value, ${number} as count from (${valuesIn[name]}) as valued
      where value is not null group by value`,
  );
  const { rows } = await sql<{ readonly name: FilterName; readonly value: string; readonly count: string }>`
    with found as materialized ${hits} ${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(
    names.map((name) => {
      const values = rows
        .filter((row) => row.name === name)
        .map((row) => ({ value: row.value, count: Number(row.count) }));
      return [name, values.sort((one, other) => naturalOrder.compare(one.value, other.value))];
    }),
  );
}

/** Where the hits have the values of a filter. */
const valuesIn: Readonly<Record<FilterName, RawBuilder<unknown>>> = {
  section: sql`select unit, section as value from found`,
  chapter: sql`select unit, chapter::text as value from found`,
  topic: sql`select unit, unnest(topics) as value from found`,
  objective: sql`select unit, unnest(objectives) as value from found`,
  userLabel: sql`select unit, user_label.label as value from found join user_label on user_label.path = found.path`,
  difficulty: sql`select unit, floor(difficulty)::integer::text as value from found`,
  customized: sql`select unit, 'true' as value from found where is_customised`,
};

function documentHits(db: Kysely<Tables>, search: Search, reading: QueryReading, caller: Session) {
  return matchingDocuments(db, search, reading, caller)
    .where('kind', '=', search.type === 'article' ? 'article' : 'problem')
    .select(['path as unit', 'path', 'section', 'chapter', 'topics', 'objectives', 'difficulty'])
    .select('customized as is_customised');
}

/** The documents of worksheets that could have led to these. */
function worksheetHits(db: Kysely<Tables>, search: Search, reading: QueryReading, caller: Session) {
  return matchingWorksheets(db, search, reading, caller)
    .innerJoin('implementation', (join) =>
      join
        .on(sql<boolean>`implementation.path = any(worksheet_template.paths)`)
        .on('implementation.language', '=', search.language)
        .on(taxonomyConditions(search)),
    )
    .select(['worksheet_template.id as unit', 'implementation.path', 'section', 'chapter', 'topics', 'objectives'])
    .select([sql<number | null>`null::real`.as('difficulty'), sql<boolean>`false`.as('is_customised')]);
}

const naturalOrder = new Intl.Collator('en', { numeric: true });

/** A chosen value can be taken back even where no hit has it. */
function withChosen(values: readonly CountedValue[], chosen: readonly string[]): readonly CountedValue[] {
  const missing = chosen.filter((value) => !values.some((each) => each.value === value));
  return [...values, ...missing.map((value) => ({ value, count: 0 }))];
}
