import { languages } from '@lemma/core/language';
import {
  narrowsDifficulty,
  type HitKind,
  type ResultPage,
  type SearchableCriteria,
  type SearchFailure,
  type SearchGateway,
  type SearchHit,
  type SortOrder,
} from '@lemma/core/search';
import { fail, succeed, type Cancellable, type Result } from '@lemma/core/store';
import { cancellable, commonFailure, type HttpClient, type HttpFailure } from '../http/index.ts';
import { search, type SearchRequest, type SearchResponse, type Taxonomy } from '../wire/index.ts';

type SearchAnswer = Result<ResultPage, SearchFailure>;

/** Searches the server's pool. */
export class HttpSearchGateway implements SearchGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  find(criteria: SearchableCriteria): Cancellable<SearchAnswer> {
    return cancellable((signal) => this.#find(criteria, signal));
  }

  async #find(criteria: SearchableCriteria, signal: AbortSignal): Promise<SearchAnswer> {
    const found = await this.#http.call(search, requestFor(criteria), signal);
    if (!found.ok) return fail(searchFailure(found.failure));
    const { searchHits, totalHits: total, typeTotals, foundBy, nearQueries, elsewhere } = found.value;
    const { generic_pdf_document: pdf, ...ofPages } = typeTotals;
    return succeed({
      hits: searchHits.map(hitFrom),
      total,
      totals: { ...ofPages, pdf },
      foundBy,
      nearQueries,
      elsewhere: elsewhere.map(({ type, lang, ...held }) => ({ kind: kindOf(type), language: lang, ...held })),
    });
  }
}

const orders = {
  relevance: { sort_by: 'RELEVANCE', sort_direction: 'DESC' },
  nameAscending: { sort_by: 'NAME', sort_direction: 'ASC' },
  nameDescending: { sort_by: 'NAME', sort_direction: 'DESC' },
  dateAscending: { sort_by: 'DATE', sort_direction: 'ASC' },
  dateDescending: { sort_by: 'DATE', sort_direction: 'DESC' },
  difficultyAscending: { sort_by: 'DIFFICULTY', sort_direction: 'ASC' },
  difficultyDescending: { sort_by: 'DIFFICULTY', sort_direction: 'DESC' },
} as const satisfies Record<SortOrder, Partial<SearchRequest>>;

/** The server counts pages from 0. */
function requestFor(criteria: SearchableCriteria): SearchRequest {
  const { sort, page, pageSize } = criteria;
  return { ...narrowingOf(criteria), pageNumber: page - 1, pageSize, ...orders[sort] };
}

/** What is searched for, without an order; only what narrows the search. */
export function narrowingOf(criteria: Omit<SearchableCriteria, 'pageSize'>) {
  const { kind, query, language, section, chapter, topic, objectives, userLabels, difficulty, isCustomised, isOwn } =
    criteria;
  return {
    type: kind === 'pdf' ? ('generic_pdf_document' as const) : kind,
    lang: language,
    ...(query.trim() === '' ? {} : { query: query.trim() }),
    ...(section === undefined ? {} : { section }),
    ...(chapter === undefined ? {} : { chapter }),
    ...(topic === undefined ? {} : { topics: topic }),
    ...(objectives.length === 0 ? {} : { objectives: objectives.join('/') }),
    ...(userLabels.length === 0 ? {} : { user_labels: userLabels.join('/') }),
    ...(narrowsDifficulty(criteria) ? { min_difficulty: difficulty.from, max_difficulty: difficulty.to } : {}),
    ...(isCustomised ? { customization: true } : {}),
    ...(isOwn ? { own: true } : {}),
  };
}

function searchFailure(failure: HttpFailure): SearchFailure {
  const common = commonFailure(failure);
  return common.kind === 'notFound' ? { kind: 'unavailable' } : common;
}

type HitType = SearchResponse['elsewhere'][number]['type'];

function kindOf(type: HitType): HitKind {
  return type === 'generic_pdf_document' ? 'pdf' : type;
}

function hitFrom(hit: SearchResponse['searchHits'][number]): SearchHit {
  if (hit.type === 'worksheet') {
    const { id, title, marks, createdBy, createdDate, visibleToAllAuthors: isVisibleToAll } = hit;
    const weights = new Map(hit.documents.map(({ path, weight }) => [path, weight]));
    return {
      kind: 'worksheet',
      id,
      title,
      marks,
      languages: languages.filter((language) => title[language] !== undefined),
      topics: topicsOf(hit.taxonomies),
      problemCount: weights.size,
      points: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
      createdBy,
      createdDate,
      isVisibleToAll,
    };
  }
  if (hit.type === 'generic_pdf_document') {
    const { path, name, marks, language, languages: translations, createdDate } = hit;
    return { kind: 'pdf', path, name, marks, language, languages: translations, createdDate };
  }
  const {
    id,
    type,
    name,
    marks,
    language,
    languages: translations,
    worksheetCount,
    taxonomy,
    document,
    userLabels,
    createdDate,
    customized: isCustomised,
  } = hit;
  return {
    kind: type,
    id,
    path: document.path,
    name,
    marks,
    language,
    languages: translations,
    worksheetCount,
    topics: topicsOf([taxonomy]),
    userLabels,
    isCustomised,
    difficulty: taxonomy.difficulty,
    createdDate,
  };
}

function topicsOf(taxonomies: readonly Taxonomy[]): readonly string[] {
  return [...new Set(taxonomies.flatMap(({ topics }) => topics.map((path) => path.join('/'))))];
}
