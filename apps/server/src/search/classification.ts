import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/index.ts';
import { anyDifficulty, type Search } from './matching.ts';

/** What documents can be narrowed by, without what users have labelled them with. */
export type Classification = Readonly<
  Omit<Selectable<Tables['classification']>, 'id'> & {
    /** Whether they were made from others. */
    readonly customized: boolean;
  }
>;

/** Documents that are classified alike, and how many of them are found. */
export interface CountedClass {
  readonly classification: Classification;
  readonly count: number;
}

/** What a label of users is on. */
export interface LabelledClass extends CountedClass {
  readonly label: string;
}

/** The classifications of the pool by their ids. They never change, so that each is read once. */
export class Classifications {
  readonly #db: Kysely<Tables>;
  readonly #known = new Map<string, Classification>();

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Those with these ids. */
  async of(ids: readonly string[]): Promise<readonly Classification[]> {
    const unknown = ids.filter((id) => !this.#known.has(id));
    if (unknown.length > 0) await this.#read(unknown);
    return ids.flatMap((id) => this.#known.get(id) ?? []);
  }

  async #read(ids: readonly string[]): Promise<void> {
    const all = this.#db.selectFrom('classification').selectAll();
    // Most of them are asked for by the first search already.
    const rows = await (ids.length > mostAtOnce ? all : all.where('id', 'in', ids)).execute();
    for (const { id, ...rest } of rows) this.#known.set(id, { ...rest, customized: false });
  }
}

/** Ids in one statement. */
const mostAtOnce = 1000;

/** The same conditions as on rows of `implementation`. */
export function meets(classification: Classification, search: Search): boolean {
  const { language, kind, section, chapter, topics, objectives, difficulty, customized } = classification;
  if (language !== search.language) return false;
  if (search.section !== undefined && section !== search.section) return false;
  if (search.chapter !== undefined && chapter !== search.chapter) return false;
  if (search.topic !== undefined && !topics.includes(search.topic)) return false;
  if (search.objectives.length > 0 && !search.objectives.some((each) => objectives.includes(each))) return false;
  if (search.customized !== undefined && customized !== search.customized) return false;
  return !limitsDifficulty(search, kind) || isBetween(difficulty, search.difficulty);
}

/** Only problems have a difficulty by which the list of another type is not narrowed. */
function limitsDifficulty({ type, difficulty: { from, to } }: Search, kind: Classification['kind']): boolean {
  return (from > anyDifficulty.from || to < anyDifficulty.to) && (type === 'article' || kind === 'problem');
}

function isBetween(difficulty: number | null, { from, to }: Search['difficulty']): boolean {
  return difficulty !== null && difficulty >= from && difficulty <= to;
}
