import type { Language, LocalizedText } from '../language/index.ts';

/** A document found by a search. `language` is the one it was found in. */
export interface DocumentHit {
  readonly kind: 'problem' | 'article';
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly language: Language;
  readonly languages: readonly Language[];
  /** Topic paths from the subject area down, joined with `/`. */
  readonly topics: readonly string[];
  /** What users have labelled it with. */
  readonly userLabels: readonly string[];
  /** Whether it is a customisation, which only its owner finds. */
  readonly isCustomised: boolean;
  /** 0 (easy) to 10 (hard). */
  readonly difficulty: number | undefined;
  /** ISO 8601. */
  readonly createdDate: string;
}

/** A worksheet found by a search. `id` is that of its template. */
export interface WorksheetHit {
  readonly kind: 'worksheet';
  readonly id: string;
  readonly title: LocalizedText;
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

/** A search hit. */
export type SearchHit = DocumentHit | WorksheetHit;

/** One page of hits, and the total number of hits. */
export interface ResultPage {
  readonly hits: readonly SearchHit[];
  readonly total: number;
}
