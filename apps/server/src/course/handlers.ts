import type { Kysely } from 'kysely';
import type { LocalizedText } from '@lemma/core/language';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Handlers } from '../http/index.ts';
import { courseIn, pathsOf } from './open-course.ts';

/** Answers the call for the open course; articles that do not exist are left out, and so are chapters without any. */
export function courseHandlers(db: Kysely<Tables>): Pick<Handlers, 'openCourse'> {
  return {
    async openCourse() {
      const course = await courseIn(db);
      const names = await namesOf(db, pathsOf(course));
      const { welcome } = course;
      const chapters = course.chapters.map(({ title, articles }) => ({
        title,
        articles: articles.flatMap((path) => {
          const named = names.get(path);
          return named === undefined ? [] : [{ path, names: named }];
        }),
      }));
      return succeed({
        ...(welcome !== undefined && names.has(welcome) && { welcome }),
        chapters: chapters.filter(({ articles }) => articles.length > 0),
      });
    },
  };
}

/** The names of articles in every language, by path. */
async function namesOf(db: Kysely<Tables>, paths: readonly string[]): Promise<ReadonlyMap<string, LocalizedText>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('implementation')
    .select(['path', 'language', 'name'])
    .where('kind', '=', 'article')
    .where('path', 'in', paths)
    .execute();
  const names = new Map<string, LocalizedText>();
  for (const { path, language, name } of rows) names.set(path, { ...names.get(path), [language]: name });
  return names;
}
