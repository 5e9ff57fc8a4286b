import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, language, line, localizedText, wholeNumber, yesOrNo } from './fields.ts';

/** What the pool knows about a document. `topics` are paths from the subject area down. */
export const taxonomy = v.object({
  topics: v.array(v.array(v.string())),
  objectives: v.array(v.string()),
  labels: v.array(v.string()),
  section: v.exactOptional(v.string()),
  /** By number: 1001 is the chapter 1A. */
  chapter: v.exactOptional(v.number()),
  difficulty: v.exactOptional(v.number()),
});
export type Taxonomy = v.InferOutput<typeof taxonomy>;

/** Where a name contains the words it was found by: from a UTF-16 unit up to another, exclusive. */
const marks = v.array(v.tuple([v.number(), v.number()]));

const hitType = v.picklist(['problem', 'article', 'worksheet', 'generic_pdf_document']);

/** What is searched for. A generic problem is found as its implementations are, and a template by its worksheet. */
const searchedType = v.pipe(
  v.picklist([...hitType.options, 'generic_problem', 'worksheet_template']),
  v.transform((type) => (type === 'generic_problem' ? 'problem' : type === 'worksheet_template' ? 'worksheet' : type)),
);

/** A document found by a search, in the language of the search. */
export const documentHit = v.object({
  id: v.string(),
  type: v.picklist(['problem', 'article']),
  name: v.string(),
  marks,
  document: v.object({ path: documentPath }),
  language,
  /** All languages it exists in. */
  languages: v.array(language),
  /** The number of worksheet templates that contain it. */
  worksheetCount: v.number(),
  taxonomy,
  /** Whether it is a customisation. */
  customized: v.boolean(),
  /** What users have labelled it with. */
  userLabels: v.array(v.string()),
  /** ISO 8601 in UTC; missing if nobody knows when it was made. */
  createdDate: v.exactOptional(v.string()),
});
export type WireDocumentHit = v.InferOutput<typeof documentHit>;

/** A document of a worksheet: its name in one language and its weight in points. */
export const worksheetDocument = v.object({
  path: documentPath,
  name: v.string(),
  language,
  weight: v.number(),
});
export type WorksheetDocument = v.InferOutput<typeof worksheetDocument>;

/** A worksheet template found by a search. */
export const worksheetHit = v.object({
  id: v.string(),
  type: v.literal('worksheet'),
  title: localizedText,
  /** In the title in the language of the search. */
  marks,
  taxonomies: v.array(taxonomy),
  /** With the weights of the newest worksheet made from the template. */
  documents: v.array(worksheetDocument),
  /** The name of the author; `createdById` is the subject of the author's tokens. */
  createdBy: v.string(),
  createdById: v.string(),
  /** ISO 8601 in UTC. */
  createdDate: v.string(),
  visibleToAllAuthors: v.boolean(),
  /**
   * Whether the caller may delete the template: its author may, and users who may delete any (specification 000 §6).
   */
  mayDelete: v.boolean(),
});
export type WireWorksheetHit = v.InferOutput<typeof worksheetHit>;

/** A file found by a search, in the language of the search or in all. */
const pdfHit = v.object({
  type: v.literal('generic_pdf_document'),
  name: v.string(),
  marks,
  /** That of the content, without a language. */
  path: documentPath,
  language,
  /** All languages it exists in. */
  languages: v.array(language),
  /** ISO 8601 in UTC; missing if nobody knows when it was made. */
  createdDate: v.exactOptional(v.string()),
});
export type WirePdfHit = v.InferOutput<typeof pdfHit>;

const difficultyStep = v.pipe(wholeNumber, v.minValue(0), v.maxValue(10));

/** What narrows a search. */
const narrowing = {
  query: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
  section: v.exactOptional(line(200)),
  chapter: v.exactOptional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(9999))),
  /** Only customised (true) or only original (false) documents. */
  customization: v.exactOptional(yesOrNo),
  /** Only worksheets of the caller. */
  own: v.exactOptional(yesOrNo),
  min_difficulty: v.exactOptional(difficultyStep),
  max_difficulty: v.exactOptional(difficultyStep),
  /** Names of learning objectives joined by `/`; a hit must have one of them. */
  objectives: v.exactOptional(line(2000)),
  /** Labels of users joined by `/`; a hit must have one of them. */
  user_labels: v.exactOptional(line(2000)),
  /** One topic path from the subject area down, joined by `/`; matches hits at or below it. */
  topics: v.exactOptional(line(2000)),
};

/** Finds documents or worksheets; the answer is one page of hits. */
export const search = endpoint({
  id: 'search',
  method: 'GET',
  path: '/search',
  summary: 'Finds problems, articles, worksheets or PDF files, one page at a time',
  request: v.object({
    type: searchedType,
    lang: language,
    sort_by: v.optional(v.picklist(['NAME', 'DATE', 'DIFFICULTY', 'RELEVANCE']), 'RELEVANCE'),
    sort_direction: v.optional(v.picklist(['ASC', 'DESC']), 'ASC'),
    /** Zero-based. */
    pageNumber: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(1_000_000)), 0),
    pageSize: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), 15),
    ...narrowing,
  }),
  response: v.object({
    searchHits: v.array(v.variant('type', [documentHit, worksheetHit, pdfHit])),
    totalHits: v.number(),
    /** The number of hits of each type by the same conditions. */
    typeTotals: v.object({
      problem: v.number(),
      article: v.number(),
      worksheet: v.number(),
      generic_pdf_document: v.number(),
    }),
    /**
     * What the query was taken for: a path or an address, words, words of other languages, or, since nothing contains
     * them, words near to them.
     */
    foundBy: v.picklist(['everything', 'place', 'words', 'otherLanguages', 'nearWords']),
    /** Queries that find something and may have been meant, if nothing contains the words of the query. */
    nearQueries: v.array(v.string()),
    /** What other languages hold, if there are no hits. */
    elsewhere: v.array(v.object({ type: hitType, lang: language, total: v.number() })),
  }),
  answers: 'json',
});
/** A value, and how many hits have it. */
const countedValue = v.object({ value: v.string(), count: v.number() });

/**
 * What a search can be narrowed by further: the values that its hits have. The choice made in a filter does not count
 * for that filter, so that its other values can be compared; a chosen value is always among them.
 */
export const filterValues = endpoint({
  id: 'filterValues',
  method: 'GET',
  path: '/search/filters',
  summary: 'The values by which a search can be narrowed further, each with the number of its hits',
  request: v.object({ lang: language, type: v.optional(searchedType, 'problem'), ...narrowing }),
  response: v.object({
    languages: v.array(v.object({ value: language, count: v.number() })),
    sections: v.array(countedValue),
    /** By number: 1001 is the chapter 1A. */
    chapters: v.array(countedValue),
    /** Paths from the subject area down, joined by `/`; ancestors of a topic are topics, too. */
    topics: v.array(countedValue),
    objectives: v.array(countedValue),
    userLabels: v.array(countedValue),
    /** Of problems, in steps from 0 to 10. */
    difficulties: v.array(countedValue),
    /** How many are customisations of the caller, and how many worksheets are the caller's. */
    customized: v.number(),
    own: v.number(),
  }),
  answers: 'json',
});

export type SearchRequest = v.InferInput<typeof search.request>;
export type SearchResponse = v.InferOutput<typeof search.response>;
