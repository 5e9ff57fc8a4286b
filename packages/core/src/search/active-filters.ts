import { fullDifficulty, narrowsDifficulty, type DifficultyRange, type SearchCriteria } from './criteria.ts';
import { filterBy, limitDifficulty, toggleObjective, toggleUserLabel } from './transitions.ts';

/** A filter that excludes hits, as shown above the result, where it can be removed. */
export type ActiveFilter =
  | { readonly kind: 'query'; readonly value: string }
  | { readonly kind: 'section'; readonly value: string }
  | { readonly kind: 'chapter'; readonly value: number }
  | { readonly kind: 'topic'; readonly value: string }
  | { readonly kind: 'objective'; readonly value: string }
  | { readonly kind: 'userLabel'; readonly value: string }
  | { readonly kind: 'difficulty'; readonly range: DifficultyRange }
  | { readonly kind: 'customised' }
  | { readonly kind: 'own' };

/** The filters that exclude hits. */
export function activeFilters(criteria: SearchCriteria): readonly ActiveFilter[] {
  const { query, section, chapter, topic, objectives, userLabels, difficulty } = criteria;
  return [
    ...(query.trim() === '' ? [] : [{ kind: 'query', value: query.trim() } as const]),
    ...(section === undefined ? [] : [{ kind: 'section', value: section } as const]),
    ...(chapter === undefined ? [] : [{ kind: 'chapter', value: chapter } as const]),
    ...(topic === undefined ? [] : [{ kind: 'topic', value: topic } as const]),
    ...objectives.map((value) => ({ kind: 'objective', value }) as const),
    ...userLabels.map((value) => ({ kind: 'userLabel', value }) as const),
    ...(narrowsDifficulty(criteria) ? [{ kind: 'difficulty', range: difficulty } as const] : []),
    ...(criteria.isCustomised ? [{ kind: 'customised' } as const] : []),
    ...(criteria.isOwn ? [{ kind: 'own' } as const] : []),
  ];
}

/** Removes one filter. */
export function dropFilter(criteria: SearchCriteria, filter: ActiveFilter): SearchCriteria {
  switch (filter.kind) {
    case 'query':
      return filterBy(criteria, { query: '' });
    case 'section':
      return filterBy(criteria, { section: undefined });
    case 'chapter':
      return filterBy(criteria, { chapter: undefined });
    case 'topic':
      return filterBy(criteria, { topic: undefined });
    case 'objective':
      return toggleObjective(criteria, filter.value);
    case 'userLabel':
      return toggleUserLabel(criteria, filter.value);
    case 'difficulty':
      return limitDifficulty(criteria, fullDifficulty);
    case 'customised':
      return filterBy(criteria, { isCustomised: false });
    case 'own':
      return filterBy(criteria, { isOwn: false });
  }
}
