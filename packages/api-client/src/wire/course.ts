import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, localizedText } from './fields.ts';

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
    chapters: v.array(
      v.object({
        title: localizedText,
        /** Each with its name in every language it exists in. */
        articles: v.array(courseDocument),
        /** What learners may practise. */
        problems: v.optional(v.array(courseDocument), []),
      }),
    ),
  }),
  answers: 'json',
});
