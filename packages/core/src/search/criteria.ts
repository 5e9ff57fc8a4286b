import { defaultLanguage, type Language } from '../language/index.ts';

/** The kinds of documents that can be searched for. */
export const hitKinds = ['problem', 'article', 'worksheet', 'pdf'] as const;

/** The kind of a search and of its hits. */
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

/** A range of difficulties, inclusive. */
export interface DifficultyRange {
  readonly from: number;
  readonly to: number;
}

/** All difficulties (specification 000 §5). */
export const fullDifficulty: DifficultyRange = { from: 0, to: 10 };

/** Rows per page of the selector (specification 000 §9), and of every list that says nothing else. */
export const pageSize = 15;

/** What is searched for, in which order, and which page of the result is shown (from 1). */
export interface SearchCriteria {
  readonly kind: HitKind;
  readonly query: string;
  /** The language of the documents; without one, no search takes place. */
  readonly language: Language | undefined;
  /** A section of the pool, by name; if undefined, all of it. */
  readonly section: string | undefined;
  /** A chapter by number: 1001 is the chapter 1A. */
  readonly chapter: number | undefined;
  /** A topic path from the subject area down, joined with `/`; matches hits at or below it. */
  readonly topic: string | undefined;
  /** Learning objectives by name; a hit must have one of them. */
  readonly objectives: readonly string[];
  /** Labels that users have given; a hit must have one of them. */
  readonly userLabels: readonly string[];
  /** Only applies to problems. */
  readonly difficulty: DifficultyRange;
  /** Only the user's own customisations; there are none of worksheets and PDFs. */
  readonly isCustomised: boolean;
  /** Only worksheets that the user has created; only available for worksheets. */
  readonly isOwn: boolean;
  readonly sort: SortOrder;
  readonly page: number;
}

/** A search for all problems in a language. */
export function initialCriteria(language: Language | undefined = defaultLanguage): SearchCriteria {
  return {
    kind: 'problem',
    query: '',
    language,
    section: undefined,
    chapter: undefined,
    topic: undefined,
    objectives: [],
    userLabels: [],
    difficulty: fullDifficulty,
    isCustomised: false,
    isOwn: false,
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

/** Whether the range of difficulties excludes anything: only then is it part of a search (specification 000 §5). */
export function narrowsDifficulty({ kind, difficulty }: SearchCriteria): boolean {
  return kind === 'problem' && (difficulty.from > fullDifficulty.from || difficulty.to < fullDifficulty.to);
}

/** Whether a kind of hit can be customised (specification 000 §2). */
export function hasCustomisations(kind: HitKind): boolean {
  return kind === 'problem' || kind === 'article';
}

/** The number of pages of a result; at least one. */
export function pageCount(total: number, size = pageSize): number {
  return Math.max(1, Math.ceil(total / size));
}
