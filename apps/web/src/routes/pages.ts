import type { AnalyticsEvent } from '@lemma/core/platform';
import type { Language } from '@lemma/core/language';
import type { ListArea } from '@lemma/core/list-place';
import { guard, permissions, type Requirement, type Session } from '@lemma/core/session';

/** Areas with the same structure: a list, and below it previews and worksheets (specification 000 §2). */
export type Area = ListArea;

/** The pages by name; the shell has a text for each under `pages`. */
export type PageName =
  | 'home'
  | Area
  | 'course'
  | 'article'
  | 'preview'
  | 'worksheet'
  | 'paper'
  | 'resource'
  | 'taxonomy'
  | 'customise'
  | 'documents'
  | 'problem'
  | 'selftest'
  | 'learners'
  | 'assignments'
  | 'tryOut'
  | 'devTools'
  | 'snapshot'
  | 'editorPreview'
  | 'notFound';

/** What the frame around a page needs to know about it. */
export interface Page {
  readonly name: PageName;
  readonly path: string;
  /** The ancestor pages, from the root down. */
  readonly above: readonly Page[];
  readonly requirement: Requirement;
  /** The language of the page, if it is fixed. */
  readonly language?: Language;
  /** Whether it is embedded in another program, which has a header of its own. */
  readonly inside?: true;
}

const home: Page = { name: 'home', path: '/', above: [], requirement: 'public' };
const course: Page = { name: 'course', path: '/course', above: [home], requirement: 'public' };
const pool: Page = { name: 'pool', path: '/pool/browser', above: [home], requirement: permissions.usePool };
const selector: Page = { name: 'selector', path: '/lms-problem-selector', above: [], requirement: 'public' };
const browser: Page = { name: 'browser', path: '/browser', above: [home], requirement: permissions.useBrowser };

/** The pages of an area. */
export const areas = {
  pool: {
    list: pool,
    preview: below(pool, 'preview', '/pool'),
    worksheet: below(pool, 'worksheet', '/pool'),
    paper: below(pool, 'paper', '/pool'),
  },
  browser: {
    list: browser,
    preview: below(browser, 'preview', '/browser'),
    worksheet: below(browser, 'worksheet', '/browser'),
    paper: below(browser, 'paper', '/browser'),
  },
  // The calls decide what is shown: what an LMS may offer is public, the pool is not.
  selector: {
    list: selector,
    // Without the query of the LMS, the list is no place to go back to.
    preview: { ...below(selector, 'preview', selector.path), above: [] },
    worksheet: { ...below(selector, 'worksheet', selector.path), above: [], requirement: 'login' },
  },
} as const satisfies Readonly<Record<Area, unknown>>;

/** Every page except the one for unknown addresses (specification 000 §2). */
export const pages = {
  home,
  course,
  article: { name: 'article', path: '/course/article', above: [home, course], requirement: 'public' },
  problem: { name: 'problem', path: '/problem', above: [home], requirement: 'login' },
  selftest: { name: 'selftest', path: '/self-test', above: [home], requirement: permissions.takeSelftests },
  learners: { name: 'learners', path: '/learners', above: [home], requirement: permissions.accompanyLearners },
  assignments: {
    name: 'assignments',
    path: '/assignments',
    above: [home],
    requirement: permissions.accompanyLearners,
  },
  resource: { name: 'resource', path: '/pool', above: [home], requirement: 'login' },
  taxonomy: { name: 'taxonomy', path: '/pool/taxonomy', above: [home], requirement: permissions.editTaxonomy },
  documents: { name: 'documents', path: '/documents', above: [home], requirement: permissions.customise },
  customise: { name: 'customise', path: '/cep', above: [home], requirement: permissions.customise },
  tryOut: { name: 'tryOut', path: '/try-out', above: [home], requirement: 'public', language: 'en' },
  devTools: { name: 'devTools', path: '/dev-tools', above: [home], requirement: permissions.useDeveloperTools },
  snapshot: { name: 'snapshot', path: '/snapshot-preview', above: [home], requirement: permissions.seeSnapshot },
  editorPreview: {
    name: 'editorPreview',
    path: '/web-miau/preview',
    above: [],
    requirement: permissions.useEmbeddingEditor,
    inside: true,
  },
} as const satisfies Readonly<Record<string, Page>>;

const all: readonly Page[] = [
  ...Object.values(pages),
  ...Object.values(areas).flatMap((area): Page[] => Object.values(area)),
];

/** The page at an address, with or without a trailing slash. */
export function pageAt(pathname: string): Page {
  const path = pathname.replace(/\/+$/, '') || '/';
  return all.find((page) => page.path === path) ?? { name: 'notFound', path, above: [home], requirement: 'public' };
}

/** What is counted when a page is shown: its name, and nothing of its address, which may name people and their work. */
export function viewOf({ name }: Page): AnalyticsEvent {
  return { kind: 'pageViewed', page: name };
}

/** Whether a page belongs to the open course. */
export function isOfCourse(page: Page): boolean {
  return page === course || page.above.includes(course);
}

/** Whether an address is that of a page of the selector. */
export function isSelector(pathname: string): boolean {
  const { list, preview, worksheet } = areas.selector;
  const page = pageAt(pathname);
  return page === list || page === preview || page === worksheet;
}

function below(list: Page, name: PageName, prefix: string): Page {
  return { name, path: `${prefix}/${name}`, above: [home, list], requirement: list.requirement };
}

/** Whether the start page is a list of links: for authors, and for those who accompany learners. */
export function seesLinks(session: Session): boolean {
  if (guard(session, permissions.seeLinks) === 'allowed') return true;
  // Whoever may use the pool starts there, and finds the learners there.
  return (
    guard(session, permissions.accompanyLearners) === 'allowed' && guard(session, permissions.usePool) !== 'allowed'
  );
}
