import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath } from './fields.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const rating = v.object({
  /** `locked`: the caller has not worked on the topic, and may not rate yet. */
  status: v.picklist(['open', 'locked']),
  /** The caller's, 0 to 1; -1 if there is none. */
  user: v.union([v.literal(-1), share]),
  /** 0 to 1. */
  average: share,
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The rating of an article. */
export const readRating = endpoint({
  id: 'readRating',
  method: 'GET',
  path: '/content/rating',
  summary: 'How an article of a course is rated, by everybody and by the caller',
  request: v.object({ permalinkPath: documentPath }),
  response: rating,
  answers: 'json',
});

/** Rates an article. */
export const updateRating = endpoint({
  id: 'updateRating',
  method: 'PUT',
  path: '/content/rating',
  summary: 'Rates an article of a course, 0 to 1; only after work on its topic with a score above 0',
  request: v.object({ permalinkPath: documentPath, userRating: share }),
  response: rating,
  answers: 'json',
});
