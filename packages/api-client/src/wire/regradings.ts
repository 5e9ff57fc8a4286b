import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, identifier, language, userId } from './fields.ts';

const place = { path: documentPath, worksheetId: v.exactOptional(identifier) };
const version = v.pipe(v.string(), v.maxLength(100));
/** 0 to 1; missing while nothing has been decided, or corrected. */
const score = v.exactOptional(v.number());

/** What grading again by the current version of a problem would change, and what it has changed. */
export const mendedProblem = endpoint({
  id: 'mendedProblem',
  method: 'GET',
  path: '/problem-engine/mended-problem',
  summary: 'Who works on a former version of a problem, and what grading by the current one would change',
  request: v.object({ ...place, lang: language }),
  response: v.object({
    /** The current one. */
    version,
    learners: v.array(
      v.object({
        learner: v.object({ id: userId, name: v.exactOptional(v.string()) }),
        before: score,
        after: score,
        /** `asksOther`: the current version asks for something else, so that nothing can be graded again. */
        outcome: v.picklist(['better', 'same', 'asksOther', 'notHandedIn']),
      }),
    ),
    regradings: v.array(
      v.object({
        id: identifier,
        by: v.string(),
        at: v.string(),
        undone: v.boolean(),
        learners: v.number(),
        better: v.number(),
      }),
    ),
  }),
  answers: 'json',
});

/** 409: the problem has another version meanwhile. */
export const regradeProblem = endpoint({
  id: 'regradeProblem',
  method: 'POST',
  path: '/problem-engine/regradings',
  summary: 'Grades the work on a problem again by its current version; the better score counts',
  request: v.object({ ...place, version }),
  response: v.object({ id: identifier, learners: v.number(), better: v.number() }),
  writes: true,
  status: 201,
  answers: 'json',
});

/** Repeated, it changes nothing. */
export const undoRegrading = endpoint({
  id: 'undoRegrading',
  method: 'DELETE',
  path: '/problem-engine/regradings/{id}',
  summary: 'Lets the scores from before a regrading count again',
  request: v.object({ id: identifier }),
  response: v.object({ learners: v.number() }),
  answers: 'json',
});
