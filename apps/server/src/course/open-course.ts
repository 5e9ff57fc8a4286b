import { escapeAttribute } from '@lemma/core/document';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Openness } from '../http/index.ts';
import { chaptersOf, emptyCourse, type CourseFile } from './course-file.ts';

/** Stores the open course, so that every process on the database knows it. */
export async function saveCourse(db: Kysely<Tables>, course: CourseFile): Promise<void> {
  const row = { course: JSON.stringify(course) };
  await db
    .insertInto('open_course')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The stored open course. */
export async function courseIn(db: Kysely<Tables>): Promise<CourseFile> {
  const row = await db.selectFrom('open_course').select('course').executeTakeFirst();
  return row?.course ?? emptyCourse;
}

/** Every problem in the course. */
export function problemsOf(course: CourseFile): readonly string[] {
  return chaptersOf(course).flatMap(({ problems = [] }) => problems);
}

/** Every article in the course. */
export function pathsOf(course: CourseFile): readonly string[] {
  const { welcome } = course;
  return [...(welcome === undefined ? [] : [welcome]), ...chaptersOf(course).flatMap(({ articles }) => articles)];
}

/** Decides what is open according to the current course. */
export function opennessIn(db: Kysely<Tables>): Openness {
  async function openArticles() {
    const paths = pathsOf(await courseIn(db));
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
      // A whole attribute, as written by the converter.
      const named = `="${escapeAttribute(path)}"`;
      const naming = articles?.where(sql<boolean>`position(${named} in xml) > 0`);
      return (await naming?.executeTakeFirst()) !== undefined;
    },
  };
}
