import type { Kysely } from 'kysely';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Handlers } from '../http/index.ts';
import { filterValuesIn, findDocuments, findWorksheets, type Search } from './search.ts';

/** Answers the search calls. */
export function searchHandlers(db: Kysely<Tables>): Pick<Handlers, 'search' | 'filterValues'> {
  return {
    async filterValues({ lang }) {
      const { sections, topics, objectives } = await filterValuesIn(db, lang);
      return succeed({ sections: [...sections], topics: [...topics], objectives: [...objectives] });
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
        customized: request.customization,
        own: request.own === true,
        difficulty: { from: request.min_difficulty ?? 0, to: request.max_difficulty ?? 10 },
        objectives: partsOf(request.objectives),
        topic: partsOf(request.topics).join('/') || undefined,
      };
      const found =
        search.type === 'worksheet' ? await findWorksheets(db, search, caller) : await findDocuments(db, search);
      return succeed({ searchHits: [...found.hits], totalHits: found.total });
    },
  };
}

function partsOf(joined = ''): readonly string[] {
  return joined
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
