import type { LocalizedText } from '../language/index.ts';
import type { ChapterKind, CourseRole } from './course-role.ts';

/** A course in all its languages: what its document says, without its introduction. */
export interface CourseTree {
  /** The path of its document, which is what an LMS stores of it. */
  readonly path: string;
  readonly title: LocalizedText;
  readonly chapters: readonly TreeChapter[];
}

/** A chapter of a course in all its languages. */
export interface TreeChapter {
  readonly kind: ChapterKind;
  readonly title: LocalizedText;
  readonly entries: readonly TreeEntry[];
}

/** An entry of a chapter: an article by its path, or the problems of a worksheet by theirs. */
export type TreeEntry =
  | { readonly kind: 'lecture' | 'annex'; readonly role: CourseRole; readonly path: string }
  | {
      readonly kind: 'worksheet';
      readonly role: CourseRole;
      readonly title: LocalizedText;
      readonly problems: readonly string[];
    };

/**
 * Whether everybody may practise the problems of a worksheet; the others are set at a time, like an examination, or
 * evaluated together, like a self-test.
 */
const isPractised: Readonly<Record<CourseRole, boolean>> = {
  overview: true,
  article: true,
  exercises: true,
  training: true,
  homework: false,
  quiz: false,
  final_exam: false,
  optional_final_exam: false,
  midterm_exam: false,
  exam: false,
  visualization: true,
  selftest: false,
};

/** The articles of a chapter, in reading order. */
export function articlesOf({ entries }: TreeChapter): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'worksheet' ? [] : [entry.path]));
}

/** The problems of a chapter that learners may practise, in order. */
export function practisedProblemsOf({ entries }: TreeChapter): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'worksheet' && isPractised[entry.role] ? entry.problems : []));
}

/** The problems of a chapter that are set to learners at a time, in order. */
export function setProblemsOf({ entries }: TreeChapter): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'worksheet' && !isPractised[entry.role] ? entry.problems : []));
}

/** The chapter as readers see it who may not know the problems that are set to others at a time. */
export function withoutSetProblems(chapter: TreeChapter): TreeChapter {
  return {
    ...chapter,
    entries: chapter.entries.map((entry) =>
      entry.kind === 'worksheet' && !isPractised[entry.role] ? { ...entry, problems: [] } : entry,
    ),
  };
}

/** A worksheet of a course that is a self-test, with the title of its chapter. */
export interface TreeSelftest {
  readonly title: LocalizedText;
  readonly topic: LocalizedText;
  readonly problems: readonly string[];
}

/** The self-tests of a course, in reading order. */
export function selftestsOf({ chapters }: CourseTree): readonly TreeSelftest[] {
  return chapters.flatMap(({ title: topic, entries }) =>
    entries.flatMap((entry) =>
      entry.kind === 'worksheet' && entry.role === 'selftest'
        ? [{ title: entry.title, topic, problems: entry.problems }]
        : [],
    ),
  );
}
