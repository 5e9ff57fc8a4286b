import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Calls } from '@lemma/api-client/wire';
import { guard, permissions, userOf, type Session } from '@lemma/core/session';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Revisions } from '../revision/index.ts';
import { filterValuesOf } from './filter-values.ts';
import { Glimpses } from './glimpses.ts';
import { Pool } from './known-pool.ts';
import { labelDocuments } from './label-documents.ts';
import type { Search } from './matching.ts';
import { findPage } from './search.ts';

/** Answers the search calls. */
export function searchHandlers(
  db: Kysely<Tables>,
  revisions: Revisions,
): Pick<Handlers, 'search' | 'filterValues' | 'labelDocuments' | 'glimpses'> {
  const drawn = new Glimpses(db, revisions);
  const pool = new Pool(db, revisions);
  return {
    async glimpses({ lang, paths }, caller, _name, _key, now) {
      const glimpses = await drawn.of(paths, lang, { caller, now });
      return succeed({
        glimpses: glimpses.map(({ path, pieces, authors }) => ({ path, pieces: [...pieces], authors: [...authors] })),
      });
    },

    async filterValues(request, caller, _name, _key, now) {
      const known = await pool.knownTo({ caller, now });
      const { values, languages, own } = await filterValuesOf(known, searchOf(request, caller));
      return succeed({
        languages: [...languages],
        sections: [...values.section],
        chapters: [...values.chapter],
        topics: [...values.topic],
        objectives: [...values.objective],
        userLabels: [...values.userLabel],
        difficulties: [...values.difficulty],
        customized: values.customized[0]?.count ?? 0,
        own,
      });
    },

    async labelDocuments(labelling, caller, _name, key) {
      const author = userOf(caller);
      if (!author) throw new Error('The role table lets guests label documents, but labels have an author.');
      return labelDocuments(db, labelling, author, key);
    },

    async search(request, caller, _name, _key, now) {
      const search = searchOf(request, caller);
      const known = await pool.knownTo({ caller, now });
      const { hits, totals, foundBy, nearQueries, elsewhere } = await findPage(known, search);
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

type Narrowing = v.InferOutput<Calls['filterValues']['request']>;
type Listing = Pick<
  v.InferOutput<Calls['search']['request']>,
  'sort_by' | 'sort_direction' | 'pageNumber' | 'pageSize'
>;

/** A search as it is asked for; without an order and a page where these mean nothing. */
function searchOf(request: Narrowing & Partial<Listing>, caller: Session): Search {
  return {
    type: request.type,
    language: request.lang,
    typed: request.query ?? '',
    sortBy: request.sort_by ?? 'RELEVANCE',
    descending: request.sort_direction === 'DESC',
    page: request.pageNumber ?? 0,
    pageSize: request.pageSize ?? 0,
    section: request.section || undefined,
    chapter: request.chapter,
    // Who may not customise finds nothing by it (specification 000 §6).
    customized: guard(caller, permissions.customise) === 'allowed' ? request.customization : undefined,
    own: request.own === true,
    difficulty: { from: request.min_difficulty ?? 0, to: request.max_difficulty ?? 10 },
    objectives: partsOf(request.objectives),
    userLabels: partsOf(request.user_labels),
    topic: partsOf(request.topics).join('/') || undefined,
  };
}

function partsOf(joined = ''): readonly string[] {
  return joined
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
