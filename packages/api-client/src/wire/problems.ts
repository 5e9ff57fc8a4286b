import { controlNames, fieldStates, performances } from '@lemma/core/question';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  answerPath,
  checkedDeadline,
  documentPath,
  identifier,
  language,
  signedDeadline,
  userId,
  wholeNumber,
  yesOrNo,
} from './fields.ts';
import { gameStanding, playRequest } from './games.ts';
import { remark } from './quickcheck.ts';
import { receipt } from './receipts.ts';

/** What clients of the former platform send along. Taken and not used: the server knows source and corrector itself. */
const ignored = {
  problemContent: v.exactOptional(v.string()),
  correctorPath: v.exactOptional(v.string()),
};

/** The same in requests for a correction. */
const ignoredOfCorrection = {
  ...ignored,
  reference: v.exactOptional(v.string()),
  course: v.exactOptional(v.string()),
  id: v.exactOptional(v.string()),
  genericId: v.exactOptional(v.string()),
  selectedStudentId: v.exactOptional(v.string()),
};

/** Longer texts are no answers. UTF-16 units. */
export const longestAnswer = 64_000;

const moved = v.record(
  v.pipe(v.string(), v.maxLength(100)),
  v.union([
    v.pipe(v.array(v.number()), v.maxLength(100)),
    v.object({ terms: v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(100)) }),
  ]),
);

const storedAnswer = v.object({
  value: v.pipe(v.string(), v.maxLength(longestAnswer)),
  lang: language,
  version: v.pipe(wholeNumber, v.minValue(0)),
  moved: v.exactOptional(moved),
});

/** The key of a change, as its device has made it. */
const changeKey = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const changedAnswer = v.object({ path: answerPath, ...storedAnswer.entries });
const changedAnswers = v.pipe(v.array(changedAnswer), v.maxLength(200));

/** In a form, as JSON. */
const changed = v.union([changedAnswers, v.pipe(v.string(), v.parseJson(), changedAnswers)]);

const answers = v.record(answerPath, storedAnswer);

const standing = v.object({
  tries: v.number(),
  subtasks: v.array(
    v.object({ progress: v.number(), tries: v.number(), correct: v.exactOptional(v.picklist(['yes', 'no'])) }),
  ),
  performance: v.exactOptional(v.picklist(performances)),
  undecided: v.exactOptional(v.boolean()),
  /** What was handed in contains code that could not be run yet: it is corrected later. */
  waiting: v.exactOptional(v.boolean()),
  /** It waits because these evaluators have failed; what went wrong in them is for those who can mend it. */
  brokenEvaluators: v.exactOptional(
    v.array(
      v.object({
        /** Among those that were asked, from 1. */
        question: v.number(),
        message: v.exactOptional(v.string()),
        line: v.exactOptional(v.number()),
      }),
    ),
  ),
  /** 0 to 1: what counts; missing where it may not be seen. */
  score: v.exactOptional(v.number()),
  /** What was saved last came late, and this share of its points counts. */
  lateCredit: v.exactOptional(v.number()),
  corrected: v.boolean(),
  editable: v.boolean(),
  newDataLeft: v.exactOptional(v.number()),
});

/** A problem as it is given to its learner, and what the learner has answered. */
const handedOut = v.object({
  /** XML (docs/document-format.md) without solutions. */
  document: v.string(),
  seed: v.number(),
  attempt: v.string(),
  languages: v.array(language),
  answers,
  standing,
  controls: v.array(v.picklist(controlNames)),
  /** Missing if the worksheet has none, and outside worksheets. */
  deadline: v.exactOptional(checkedDeadline),
  /** Whether what is kept has been saved just like that; missing if nothing was. */
  handedIn: v.exactOptional(v.boolean()),
  /**
   * After a save: what is said of each field. What is right is told only where it may be known, and there the remark says
   * why an answer is refused, or asks which of two readings is meant.
   */
  fields: v.exactOptional(
    v.record(answerPath, v.object({ state: v.picklist(fieldStates), remark: v.exactOptional(remark) })),
  ),
  /** When something was last saved late that nobody has accepted. ISO 8601 in UTC. */
  lateSaved: v.exactOptional(v.string()),
  /** Present if it is a game: its questions are handed out level by level. */
  game: v.exactOptional(gameStanding),
  /** For what has arrived last: after a save, for this save. Missing as long as nothing has. */
  receipt: v.exactOptional(receipt),
  /** The problem was mended, and these answers graded again. */
  regraded: v.exactOptional(
    v.object({ at: v.string(), before: v.exactOptional(v.number()), after: v.exactOptional(v.number()) }),
  ),
  /** A teacher has drawn the current data, and what was there before is kept for undoing it. */
  drawnByTeacher: v.exactOptional(v.object({ by: v.string(), at: v.string() })),
});
export type WireHandedOut = v.InferOutput<typeof handedOut>;

/** A tutor’s score in place of the automatic one; both from 0 to 1. */
const override = v.object({ automatic: v.number(), score: v.number(), reason: v.string(), by: v.string() });

export const verdict = v.picklist(['right', 'wrong', 'undecided', 'ambiguous', 'invalid', 'empty']);

const corrected = v.object({
  ...handedOut.entries,
  /** Missing while nothing has been decided. */
  score: v.exactOptional(v.number()),
  questions: v.array(
    v.object({
      number: v.number(),
      score: v.exactOptional(v.number()),
      correct: v.boolean(),
      /** Nothing in it is wrong, but a tutor has to decide about something. */
      undecided: v.exactOptional(v.boolean()),
      answers: v.array(
        v.object({
          userInput: v.string(),
          verdict,
          remark: v.exactOptional(remark),
          score: v.number(),
          /** Of a tutor, about an answer that could be neither proven nor refuted. */
          decision: v.exactOptional(v.picklist(['awaited', 'made'])),
          override: v.exactOptional(override),
          consistent: v.boolean(),
          solution: v.exactOptional(v.string()),
          difference: v.exactOptional(v.object({ at: v.string(), given: v.string(), expected: v.string() })),
        }),
      ),
      options: v.record(v.string(), verdict),
      optionsOverride: v.exactOptional(override),
      rightOptions: v.array(v.string()),
    }),
  ),
});
export type WireCorrected = v.InferOutput<typeof corrected>;

/** The problems that the caller may practise, with how far he is. */
export const openProblems = endpoint({
  id: 'openProblems',
  method: 'GET',
  path: '/problem-engine/users/{userId}/problems',
  summary: 'The problems of the open course, and how far a learner is with them',
  request: v.object({ userId, lang: language }),
  response: v.array(
    v.object({
      path: documentPath,
      lang: language,
      name: v.string(),
      description: v.string(),
      topic: v.exactOptional(v.string()),
      standing: v.exactOptional(
        v.object({
          tries: v.number(),
          performance: v.exactOptional(v.picklist(performances)),
          undecided: v.exactOptional(v.boolean()),
          lastOpened: v.string(),
          progress: v.number(),
        }),
      ),
    }),
  ),
  answers: 'json',
});

const problem = { userId, path: documentPath, lang: language };

/** A problem with the learner's data, which are drawn when it is opened for the first time. */
export const openProblem = endpoint({
  id: 'openProblem',
  method: 'GET',
  path: '/problem-engine/users/{userId}/problems/personalised-data',
  summary: 'A problem with the data of a learner, drawn when it is opened for the first time',
  request: v.object(problem),
  response: handedOut,
  answers: 'json',
});

/** The same in a worksheet. */
export const openWorksheetProblem = endpoint({
  id: 'openWorksheetProblem',
  method: 'GET',
  path: '/problem-engine/users/{userId}/worksheets/{worksheetId}/problems/personalised-data',
  summary: 'A problem of a worksheet with the data of a learner',
  // `ahead`: only fetched, so that it is there without a network; it counts as opened once it is opened.
  request: v.object({ ...problem, worksheetId: identifier, ahead: v.exactOptional(yesOrNo), ...signedDeadline }),
  response: handedOut,
  answers: 'json',
});

const newDataRequest = { ...problem, newDataForWrongAnswers: v.exactOptional(yesOrNo), ...ignored };

/** Draws new data, or those of a first opening; 403 once the limit is reached. */
export const personalisedData = endpoint({
  id: 'personalisedData',
  method: 'POST',
  path: '/problem-engine/users/{userId}/problems/personalised-data',
  summary: 'Draws new data for a problem, all or those of wrong answers',
  request: v.object(newDataRequest),
  query: ['path', 'lang', 'newDataForWrongAnswers'],
  bodyLimit: 300_000,
  response: handedOut,
  takesForms: true,
  writes: true,
  answers: 'json',
});

/** The same in a worksheet. */
export const worksheetPersonalisedData = endpoint({
  id: 'worksheetPersonalisedData',
  method: 'POST',
  path: '/problem-engine/users/{userId}/worksheets/{worksheetId}/problems/personalised-data',
  summary: 'Draws new data for a problem of a worksheet',
  request: v.object({ ...newDataRequest, worksheetId: identifier, ...signedDeadline }),
  query: ['path', 'lang', 'newDataForWrongAnswers'],
  bodyLimit: 300_000,
  response: handedOut,
  takesForms: true,
  writes: true,
  answers: 'json',
});

/**
 * Undoes new data that a teacher has drawn for a learner. 404: there are none, or the learner is none of the caller's. 409:
 * the learner has given answers to them.
 */
export const undoNewData = endpoint({
  id: 'undoNewData',
  method: 'POST',
  path: '/problem-engine/users/{userId}/problems/former-data',
  summary: 'Gives a learner back the data and answers that a teacher has replaced by new data',
  request: v.object({ ...problem, worksheetId: v.exactOptional(identifier) }),
  query: ['path', 'lang', 'worksheetId'],
  response: handedOut,
  writes: true,
  answers: 'json',
});

const correctionRequest = { ...problem, correctionPreview: v.exactOptional(yesOrNo), ...ignoredOfCorrection };

/** Corrects what was saved; a preview corrects what is kept and stores nothing. 404: there is nothing to correct. */
export const correctProblem = endpoint({
  id: 'correctProblem',
  method: 'POST',
  path: '/problem-engine/users/{userId}/problems/{lang}/correction',
  summary: 'Corrects a problem',
  request: v.object(correctionRequest),
  query: ['path'],
  takesForms: true,
  bodyLimit: 300_000,
  // Code is run for it.
  timeout: 60,
  response: corrected,
  answers: 'json',
});

/** The same in a worksheet. */
export const correctWorksheetProblem = endpoint({
  id: 'correctWorksheetProblem',
  method: 'POST',
  path: '/problem-engine/users/{userId}/worksheets/{worksheetId}/problems/{lang}/correction',
  summary: 'Corrects a problem of a worksheet',
  request: v.object({ ...correctionRequest, worksheetId: identifier, ...signedDeadline }),
  query: ['path'],
  takesForms: true,
  bodyLimit: 300_000,
  // Code is run for it.
  timeout: 60,
  response: corrected,
  answers: 'json',
});

/** The correction there is. 404: none. */
export const readCorrection = endpoint({
  id: 'readCorrection',
  method: 'GET',
  path: '/problem-engine/users/{userId}/problems/{lang}/correction',
  summary: 'The correction of a problem, if there is one',
  request: v.object(problem),
  response: corrected,
  answers: 'json',
});

/** The same in a worksheet. */
export const readWorksheetCorrection = endpoint({
  id: 'readWorksheetCorrection',
  method: 'GET',
  path: '/problem-engine/users/{userId}/worksheets/{worksheetId}/problems/{lang}/correction',
  summary: 'The correction of a problem of a worksheet, if there is one',
  request: v.object({ ...problem, worksheetId: identifier, ...signedDeadline }),
  response: corrected,
  answers: 'json',
});

const sheet = { problem: documentPath, lang: language, worksheet: v.exactOptional(identifier), ...signedDeadline };

/** The data sheet of one's own attempt: paths and values (specification 001 §3). */
export const readDatasheet = endpoint({
  id: 'readDatasheet',
  method: 'GET',
  path: '/semiprotected/problem/datasheet',
  summary: 'The data sheet of a problem: answers, tries and progress by path',
  request: v.object({ ...sheet, userId: v.exactOptional(userId), ...ignored }),
  response: v.object({ attempt: v.string(), data: v.record(v.string(), v.string()) }),
  answers: 'json',
});

const attempt = v.exactOptional(v.pipe(v.string(), v.maxLength(100)));

/**
 * Keeps changed answers without handing them in. `version` is the one an answer was changed from; answers that were
 * changed elsewhere since are not taken and returned.
 */
export const keepAnswers = endpoint({
  id: 'keepAnswers',
  method: 'PUT',
  path: '/semiprotected/problem/datasheet',
  summary: 'Keeps answers; only paths below user/answer are taken',
  request: v.object({ ...sheet, attempt, answer: changed, ...ignored }),
  bodyLimit: 1_000_000,
  response: v.object({
    versions: v.record(v.string(), v.number()),
    changedElsewhere: answers,
    /** Missing if nothing was taken. */
    receipt: v.exactOptional(receipt),
  }),
  takesForms: true,
  writes: true,
  answers: 'json',
});

/** A change of an answer that has waited on a device, with the version that the page knew. */
const waitingChange = v.object({
  ...sheet,
  attempt,
  /** Its own: under it, it counts once. */
  key: changeKey,
  answer: changedAnswer,
  /** The key of the change before it that it goes on from: it counts from the version of that one. */
  after: v.exactOptional(changeKey),
});

/** What has become of a change: the version under which it was taken, or what there is instead, or an id of a refusal. */
const keptChange = v.object({
  key: changeKey,
  version: v.exactOptional(v.number()),
  other: v.exactOptional(storedAnswer),
  refused: v.exactOptional(v.string()),
  receipt: v.exactOptional(receipt),
});

/**
 * Keeps changes of any problems, in their order, as if each had been sent by itself. One that is not taken ends those of
 * its problem: what comes after it is not looked at, and not told.
 */
export const keepChanges = endpoint({
  id: 'keepChanges',
  method: 'PUT',
  path: '/semiprotected/problem/changes',
  summary: 'Keeps changes of answers that have waited on a device, each once under its key',
  request: v.object({ changes: v.pipe(v.array(waitingChange), v.maxLength(200)) }),
  bodyLimit: 1_000_000,
  timeout: 60,
  response: v.object({ kept: v.array(keptChange) }),
  answers: 'json',
});

/** Keeps the answers in a file that a browser has saved while it could not send them. Repeated, it has no further effect. */
export const importAnswers = endpoint({
  id: 'importAnswers',
  method: 'POST',
  path: '/semiprotected/problem/answers-file',
  summary: 'Keeps the answers in a file of the caller that was saved without a connection',
  request: v.object({ file: v.pipe(v.string(), v.maxLength(5_000_000)) }),
  bodyLimit: 6_000_000,
  timeout: 120,
  /** Changes that were taken, and answers whose last change was not. */
  response: v.object({ taken: v.number(), refused: v.number() }),
  answers: 'json',
});

/** Hands in what is kept, after keeping `content`. */
export const storeAnswer = endpoint({
  id: 'storeAnswer',
  method: 'POST',
  path: '/semiprotected/problem/store-answer',
  summary: 'Hands in the answers to a problem',
  request: v.object({ ...sheet, attempt, content: v.exactOptional(changed), ...ignored }),
  bodyLimit: 1_000_000,
  response: handedOut,
  takesForms: true,
  writes: true,
  answers: 'json',
});

/**
 * A move in a game: a level is begun (403 if it is locked), a task is left for the next one, or the level is ended and
 * graded. Repeated, it has no further effect.
 */
export const playGame = endpoint({
  id: 'playGame',
  method: 'POST',
  path: '/problem-engine/users/{userId}/games/moves',
  summary: 'Begins a level of a game, goes to its next task, or ends it',
  request: playRequest,
  response: handedOut,
  answers: 'json',
});

/** Everything the platform knows about a learner's work on a problem, for administrators. */
export const viewProblemData = endpoint({
  id: 'viewProblemData',
  method: 'GET',
  path: '/semiprotected/problem/data',
  summary: 'Everything known about the work on a problem: seed, answers, saves, corrections',
  request: v.object({ ref: userId, problem: documentPath, worksheet: v.exactOptional(identifier) }),
  response: v.object({
    attempt: v.string(),
    seed: v.number(),
    /** How the seed was used: whether the questions draw together or apart. */
    drawing: v.picklist(['together', 'apart']),
    state: v.unknown(),
    data: v.record(v.string(), v.string()),
    savings: v.array(
      v.object({
        received: v.string(),
        counted: v.boolean(),
        /** After the deadline. */
        late: v.exactOptional(v.boolean()),
        accepted: v.exactOptional(v.string()),
        answers,
      }),
    ),
    corrections: v.array(
      v.object({
        at: v.string(),
        score: v.exactOptional(v.number()),
        right: v.array(v.number()),
        undecided: v.array(v.number()),
      }),
    ),
  }),
  answers: 'json',
});
