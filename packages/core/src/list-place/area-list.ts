import { hitKinds, pageSize, type HitKind } from '../search/index.ts';

/** The areas with a list of documents (specification 000 §2). */
export type ListArea = 'pool' | 'browser' | 'selector';

/**
 * Where the rows of a list come from (specification 000 §9): everything there is, the problems of our pool, or the
 * courses of one server.
 */
export type ListSourceKind = 'all' | 'pool' | 'server';

/** What of a source a list shows (specification 000 §3): its courses and their tasks, or all of its documents. */
export type ListScope = 'all' | 'coursesAndTasks';

/** What a row shows: a hit of a search, or a course or task as an LMS knows it. */
export type RowKind = HitKind | 'course' | 'task';

/**
 * What can be done with a row besides opening it: customise it, add it to the worksheet draft, select it for an LMS,
 * see its details, or open it in the editor of the content or on the server that it comes from.
 */
export type RowAction = 'customise' | 'openInEditor' | 'addToDraft' | 'select' | 'details' | 'openThere';

/** What the rows of a source show in one scope. */
export interface ScopeList {
  readonly scope: ListScope;
  readonly kinds: readonly RowKind[];
}

/** What the list of an area offers (specification 000 §6 and §9). */
export interface AreaList {
  /** Of each source; the first scope is shown first. */
  readonly sources: Readonly<Record<ListSourceKind, readonly ScopeList[]>>;
  /** Hits per page. */
  readonly pageSize: number;
  readonly rowActions: Readonly<Record<RowKind, readonly RowAction[]>>;
  /** Of what another server has. */
  readonly serverRowActions: readonly RowAction[];
}

/** As many as a large screen shows at once; the specification leaves it open (000 §9). */
const screenful = 30;

const tasks: ScopeList = { scope: 'coursesAndTasks', kinds: ['course', 'task'] };
const everything: ScopeList = { scope: 'all', kinds: hitKinds };
/** Documents that an LMS can open (specification 000 §9). */
const offered: ScopeList = { scope: 'all', kinds: ['problem', 'article', 'worksheet'] };
/** All others only for source *all* (specification 000 §9). */
const problems: ScopeList = { scope: 'all', kinds: ['problem'] };

/** The lists of areas where worksheets are composed (specification 000 §5: in the sources *pool* and *all*). */
const composing: AreaList = {
  sources: { all: [everything, tasks], pool: [problems, tasks], server: [tasks] },
  pageSize: screenful,
  rowActions: {
    problem: ['customise', 'openInEditor', 'addToDraft'],
    article: ['openInEditor'],
    worksheet: ['details'],
    pdf: [],
    course: [],
    task: ['addToDraft'],
  },
  serverRowActions: ['openThere'],
};

/** The lists of all areas. */
export const areaLists: Readonly<Record<ListArea, AreaList>> = {
  pool: composing,
  browser: composing,
  selector: {
    sources: { all: [tasks, offered], pool: [tasks, problems], server: [tasks] },
    pageSize,
    rowActions: {
      problem: ['addToDraft', 'select'],
      article: ['select'],
      worksheet: ['details', 'select'],
      pdf: [],
      course: ['select'],
      task: ['select'],
    },
    serverRowActions: ['openThere', 'select'],
  },
};

/** The kinds of hits that a source has in an area, in the order of their tabs. */
export function hitKindsOf(area: ListArea, source: ListSourceKind): readonly HitKind[] {
  const list = areaLists[area].sources[source].find(({ scope }) => scope === 'all');
  return hitKinds.filter((kind) => list?.kinds.includes(kind) === true);
}
