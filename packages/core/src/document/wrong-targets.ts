import type { Finding, FindingCode } from '../source/index.ts';
import type { CourseChapter, CourseEntry, CourseTarget } from './course-chapter.ts';
import type { DocumentKind } from './document.ts';

/** What is known of the documents that a course names. */
export interface NamedDocuments {
  hasDocument(path: string): boolean;
  /** Undefined if nothing is known about it. */
  kindOf(path: string): DocumentKind | undefined;
}

/** Entries of a course that cannot be what they are: there is no such document, or it is of another kind. */
export function wrongTargets(chapters: readonly CourseChapter[], known: NamedDocuments): readonly Finding[] {
  const entries = chapters.flatMap((chapter) => chapter.entries);
  return entries.flatMap(targetsOf).flatMap(({ wanted, target }) => {
    if (!known.hasDocument(target.path)) return [finding('missing-document', target)];
    const kind = known.kindOf(target.path);
    if (kind === undefined || kind === wanted) return [];
    return [finding(wanted === 'article' ? 'not-an-article' : 'not-a-problem', target)];
  });
}

/** The documents that the chapters of a course name. */
export function namedInCourse(chapters: readonly CourseChapter[]): readonly string[] {
  return chapters.flatMap(({ entries }) => entries.flatMap(targetsOf)).map(({ target }) => target.path);
}

interface Wanted {
  readonly wanted: 'article' | 'problem';
  readonly target: CourseTarget;
}

function targetsOf(entry: CourseEntry): readonly Wanted[] {
  return entry.kind === 'worksheet'
    ? entry.problems.map((target) => ({ wanted: 'problem', target }))
    : [{ wanted: 'article', target: entry.target }];
}

function finding(code: FindingCode, { path, span }: CourseTarget): Finding {
  return { code, severity: 'error', span, data: { path } };
}
