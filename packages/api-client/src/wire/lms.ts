import { taskTags } from '@lemma/core/selection';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { language, line } from './fields.ts';

const tag = v.object({ name: v.string(), values: v.array(v.string()) });
const task = v.object({
  link: v.string(),
  headline: v.array(v.object({ language, name: v.string() })),
  /** `Type` says what it is, `grading` whether it gives a grade; since version 2. */
  tags: v.exactOptional(v.array(tag)),
});
const course = v.object({
  /** By language; in versions 1 and 2 one text. */
  name: v.union([v.string(), v.array(v.object({ language, value: v.string() }))]),
  pathToCourseFile: v.string(),
  /** Of the course as a whole; since version 3. */
  link: v.exactOptional(v.string()),
  tasks: v.array(task),
});
export type WireLmsCourse = v.InferOutput<typeof course>;

/**
 * The courses for an LMS (specification 000 §7). LMS clients ask for them from their server, our selector from the
 * browser. There is always a course: Moodle takes an empty list for a server that is none of ours.
 */
export const coursesAndTasks = endpoint({
  id: 'coursesAndTasks',
  method: 'GET',
  path: '/public/courses-and-tasks',
  summary: 'The courses and their tasks as LMS clients read them, in version 1 (the default), 2 or 3',
  request: v.object({
    v: v.optional(v.picklist(['1', '2', '3']), '1'),
    /** Every organisation is offered the same courses. */
    org: v.exactOptional(line(500)),
  }),
  response: v.object({ courses: v.array(course) }),
  anyOrigin: true,
  answers: 'json',
});

/** What may be missing in the answer of another server. */
const otherTag = v.object({ name: v.fallback(v.string(), ''), values: v.fallback(v.array(v.string()), []) });

/** Version 3 of the list as any server may write it: languages we do not have are left out, and so are broken tags. */
export const anyCoursesAndTasks = v.object({
  courses: v.array(
    v.object({
      name: v.array(v.object({ language: v.string(), value: v.string() })),
      pathToCourseFile: v.string(),
      link: v.nullish(v.string()),
      tasks: v.nullish(
        v.array(
          v.object({
            link: v.string(),
            headline: v.array(v.object({ language: v.string(), name: v.string() })),
            tags: v.nullish(v.array(otherTag)),
          }),
        ),
      ),
    }),
  ),
});
export type AnyLmsCourse = v.InferOutput<typeof anyCoursesAndTasks>['courses'][number];

/** The tags that this platform gives its tasks. */
export const tagsOf = {
  article: [
    { name: taskTags.type, values: ['Article'] },
    { name: taskTags.grading, values: [taskTags.ungraded] },
  ],
  overview: [
    { name: taskTags.type, values: [taskTags.overview] },
    { name: taskTags.grading, values: [taskTags.ungraded] },
  ],
  problem: [
    { name: taskTags.type, values: ['Problem'] },
    { name: taskTags.grading, values: ['Graded'] },
  ],
} as const;

/** A claim in the address of the selector. */
const claim = v.exactOptional(v.pipe(v.string(), v.maxLength(500)));

/** Asks whether the LMS in the address of the selector is known; the server decides, and does not list those it knows. */
export const recogniseLms = endpoint({
  id: 'recogniseLms',
  method: 'GET',
  path: '/lms/recognition',
  summary: 'Whether the organisation, origin and server in the address of the selector are known here',
  request: v.object({ org: claim, origin: claim, serverUrl: claim }),
  response: v.variant('kind', [
    v.object({ kind: v.literal('unknown'), what: v.picklist(['org', 'origin', 'serverUrl']) }),
    /** `isOwnServer`: the LMS has stored this platform. */
    v.object({ kind: v.literal('known'), isOwnServer: v.boolean() }),
  ]),
  answers: 'json',
});

/** The other platforms whose courses are offered here (specification 000 §9). Browsers ask them themselves. */
export const courseServers = endpoint({
  id: 'courseServers',
  method: 'GET',
  path: '/search/course-servers',
  summary: 'The course servers: other platforms whose courses are offered here, in the order of the operator',
  request: v.object({}),
  response: v.object({
    servers: v.array(
      v.object({
        name: line(100),
        /** The address of its calls, ending with `/`. */
        url: v.pipe(v.string(), v.regex(/^https?:\/\/.{1,250}\/$/)),
      }),
    ),
  }),
  answers: 'json',
});
