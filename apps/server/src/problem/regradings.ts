import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { corrected } from '@lemma/core/problem';
import { fail, succeed, type Result } from '@lemma/core/store';
import { answered, once, type Tables } from '../database/index.ts';
import { isTaughtBy } from '../existence/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { systemNow } from '../now.ts';
import { findAttempt, lastSaving, lockAttempt, writeState, type Attempt } from './attempts.ts';
import type { Decider } from './decide.ts';
import { isOutdated, type ProblemViews } from './problem-views.ts';
import type { GradedWork } from './problem-works.ts';
import { nameOf } from './titles.ts';
import { isGradedAsDecided, noteOutcome, outcomeOf, type Answers } from './write-answers.ts';

/** A problem on its own or in a worksheet. */
interface Place {
  readonly path: string;
  readonly worksheetId?: string | undefined;
}

/** Work on a former version, graded as it is and by the current version as well. */
interface Regradable {
  readonly attempt: Attempt;
  readonly answers: Answers;
  readonly before: GradedWork;
  readonly after: GradedWork;
}

/** After so many changes between grading and writing, the work of a learner is left as it is. */
const mostRounds = 5;

/**
 * Problems that were mended while learners work on them. Their attempts keep what they show; the answers are graded by the
 * mended version as well, and the better score counts, from then on and until that is undone.
 */
export class Regradings {
  readonly #db: Kysely<Tables>;
  readonly #views: ProblemViews;

  constructor(db: Kysely<Tables>, views: ProblemViews) {
    this.#db = db;
    this.#views = views;
  }

  /** Who works on a former version, and what grading by the current one would change. */
  async preview(place: Place, by: Decider): Promise<Result<ResponseOf<'mendedProblem'>, Refused>> {
    const current = await this.#views.versions.current(place.path);
    const works = await this.#taught(place, by);
    if (current === undefined || works.length === 0) return noProblem(place);
    const learners: ResponseOf<'mendedProblem'>['learners'] = [];
    for (const { given_name, family_name, ...attempt } of works.filter((work) => isOutdated(work, current.hash))) {
      const learner = { id: attempt.user_id, ...nameOf({ given_name, family_name }) };
      const graded = await this.#gradedBoth(attempt, current.hash, by.name);
      if (!graded.ok) return graded;
      if (graded.value === undefined) learners.push({ learner, outcome: 'notHandedIn' });
      else {
        const { before, after } = graded.value;
        const outcome = after.mended === 'counts' ? 'better' : after.mended === 'asksOther' ? 'asksOther' : 'same';
        learners.push({ learner, ...scoresOf(before, after), outcome });
      }
    }
    return succeed({ version: current.hash, learners, regradings: await this.#made(place, by) });
  }

  /** Grades everything again, each learner's work in a transaction of its own. */
  async make(
    request: Place & { readonly version: string },
    by: Decider,
    key: string | undefined,
  ): Promise<Result<ResponseOf<'regradeProblem'>, Refused>> {
    const { path, worksheetId: place = '', version } = request;
    const write = { author: by.user.id, key, request: { regraded: { path, place, version } } };
    const known = await answered(this.#db, write);
    if (known?.ok === false) return keyReused;
    if (known?.ok === true) return succeed(v.parse(calls.regradeProblem.response, known.value));
    const current = await this.#views.versions.current(path);
    const works = await this.#taught(request, by);
    if (current === undefined || works.length === 0) return noProblem(request);
    if (current.hash !== version) return changedMeanwhile;
    const id = randomUUID();
    await this.#db
      .insertInto('regrading')
      .values({
        id,
        path,
        place,
        version_hash: version,
        made_by: by.user.id,
        made_by_name: by.user.name,
        undone_by: null,
        undone_at: null,
      })
      .execute();
    let [learners, better] = [0, 0];
    for (const attempt of works.filter((work) => isOutdated(work, version))) {
      const done = await this.#change(attempt, version, by.name, (transaction, locked, work) =>
        noteRegraded(transaction, id, locked, work),
      );
      if (!done.ok) return done;
      learners += 1;
      if (done.value?.after.mended === 'counts') better += 1;
    }
    const answer = { id, learners, better };
    const written = await this.#db
      .transaction()
      .execute((transaction) => once(transaction, write, () => Promise.resolve(succeed(answer))));
    return written.ok ? succeed(answer) : keyReused;
  }

  /** Lets what counted before count again, but for learners who have other data or were graded again since. */
  async undo(id: string, by: Decider): Promise<Result<ResponseOf<'undoRegrading'>, Refused>> {
    const regrading = await this.#db
      .selectFrom('regrading')
      .selectAll()
      .where('id', '=', id)
      .where(mayUndo(by))
      .executeTakeFirst();
    if (regrading === undefined) return refuse(404, refusalIds.notFound, `There is no regrading with the id ${id}.`);
    const rows = await this.#db
      .selectFrom('regraded_attempt as one')
      .innerJoin('attempt', 'attempt.id', 'one.attempt_id')
      .selectAll('attempt')
      .select('one.former_hash')
      .where('one.regrading_id', '=', id)
      .whereRef('one.draw', '=', 'attempt.draw')
      .where('attempt.mended_hash', '=', regrading.version_hash)
      .execute();
    for (const { former_hash, ...attempt } of rows) {
      const done = await this.#change(attempt, former_hash, by.name, () => Promise.resolve());
      if (!done.ok) return done;
    }
    await this.#db
      .updateTable('regrading')
      .set({ undone_by: by.user.id, undone_at: new Date(systemNow()) })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .execute();
    return succeed({ learners: rows.length });
  }

  /** Grades an attempt by another mended version from now on, and notes the outcome if it has one. */
  async #change(
    { user_id: user, place, path }: Attempt,
    hash: string | null,
    name: string,
    note: (transaction: Transaction<Tables>, locked: Attempt, work: Regradable | undefined) => Promise<void>,
  ): Promise<Result<Regradable | undefined, Refused>> {
    const at = { user, place, path };
    for (let round = 0; round < mostRounds; round += 1) {
      const attempt = await findAttempt(this.#db, at);
      if (attempt === undefined) return succeed(undefined);
      const graded = await this.#gradedBoth(attempt, hash, name);
      if (!graded.ok) return graded;
      const work = graded.value;
      const done = await this.#db.transaction().execute(async (transaction) => {
        const locked = await lockAttempt(transaction, at);
        const now = locked && (await lastSaving(transaction, locked));
        const isSame =
          locked?.draw === attempt.draw &&
          locked.mended_hash === attempt.mended_hash &&
          JSON.stringify(locked.state) === JSON.stringify(attempt.state) &&
          JSON.stringify(now) === JSON.stringify(work?.answers);
        if (!isSame) return fail({ kind: 'changed' } as const);
        if (work && !(await isGradedAsDecided(transaction, locked, work.answers, work.after))) {
          return fail({ kind: 'changed' } as const);
        }
        await transaction.updateTable('attempt').set({ mended_hash: hash }).where('id', '=', locked.id).execute();
        await note(transaction, locked, work);
        const { outcome } = locked.state;
        if (work && outcome !== undefined && JSON.stringify(outcome) !== JSON.stringify(outcomeOf(work.after))) {
          await noteOutcome(transaction, locked, work.after);
          await writeState(transaction, locked.id, corrected(locked.state, outcomeOf(work.after)));
        }
        return succeed(work);
      });
      if (done.ok) return done;
    }
    return refuse(503, refusalIds.busy, 'The work changes all the time. Try again in a moment.', { retryAfter: 2 });
  }

  /** What is handed in, graded as it is and by another mended version; undefined if nothing is. */
  async #gradedBoth(
    attempt: Attempt,
    hash: string | null,
    name: string,
  ): Promise<Result<Regradable | undefined, Refused>> {
    const answers = await lastSaving(this.#db, attempt);
    if (answers === undefined) return succeed(undefined);
    const looking = { path: attempt.path, name, language: await this.#views.languageOf(attempt) };
    const before = await this.#views.grade(looking, attempt, answers);
    if (!before.ok) return before;
    const after = await this.#views.grade(looking, { ...attempt, mended_hash: hash }, answers);
    return after.ok ? succeed({ attempt, answers, before: before.value, after: after.value }) : after;
  }

  /** The work of the learners whom somebody teaches there. */
  async #taught({ path, worksheetId: place = '' }: Place, by: Decider) {
    return this.#db
      .selectFrom('attempt')
      .leftJoin('user_account', 'user_account.id', 'attempt.user_id')
      .selectAll('attempt')
      .select(['given_name', 'family_name'])
      .where('path', '=', path)
      .where('place', '=', place)
      .where(isTaughtBy(sessionOf(by)))
      .orderBy('family_name')
      .orderBy('given_name')
      .orderBy('attempt.id')
      .execute();
  }

  /** The regradings that somebody may undo, newest first. */
  async #made(
    { path, worksheetId: place = '' }: Place,
    by: Decider,
  ): Promise<ResponseOf<'mendedProblem'>['regradings']> {
    const rows = await this.#db
      .selectFrom('regrading')
      .selectAll()
      .where('path', '=', path)
      .where('place', '=', place)
      .where(mayUndo(by))
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .limit(50)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const attempts = await this.#db
      .selectFrom('regraded_attempt')
      .select(['regrading_id', 'score_before', 'score_after'])
      .where('regrading_id', 'in', ids)
      .execute();
    return rows.map(({ id, made_by_name, made_at, undone_at }) => {
      const of = attempts.filter(({ regrading_id }) => regrading_id === id);
      return {
        id,
        by: made_by_name,
        at: made_at.toISOString(),
        undone: undone_at !== null,
        learners: of.length,
        better: of.filter(({ score_before, score_after }) => (score_after ?? 0) > (score_before ?? 0)).length,
      };
    });
  }
}

/** The condition on `regrading` that somebody teaches all of its learners, or has made it for nobody. */
function mayUndo(by: Decider) {
  const attempts = sql`from regraded_attempt as one join attempt on attempt.id = one.attempt_id
    where one.regrading_id = regrading.id`;
  const isTaught = isTaughtBy(sessionOf(by));
  return sql<boolean>`((regrading.made_by = ${by.user.id} or exists (select 1 ${attempts} and ${isTaught}))
    and not exists (select 1 ${attempts} and not ${isTaught}))`;
}

function sessionOf({ user }: Decider) {
  return { kind: 'user', user } as const;
}

async function noteRegraded(
  transaction: Transaction<Tables>,
  regrading: string,
  { id, draw, mended_hash }: Attempt,
  work: Regradable | undefined,
): Promise<void> {
  await transaction
    .insertInto('regraded_attempt')
    .values({
      regrading_id: regrading,
      attempt_id: id,
      draw,
      former_hash: mended_hash,
      score_before: work?.before.score ?? null,
      score_after: work?.after.score ?? null,
    })
    .execute();
}

function scoresOf(before: GradedWork, after: GradedWork) {
  return {
    ...(before.score !== undefined && { before: before.score }),
    ...(after.score !== undefined && { after: after.score }),
  };
}

function noProblem({ path }: Place): Result<never, Refused> {
  return refuse(404, refusalIds.documentNotFound, `There is no problem at ${path}.`);
}

const changedMeanwhile = refuse(409, refusalIds.sourceConflict, 'The problem has another version meanwhile.');
const keyReused = refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
