import {
  rowsOfPage,
  type AnsweredProblem,
  type AnswersToQuestion,
  type Decision,
  type DecisionFailure,
  type FoundLearner,
  type GivenScore,
  type HandedInAnswer,
  type LearnerGateway,
  type LearnersFailure,
  type LearnerWork,
  type MendedProblem,
  type UndecidedAnswer,
  type WrittenScore,
} from '../learner/index.ts';
import { fail, succeed } from '../store/index.ts';

/** Learners and their undecided answers in memory. May be changed between two calls. */
export class InMemoryLearnerGateway implements LearnerGateway {
  answers: readonly UndecidedAnswer[];
  work: readonly LearnerWork[];
  problems: readonly AnsweredProblem[];
  handedIn: readonly AnswersToQuestion[];
  mendedProblem: MendedProblem;
  #before: MendedProblem['works'] = [];
  /** By id of the answer. */
  readonly decisions = new Map<string, Decision>();
  /** Every call fails in this way. */
  failure: LearnersFailure | undefined;
  /** The next decisions fail in this way. */
  decisionFailure: DecisionFailure | undefined;
  /** Every call waits for this. */
  delay: Promise<unknown> = Promise.resolve();

  constructor({
    answers = [],
    work = [],
    problems = [],
    handedIn = [],
    mendedProblem = { version: 'v1', works: [], regradings: [] },
  }: Partial<Pick<InMemoryLearnerGateway, 'answers' | 'work' | 'problems' | 'handedIn' | 'mendedProblem'>> = {}) {
    this.mendedProblem = mendedProblem;
    this.problems = problems;
    this.handedIn = handedIn;
    this.answers = answers;
    this.work = work;
  }

  async undecided(_language: unknown, page: number): ReturnType<LearnerGateway['undecided']> {
    await this.delay;
    const open = this.answers.filter(({ id }) => !this.decisions.has(id));
    return this.failure ? fail(this.failure) : succeed(pageOf(open, page));
  }

  async decide(id: string, score: number): ReturnType<LearnerGateway['decide']> {
    await this.delay;
    const failure = this.decisionFailure ?? this.failure;
    if (failure !== undefined) return fail(failure);
    const decision = { number: 1, score, by: 'Tom Tutor', at: '2026-11-23T08:00:00Z' };
    this.decisions.set(id, decision);
    return succeed(decision);
  }

  async withdraw(id: string): ReturnType<LearnerGateway['withdraw']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    this.decisions.delete(id);
    return succeed(undefined);
  }

  async answered(_language: unknown, page: number): ReturnType<LearnerGateway['answered']> {
    await this.delay;
    return this.failure ? fail(this.failure) : succeed(pageOf(this.problems, page));
  }

  async answersTo(_place: unknown, _language: unknown, question = 1): ReturnType<LearnerGateway['answersTo']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    const found = this.handedIn.find((each) => each.question === question);
    return found === undefined ? fail({ kind: 'notFound' }) : succeed(found);
  }

  async giveScore(
    _place: unknown,
    question: number,
    { score, reason, answers }: WrittenScore,
  ): ReturnType<LearnerGateway['giveScore']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    this.handedIn = this.handedIn.map((each) => ({
      ...each,
      answers: each.answers.map((answer) =>
        each.question === question && answers.includes(answer) ? withScore(answer, score, reason) : answer,
      ),
    }));
    return succeed({ given: answers.map((answer) => ({ id: idOf(answer), number: 1 })), changed: 0, decided: 0 });
  }

  async withdrawScores(given: readonly GivenScore[]): ReturnType<LearnerGateway['withdrawScores']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    const isGiven = (answer: HandedInAnswer) => given.some(({ id }) => id === answer.decision?.id);
    this.handedIn = this.handedIn.map((each) => ({
      ...each,
      answers: each.answers.map((answer) => (isGiven(answer) ? withoutScore(answer) : answer)),
    }));
    return succeed(given.length);
  }

  async mended(): ReturnType<LearnerGateway['mended']> {
    await this.delay;
    return this.failure ? fail(this.failure) : succeed(this.mendedProblem);
  }

  async regrade(): ReturnType<LearnerGateway['regrade']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    const { version, works, regradings } = this.mendedProblem;
    const done = {
      id: `r${String(regradings.length + 1)}`,
      learners: works.length,
      better: works.filter(({ outcome }) => outcome === 'better').length,
    };
    const made = { ...done, by: 'Tom Tutor', at: '2026-11-25T08:00:00Z', isUndone: false };
    this.#before = works;
    this.mendedProblem = { version, works: [], regradings: [made, ...regradings] };
    return succeed(done);
  }

  async undoRegrading(id: string): ReturnType<LearnerGateway['undoRegrading']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    const { version, regradings } = this.mendedProblem;
    this.mendedProblem = {
      version,
      works: this.#before,
      regradings: regradings.map((each) => (each.id === id ? { ...each, isUndone: true } : each)),
    };
    return succeed(undefined);
  }

  async find(query: string, page: number): ReturnType<LearnerGateway['find']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    const rows = this.work.map(foundFrom).filter(({ name, id }) => nameFits(name ?? id, query));
    return succeed(pageOf(rows, page));
  }

  async workOf(id: string): ReturnType<LearnerGateway['workOf']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    const work = this.work.find(({ learner }) => learner.id === id);
    return work === undefined ? fail({ kind: 'notFound' }) : succeed(work);
  }
}

function idOf({ learner, part }: HandedInAnswer): string {
  return `${learner.id}-${String(part)}`;
}

function withScore(answer: HandedInAnswer, score: number, reason: string): HandedInAnswer {
  const made = { number: 1, score, reason, by: 'Tom Tutor', at: '2026-11-25T08:00:00Z' };
  return {
    ...answer,
    score,
    automatic: answer.score ?? 0,
    decision: { id: idOf(answer), isMine: true, ...made },
  };
}

function withoutScore(answer: HandedInAnswer): HandedInAnswer {
  const { learner, attempt, part, text, words, asked, solution, verdict, automatic = 0 } = answer;
  const given = { learner, attempt, part, text, solution, verdict, score: automatic };
  return { ...given, ...(words && { words }), ...(asked && { asked }) };
}

function pageOf<Row>(rows: readonly Row[], page: number) {
  return { rows: rows.slice((page - 1) * rowsOfPage, page * rowsOfPage), total: rows.length };
}

function foundFrom({ learner, problems }: LearnerWork): FoundLearner {
  const undecided = problems.reduce((sum, problem) => sum + problem.undecided, 0);
  return { ...learner, problems: problems.length, undecided, lastOpened: problems[0]?.lastOpened ?? '' };
}

function nameFits(name: string, query: string): boolean {
  return query.split(' ').every((word) => name.toLowerCase().includes(word.toLowerCase()));
}
