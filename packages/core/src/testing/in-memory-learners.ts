import {
  rowsOfPage,
  type Decision,
  type DecisionFailure,
  type FoundLearner,
  type LearnerGateway,
  type LearnersFailure,
  type LearnerWork,
  type UndecidedAnswer,
} from '../learner/index.ts';
import { fail, succeed } from '../store/index.ts';

/** Learners and their undecided answers in memory. May be changed between two calls. */
export class InMemoryLearnerGateway implements LearnerGateway {
  answers: readonly UndecidedAnswer[];
  work: readonly LearnerWork[];
  /** By id of the answer. */
  readonly decisions = new Map<string, Decision>();
  /** Every call fails in this way. */
  failure: LearnersFailure | undefined;
  /** The next decisions fail in this way. */
  decisionFailure: DecisionFailure | undefined;
  /** Every call waits for this. */
  delay: Promise<unknown> = Promise.resolve();

  constructor({ answers = [], work = [] }: Partial<Pick<InMemoryLearnerGateway, 'answers' | 'work'>> = {}) {
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
