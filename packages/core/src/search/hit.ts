import type { Language, LocalizedText } from '../language/index.ts';

/** A document the search found. `language` is the one it was found in. */
export interface DocumentHit {
  readonly kind: 'problem' | 'article';
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly language: Language;
  readonly languages: readonly Language[];
  /** Paths of topics from the subject area down, joined with `/`. */
  readonly topics: readonly string[];
  /** 0 (easy) to 10 (hard). */
  readonly difficulty: number | undefined;
  /** ISO 8601. */
  readonly createdDate: string;
}

/** A worksheet the search found. `id` is that of its template. */
export interface WorksheetHit {
  readonly kind: 'worksheet';
  readonly id: string;
  readonly title: LocalizedText;
  readonly languages: readonly Language[];
  readonly topics: readonly string[];
  readonly problemCount: number;
  /** Of its newest worksheet, all problems together. */
  readonly points: number;
  /** The name of its author. */
  readonly createdBy: string;
  /** ISO 8601. */
  readonly createdDate: string;
}

/** Something the search found. */
export type SearchHit = DocumentHit | WorksheetHit;

/** One page of what was found, and how much there is on all pages. */
export interface ResultPage {
  readonly hits: readonly SearchHit[];
  readonly total: number;
}
