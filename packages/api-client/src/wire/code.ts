import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, identifier, language, signedDeadline, userId, wholeNumber } from './fields.ts';

/** Characters of code that are run. */
const longestCode = 50_000;

/**
 * Seconds that a run may take with everything it waits for: its turn, those who only read, and the processors of a machine
 * that is busy. The server gives up before (`sandbox/limits.ts`), so that its answer says what has happened.
 */
const longestCodeCall = 115;

/** Why code has not come to its end: it took too long, or failed with a message of its language. */
const codeError = v.variant('kind', [
  v.object({ kind: v.literal('timeout') }),
  v.object({
    kind: v.literal('error'),
    message: v.string(),
    /** Of the code that was run or, if there is an `answer`, of that one; from 1. */
    line: v.exactOptional(v.number()),
    /** The number of the answer in which the line is, if it is another one or the test environment that was run. */
    answer: v.exactOptional(v.number()),
    /** A module that the code imports and the server does not have: `matplotlib`. */
    missing: v.exactOptional(v.string()),
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
  timeout: longestCodeCall,
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

const runRequest = {
  userId,
  path: documentPath,
  lang: language,
  questionId: wholeNumber,
  answerId: wholeNumber,
  /** What stands in the editable ranges of the answer. */
  answer: v.pipe(v.string(), v.maxLength(longestCode)),
  /** Code of the test environment, which runs after the program. */
  code: v.exactOptional(v.pipe(v.string(), v.maxLength(longestCode))),
};

const ran = v.object({
  data: v.object({
    stdout: v.string(),
    /** Whether there was more output. */
    cut: v.boolean(),
    /** PNG, as Base64. */
    images: v.array(v.string()),
  }),
  error: v.exactOptional(codeError),
});

/** Runs the program of a learner in the sandbox; nothing is stored, and it is no try. */
export const runAnswer = endpoint({
  id: 'runAnswer',
  method: 'POST',
  path: '/problem-engine/users/{userId}/problems/{lang}/questions/{questionId}/answers/{answerId}/sandbox',
  summary: 'Runs an answer that is code in a sandbox; nothing is stored',
  request: v.object(runRequest),
  query: ['path'],
  bodyLimit: 400_000,
  timeout: longestCodeCall,
  response: ran,
  answers: 'json',
});

/** The same in a worksheet. */
export const runWorksheetAnswer = endpoint({
  id: 'runWorksheetAnswer',
  method: 'POST',
  path: '/problem-engine/users/{userId}/worksheets/{worksheetId}/problems/{lang}/questions/{questionId}/answers/{answerId}/sandbox',
  summary: 'Runs an answer of a worksheet that is code in a sandbox',
  request: v.object({ ...runRequest, worksheetId: identifier, ...signedDeadline }),
  query: ['path'],
  bodyLimit: 400_000,
  timeout: longestCodeCall,
  response: ran,
  answers: 'json',
});

/** Ends what the caller runs; answered when it is over. */
export const stopRun = endpoint({
  id: 'stopRun',
  method: 'DELETE',
  path: '/problem-engine/sandbox',
  summary: 'Ends what the caller runs in the sandbox',
  timeout: 60,
  request: v.object({}),
  response: v.object({ ended: v.literal(true) }),
  answers: 'json',
});
