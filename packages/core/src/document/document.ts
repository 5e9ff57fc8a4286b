import type { Language } from '../language/index.ts';
import type { Block } from './block.ts';
import type { CourseChapter } from './course-chapter.ts';
import type { Inline } from './inline.ts';

export const documentKinds = ['article', 'problem', 'course'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** One implementation of a document: its text in one language, ready to be shown. */
export interface Document {
  readonly kind: DocumentKind;
  readonly language: Language;
  readonly title: readonly Inline[];
  readonly subtitle?: readonly Inline[];
  /** The authors named below the title. */
  readonly authors?: readonly Author[];
  readonly version?: string;
  readonly metadata: Metadata;
  /** The page; of a course, its introduction. */
  readonly blocks: readonly Block[];
  /** Only a course has any. */
  readonly chapters?: readonly CourseChapter[];
}

/** An author's name and affiliation. */
export interface Author {
  readonly name: readonly Inline[];
  readonly affiliation?: string;
}

/** What the pool knows about a document. Topics are paths, starting at the subject area. */
export interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly topics: readonly (readonly string[])[];
  readonly objectives: readonly string[];
  readonly labels: readonly string[];
  /** The authors: names, or paths of their entries. */
  readonly authors: readonly string[];
  readonly copyright?: string;
  readonly status?: DocumentStatus;
  readonly changelog?: string;
  /** The targets of the local ids used in the content. */
  readonly references: readonly ContentReference[];
  /** Documents that this one may be attached to. */
  readonly attachableTo: readonly ContentReference[];
  /** The document without content that this one implements in its language. */
  readonly generic?: string;
  readonly corrector?: string;
  readonly courseClass?: string;
  readonly summary?: string;
  /** When a worksheet is open, as written by the author. */
  readonly timeframe?: { readonly start: string; readonly end: string };
  readonly section?: string;
  /** Its chapter by number: 1001 and 1002 are the chapters 1A and 1B (specification 002 §9). */
  readonly chapter?: number;
  /** 0 (easy) to 10 (hard). */
  readonly difficulty?: number;
}

/** How far the work on a document has progressed. */
export const documentStatuses = [
  'pre',
  'devel_ok',
  'content_ok',
  'content_complete',
  'ok_for_publication',
  'final',
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** A file (component) or document (link) and the local id the content uses for it. */
export interface ContentReference {
  readonly use: 'component' | 'link' | 'attachable';
  /** Such as `image` or `article`. */
  readonly type: string;
  /** Its place in the content; missing if unknown. */
  readonly path?: string;
  readonly lid: string;
}
