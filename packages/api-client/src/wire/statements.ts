import * as v from 'valibot';
import { deadlineTime } from '@lemma/core/deadline';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

/** The most users that one call asks for. */
export const mostUsersAsked = 5000;

const time = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((given) => deadlineTime(given) !== undefined, 'A deadline is a time in milliseconds, in plain digits.'),
  v.transform(Number),
);

/** PHP writes an empty table as an empty list. */
const emptyTable = v.pipe(
  v.tuple([]),
  v.transform((): Readonly<Record<string, never>> => ({})),
);

const userContexts = v.union([
  v.record(line(300), v.union([v.object({ deadline: v.exactOptional(time) }), emptyTable])),
  emptyTable,
]);

/** How far users of an LMS are, as xAPI statements; what LMS clients ask for to write it into their grade books. */
export const xapiStatements = endpoint({
  id: 'xapiStatements',
  method: 'POST',
  path: '/public/xapi',
  query: ['v'],
  summary: 'The grades of users of an LMS as xAPI statements, oldest first; version 1 (the default) and 2 are the same',
  takesApiKey: true,
  bodyLimit: 2_000_000,
  timeout: 60,
  request: v.object({
    v: v.optional(v.picklist(['1', '2']), '1'),
    /** The key in `X-API-Key`; without it nobody is told anything. */
    apiKey: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
    /** The names of their accounts: `GSSO_<org>_<id>`. Others than asked for are not answered. */
    users: v.pipe(v.array(line(300)), v.maxLength(mostUsersAsked)),
    /** What it belongs to does not matter for what was reached in it. */
    course: v.nullish(line(500)),
    /** Links of tasks: paths of problems, or `worksheet_` with an id. */
    objectIds: v.pipe(v.array(line(500)), v.minLength(1), v.maxLength(20)),
    /** Milliseconds since 1970-01-01 UTC; 0 and 1 mean ever. */
    lastSync: v.nullish(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.check((given) => /^\d{1,13}$/.test(String(given)), 'A time in milliseconds, in plain digits.'),
        v.transform(Number),
      ),
    ),
    /** Whether what was told before is told again. */
    includeAll: v.nullish(v.boolean()),
    /** The deadlines that the LMS has set by now, by worksheet and user. */
    context: v.nullish(
      v.union([
        v.record(line(300), v.object({ language: v.nullish(line(50)), userContexts: v.nullish(userContexts) })),
        emptyTable,
      ]),
    ),
  }),
  response: v.array(
    v.object({
      actor: v.object({
        objectType: v.literal('Agent'),
        account: v.object({ homePage: v.string(), name: v.string() }),
      }),
      verb: v.object({ id: v.string(), display: v.record(v.string(), v.string()) }),
      object: v.object({ objectType: v.literal('Activity'), id: v.string() }),
      result: v.object({
        /** Both are the share of what can be reached, unrounded: clients read the one or the other. */
        score: v.object({ raw: v.number(), scaled: v.number(), min: v.literal(0), max: v.literal(1) }),
      }),
      /** When it was handed in, ISO 8601: what was corrected later still counts as in time. */
      timestamp: v.string(),
    }),
  ),
  answers: 'json',
});
