import { readableName, topicName, type ActiveFilter } from '@lemma/core/search';
import type { Translate } from '../language/index.ts';

/** An active filter in words. */
export function filterText(filter: ActiveFilter, t: Translate<'search'>): string {
  switch (filter.kind) {
    case 'query':
      return t('chips.query', { value: filter.value });
    case 'section':
      return t('chips.section', { value: filter.value });
    case 'topic':
      return t('chips.topic', { value: topicName(filter.value) });
    case 'objective':
      return t('chips.objective', { value: readableName(filter.value) });
    case 'difficulty':
      return t('chips.difficulty', { from: filter.range.from, to: filter.range.to });
    case 'customised':
      return t('chips.customised');
    case 'own':
      return t('own');
  }
}
