import type { Kysely } from 'kysely';
import { guard, permissions, userOf } from '@lemma/core/session';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Handlers } from '../http/index.ts';
import { Glimpses } from './glimpses.ts';
import { labelDocuments } from './label-documents.ts';
import { filterValuesIn, findPage, type Search } from './search.ts';

/** Answers the search calls. */
export function searchHandlers(
  db: Kysely<Tables>,
): Pick<Handlers, 'search' | 'filterValues' | 'labelDocuments' | 'glimpses'> {
  const drawn = new Glimpses(db);
  return {
    async glimpses({ lang, paths }, caller) {
      const glimpses = await drawn.of(paths, lang, caller);
      return succeed({
        glimpses: glimpses.map(({ path, pieces, authors }) => ({ path, pieces: [...pieces], authors: [...authors] })),
      });
    },

    async filterValues({ lang, type }, caller) {
      const { sections, topics, objectives, userLabels } = await filterValuesIn(db, lang, type, caller);
      return succeed({
        sections: [...sections],
        topics: [...topics],
        objectives: [...objectives],
        userLabels: [...userLabels],
      });
    },

    async labelDocuments(labelling, caller, _name, key) {
      const author = userOf(caller);
      if (!author) throw new Error('The role table lets guests label documents, but labels have an author.');
      return labelDocuments(db, labelling, author, key);
    },

    async search(request, caller) {
      const search: Search = {
        type: request.type,
        language: request.lang,
        typed: request.query ?? '',
        sortBy: request.sort_by,
        descending: request.sort_direction === 'DESC',
        page: request.pageNumber,
        pageSize: request.pageSize,
        section: request.section || undefined,
        // Who may not customise finds nothing by it (specification 000 §6).
        customized: guard(caller, permissions.customise) === 'allowed' ? request.customization : undefined,
        own: request.own === true,
        difficulty: { from: request.min_difficulty ?? 0, to: request.max_difficulty ?? 10 },
        objectives: partsOf(request.objectives),
        userLabels: partsOf(request.user_labels),
        topic: partsOf(request.topics).join('/') || undefined,
      };
      const { hits, totals, foundBy, nearQueries, elsewhere } = await findPage(db, search, caller);
      return succeed({
        searchHits: [...hits],
        totalHits: totals[search.type],
        typeTotals: totals,
        foundBy,
        nearQueries: [...nearQueries],
        elsewhere: [...elsewhere],
      });
    },
  };
}

function partsOf(joined = ''): readonly string[] {
  return joined
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
