import type { CourseTree, TreeEntry } from '@lemma/core/course';
import { plainText, type CourseChapter, type CourseEntry, type Document } from '@lemma/core/document';
import { languages, type Language, type LocalizedText } from '@lemma/core/language';

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
