import type { Language } from '../language/index.ts';
import {
  fullDifficulty,
  hasCustomisations,
  initialCriteria,
  sortsByDifficulty,
  type DifficultyRange,
  type HitKind,
  type SearchCriteria,
  type SortOrder,
} from './criteria.ts';

/** The filters of a search that can be set individually. */
export interface Filters {
  readonly query: string;
  readonly language: Language | undefined;
  readonly section: string | undefined;
  readonly chapter: number | undefined;
  readonly topic: string | undefined;
  readonly objectives: readonly string[];
  readonly userLabels: readonly string[];
  readonly isCustomised: boolean;
  readonly isOwn: boolean;
}

/** Sets filters; the result starts again at its first page (specification 000 §4). */
export function filterBy(criteria: SearchCriteria, filters: Partial<Filters>): SearchCriteria {
  return { ...criteria, ...filters, page: 1 };
}

/**
 * Switches to another kind of hit. Sorting by difficulty falls back to relevance where there are no difficulties
 * (specification 000 §4), and worksheets and PDFs have no customisations. Only worksheets have an author to filter by.
 */
export function lookFor(criteria: SearchCriteria, kind: HitKind): SearchCriteria {
  return {
    ...criteria,
    kind,
    isCustomised: hasCustomisations(kind) && criteria.isCustomised,
    isOwn: kind === 'worksheet' && criteria.isOwn,
    sort: kind !== 'problem' && sortsByDifficulty(criteria.sort) ? 'relevance' : criteria.sort,
    page: 1,
  };
}

/** Limits the difficulties; bounds are swapped if reversed, and clamped to 0 … 10. */
export function limitDifficulty(criteria: SearchCriteria, range: DifficultyRange): SearchCriteria {
  const ends = [range.from, range.to].map((end) => Math.min(Math.max(end, fullDifficulty.from), fullDifficulty.to));
  return { ...criteria, difficulty: { from: Math.min(...ends), to: Math.max(...ends) }, page: 1 };
}

/** Adds an objective to the filter, or removes it. */
export function toggleObjective(criteria: SearchCriteria, objective: string): SearchCriteria {
  return filterBy(criteria, { objectives: toggled(criteria.objectives, objective) });
}

/** Adds a label of users to the filter, or removes it. */
export function toggleUserLabel(criteria: SearchCriteria, label: string): SearchCriteria {
  return filterBy(criteria, { userLabels: toggled(criteria.userLabels, label) });
}

function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Changes the order of the result and returns to its first page (specification 000 §4). */
export function sortBy(criteria: SearchCriteria, sort: SortOrder): SearchCriteria {
  return { ...criteria, sort, page: 1 };
}

/** Goes to a page, counted from 1. */
export function turnTo(criteria: SearchCriteria, page: number): SearchCriteria {
  return { ...criteria, page: Math.max(1, Math.trunc(page)) };
}

/** Removes every filter; kind, language and order stay. */
export function clearFilters({ kind, language, sort }: SearchCriteria): SearchCriteria {
  return { ...initialCriteria(language), kind, sort };
}
