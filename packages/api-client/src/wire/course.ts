import { chapterKinds, courseRoles } from '@lemma/core/course';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, language, localizedText } from './fields.ts';

const courseDocument = v.object({ path: documentPath, names: localizedText });

/** The open course: chapters of articles in reading order. Guests may also read the articles in it (`rights.ts`). */
export const openCourse = endpoint({
  id: 'openCourse',
  method: 'GET',
  path: '/content/course',
  summary: 'The articles that everybody may read, in reading order; an empty course where there are none',
  request: v.object({}),
  response: v.object({
    /** The article on the start page. */
    welcome: v.exactOptional(documentPath),
    /** The courses whose chapters follow each other. A copy that was kept before there were any has none. */
    courses: v.optional(v.array(courseDocument), []),
    chapters: v.array(
      v.object({
        title: localizedText,
        /** The path of its course. */
        course: v.exactOptional(documentPath),
        /** Each with its name in every language it exists in. */
        articles: v.array(courseDocument),
        /** What learners may practise. */
        problems: v.optional(v.array(courseDocument), []),
      }),
    ),
  }),
  answers: 'json',
});

const titled = { path: documentPath, title: v.string() };
const role = v.picklist(courseRoles);

/** One course: what its document says, with the titles in a language; where one is missing, in another. */
export const courseTree = endpoint({
  id: 'courseTree',
  method: 'GET',
  path: '/content/course/tree',
  summary: 'The chapters of a course with their articles and worksheets; documents that do not exist are left out',
  request: v.object({ path: documentPath, lang: language }),
  response: v.object({
    ...titled,
    chapters: v.array(
      v.object({
        kind: v.picklist(chapterKinds),
        title: v.string(),
        entries: v.array(
          v.variant('kind', [
            v.object({ kind: v.picklist(['lecture', 'annex']), role, ...titled }),
            /**
             * Problems that are set to learners at a time, as in an examination, are told only to those who may read
             * problems.
             */
            v.object({ kind: v.literal('worksheet'), role, title: v.string(), problems: v.array(v.object(titled)) }),
          ]),
        ),
      }),
    ),
  }),
  answers: 'json',
});
