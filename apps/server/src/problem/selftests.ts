import type { Kysely } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { usualDrawing } from '@lemma/core/exercise';
import type { Language, LocalizedText } from '@lemma/core/language';
import { isUndecided, redrawn } from '@lemma/core/problem';
import type { SelftestState } from '@lemma/core/selftest';
import { fail, succeed, type Result } from '@lemma/core/store';
import { findSelftest, selftestsIn, type CourseSelftest } from '../course/index.ts';
import type { Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { findAttempt, newSeed, readAnswers, type Attempt } from './attempts.ts';
import { codeWaits, waitsForMendingOnly } from './code-marks.ts';
import type { Looking } from './admission.ts';
import type { GradedWork } from './problem-works.ts';
import type { ProblemViews } from './problem-views.ts';
import { lockSelftest, selftestStates, writeSelftest, type KnownState } from './selftest-states.ts';
import { evaluateGraded, lockUnchanged, writeNewData, type Answers, type NewData } from './write-answers.ts';

/** After so many changes between grading and writing, an evaluation is given up. */
const mostRounds = 5;

type WireSelftest = ResponseOf<'updateSelftest'>;

/** Whose self-test it is, and who asks. */
interface Asking extends Pick<Looking, 'caller' | 'name' | 'received'> {
  readonly user: string;
  readonly language: Language;
}

/** Self-tests of courses: their problems are worked on like those of worksheets, and evaluated together. */
export class Selftests {
  readonly #db: Kysely<Tables>;
  readonly #views: ProblemViews;

  constructor(db: Kysely<Tables>, views: ProblemViews) {
    this.#db = db;
    this.#views = views;
  }

  /** Those of all courses, with the states they are in for a learner. */
  async list(user: string, language: Language): Promise<readonly WireSelftest[]> {
    const [all, states] = await Promise.all([selftestsIn(this.#db), selftestStates(this.#db, user)]);
    const told = await Promise.all(all.map((each) => this.#told(each, states.get(each.id), user, language)));
    return told.filter(({ problems }) => problems.length > 0);
  }

  /** Evaluates a self-test, or begins it anew. Repeated, it has no further effect. */
  async switchTo(
    { course, id }: { readonly course: string; readonly id: string },
    state: SelftestState,
    asking: Asking,
  ): Promise<Result<WireSelftest, Refused>> {
    const selftest = await findSelftest(this.#db, id);
    if (selftest?.course !== course) return refuse(404, refusalIds.notFound, 'There is no such self-test.');
    const switched = await (state === 'feedback' ? this.#evaluate(selftest, asking) : this.#renew(selftest, asking));
    if (!switched.ok) return switched;
    return succeed(await this.#told(selftest, switched.value, asking.user, asking.language));
  }

  /** Hands in and corrects what is kept of all problems at once: either all of them are closed then, or none is. */
  async #evaluate(selftest: CourseSelftest, asking: Asking): Promise<Result<KnownState, Refused>> {
    for (let round = 0; round < mostRounds; round += 1) {
      const graded = await this.#graded(selftest, asking);
      if (!graded.ok) return graded;
      const done = await this.#db.transaction().execute(async (transaction): Promise<KnownState | undefined> => {
        const known = await lockSelftest(transaction, asking.user, selftest.id);
        if (known.state === 'feedback') return known;
        const locked = [];
        for (const { attempt, answers, work } of graded.value) {
          const place = { user: asking.user, place: selftest.id, path: attempt.path };
          const unchanged = await lockUnchanged(transaction, place, attempt, answers, work);
          if (unchanged === undefined) return undefined;
          locked.push({ attempt: unchanged, answers, work });
        }
        for (const { attempt, answers, work } of locked) {
          await evaluateGraded(transaction, attempt, answers, work, { received: asking.received, key: undefined });
        }
        const after: KnownState = { ...known, state: 'feedback' };
        await writeSelftest(transaction, asking.user, selftest.id, after);
        return after;
      });
      if (done !== undefined) return succeed(done);
    }
    return refuse(503, refusalIds.busy, 'The answers change all the time. Try again in a moment.', { retryAfter: 2 });
  }

  /** Draws new data for all problems at once. */
  async #renew(selftest: CourseSelftest, asking: Asking): Promise<Result<KnownState, Refused>> {
    const drawn: { readonly attempt: Attempt; readonly data: NewData }[] = [];
    for (const attempt of await this.#attempts(selftest, asking.user)) {
      const version = await this.#views.versions.current(attempt.path);
      // It is gone from the pool: nobody can open it any more.
      if (version === undefined) continue;
      const seed = newSeed();
      const language = await this.#views.languageOf(attempt);
      const looking = { ...asking, path: attempt.path, language };
      const given = await this.#views.handOut(looking, version, { seed, generations: new Map() });
      if (!given.ok) return given;
      drawn.push({
        attempt,
        data: {
          ...{ version: version.hash, seed, drawing: usualDrawing, generations: {} },
          ...{ asked: given.value.asked, state: redrawn(attempt.state, false) },
        },
      });
    }
    const known = await this.#db.transaction().execute(async (transaction) => {
      const before = await lockSelftest(transaction, asking.user, selftest.id);
      if (before.state === 'work') return before;
      for (const { attempt, data } of drawn) {
        await writeNewData(transaction, attempt, data, undefined, { received: asking.received, key: undefined });
      }
      const after: KnownState = { state: 'work', round: before.round + 1 };
      await writeSelftest(transaction, asking.user, selftest.id, after);
      return after;
    });
    return succeed(known);
  }

  async #graded(selftest: CourseSelftest, asking: Asking) {
    const graded: { readonly attempt: Attempt; readonly answers: Answers; readonly work: GradedWork }[] = [];
    for (const attempt of await this.#attempts(selftest, asking.user)) {
      const answers = await readAnswers(this.#db, attempt.id);
      const language = await this.#views.languageOf(attempt);
      const work = await this.#views.grade({ ...asking, path: attempt.path, language }, attempt, answers);
      if (!work.ok) return fail(work.failure);
      // Evaluated is final: what fails for our reasons is not evaluated. A broken evaluator holds up nothing else.
      if (!waitsForMendingOnly(work.value)) return codeWaits;
      graded.push({ attempt, answers, work: work.value });
    }
    return succeed(graded);
  }

  /** The attempts at its problems, in the order in which they are locked. Games are not evaluated: they are played. */
  async #attempts({ id, problems }: CourseSelftest, user: string): Promise<readonly Attempt[]> {
    const paths = [...new Set(problems)].sort();
    const found = await Promise.all(paths.map((path) => findAttempt(this.#db, { user, place: id, path })));
    return found.flatMap((attempt) => (attempt === undefined || attempt.asked.length === 0 ? [] : [attempt]));
  }

  async #told(
    selftest: CourseSelftest,
    { state, round }: KnownState = { state: 'work', round: 1 },
    user: string,
    language: Language,
  ): Promise<WireSelftest> {
    const { id, course, title, topic, problems } = selftest;
    const [written, attempts] = await Promise.all([this.#written(problems, language), this.#attempts(selftest, user)]);
    const topicText = inLanguage(topic, language);
    const outcomes = state === 'work' ? [] : attempts.map(({ state: { outcome } }) => outcome?.score ?? 0);
    const isOpen = attempts.some((attempt) =>
      isUndecided(
        attempt.state,
        attempt.asked.map(({ number }) => number),
      ),
    );
    const sum = outcomes.reduce((total, score) => total + score, 0);
    return {
      worksheetId: id,
      courseId: course,
      title: inLanguage(title, language) ?? topicText ?? '',
      ...(topicText !== undefined && { topic: topicText }),
      state,
      round,
      problems: written,
      ...(state === 'feedback' && written.length > 0 && { score: sum / written.length }),
      ...(state === 'feedback' && isOpen && { undecided: true }),
    };
  }

  /** Its problems in the language, or in another in which they are written. */
  async #written(problems: readonly string[], language: Language): Promise<WireSelftest['problems']> {
    if (problems.length === 0) return [];
    const rows = await this.#db
      .selectFrom('implementation')
      .select(['path', 'language', 'name'])
      .where('path', 'in', problems)
      .where('kind', '=', 'problem')
      .orderBy('language')
      .execute();
    return problems.flatMap((path) => {
      const of = rows.filter((each) => each.path === path);
      const row = of.find((each) => each.language === language) ?? of[0];
      return row === undefined ? [] : [{ path, lang: row.language, name: row.name }];
    });
  }
}

function inLanguage(text: LocalizedText, language: Language): string | undefined {
  return text[language] ?? text.de ?? text.en;
}
