import { defaultLanguage, type Language } from '../language/index.ts';

/** What can be searched for. */
export const hitKinds = ['problem', 'article', 'worksheet'] as const;

/** What a search looks for, and what a hit is. */
export type HitKind = (typeof hitKinds)[number];

/** The orders of a result, the default first (specification 000 §3). */
export const sortOrders = [
  'relevance',
  'nameAscending',
  'nameDescending',
  'dateAscending',
  'dateDescending',
  'difficultyAscending',
  'difficultyDescending',
] as const;

/** The order of a result. */
export type SortOrder = (typeof sortOrders)[number];

/** Difficulties from easy to hard, both ends included. */
export interface DifficultyRange {
  readonly from: number;
  readonly to: number;
}

/** The difficulties there are (specification 000 §5). */
export const fullDifficulty: DifficultyRange = { from: 0, to: 10 };

/** Hits on one page. */
export const pageSize = 15;

/** What is searched for, in which order, and which page of it is shown (pages count from 1). */
export interface SearchCriteria {
  readonly kind: HitKind;
  readonly query: string;
  /** The language of the documents; without one nothing is searched. */
  readonly language: Language | undefined;
  /** A part of the pool, by its name; all of it without one. */
  readonly section: string | undefined;
  /** A path of topics from the subject area down, joined with `/`; hits are at or below it. */
  readonly topic: string | undefined;
  /** Learning objectives by name; a hit has one of them. */
  readonly objectives: readonly string[];
  /** Counts for problems only. */
  readonly difficulty: DifficultyRange;
  /** Only the user's own customisations; does not exist for worksheets. */
  readonly isCustomised: boolean;
  readonly sort: SortOrder;
  readonly page: number;
}

/** A search for every problem in a language. */
export function initialCriteria(language: Language | undefined = defaultLanguage): SearchCriteria {
  return {
    kind: 'problem',
    query: '',
    language,
    section: undefined,
    topic: undefined,
    objectives: [],
    difficulty: fullDifficulty,
    isCustomised: false,
    sort: 'relevance',
    page: 1,
  };
}

/** Whether the order compares difficulties, which only problems have. */
export function sortsByDifficulty(sort: SortOrder): boolean {
  return sort === 'difficultyAscending' || sort === 'difficultyDescending';
}

/** The orders that make sense for a kind of hit. */
export function sortOrdersOf(kind: HitKind): readonly SortOrder[] {
  return kind === 'problem' ? sortOrders : sortOrders.filter((sort) => !sortsByDifficulty(sort));
}

/** Whether the difficulties leave anything out: only then they are part of a search (specification 000 §5). */
export function narrowsDifficulty({ kind, difficulty }: SearchCriteria): boolean {
  return kind === 'problem' && (difficulty.from > fullDifficulty.from || difficulty.to < fullDifficulty.to);
}

/** How many pages a result has; one at least. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
