import type { Span } from '../source/index.ts';

/** A name of the taxonomy with the place where it is written. */
export interface TaxonomyName {
  readonly name: string;
  readonly place: Span;
}

/** A topic, its learning objectives and the topics below it. `path` leads to it from the subject area, joined by `/`. */
export interface TopicNode extends TaxonomyName {
  readonly path: string;
  readonly objectives: readonly TaxonomyName[];
  readonly children: readonly TopicNode[];
}

/** Everything documents can be classified by: topics as a tree, and three lists. */
export interface TaxonomyTree {
  readonly topics: readonly TopicNode[];
  readonly objectives: readonly TaxonomyName[];
  readonly labels: readonly TaxonomyName[];
  readonly sections: readonly TaxonomyName[];
}

/** The taxonomy of a platform that has none. */
export const emptyTree: TaxonomyTree = { topics: [], objectives: [], labels: [], sections: [] };

/** The largest file of a taxonomy, in UTF-8 bytes. */
export const largestLabeling = 1_000_000;

/** How deep topics may be nested; the subject areas are at depth 1. */
export const deepestTopic = 50;
