import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, identifier, language, userId } from './fields.ts';

const state = v.picklist(['work', 'feedback']);

const selftest = v.object({
  /** Its problems are those of a worksheet with this id. */
  worksheetId: identifier,
  /** The path of the course. */
  courseId: documentPath,
  title: v.string(),
  /** The title of the chapter. */
  topic: v.exactOptional(v.string()),
  state,
  /** Counts how often it was begun anew. */
  round: v.number(),
  problems: v.array(v.object({ path: documentPath, lang: language, name: v.string() })),
  /** 0 to 1, after the evaluation. */
  score: v.exactOptional(v.number()),
  /** A tutor has to decide about an answer. */
  undecided: v.exactOptional(v.boolean()),
});

/** The self-tests of all courses, with the states they are in for their learner. */
export const selftests = endpoint({
  id: 'selftests',
  method: 'GET',
  path: '/problem-engine/users/{userId}/selftests',
  summary: 'The self-tests of all courses, and how far a learner is with them',
  request: v.object({ userId, lang: language }),
  response: v.array(selftest),
  answers: 'json',
});

/**
 * Evaluates a self-test, which hands in and corrects what is kept of all its problems, or draws new data for all of them.
 * One that is in the state already stays as it is.
 */
export const updateSelftest = endpoint({
  id: 'updateSelftest',
  method: 'PUT',
  path: '/problem-engine/users/{userId}/selftests/state',
  summary: 'Evaluates a self-test, or begins it anew with other data',
  request: v.object({ userId, courseId: documentPath, worksheetId: identifier, newState: state, lang: language }),
  response: selftest,
  answers: 'json',
});
