import { logLimits } from '@lemma/core/platform';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

/** What a browser has logged, to be written into the log of the server. 429: more than is heard at present. */
export const browserLog = endpoint({
  id: 'browserLog',
  method: 'POST',
  path: '/logger/batches',
  summary: 'Writes what a browser has logged into the log of the server; nothing personal',
  request: v.object({
    userAgent: line(logLimits.userAgent),
    entries: v.pipe(
      v.array(
        v.object({
          level: v.picklist(['warning', 'error']),
          message: line(logLimits.message),
          /** The path of the page, without a query. */
          url: v.pipe(line(logLimits.url), v.regex(/^\/[^?#]*$/, 'A path, without a query.')),
          time: v.pipe(v.string(), v.isoTimestamp()),
          count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
        }),
      ),
      v.minLength(1),
      v.maxLength(logLimits.entries),
    ),
  }),
  response: v.object({}),
  answers: 'json',
});
