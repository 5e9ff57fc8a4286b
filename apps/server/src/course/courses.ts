import { articlesOf, practisedProblemsOf, setProblemsOf, type CourseTree, type TreeChapter } from '@lemma/core/course';
import { chapterOfPdf, escapeAttribute } from '@lemma/core/document';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Openness } from '../http/index.ts';

/** Every course of the pool, from easy to hard. */
export async function coursesIn(db: Kysely<Tables>): Promise<readonly CourseTree[]> {
  const rows = await db
    .selectFrom('course')
    .select('tree')
    .orderBy('difficulty', (by) => by.asc().nullsLast())
    .orderBy('path', (by) => by.collate('C'))
    .execute();
  return rows.map(({ tree }) => tree);
}

/** The chapters of all courses, in reading order. */
export async function chaptersIn(db: Kysely<Tables>): Promise<readonly TreeChapter[]> {
  return (await coursesIn(db)).flatMap(({ chapters }) => chapters);
}

/** Whether learners may practise a problem because a course offers it. */
export async function isPractisedProblem(db: Kysely<Tables>, path: string): Promise<boolean> {
  return (await chaptersIn(db)).some((chapter) => practisedProblemsOf(chapter).includes(path));
}

/** Whether a course sets a problem at a time, as in an examination, and none offers it for practice. */
export async function isSetProblem(db: Kysely<Tables>, path: string): Promise<boolean> {
  const chapters = await chaptersIn(db);
  const isIn = (problemsOf: (chapter: TreeChapter) => readonly string[]) =>
    chapters.some((chapter) => problemsOf(chapter).includes(path));
  return isIn(setProblemsOf) && !isIn(practisedProblemsOf);
}

/** Decides what is open: the articles of courses, and the one on the start page. */
export function opennessIn(db: Kysely<Tables>, welcome: string | undefined): Openness {
  async function openArticles() {
    const inCourses = (await chaptersIn(db)).flatMap(articlesOf);
    const paths = welcome === undefined ? inCourses : [welcome, ...inCourses];
    if (paths.length === 0) return undefined;
    return db
      .selectFrom('implementation')
      .select('path')
      .where('kind', '=', 'article')
      .where('path', 'in', paths)
      .limit(1);
  }
  return {
    async isOpenDocument(path) {
      const articles = await openArticles();
      return (await articles?.where('path', '=', path).executeTakeFirst()) !== undefined;
    },
    async isOpenFile(path) {
      const articles = await openArticles();
      // A whole attribute, as written by the converter. The file of a chapter is named by the number of the chapter.
      const chapter = chapterOfPdf(path);
      const named = chapter === undefined ? `="${escapeAttribute(path)}"` : `<chapterpdf chapter="${String(chapter)}"`;
      const naming = articles?.where(sql<boolean>`position(${named} in xml) > 0`);
      return (await naming?.executeTakeFirst()) !== undefined;
    },
  };
}
