import type { Kysely } from 'kysely';
import type { DocumentKind } from '@lemma/core/document';
import type { LocalizedText } from '@lemma/core/language';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Handlers } from '../http/index.ts';
import { chaptersOf } from './course-file.ts';
import { courseIn, pathsOf, problemsOf } from './open-course.ts';

/** Answers the call for the open course; articles that do not exist are left out, and so are chapters without any. */
export function courseHandlers(db: Kysely<Tables>): Pick<Handlers, 'openCourse'> {
  return {
    async openCourse() {
      const course = await courseIn(db);
      const [names, problemNames] = await Promise.all([
        namesOf(db, 'article', pathsOf(course)),
        namesOf(db, 'problem', problemsOf(course)),
      ]);
      const { welcome } = course;
      const chapters = chaptersOf(course).map(({ title, articles, problems = [] }) => ({
        title,
        articles: named(articles, names),
        problems: named(problems, problemNames),
      }));
      return succeed({
        ...(welcome !== undefined && names.has(welcome) && { welcome }),
        chapters: chapters.filter(({ articles, problems }) => articles.length + problems.length > 0),
      });
    },
  };
}

function named(paths: readonly string[], names: ReadonlyMap<string, LocalizedText>) {
  return paths.flatMap((path) => {
    const known = names.get(path);
    return known === undefined ? [] : [{ path, names: known }];
  });
}

/** The names of documents of a kind in every language, by path. */
export async function namesOf(
  db: Kysely<Tables>,
  kind: DocumentKind,
  paths: readonly string[],
): Promise<ReadonlyMap<string, LocalizedText>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('implementation')
    .select(['path', 'language', 'name'])
    .where('kind', '=', kind)
    .where('path', 'in', paths)
    .execute();
  const names = new Map<string, LocalizedText>();
  for (const { path, language, name } of rows) names.set(path, { ...names.get(path), [language]: name });
  return names;
}
