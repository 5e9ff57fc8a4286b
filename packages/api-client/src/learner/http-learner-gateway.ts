import type { Asked } from '@lemma/core/judgement';
import type { Language } from '@lemma/core/language';
import {
  longestScoreReason,
  rowsOfPage,
  type AnsweredPlace,
  type BegunProblem,
  type DecisionFailure,
  type GivenScore,
  type HandedInAnswer,
  type LearnerGateway,
  type LearnersFailure,
  type UndecidedAnswer,
  type WrittenScore,
} from '@lemma/core/learner';
import { fail, succeed } from '@lemma/core/store';
import { commonFailure, type HttpClient, type HttpFailure } from '../http/index.ts';
import {
  answeredProblems,
  answersOfLearners,
  decideAnswer,
  giveScore,
  learners,
  mendedProblem,
  refusalIds,
  regradeProblem,
  undecidedAnswers,
  undoRegrading,
  withdrawDecision,
  withdrawScores,
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

  async answered(lang: Language, page: number, worksheet?: string): ReturnType<LearnerGateway['answered']> {
    const found = await this.#http.call(answeredProblems, {
      lang,
      pageNumber: page - 1,
      pageSize: rowsOfPage,
      ...(worksheet !== undefined && { worksheetId: worksheet }),
    });
    if (!found.ok) return fail(failureOf(found.failure));
    const rows = found.value.problems.map(({ worksheetId, worksheet: title, titleLang, ...problem }) => ({
      ...problem,
      titleLanguage: titleLang,
      ...(worksheetId !== undefined && { worksheet: { id: worksheetId, ...(title !== undefined && { title }) } }),
    }));
    return succeed({ rows, total: found.value.total });
  }

  async answersTo(place: AnsweredPlace, lang: Language, question?: number): ReturnType<LearnerGateway['answersTo']> {
    const found = await this.#http.call(answersOfLearners, {
      ...placeOf(place),
      lang,
      ...(question !== undefined && { question }),
    });
    if (!found.ok) return fail(commonFailure(found.failure));
    const { titleLang, answers, ...told } = found.value;
    return succeed({ ...told, titleLanguage: titleLang, answers: answers.map(handedInFrom) });
  }

  async giveScore(
    place: AnsweredPlace,
    question: number,
    { score, reason, answers }: WrittenScore,
  ): ReturnType<LearnerGateway['giveScore']> {
    const given = await this.#http.call(giveScore, {
      ...placeOf(place),
      question,
      answer: answers[0]?.part ?? 0,
      score,
      reason: reason.replace(/\p{Cc}/gu, ' ').slice(0, longestScoreReason),
      learners: answers.map(({ learner, attempt, text }) => ({ userId: learner.id, attempt, userInput: text })),
    });
    if (!given.ok) return fail(failureOf(given.failure));
    const notGiven = (why: 'changed' | 'decided') => given.value.notGiven.filter((each) => each.why === why).length;
    return succeed({ given: given.value.given, changed: notGiven('changed'), decided: notGiven('decided') });
  }

  async withdrawScores(given: readonly GivenScore[]): ReturnType<LearnerGateway['withdrawScores']> {
    const scores = given.map(({ id, number }) => ({ id, number }));
    const withdrawn = await this.#http.call(withdrawScores, { scores });
    return withdrawn.ok ? succeed(withdrawn.value.withdrawn) : fail(failureOf(withdrawn.failure));
  }

  async mended(place: AnsweredPlace, lang: Language): ReturnType<LearnerGateway['mended']> {
    const found = await this.#http.call(mendedProblem, { ...placeOf(place), lang });
    if (!found.ok) return fail(commonFailure(found.failure));
    const { version, learners: works, regradings } = found.value;
    return succeed({
      version,
      works,
      regradings: regradings.map(({ undone, ...regrading }) => ({ ...regrading, isUndone: undone })),
    });
  }

  async regrade(place: AnsweredPlace, version: string): ReturnType<LearnerGateway['regrade']> {
    const done = await this.#http.call(regradeProblem, { ...placeOf(place), version });
    if (done.ok) return done;
    const isChanged = done.failure.kind === 'status' && done.failure.status === 409;
    return fail(isChanged ? { kind: 'changed' } : failureOf(done.failure));
  }

  async undoRegrading(id: string): ReturnType<LearnerGateway['undoRegrading']> {
    const undone = await this.#http.call(undoRegrading, { id });
    return undone.ok ? succeed(undefined) : fail(failureOf(undone.failure));
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

function placeOf({ path, worksheet }: AnsweredPlace) {
  return { path, ...(worksheet !== undefined && { worksheetId: worksheet }) };
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
  const askedIn = (language: Language) => askedFrom(answer.asked, language);
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

function askedFrom({ type, field, names, notation, relation }: WireUndecided['asked'], language: Language): Asked {
  return {
    type,
    field,
    language,
    ...(names && { names: new Set(names) }),
    ...(notation && { notation }),
    ...(relation !== undefined && { isRelation: relation }),
  };
}

function handedInFrom(answer: ResponseOf<'answersOfLearners'>['answers'][number]): HandedInAnswer {
  const { answer: part, userInput, typedLang, asked, solution, solutionLang, decision, ...told } = answer;
  return {
    ...told,
    part,
    text: userInput,
    ...(asked && { asked: askedFrom(asked, typedLang) }),
    solution: { text: solution, ...(asked && { asked: askedFrom(asked, solutionLang) }) },
    ...(decision && { decision: decisionFrom(decision) }),
  };
}

function decisionFrom({ mine, ...decision }: WireDecision): NonNullable<HandedInAnswer['decision']> {
  return { ...decision, isMine: mine };
}

type WireDecision = NonNullable<ResponseOf<'answersOfLearners'>['answers'][number]['decision']>;

function begunFrom(problem: ResponseOf<'workOfLearner'>['problems'][number]): BegunProblem {
  const { worksheetId, worksheet, lang, late, ...begun } = problem;
  return {
    ...begun,
    language: lang,
    ...(late && { late: { saved: late.saved, isAccepted: late.accepted } }),
    ...(worksheetId !== undefined && {
      worksheet: { id: worksheetId, ...(worksheet !== undefined && { title: worksheet }) },
    }),
  };
}
