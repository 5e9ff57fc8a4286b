import type { ActiveFilter } from '@lemma/core/search';
import type { Translate } from '../language/index.ts';

/** A topic by the last name of its path; the rest of the path says where it belongs. */
export function topicName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** An active filter in words. */
export function filterText(filter: ActiveFilter, t: Translate): string {
  switch (filter.kind) {
    case 'query':
      return t('chips.query', { value: filter.value });
    case 'section':
      return t('chips.section', { value: filter.value });
    case 'topic':
      return t('chips.topic', { value: topicName(filter.value) });
    case 'objective':
      return t('chips.objective', { value: filter.value });
    case 'difficulty':
      return t('chips.difficulty', { from: filter.range.from, to: filter.range.to });
    case 'customised':
      return t('chips.customised');
  }
}
