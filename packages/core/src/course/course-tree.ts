import {
  plainText,
  type ChapterKind,
  type CourseChapter,
  type CourseEntry,
  type CourseRole,
  type Document,
} from '../document/index.ts';
import { languages, type Language, type LocalizedText } from '../language/index.ts';

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
 * The course that a document is in its languages. The first of `languages` in which it exists says what the course
 * consists of; the others give their titles, chapter by chapter and worksheet by worksheet.
 */
export function courseTreeOf(path: string, documents: Readonly<Partial<Record<Language, Document>>>): CourseTree {
  const written = languages.flatMap((language) => {
    const document = documents[language];
    return document === undefined ? [] : [{ language, document }];
  });
  const titleOf = (find: (document: Document) => Parameters<typeof plainText>[0] | undefined): LocalizedText =>
    Object.fromEntries(
      written.flatMap(({ language, document }) => {
        const title = lineOf(plainText(find(document) ?? []));
        return title === '' ? [] : [[language, title]];
      }),
    );
  const chapters = written[0]?.document.chapters ?? [];
  return {
    path,
    title: titleOf(({ title }) => title),
    chapters: chapters.map((chapter, index) => ({
      kind: chapter.kind,
      title: titleOf((document) => document.chapters?.[index]?.title),
      entries: chapter.entries.map((entry, at) =>
        treeEntry(
          entry,
          titleOf((document) => worksheetTitle(document.chapters?.[index], at)),
        ),
      ),
    })),
  };
}

/** In Unicode characters; calls answer at most twice as many UTF-16 units. */
const longestTitle = 250;

function lineOf(text: string): string {
  return Array.from(text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, longestTitle)
    .join('');
}

function treeEntry(entry: CourseEntry, title: LocalizedText): TreeEntry {
  const { role } = entry;
  return entry.kind === 'worksheet'
    ? { kind: entry.kind, role, title, problems: entry.problems.map(({ path }) => path) }
    : { kind: entry.kind, role, path: entry.target.path };
}

function worksheetTitle(chapter: CourseChapter | undefined, at: number) {
  const entry = chapter?.entries[at];
  return entry?.kind === 'worksheet' ? entry.title : undefined;
}

/** Whether everybody may practise the problems of a worksheet; the others are set at a time, like an examination. */
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
};

/** The articles of a chapter, in reading order. */
export function articlesOf({ entries }: TreeChapter): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'worksheet' ? [] : [entry.path]));
}

/** The problems of a chapter that learners may practise, in order. */
export function practisedProblemsOf({ entries }: TreeChapter): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'worksheet' && isPractised[entry.role] ? entry.problems : []));
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
