import type { Glimpse } from '../exercise/index.ts';
import type { Language, LocalizedText } from '../language/index.ts';
import type { HitKind } from './criteria.ts';

/** A part of a name that contains a word it was found by: from a UTF-16 unit up to another, exclusive. */
export type NameMark = readonly [from: number, to: number];

/** A document found by a search. `language` is the one it was found in. */
export interface DocumentHit {
  readonly kind: 'problem' | 'article';
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly marks: readonly NameMark[];
  readonly language: Language;
  readonly languages: readonly Language[];
  /** The number of worksheets that contain it. */
  readonly worksheetCount: number;
  /** Topic paths from the subject area down, joined with `/`. */
  readonly topics: readonly string[];
  /** What users have labelled it with. */
  readonly userLabels: readonly string[];
  /** Whether it is a customisation, which only its owner finds. */
  readonly isCustomised: boolean;
  /** 0 (easy) to 10 (hard). */
  readonly difficulty: number | undefined;
  /** ISO 8601; undefined if nobody knows when it was made. */
  readonly createdDate: string | undefined;
}

/** The first lines of a document as they are drawn, and its authors as far as they are known. */
export interface DocumentGlimpse {
  readonly path: string;
  readonly pieces: Glimpse;
  readonly authors: readonly string[];
}

/** A worksheet found by a search. `id` is that of its template. */
export interface WorksheetHit {
  readonly kind: 'worksheet';
  readonly id: string;
  readonly title: LocalizedText;
  /** In the title in the language of the search. */
  readonly marks: readonly NameMark[];
  readonly languages: readonly Language[];
  readonly topics: readonly string[];
  readonly problemCount: number;
  /** The total points of its newest worksheet. */
  readonly points: number;
  /** The name of its author. */
  readonly createdBy: string;
  /** ISO 8601. */
  readonly createdDate: string;
  /** Whether all authors find it, or only the one who has created it. */
  readonly isVisibleToAll: boolean;
}

/**
 * A file to read or print, in each of its languages: what specification 000 §3 calls a generic PDF document. `path` is
 * that of the content, without a language.
 */
export interface PdfHit {
  readonly kind: 'pdf';
  readonly path: string;
  readonly name: string;
  readonly marks: readonly NameMark[];
  readonly language: Language;
  readonly languages: readonly Language[];
  /** ISO 8601; undefined if nobody knows when it was made. */
  readonly createdDate: string | undefined;
}

/** A search hit. */
export type SearchHit = DocumentHit | WorksheetHit | PdfHit;

/** Whether a hit is a document of the pool that is shown as a page. */
export function isDocumentHit(hit: SearchHit): hit is DocumentHit {
  return hit.kind === 'problem' || hit.kind === 'article';
}

/**
 * What a query was taken for: a path or an address, words, words of other languages, or, since nothing contains its
 * words, words near to them. Without a query everything is found.
 */
export type FoundBy = 'everything' | 'place' | 'words' | 'otherLanguages' | 'nearWords';

/** How much another language holds. */
export interface HeldElsewhere {
  readonly kind: HitKind;
  readonly language: Language;
  readonly total: number;
}

/** One page of hits, and the total number of hits. */
export interface ResultPage {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** The number of hits of each kind by the same criteria. */
  readonly totals: Readonly<Record<HitKind, number>>;
  readonly foundBy: FoundBy;
  /** Queries that find something and may have been meant, if nothing contains the words of the query. */
  readonly nearQueries: readonly string[];
  /** What other languages hold, if there are no hits. */
  readonly elsewhere: readonly HeldElsewhere[];
}
