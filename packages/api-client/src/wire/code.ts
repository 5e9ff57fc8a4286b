import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Characters of code that are run. */
const longestCode = 50_000;

/** Why code has not come to its end: it took too long, or failed with a message of its language. */
const codeError = v.variant('kind', [
  v.object({ kind: v.literal('timeout') }),
  v.object({
    kind: v.literal('error'),
    message: v.string(),
    /** Of the code, from 1. */
    line: v.exactOptional(v.number()),
  }),
]);

/** Runs Octave in the sandbox of the platform. */
export const evaluateOctave = endpoint({
  id: 'evaluateOctave',
  method: 'POST',
  path: '/octave/evaluation',
  summary: 'Runs Octave code in a sandbox; nothing is stored',
  request: v.object({ input: v.pipe(v.string(), v.maxLength(longestCode)) }),
  bodyLimit: 256_000,
  response: v.object({
    output: v.string(),
    /** Whether there was more output. */
    cut: v.boolean(),
    /** PNG, as Base64. */
    images: v.array(v.string()),
    error: v.exactOptional(codeError),
  }),
  answers: 'json',
});
