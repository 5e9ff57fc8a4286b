import { hitKinds, pageSize, type HitKind } from './criteria.ts';

/** The areas with a list of documents (specification 000 §2). */
export type ListArea = 'pool' | 'browser' | 'selector';

/** Where the rows of a list come from: our pool, or the courses of the server that an LMS has stored. */
export type ListSource = 'pool' | 'courses';

/**
 * What can be done with a row besides opening it: customise it, open it in the editor of the content, add it to the
 * worksheet draft, select it for an LMS, or see its details.
 */
export type RowAction = 'customise' | 'openInEditor' | 'addToDraft' | 'select' | 'details';

/** What the list of an area offers (specification 000 §6 and §9). */
export interface AreaList {
  /** The first one is shown first. */
  readonly sources: readonly ListSource[];
  readonly kinds: readonly HitKind[];
  /** Hits per page. */
  readonly pageSize: number;
  readonly rowActions: Readonly<Record<HitKind, readonly RowAction[]>>;
}

/** As many as a large screen shows at once; the specification leaves it open (000 §9). */
const screenful = 30;

const composing = {
  problem: ['customise', 'openInEditor', 'addToDraft'],
  article: ['openInEditor'],
  worksheet: ['details'],
} as const;

/** The lists of all areas. */
export const areaLists: Readonly<Record<ListArea, AreaList>> = {
  pool: { sources: ['pool'], kinds: hitKinds, pageSize: screenful, rowActions: composing },
  browser: { sources: ['pool'], kinds: hitKinds, pageSize: screenful, rowActions: composing },
  selector: {
    sources: ['courses', 'pool'],
    kinds: hitKinds,
    pageSize,
    rowActions: { problem: ['addToDraft', 'select'], article: ['select'], worksheet: ['details', 'select'] },
  },
};
