import type { Asked } from '@lemma/core/judgement';
import type { Language } from '@lemma/core/language';
import {
  rowsOfPage,
  type BegunProblem,
  type DecisionFailure,
  type LearnerGateway,
  type LearnersFailure,
  type UndecidedAnswer,
} from '@lemma/core/learner';
import { fail, succeed } from '@lemma/core/store';
import { commonFailure, type HttpClient, type HttpFailure } from '../http/index.ts';
import {
  decideAnswer,
  learners,
  refusalIds,
  undecidedAnswers,
  withdrawDecision,
  workOfLearner,
  type ResponseOf,
} from '../wire/index.ts';

/** The work of learners, on the server. */
export class HttpLearnerGateway implements LearnerGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async undecided(lang: Language, page: number): ReturnType<LearnerGateway['undecided']> {
    const found = await this.#http.call(undecidedAnswers, { lang, pageNumber: page - 1, pageSize: rowsOfPage });
    if (!found.ok) return fail(failureOf(found.failure));
    return succeed({ rows: found.value.answers.map(undecidedFrom), total: found.value.total });
  }

  async decide(id: string, score: number): ReturnType<LearnerGateway['decide']> {
    const decided = await this.#http.call(decideAnswer, { id, score });
    return decided.ok ? decided : fail(decisionFailure(decided.failure));
  }

  async withdraw(id: string, decision: number): ReturnType<LearnerGateway['withdraw']> {
    const withdrawn = await this.#http.call(withdrawDecision, { id, number: decision });
    return withdrawn.ok ? succeed(undefined) : fail(decisionFailure(withdrawn.failure));
  }

  async find(query: string, page: number): ReturnType<LearnerGateway['find']> {
    const found = await this.#http.call(learners, {
      // A pasted line may end in a line break.
      ...(query !== '' && { query: query.replace(/\p{Cc}/gu, ' ').slice(0, 200) }),
      pageNumber: page - 1,
      pageSize: rowsOfPage,
    });
    if (!found.ok) return fail(failureOf(found.failure));
    return succeed({ rows: found.value.learners, total: found.value.total });
  }

  async workOf(id: string, lang: Language): ReturnType<LearnerGateway['workOf']> {
    const found = await this.#http.call(workOfLearner, { userId: id, lang });
    if (!found.ok) return fail(commonFailure(found.failure));
    const { learner, problems } = found.value;
    return succeed({ learner, problems: problems.map(begunFrom) });
  }
}

function failureOf(failure: HttpFailure): LearnersFailure {
  const common = commonFailure(failure);
  return common.kind === 'notFound' ? { kind: 'forbidden' } : common;
}

function decisionFailure(failure: HttpFailure): DecisionFailure {
  const refused = failure.kind === 'status' ? failure.refusal : undefined;
  switch (refused?.id) {
    case refusalIds.answerDecided:
      return { kind: 'decided', ...(refused.decision && { decision: refused.decision }) };
    case refusalIds.answerChanged:
    case refusalIds.answerNotFound:
      return { kind: 'changed' };
    default:
      return failureOf(failure);
  }
}

type WireUndecided = ResponseOf<'undecidedAnswers'>['answers'][number];

function undecidedFrom(answer: WireUndecided): UndecidedAnswer {
  const { id, learner, path, worksheetId, lang, title, titleLang, userInput, typedLang, solution, since } = answer;
  const { type, field, names, notation, relation } = answer.asked;
  const askedIn = (language: Language): Asked => ({
    type,
    field,
    language,
    ...(names && { names: new Set(names) }),
    ...(notation && { notation }),
    ...(relation !== undefined && { isRelation: relation }),
  });
  return {
    id,
    learner,
    path,
    ...(worksheetId !== undefined && { worksheet: worksheetId }),
    title,
    titleLanguage: titleLang,
    question: { index: answer.question, count: answer.questions },
    answer: { index: answer.answer, count: answer.answers },
    given: { text: userInput, asked: askedIn(typedLang) },
    solution: { text: solution, asked: askedIn(lang) },
    since,
  };
}

function begunFrom(problem: ResponseOf<'workOfLearner'>['problems'][number]): BegunProblem {
  const { worksheetId, worksheet, lang, ...begun } = problem;
  return {
    ...begun,
    language: lang,
    ...(worksheetId !== undefined && {
      worksheet: { id: worksheetId, ...(worksheet !== undefined && { title: worksheet }) },
    }),
  };
}
