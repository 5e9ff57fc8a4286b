import { answerNotations, inputTypes, numberFieldNames } from '@lemma/core/question';
import { longestScoreReason, mostScored } from '@lemma/core/learner';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { madeDecision } from './failure.ts';
import { documentPath, identifier, language, line, userId, wholeNumber } from './fields.ts';
import { longestAnswer, verdict } from './problems.ts';

const paging = {
  /** Zero-based. */
  pageNumber: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(1_000_000)), 0),
  pageSize: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), 15),
};

/** `name` is missing if the platform has no account of this user. */
const learner = v.object({ id: userId, name: v.exactOptional(v.string()) });

/** What decides how an answer is read. */
export const askedInField = v.object({
  type: v.picklist([...inputTypes, 'tile', 'code']),
  field: v.picklist(numberFieldNames),
  names: v.exactOptional(v.array(v.string())),
  notation: v.exactOptional(v.picklist(answerNotations)),
  relation: v.exactOptional(v.boolean()),
});

/** The problems to which something was handed in, on their own and in worksheets; the last one handed in first. */
export const answeredProblems = endpoint({
  id: 'answeredProblems',
  method: 'GET',
  path: '/problem-engine/answered-problems',
  summary: 'Problems to which learners have handed something in, the latest first',
  request: v.object({ lang: language, worksheetId: v.exactOptional(identifier), ...paging }),
  response: v.object({
    problems: v.array(
      v.object({
        path: documentPath,
        worksheetId: v.exactOptional(identifier),
        worksheet: v.exactOptional(v.string()),
        title: v.string(),
        titleLang: language,
        /** Who have handed something in. */
        learners: v.number(),
        /** How many of them work on a version that was mended since, and were not graded by the mended one. */
        outdated: v.number(),
        lastSaved: v.string(),
      }),
    ),
    total: v.number(),
  }),
  answers: 'json',
});

/** A question counts from 1, as in its document. 404: nobody has handed anything in. */
export const answersOfLearners = endpoint({
  id: 'answersOfLearners',
  method: 'GET',
  path: '/problem-engine/answers',
  summary: 'What all learners have handed in to one question of a problem, with the verdicts',
  request: v.object({
    path: documentPath,
    lang: language,
    worksheetId: v.exactOptional(identifier),
    question: v.exactOptional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(9999))),
  }),
  response: v.object({
    title: v.string(),
    titleLang: language,
    worksheet: v.exactOptional(v.string()),
    /** The numbers of the questions that somebody was asked. */
    questions: v.array(v.number()),
    question: v.number(),
    /** Whose work could not be graded now. */
    ungraded: v.number(),
    answers: v.array(
      v.object({
        learner,
        /** Names the data: a score is given for an answer to these. */
        attempt: v.string(),
        /** Of the answer among those of its question, from 1; 0 stands for the options. */
        answer: v.number(),
        /** As typed, in `typedLang`. */
        userInput: v.string(),
        /** Options and tiles in the words of their author. */
        words: v.exactOptional(v.array(v.string())),
        typedLang: language,
        verdict,
        /** Missing while a decision is awaited. */
        score: v.exactOptional(v.number()),
        /** What the platform gave where a tutor gave another. */
        automatic: v.exactOptional(v.number()),
        solution: v.string(),
        solutionLang: language,
        asked: v.exactOptional(askedInField),
        /** What went wrong in the evaluator of code that waits to be marked. */
        evaluatorFailure: v.exactOptional(v.object({ message: v.string(), line: v.exactOptional(v.number()) })),
        decision: v.exactOptional(v.object({ id: identifier, mine: v.boolean(), ...madeDecision.entries })),
      }),
    ),
  }),
  answers: 'json',
});

const learners = v.pipe(
  v.array(
    v.object({
      userId,
      attempt: v.pipe(v.string(), v.maxLength(100)),
      /** As it is handed in. */
      userInput: v.pipe(v.string(), v.maxLength(longestAnswer)),
    }),
  ),
  v.minLength(1),
  v.maxLength(mostScored),
);

/**
 * Gives the same answer of several learners a score in place of the automatic one. `changed`: another answer is handed in
 * meanwhile, or the data are others. `decided`: there is a decision already.
 */
export const giveScore = endpoint({
  id: 'giveScore',
  method: 'POST',
  path: '/problem-engine/answers/scores',
  summary: 'Gives an answer of one or many learners a score, with a reason',
  request: v.object({
    path: documentPath,
    worksheetId: v.exactOptional(identifier),
    question: v.pipe(wholeNumber, v.minValue(1), v.maxValue(9999)),
    answer: v.pipe(wholeNumber, v.minValue(0), v.maxValue(9999)),
    score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    reason: v.pipe(line(longestScoreReason), v.trim(), v.minLength(1)),
    learners,
  }),
  bodyLimit: 1_000_000,
  response: v.object({
    given: v.array(v.object({ userId, id: identifier, number: v.number() })),
    notGiven: v.array(
      v.object({ userId, why: v.picklist(['changed', 'decided']), decision: v.exactOptional(madeDecision) }),
    ),
  }),
  writes: true,
  answers: 'json',
});

/** One’s own only, and only the last one: the others stay, and are named. */
export const withdrawScores = endpoint({
  id: 'withdrawScores',
  method: 'POST',
  path: '/problem-engine/answers/scores/withdrawals',
  summary: 'Takes back scores that the caller has given',
  request: v.object({
    scores: v.pipe(
      v.array(v.object({ id: identifier, number: v.pipe(wholeNumber, v.minValue(1)) })),
      v.minLength(1),
      v.maxLength(mostScored),
    ),
  }),
  bodyLimit: 1_000_000,
  response: v.object({ withdrawn: v.number(), kept: v.array(identifier) }),
  writes: true,
  answers: 'json',
});
