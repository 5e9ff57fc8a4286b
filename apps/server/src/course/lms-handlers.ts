import type { Kysely } from 'kysely';
import { tagsOf, type WireLmsCourse } from '@lemma/api-client/wire';
import { articlesOf, practisedProblemsOf, type CourseTree } from '@lemma/core/course';
import { languages, textIn, type LocalizedText } from '@lemma/core/language';
import { isDocumentLink, poolCourseFile, transferName, unknownIn } from '@lemma/core/selection';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Handlers } from '../http/index.ts';
import { ownServerUrl, type LmsDirectory } from '../lms/index.ts';
import { coursesIn } from './courses.ts';
import { namesOf } from './handlers.ts';

type Version = '1' | '2' | '3';
type Names = ReadonlyMap<string, LocalizedText>;

/** The course of everything that is in no other: the list is never empty, and every item has a course. */
const poolName: LocalizedText = { de: 'Pool', en: 'Pool', fr: 'Banque d’exercices', zh: '资源库' };

/** Answers what LMS clients and the selector ask. */
export function lmsHandlers(
  db: Kysely<Tables>,
  known: LmsDirectory,
  origin: string,
): Pick<Handlers, 'coursesAndTasks' | 'recogniseLms'> {
  const own = ownServerUrl(origin);
  return {
    async coursesAndTasks({ v: version }) {
      const stored = (await coursesIn(db)).filter(({ path }) => isDocumentLink(path) && path !== poolCourseFile);
      const chapters = stored.flatMap((course) => course.chapters);
      const [articles, problems] = await Promise.all([
        namesOf(db, 'article', chapters.flatMap(articlesOf)),
        namesOf(db, 'problem', chapters.flatMap(practisedProblemsOf)),
      ]);
      const courses = stored.map((course) => courseFor(version, course, articles, problems));
      return succeed({
        courses: [...courses, { name: nameFor(version, poolName), pathToCourseFile: poolCourseFile, tasks: [] }],
      });
    },
    recogniseLms({ org, origin: opener, serverUrl }) {
      const what = unknownIn({ org, origin: opener, serverUrl }, known, own);
      return Promise.resolve(
        succeed(
          what === undefined
            ? { kind: 'known' as const, isOwnServer: serverUrl === own }
            : { kind: 'unknown' as const, what },
        ),
      );
    },
  };
}

function courseFor(
  version: Version,
  { path, title, chapters }: CourseTree,
  articles: Names,
  problems: Names,
): WireLmsCourse {
  return {
    name: nameFor(version, title),
    pathToCourseFile: path,
    ...(version === '3' && { link: path }),
    tasks: chapters.flatMap((chapter) => [
      ...chapter.entries.flatMap((entry) =>
        entry.kind === 'worksheet'
          ? []
          : taskFor(version, entry.path, entry.role === 'overview' ? 'overview' : 'article', articles.get(entry.path)),
      ),
      ...practisedProblemsOf(chapter).flatMap((each) => taskFor(version, each, 'problem', problems.get(each))),
    ]),
  };
}

/** A document that does not exist, or whose path clients would not keep, is left out. */
function taskFor(
  version: Version,
  link: string,
  kind: keyof typeof tagsOf,
  names: LocalizedText | undefined,
): WireLmsCourse['tasks'] {
  if (names === undefined || !isDocumentLink(link)) return [];
  return [
    {
      link,
      headline: inLanguages(names).map(([language, text]) => ({ language, name: transferName(text, link) })),
      ...(version !== '1' && { tags: tagsOf[kind].map(({ name, values }) => ({ name, values: [...values] })) }),
    },
  ];
}

function nameFor(version: Version, title: LocalizedText): WireLmsCourse['name'] {
  if (version !== '3') return transferName(textIn(title, 'de'), poolCourseFile);
  return inLanguages(title).map(([language, text]) => ({ language, value: transferName(text, poolCourseFile) }));
}

function inLanguages(texts: LocalizedText) {
  return languages.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [[language, text] as const];
  });
}
