import type { Kysely } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { articlesOf, practisedProblemsOf, withoutSetProblems, type TreeEntry } from '@lemma/core/course';
import type { DocumentKind } from '@lemma/core/document';
import { textIn, type LocalizedText } from '@lemma/core/language';
import { guard, permissions } from '@lemma/core/session';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Handlers } from '../http/index.ts';
import { coursesIn } from './courses.ts';

type AnsweredEntry = ResponseOf<'courseTree'>['chapters'][number]['entries'][number];

/** Answers the calls for courses; documents that do not exist are left out. `welcome` is the article on the start page. */
export function courseHandlers(
  db: Kysely<Tables>,
  welcome: string | undefined,
): Pick<Handlers, 'openCourse' | 'courseTree'> {
  return {
    async openCourse() {
      const courses = await coursesIn(db);
      const written = courses.flatMap((course) => course.chapters);
      const [names, problemNames] = await Promise.all([
        namesOf(db, 'article', [...(welcome === undefined ? [] : [welcome]), ...written.flatMap(articlesOf)]),
        namesOf(db, 'problem', written.flatMap(practisedProblemsOf)),
      ]);
      const chapters = courses.flatMap((course) =>
        course.chapters.map((chapter) => ({
          title: chapter.title,
          course: course.path,
          articles: named(articlesOf(chapter), names),
          problems: named(practisedProblemsOf(chapter), problemNames),
        })),
      );
      return succeed({
        ...(welcome !== undefined && names.has(welcome) && { welcome }),
        courses: courses.map(({ path, title }) => ({ path, names: title })),
        chapters: chapters.filter(({ articles, problems }) => articles.length + problems.length > 0),
      });
    },

    async courseTree({ path, lang }, caller) {
      const row = await db.selectFrom('course').select('tree').where('path', '=', path).executeTakeFirst();
      if (row === undefined) return refuse(404, refusalIds.documentNotFound, `There is no course at ${path}.`);
      const { title, chapters: all } = row.tree;
      const chapters = guard(caller, permissions.readProblems) === 'allowed' ? all : all.map(withoutSetProblems);
      const entries = chapters.flatMap((chapter) => chapter.entries);
      const [articles, problems] = await Promise.all([
        namesOf(db, 'article', chapters.flatMap(articlesOf)),
        namesOf(
          db,
          'problem',
          entries.flatMap((entry) => (entry.kind === 'worksheet' ? entry.problems : [])),
        ),
      ]);
      const titled = (each: string, names: ReadonlyMap<string, LocalizedText>) =>
        named([each], names).map((known) => ({ path: each, title: textIn(known.names, lang) }));
      const answered = (entry: TreeEntry): readonly AnsweredEntry[] =>
        entry.kind === 'worksheet'
          ? [
              {
                ...entry,
                title: textIn(entry.title, lang),
                problems: entry.problems.flatMap((each) => titled(each, problems)),
              },
            ]
          : titled(entry.path, articles).map((found) => ({ ...entry, ...found }));
      return succeed({
        path,
        title: textIn(title, lang),
        chapters: chapters.map((chapter) => ({
          kind: chapter.kind,
          title: textIn(chapter.title, lang),
          entries: chapter.entries.flatMap(answered),
        })),
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
