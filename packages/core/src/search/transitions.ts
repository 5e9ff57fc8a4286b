import type { Language } from '../language/index.ts';
import {
  fullDifficulty,
  initialCriteria,
  sortsByDifficulty,
  type DifficultyRange,
  type HitKind,
  type SearchCriteria,
  type SortOrder,
} from './criteria.ts';

/** The filters of a search that can be set one by one. */
export interface Filters {
  readonly query: string;
  readonly language: Language | undefined;
  readonly section: string | undefined;
  readonly topic: string | undefined;
  readonly objectives: readonly string[];
  readonly isCustomised: boolean;
}

/** Sets filters; the result starts again at its first page (specification 000 §4). */
export function filterBy(criteria: SearchCriteria, filters: Partial<Filters>): SearchCriteria {
  return { ...criteria, ...filters, page: 1 };
}

/**
 * Looks for another kind of hit. An order by difficulty gives way to relevance where there are no difficulties
 * (specification 000 §4), and worksheets have no customisations.
 */
export function lookFor(criteria: SearchCriteria, kind: HitKind): SearchCriteria {
  return {
    ...criteria,
    kind,
    isCustomised: kind !== 'worksheet' && criteria.isCustomised,
    sort: kind !== 'problem' && sortsByDifficulty(criteria.sort) ? 'relevance' : criteria.sort,
    page: 1,
  };
}

/** Limits the difficulties; the ends are exchanged when they are the wrong way round, and kept within 0 to 10. */
export function limitDifficulty(criteria: SearchCriteria, range: DifficultyRange): SearchCriteria {
  const ends = [range.from, range.to].map((end) => Math.min(Math.max(end, fullDifficulty.from), fullDifficulty.to));
  return { ...criteria, difficulty: { from: Math.min(...ends), to: Math.max(...ends) }, page: 1 };
}

/** Adds an objective to the filter, or takes it out. */
export function toggleObjective(criteria: SearchCriteria, objective: string): SearchCriteria {
  const objectives = criteria.objectives.includes(objective)
    ? criteria.objectives.filter((other) => other !== objective)
    : [...criteria.objectives, objective];
  return filterBy(criteria, { objectives });
}

/** Puts the result into another order, from its first page on (specification 000 §4). */
export function sortBy(criteria: SearchCriteria, sort: SortOrder): SearchCriteria {
  return { ...criteria, sort, page: 1 };
}

/** Turns to a page, counted from 1. */
export function turnTo(criteria: SearchCriteria, page: number): SearchCriteria {
  return { ...criteria, page: Math.max(1, Math.trunc(page)) };
}

/** Takes every filter away; what is looked for, its language and its order stay. */
export function clearFilters({ kind, language, sort }: SearchCriteria): SearchCriteria {
  return { ...initialCriteria(language), kind, sort };
}
