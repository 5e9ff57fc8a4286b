import * as v from 'valibot';
import { localizedText } from './fields.ts';

/** A tutor's decision on an answer. */
export const madeDecision = v.object({
  number: v.number(),
  /** 0 to 1. */
  score: v.number(),
  /** The tutor's name. */
  by: v.string(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  /** Why it replaces the automatic score; missing where there is none. */
  reason: v.exactOptional(v.string()),
});

/**
 * The body of every refused call. `id` is its name in the error catalogue (specification 000 §8, 002 §8), `message`
 * says in English what is wrong; the rest is present if the call knows it.
 */
export const refusal = v.object({
  id: v.string(),
  message: v.string(),
  /** The status of the answer, for callers that see nothing but its body. */
  status: v.exactOptional(v.number()),
  /** Line of the first error in the source, from 1. */
  line: v.exactOptional(v.number()),
  /** Where an expression cannot be read, counted from its first sign, and the data of the message about it. */
  place: v.exactOptional(
    v.object({
      from: v.pipe(v.number(), v.integer(), v.minValue(0)),
      to: v.pipe(v.number(), v.integer(), v.minValue(0)),
      data: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
  /** The fragment that cannot be converted, from 0. */
  fragment: v.exactOptional(v.number()),
  /** The invalid field of the request, like `texCodes.0`. */
  field: v.exactOptional(v.string()),
  /** Why a correction has failed, for those who may see it. */
  cause: v.exactOptional(v.string()),
  /** The path of the customisation or document there is already. */
  customization: v.exactOptional(v.string()),
  /** When a worksheet opens, and the milliseconds until then by the clock of the server. */
  opens: v.exactOptional(v.object({ at: v.number(), left: v.number() })),
  /**
   * What is told of a worksheet before its time limit has begun: its title, how long the caller has from then on, and when it
   * ends at the latest. Milliseconds.
   */
  unbegun: v.exactOptional(
    v.object({
      title: localizedText,
      duration: v.number(),
      ends: v.exactOptional(v.object({ at: v.number(), left: v.number() })),
      takesLate: v.exactOptional(v.boolean()),
      lateCredit: v.exactOptional(v.number()),
      handsInAtDeadline: v.exactOptional(v.boolean()),
    }),
  ),
  /** The decision there is already. */
  decision: v.exactOptional(madeDecision),
});
export type Refusal = v.InferOutput<typeof refusal>;

/** The ids used by the server, with their meaning for the caller. */
export const refusalIds = {
  invalidRequest: 'invalid_request',
  notAuthenticated: 'not_authenticated',
  forbidden: 'forbidden',
  notFound: 'not_found',
  fileNotFound: 'content_file-not-found',
  answersFileUnreadable: 'problem_answers-file-unreadable',
  answersFileForeign: 'problem_answers-file-foreign',
  appletNotFound: 'content_applet-not-found',
  documentNotFound: 'content_document-not-found',
  templateNotFound: 'worksheet_template-not-found',
  worksheetNotFound: 'course_worksheet-not-found',
  worksheetExists: 'course_worksheet-already-exists',
  labelingConflict: 'labeling_version-conflict',
  labelingInvalid: 'labeling_taxonomy-error',
  labelMissing: 'labeling_key-missing',
  noTexCode: 'content_tex-document-has-no-tex-code',
  noTexCodeInWorksheet: 'worksheet_tex-document-has-no-tex-code',
  customisationExists: 'content_problem-customization-for-user-already-exists',
  customisationUnchanged: 'content_problem-customization-is-unchanged',
  noPicture: 'content_no-picture',
  unsafePicture: 'content_picture-not-safe',
  tooManyPictures: 'content_too-many-pictures',
  documentExists: 'content_document-already-exists',
  noProblem: 'content_tex-code-not-convertable-to-problem',
  solutionNotAccepted: 'content_solution-not-accepted',
  sourceConflict: 'content_version-conflict',
  tooManyCustomisations: 'content_too-many-customizations',
  notConvertable: 'jmmtex_document-not-convertable',
  invalidFragment: 'jmmtex_invalid_fragment',
  quickcheckTooCostly: 'problem-engine_quickcheck_too_costly',
  quickcheckNotDrawn: 'problem-engine_quickcheck_not_drawn',
  invalidExpression: 'jmmtex_invalid_expression',
  nothingToDraw: 'problem-engine_no_new_data_for_wrong_answers',
  newDataLimit: 'problem-engine_reached_maximum_number_of_new_data_generation_times',
  deadlinePassed: 'course_deadline_has_passed',
  extensionPassed: 'course_extension_has_passed',
  assignedElsewhere: 'course_assigned_by_somebody_else',
  deadlineNotSigned: 'problem-engine_deadline_not_signed',
  worksheetNotOpen: 'problem-engine_worksheet_not_open',
  worksheetNotBegun: 'problem-engine_worksheet_not_begun',
  problemNotDrawn: 'problem-engine_data_not_drawn',
  attemptReplaced: 'problem-engine_attempt_replaced',
  answersClosed: 'problem-engine_answers_closed',
  levelLocked: 'problem-engine_level_locked',
  noCorrection: 'problem-engine_no_correction',
  correctionFailed: 'problem-engine_correction_failed',
  answerNotFound: 'problem-engine_answer-not-found',
  answerDecided: 'problem-engine_answer_decided',
  answerChanged: 'problem-engine_answer_changed',
  learnerNotFound: 'problem-engine_learner-not-found',
  noSandbox: 'sandbox_not_available',
  tooLarge: 'request_too_large',
  busy: 'server_busy',
  keyReused: 'idempotency_key_reused',
  tooManyRequests: 'too_many_requests',
  identityLost: 'identity_not_available',
  databaseLost: 'database_not_available',
  diskFull: 'disk_full',
  unknown: 'unknown_error',
} as const;
