import { performances } from '@lemma/core/question';
import * as v from 'valibot';
import { askedInField } from './answers-of-learners.ts';
import { endpoint } from './endpoint.ts';
import { madeDecision } from './failure.ts';
import { documentPath, identifier, language, line, userId, wholeNumber } from './fields.ts';

const paging = {
  /** Zero-based. */
  pageNumber: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(1_000_000)), 0),
  pageSize: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), 15),
};

/** `name` is missing if the platform has no account of this user. */
const learner = v.object({ id: userId, name: v.exactOptional(v.string()) });

/** The answers that await a decision, newest first. */
export const undecidedAnswers = endpoint({
  id: 'undecidedAnswers',
  method: 'GET',
  path: '/problem-engine/undecided-answers',
  summary: 'Answers that could be neither proven nor refuted, newest first',
  request: v.object({ lang: language, ...paging }),
  response: v.object({
    answers: v.array(
      v.object({
        id: identifier,
        learner,
        path: documentPath,
        worksheetId: v.exactOptional(identifier),
        /** The language of the document. */
        lang: language,
        /** In the language asked for, if the problem exists in it. */
        title: v.string(),
        titleLang: language,
        /** Among the questions that the learner was asked, from 0. */
        question: v.number(),
        questions: v.number(),
        /** Among the answers of the question, from 0. */
        answer: v.number(),
        answers: v.number(),
        /** As typed, in `typedLang`. */
        userInput: v.string(),
        typedLang: language,
        /** As the author wrote it. */
        solution: v.string(),
        /** What decides how both are read. */
        asked: askedInField,
        /** When it was handed in. ISO 8601 in UTC. */
        since: v.string(),
      }),
    ),
    total: v.number(),
  }),
  answers: 'json',
});

const score = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** 409: somebody has decided already (`decision` says what), or another answer has been handed in since. */
export const decideAnswer = endpoint({
  id: 'decideAnswer',
  method: 'POST',
  path: '/problem-engine/undecided-answers/{id}/decisions',
  summary: 'Decides on an answer that could be neither proven nor refuted',
  request: v.object({ id: identifier, score }),
  response: madeDecision,
  writes: true,
  status: 201,
  answers: 'json',
});

/** The answer awaits a decision again. 409: this decision is no longer the last one. */
export const withdrawDecision = endpoint({
  id: 'withdrawDecision',
  method: 'DELETE',
  path: '/problem-engine/undecided-answers/{id}/decisions/{number}',
  summary: 'Takes back one’s own decision on an answer',
  request: v.object({ id: identifier, number: v.pipe(wholeNumber, v.minValue(1)) }),
  response: v.strictObject({}),
  answers: 'json',
});

/** Those who have begun a problem, latest visit first. */
export const learners = endpoint({
  id: 'learners',
  method: 'GET',
  path: '/problem-engine/learners',
  summary: 'Learners who have begun a problem, by name',
  request: v.object({ query: v.exactOptional(line(200)), ...paging }),
  response: v.object({
    learners: v.array(
      v.object({
        ...learner.entries,
        problems: v.number(),
        /** How many of their answers await a decision. */
        undecided: v.number(),
        lastOpened: v.string(),
      }),
    ),
    total: v.number(),
  }),
  answers: 'json',
});

/** 404: nobody with this id has begun a problem. */
export const workOfLearner = endpoint({
  id: 'workOfLearner',
  method: 'GET',
  path: '/problem-engine/learners/{userId}/work',
  summary: 'The problems that a learner has begun, latest visit first',
  request: v.object({ userId, lang: language }),
  response: v.object({
    learner,
    problems: v.array(
      v.object({
        path: documentPath,
        worksheetId: v.exactOptional(identifier),
        worksheet: v.exactOptional(v.string()),
        lang: language,
        title: v.string(),
        tries: v.number(),
        /** 0 to 1. */
        progress: v.number(),
        /** Of the last correction; missing if there is none, or nothing has been decided. */
        score: v.exactOptional(v.number()),
        performance: v.exactOptional(v.picklist(performances)),
        undecided: v.number(),
        lastOpened: v.string(),
        lastSaved: v.exactOptional(v.string()),
        /** What was saved after the deadline: when last, and whether it counts. */
        late: v.exactOptional(v.object({ saved: v.string(), accepted: v.boolean() })),
      }),
    ),
  }),
  answers: 'json',
});
