import { chapterName } from '@lemma/core/course';
import type { ActiveFilter } from '@lemma/core/search';
import { topicChain, type Names } from '@lemma/core/taxonomy';
import type { Translate } from '../language/index.ts';

/** An active filter in words. */
export function filterText(filter: ActiveFilter, t: Translate<'search'>, names: Names): string {
  switch (filter.kind) {
    case 'query':
      return t('chips.query', { value: filter.value });
    case 'section':
      return t('chips.section', { value: names.section(filter.value) });
    case 'chapter':
      return t('chips.chapter', { value: chapterName(filter.value) });
    case 'topic':
      return t('chips.topic', { value: topicChain(names, filter.value) });
    case 'objective':
      return t('chips.objective', { value: names.objective(filter.value) });
    case 'userLabel':
      return t('chips.userLabel', { value: filter.value });
    case 'difficulty':
      return t('chips.difficulty', { from: filter.range.from, to: filter.range.to });
    case 'customised':
      return t('chips.customised');
    case 'own':
      return t('own');
  }
}
