import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds } from '@lemma/api-client/wire';
import {
  answerPath,
  corrected,
  mayBeSeen,
  mayDrawNewData,
  performanceOf,
  askedQuestions,
  isEntered,
  problemContent,
  savedFields,
  seen,
} from '@lemma/core/problem';
import { running } from '@lemma/core/game';
import { lineOfAnswer, programParts, type LineOfAnswer, type CodePart, type CodePlace } from '@lemma/core/code-answer';
import { readDocument, type CodeLanguage } from '@lemma/core/document';
import { codeLanguageOf } from '@lemma/core/question';
import { guard, holds, permissions, userOf } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { corrections as policies, type CorrectionPolicy } from '@lemma/core/workflow';
import { answered, once, type Tables, type Write } from '../database/index.ts';
import { showsCorrections, type Deadlines } from '../deadline/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { systemNow, type Now } from '../now.ts';
import {
  admit,
  closed,
  mayBegin,
  notFound,
  policyOf,
  refusedToTake,
  replaced,
  type Admitted,
  type Looking,
} from './admission.ts';
import { isWaiting, noteBroken, waitingOf, whyNotCorrected } from './code-marks.ts';
import { isAsked } from './data-sheet.ts';
import { busy, drawAll, drawWrong, keyReused, mostRounds, newDataLimit, type NewDataDrawing } from './draw-new-data.ts';
import {
  drawOf,
  findAttempt,
  lastLateSaving,
  lastSaving,
  lockAttempt,
  readAnswers,
  writeState,
  type Attempt,
  type AttemptPlace,
  noteOpened,
} from './attempts.ts';
import { handInKept, type TimeOver } from './hand-in-kept.ts';
import { keepInOrder, type ArrivedChange, type KeptChange } from './keep-in-order.ts';
import { PlayGames } from './play-games.ts';
import type { GradedWork } from './problem-works.ts';
import { restoreReplaced } from './replaced-work.ts';
import { drawsUnlimited, isOutdated, type ProblemViews, type Seen } from './problem-views.ts';
import {
  acceptGraded,
  isGradedAsDecided,
  isGradedBy,
  keepIn,
  noteOutcome,
  outcomeOf,
  saveGraded,
  type Answers,
  type TakenAnswers,
} from './write-answers.ts';

/** A correction as somebody sees it. */
export interface SeenCorrection extends Seen {
  readonly graded: GradedWork;
  /** Whether solutions and explanations may be seen. */
  readonly isWhole: boolean;
}

/** The program of a learner, and the first of some places in it that is in an answer. */
export interface LearnerProgram {
  readonly language: CodeLanguage;
  readonly parts: readonly CodePart[];
  readonly lineOfAnswer: (places: readonly CodePlace[]) => LineOfAnswer | undefined;
}

/** Milliseconds; opening a problem twice within them is one visit. */
const justNow = 60_000;

/** So much waiting work is corrected at once; the rest is next. */
const mostWaiting = 100;

/** Everything that learners do with problems, with the rules of the core. */
export class WorkOnProblems {
  readonly #db: Kysely<Tables>;
  readonly #views: ProblemViews;
  readonly #deadlines: Deadlines;
  readonly #now: Now;
  /** Where the next look at work with broken evaluators begins. */
  #turn = 0;
  /** Those that are games. */
  readonly games: PlayGames;

  constructor(db: Kysely<Tables>, views: ProblemViews, deadlines: Deadlines, now: Now = systemNow) {
    this.#db = db;
    this.#now = now;
    this.games = new PlayGames(db, views, deadlines, now);
    this.#deadlines = deadlines;
    this.#views = views;
  }

  /**
   * Opens a problem; a learner's own is begun if it was not yet. `isAhead`: only fetched, so that it is there without a
   * network; for everybody else it has not been opened.
   */
  async open(looking: Looking, isAhead = false): Promise<Result<Seen, Refused>> {
    const admitted = await admit(this.#db, this.#deadlines, looking);
    if (!admitted.ok) return admitted;
    await this.#handInIfOver(looking, admitted.value);
    const { at, isOwn } = admitted.value;
    let attempt = await findAttempt(this.#db, at);
    if (attempt === undefined) {
      if (!isOwn || !(await mayBegin(this.#db, looking))) return notFound(looking);
      const begun = await this.#views.begin(looking, at, isAhead);
      if (!begun.ok) return begun;
      attempt = begun.value;
    } else if (isOwn && !isAhead) {
      const isNew = attempt.state.isAhead === true || systemNow() - attempt.opened_at.getTime() > justNow;
      if (isNew) await noteOpened(this.#db, attempt.id, systemNow());
    }
    const settled = isOwn ? await this.games.settle(looking, admitted.value, attempt) : succeed(attempt);
    return settled.ok ? this.#views.see(looking, admitted.value, settled.value) : settled;
  }

  /**
   * Keeps answers that were changed from the version that is stored; those that were changed elsewhere are returned.
   * Repeated, it has no further effect.
   */
  async keep(
    looking: Looking,
    name: string | undefined,
    changed: Answers,
    key: string | undefined,
  ): Promise<Result<TakenAnswers, Refused>> {
    const admitted = await admit(this.#db, this.#deadlines, looking);
    if (!admitted.ok) return admitted;
    await this.#handInIfOver(looking, admitted.value);
    if (!admitted.value.isOwn) return refuse(403, refusalIds.forbidden, 'Answers are given by their learner.');
    if (Object.keys(changed).length === 0) return succeed({ versions: {}, changedElsewhere: {} });
    return this.#db.transaction().execute(async (transaction) => {
      const attempt = await lockAttempt(transaction, admitted.value.at);
      const refused = refusedToTake(attempt, name, admitted.value, this.#now());
      if (attempt === undefined || refused !== undefined) return refused ?? replaced;
      const wrong = wrongIn(attempt, Object.keys(changed));
      if (wrong !== undefined) return wrong;
      // It was opened without a network.
      if (attempt.state.isAhead === true) await noteOpened(transaction, attempt.id, systemNow());
      return succeed(await keepIn(transaction, attempt, changed, { received: looking.received, key }));
    });
  }

  /**
   * Keeps several changes of a problem in their order, as `keep` each, up to the first that is not taken. Repeated, they
   * get the answer that the first of them got: what was sent with it, and no more. `taken`: the versions of changes that
   * were taken just now, by their keys.
   */
  async keepAll(
    looking: Looking,
    name: string | undefined,
    changes: readonly ArrivedChange[],
    taken: ReadonlyMap<string, number>,
  ): Promise<Result<readonly KeptChange[], Refused>> {
    const admitted = await admit(this.#db, this.#deadlines, looking);
    if (!admitted.ok) return admitted;
    await this.#handInIfOver(looking, admitted.value);
    const { at, isOwn } = admitted.value;
    if (!isOwn) return refuse(403, refusalIds.forbidden, 'Answers are given by their learner.');
    const write = { author: at.user, key: changes[0]?.key, request: { keptFrom: at, name } };
    const kept = await this.#db.transaction().execute((transaction) =>
      once(transaction, write, async (): Promise<Result<readonly KeptChange[], Refused>> => {
        const attempt = await lockAttempt(transaction, at);
        const refused = refusedToTake(attempt, name, admitted.value, this.#now());
        if (attempt === undefined || refused !== undefined) return refused ?? replaced;
        if (attempt.state.isAhead === true) await noteOpened(transaction, attempt.id, systemNow());
        const wrongWith = (answer: string) => wrongIn(attempt, [answer]);
        return keepInOrder(transaction, attempt, changes, taken, looking.received, wrongWith);
      }),
    );
    if (kept.ok) return succeed(v.parse(calls.keepChanges.response, { kept: kept.value }).kept);
    return 'kind' in kept.failure ? keyReused : fail(kept.failure);
  }

  /** Keeps `content` and hands in everything that is kept. Under one key it counts once. */
  async save(
    looking: Looking,
    name: string | undefined,
    content: Answers,
    key: string | undefined,
  ): Promise<Result<Seen, Refused>> {
    const admitted = await admit(this.#db, this.#deadlines, looking);
    if (!admitted.ok) return admitted;
    const { at, isOwn, policy, isLate, isCorrectionDue } = admitted.value;
    if (!isOwn) return refuse(403, refusalIds.forbidden, 'Answers are given by their learner.');
    const write = { author: at.user, key, request: { saved: at, content } };
    const before = await this.#doneBefore(write, looking);
    if (before !== undefined) return before;
    const kept = await this.keep(looking, name, content, key);
    if (!kept.ok) return kept;
    for (let round = 0; round < mostRounds; round += 1) {
      const attempt = await findAttempt(this.#db, at);
      const refused = refusedToTake(attempt, name, admitted.value, this.#now());
      if (attempt === undefined || refused !== undefined) return refused ?? replaced;
      // A level of a game is handed in by ending it.
      if (attempt.state.game !== undefined) return closed;
      const answers = await readAnswers(this.#db, attempt.id);
      const graded = await this.#views.grade(looking, attempt, answers);
      if (!graded.ok) return graded;
      const given = new Set(Object.keys(answers));
      const isUntouched = Object.entries(answers).every(([of, { value }]) => !isEntered(of, value));
      // Nothing was entered: nothing is handed in.
      if (isUntouched && (await lastSaving(this.#db, attempt)) === undefined) {
        const shown = await this.#views.see(looking, admitted.value, attempt);
        return shown.ok
          ? succeed({ ...shown.value, fields: savedFields(graded.value.questions, given, false) })
          : shown;
      }
      const isDone = await this.#db.transaction().execute((transaction) =>
        once(transaction, write, () =>
          saveGraded(transaction, at, attempt, answers, graded.value, {
            isCorrected: policy.corrector === 'afterSave',
            asksReading: isToldAtOnce(policy) && !isLate && !isWaiting(graded.value),
            isLate,
            received: looking.received,
            key,
          }),
        ),
      );
      if (isDone.ok) {
        const after = await findAttempt(this.#db, at);
        const shown = await this.#views.see(looking, admitted.value, after ?? attempt);
        if (!shown.ok) return shown;
        // Also where nothing counts yet: which of two readings is meant, and what is right beside code that waits.
        const mayKnow = policy.corrector === 'afterSave' && !isLate && mayBeSeen(policy, isCorrectionDue);
        return succeed({ ...shown.value, fields: savedFields(graded.value.questions, given, mayKnow) });
      }
      if (isDone.failure.kind === 'keyReused') return keyReused;
    }
    return busy;
  }

  /** Draws new data: all, or those of questions that are not right. */
  async drawNewData(
    looking: Looking,
    which: 'all' | 'wrongAnswers',
    key: string | undefined,
  ): Promise<Result<Seen, Refused>> {
    const admitted = await admit(this.#db, this.#deadlines, looking);
    if (!admitted.ok) return admitted;
    const { at, isOwn, policy, isAfterDeadline } = admitted.value;
    const write = { author: userOf(looking.caller)?.id ?? '', key, request: { drawn: at, which } };
    const done = await this.#doneBefore(write, looking);
    if (done !== undefined) return done;
    if (!isOwn && !mayReplaceFor(looking)) return notFound(looking);
    if (isAfterDeadline) return policy.regenerations === 0 && isOwn ? newDataLimit : noNewData;
    const before = await findAttempt(this.#db, at);
    // There are no data yet that new ones could replace.
    if (before === undefined) return this.open(looking);
    // The levels of a game draw their data when they begin.
    if (before.state.game !== undefined) return noNewData;
    const control = which === 'all' ? 'newData' : 'newDataForWrongAnswers';
    const isUnlimited = drawsUnlimited(looking.caller, isOwn);
    if (!this.#views.controls(looking.caller, admitted.value, before).includes(control)) {
      return isUnlimited || mayDrawNewData(before.state, policy) ? noNewData : newDataLimit;
    }
    const now = this.#now();
    const drawing: NewDataDrawing = { looking, admitted: admitted.value, before, write, key, isUnlimited, now };
    const by = { db: this.#db, views: this.#views };
    const drawn = await (which === 'all' ? drawAll(by, drawing) : drawWrong(by, drawing));
    if (!drawn.ok) return drawn;
    const after = await findAttempt(this.#db, at);
    return after === undefined ? notFound(looking) : this.#views.see(looking, admitted.value, after);
  }

  /** Gives a learner back what a teacher has replaced by new data; a teacher of the learner may, until something is saved with these. */
  async undoNewData(looking: Looking, key: string | undefined): Promise<Result<Seen, Refused>> {
    const admitted = await admit(this.#db, this.#deadlines, looking);
    if (!admitted.ok) return admitted;
    const { at, isOwn } = admitted.value;
    if (isOwn || !mayReplaceFor(looking)) return notFound(looking);
    const by = userOf(looking.caller);
    if (by === undefined) return notFound(looking);
    const write = { author: by.id, key, request: { undrawn: at } };
    const undone = { by, now: this.#now(), received: looking.received, key };
    const done = await this.#db
      .transaction()
      .execute((transaction) => once(transaction, write, () => restoreReplaced(transaction, looking, at, undone)));
    if (!done.ok) return 'kind' in done.failure ? keyReused : fail(done.failure);
    return this.open(looking);
  }

  /**
   * The correction of what was handed in. `asked`: it is made if there is none yet; otherwise only one that exists is
   * returned. A preview corrects what is kept, and nothing is stored.
   */
  async correct(looking: Looking, type: 'asked' | 'existing' | 'preview'): Promise<Result<SeenCorrection, Refused>> {
    const admitted = await admit(this.#db, this.#deadlines, looking);
    if (!admitted.ok) return admitted;
    await this.#handInIfOver(looking, admitted.value);
    for (let round = 0; round < mostRounds; round += 1) {
      const seenNow = await this.#correctOnce(looking, admitted.value, type);
      if (seenNow.ok) return seenNow;
      if (!('kind' in seenNow.failure)) return fail(seenNow.failure);
    }
    return busy;
  }

  /** The correction of what is handed in now; fails if that, or anything that counts for it, has changed meanwhile. */
  async #correctOnce(
    looking: Looking,
    admitted: Admitted,
    type: 'asked' | 'existing' | 'preview',
  ): Promise<Result<SeenCorrection, Refused | { readonly kind: 'changed' }>> {
    const { at, isOwn, policy, isAfterDeadline, isCorrectionDue, selftest } = admitted;
    const attempt = await findAttempt(this.#db, at);
    if (attempt === undefined) return noCorrection;
    // Nothing is told of a level that is being played.
    if (attempt.state.game !== undefined && running(attempt.state.game) !== undefined) return noCorrection;
    const controls = this.#views.controls(looking.caller, admitted, attempt);
    if (!controls.includes(type === 'preview' ? 'correctionPreview' : 'correction')) {
      return refuse(403, refusalIds.forbidden, 'The correction cannot be seen now.');
    }
    const isPreview = type === 'preview';
    const answers = isPreview ? await readAnswers(this.#db, attempt.id) : await lastSaving(this.#db, attempt);
    // What is corrected after the deadline is there as soon as it has passed (specification 001 §6: it is asked for by GET).
    const isDue = policy.corrector === 'afterDeadline' && isCorrectionDue;
    if (answers === undefined || (type === 'existing' && attempt.state.outcome === undefined && !isDue)) {
      return noCorrection;
    }
    // A self-test is evaluated whatever was given.
    if (!isPreview && attempt.state.tries === 0 && selftest === undefined) return noCorrection;
    // The new data of what was wrong can still be answered: nobody sees their solutions before.
    if (!isPreview && isOwn && attempt.state.isRedrawn === true && !isAfterDeadline) return noCorrection;
    const asked = attempt.asked.map(({ number }) => number);
    const newest = await this.#views.versions.newest(at.path);
    const circumstances = {
      asked,
      isOutdated: isOutdated(attempt, newest),
      isTutor: !isOwn,
      isSelftest: selftest !== undefined,
    };
    const performance = performanceOf(attempt.state, circumstances);
    if (!isPreview && performance === 'passedOld') return noCorrection;
    const graded = await this.#views.grade(looking, attempt, answers);
    if (!graded.ok) return graded;
    // What is marked is told. The work ends with a mark on everything: until then it is open, and shows no solutions.
    const isPartial = isWaiting(graded.value);
    // Where verdicts are told once, at the end of the work, they wait for all of it.
    const isToldInParts = !isOwn || policy.corrector === 'afterSave' || isAfterDeadline;
    if (isPartial && (attempt.state.game !== undefined || !isToldInParts)) return whyNotCorrected(graded.value);
    const mayPass = guard(looking.caller, permissions.passDeadlines) === 'allowed';
    const isWhole =
      !isOwn ||
      (mayBeSeen(policy, isCorrectionDue || mayPass) && !(isPartial && !isAfterDeadline)) ||
      guard(looking.caller, permissions.useProblemControls) === 'allowed';
    // Whoever has seen solutions hands in nothing more: they are shown only once that is noted.
    const isSeen = isOwn && (isWhole || !isPartial);
    if (!isPreview && !(await this.#noteCorrection(at, attempt, answers, graded.value, isSeen))) {
      return fail({ kind: 'changed' });
    }
    const after = await findAttempt(this.#db, at);
    const shown = await this.#views.see(looking, admitted, after ?? attempt);
    return shown.ok ? succeed({ ...shown.value, answers, graded: graded.value, isWhole }) : shown;
  }

  /**
   * Lets count what a learner has saved late in a worksheet; answers how many problems it was. It is corrected at once where
   * corrections do not wait: scores told before would be stale.
   */
  async acceptLate(
    { user, worksheet }: { readonly user: string; readonly worksheet: string },
    by: Pick<Looking, 'name'> & { readonly subject: string; readonly now: number; readonly credit: number },
  ): Promise<Result<number, Refused>> {
    const sheet = await this.#db
      .selectFrom('worksheet')
      .select('correction')
      .where('id', '=', worksheet)
      .executeTakeFirst();
    const { corrector } = policyOf(sheet?.correction ?? null);
    const isCorrected =
      corrector === 'afterSave' || (corrector === 'afterDeadline' && (await this.#isDue(user, worksheet)));
    const attempts = await this.#db
      .selectFrom('attempt')
      .selectAll()
      .where('user_id', '=', user)
      .where('place', '=', worksheet)
      .execute();
    let accepted = 0;
    for (const { path } of attempts) {
      const done = await this.#acceptLateIn({ user, place: worksheet, path }, { ...by, isCorrected });
      if (!done.ok) return done;
      if (done.value) accepted += 1;
    }
    return succeed(accepted);
  }

  /** Whether what is corrected after the deadline is shown to a learner by now. */
  async #isDue(user: string, worksheet: string): Promise<boolean> {
    const held = await this.#deadlines.at({ user, worksheet }, {}, { mayBeEarly: true });
    return held.ok && showsCorrections(this.#db, worksheet, held.value, this.#now());
  }

  async #acceptLateIn(
    at: AttemptPlace,
    by: Pick<Looking, 'name'> & {
      readonly subject: string;
      readonly now: number;
      readonly credit: number;
      readonly isCorrected: boolean;
    },
  ): Promise<Result<boolean, Refused>> {
    // Late work that counts in part takes nothing away of what was reached in time, which has to be known for that.
    if (by.credit < 1) await this.#correctInTime(at, by.name);
    for (let round = 0; round < mostRounds; round += 1) {
      const attempt = await findAttempt(this.#db, at);
      const late = attempt && (await lastLateSaving(this.#db, attempt));
      if (attempt === undefined || late === undefined) return succeed(false);
      const looking = { path: at.path, name: by.name, language: await this.#views.languageOf(attempt) };
      const graded = await this.#views.grade(looking, attempt, late.answers);
      if (!graded.ok) return graded;
      const done = await this.#db.transaction().execute((transaction) =>
        acceptGraded(transaction, at, attempt, late, graded.value, {
          by: by.subject,
          now: by.now,
          credit: by.credit,
          isCorrected: by.isCorrected,
        }),
      );
      if (done.ok) return succeed(true);
    }
    return busy;
  }

  async #correctInTime(at: AttemptPlace, name: string): Promise<void> {
    const attempt = await findAttempt(this.#db, at);
    if (attempt === undefined || attempt.state.tries === 0 || attempt.state.outcome !== undefined) return;
    if ((await lastLateSaving(this.#db, attempt)) !== undefined) await this.correctHandedIn(at, name);
  }

  /** Hands in what was kept by a deadline and not saved; answers whether something was. */
  handInKept(over: TimeOver): Promise<boolean> {
    return handInKept({ db: this.#db, views: this.#views }, over);
  }

  /** Whoever looks after the deadline finds it handed in, and what comes late does not mix with what was in time. */
  async #handInIfOver(
    { name }: Looking,
    { at, isInWorksheet, isAfterDeadline, deadline, policy, selftest, isRemoved }: Admitted,
  ): Promise<void> {
    if (isRemoved === true || !isInWorksheet || !isAfterDeadline || deadline === undefined || selftest !== undefined)
      return;
    await this.handInKept({ at, deadline: deadline.at, policy, name });
  }

  /** Corrects what was handed in without anybody looking at it; answers whether there is a correction now. */
  async correctHandedIn(at: AttemptPlace, name: string): Promise<boolean> {
    const attempt = await findAttempt(this.#db, at);
    const answers = attempt && (await lastSaving(this.#db, attempt));
    if (attempt === undefined || answers === undefined) return false;
    const looking = { path: at.path, name, language: await this.#views.languageOf(attempt) };
    const graded = await this.#views.grade(looking, attempt, answers);
    if (!graded.ok || isWaiting(graded.value)) return false;
    await this.#noteCorrection(at, attempt, answers, graded.value, false);
    return (await findAttempt(this.#db, at))?.state.outcome !== undefined;
  }

  /**
   * Corrects what was handed in and had to wait, until code can be run or until an evaluator is mended; answers how many
   * problems it was.
   */
  async correctWaiting(name: string): Promise<number> {
    const rows = this.#db
      .selectFrom('waiting_code')
      .innerJoin('attempt', 'attempt.id', 'waiting_code.attempt_id')
      .leftJoin('worksheet', 'worksheet.id', 'attempt.place')
      .selectAll('attempt')
      .select(['worksheet.correction', 'broken'])
      .orderBy('since')
      .orderBy('attempt.id')
      .limit(mostWaiting);
    const forCode = await rows.where('broken', 'is', null).execute();
    // In turns: those whose evaluators stay broken hold up nobody.
    const forMending = await rows.where('broken', 'is not', null).offset(this.#turn).execute();
    this.#turn = forMending.length < mostWaiting ? 0 : this.#turn + mostWaiting;
    let corrections = 0;
    for (const { correction, broken, ...attempt } of [...forCode, ...forMending]) {
      const policy = attempt.place === '' ? policies.training : policyOf(correction);
      if (await this.#correctOneWaiting(attempt, broken !== null, policy.corrector === 'afterSave', name))
        corrections += 1;
    }
    return corrections;
  }

  async #correctOneWaiting(found: Attempt, isBroken: boolean, isCorrected: boolean, name: string): Promise<boolean> {
    const attempt = isBroken ? await this.#mended(found, name) : found;
    // What waits of a game is the level that is over; it is handed in by being ended.
    if (attempt.state.game !== undefined) return this.games.finishWaiting(attempt, name);
    const answers = await lastSaving(this.#db, attempt);
    const looking = { path: attempt.path, name, language: await this.#views.languageOf(attempt) };
    const graded = answers && (await this.#views.grade(looking, attempt, answers));
    if (answers !== undefined && graded?.ok !== true) return false;
    if (graded?.ok === true && isWaiting(graded.value)) {
      await noteBroken(this.#db, attempt.id, graded.value);
      return false;
    }
    const at = { user: attempt.user_id, place: attempt.place, path: attempt.path };
    // A self-test is evaluated whatever waits.
    if (answers !== undefined && graded?.ok === true && (isCorrected || attempt.state.outcome !== undefined)) {
      const isNoted = await this.#noteCorrection(at, attempt, answers, graded.value, false);
      if (!isNoted) return false;
    }
    const before = attempt.state.tries;
    return this.#db.transaction().execute(async (transaction) => {
      const locked = await lockAttempt(transaction, at);
      // What was handed in meanwhile waits as well.
      if (locked === undefined || locked.state.tries !== before) return false;
      await transaction.deleteFrom('waiting_code').where('attempt_id', '=', attempt.id).execute();
      return true;
    });
  }

  /** An attempt whose evaluator has failed, graded by the newest version from now on if that asks for the same and can mark it. */
  async #mended(attempt: Attempt, name: string): Promise<Attempt> {
    const newest = await this.#views.versions.current(attempt.path);
    if (newest === undefined || [attempt.version_hash, attempt.mended_hash].includes(newest.hash)) return attempt;
    const mended = { ...attempt, mended_hash: newest.hash };
    const answers =
      attempt.state.game === undefined ? await lastSaving(this.#db, attempt) : await readAnswers(this.#db, attempt.id);
    if (answers === undefined) return attempt;
    const looking = { path: attempt.path, name, language: await this.#views.languageOf(attempt) };
    const graded = await this.#views.grade(looking, mended, answers);
    if (!graded.ok || graded.value.mended !== 'counts' || isWaiting(graded.value)) return attempt;
    const changed = await this.#db
      .updateTable('attempt')
      .set({ mended_hash: newest.hash })
      .where('id', '=', attempt.id)
      .where('draw', '=', attempt.draw)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n ? mended : attempt;
  }

  /** The program of a learner with one answer as it is now, its language, and where lines of it stand in answers. */
  async programOf(
    looking: Looking,
    { question: number, answer, value }: { readonly question: number; readonly answer: number; readonly value: string },
  ): Promise<Result<LearnerProgram, Refused>> {
    const admitted = await admit(this.#db, this.#deadlines, looking);
    if (!admitted.ok) return admitted;
    const attempt = await findAttempt(this.#db, admitted.value.at);
    // Code is run by its learner: to everybody else it is not there.
    if (attempt === undefined || !admitted.value.isOwn) return notFound(looking);
    const { path, version_hash: hash } = attempt;
    const xml = (await this.#views.versions.read({ path, hash })).get(looking.language);
    const document = xml === undefined ? undefined : readDocument(xml);
    if (document?.ok !== true) return notFound(looking);
    const asked = askedQuestions(problemContent(document.value), drawOf(attempt));
    const question = asked.ok ? asked.value.find((each) => each.number === number)?.question : undefined;
    const language = question && codeLanguageOf(question.type);
    if (question?.answers[answer - 1] === undefined || language === undefined) return noCode;
    const kept = await readAnswers(this.#db, attempt.id);
    const values = question.answers.map((_, index) =>
      index + 1 === answer ? value : kept[`${number},${index + 1}`]?.value,
    );
    return succeed({
      language,
      parts: programParts(question, values),
      lineOfAnswer: (places) => lineOfAnswer(question, values, places),
    });
  }

  /** The problem as it is now, if this was done before under the same key. */
  async #doneBefore(write: Write, looking: Looking): Promise<Result<Seen, Refused> | undefined> {
    const before = await answered(this.#db, write);
    if (before === undefined) return undefined;
    return before.ok ? this.open(looking) : keyReused;
  }

  /**
   * Notes the outcome of what is handed in, unless some of it waits for its code, and that its learner has seen it. Answers
   * whether what was graded is what is handed in, with the data, versions and decisions of now: otherwise nothing is noted.
   */
  async #noteCorrection(
    at: AttemptPlace,
    attempt: Attempt,
    answers: Answers,
    graded: GradedWork,
    isSeen: boolean,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const locked = await lockAttempt(transaction, at);
      // Data, or answers, of another time.
      if (locked === undefined || !isGradedBy(locked, attempt)) return false;
      if (locked.state.tries !== attempt.state.tries) return false;
      if (JSON.stringify(await lastSaving(transaction, locked)) !== JSON.stringify(answers)) return false;
      if (!(await isGradedAsDecided(transaction, locked, answers, graded))) return false;
      let { state } = locked;
      // Evaluated without the code that waited.
      const isOpen = state.outcome === undefined || (await waitingOf(transaction, locked.id)) !== undefined;
      if (isOpen && !isWaiting(graded)) {
        state = corrected(state, outcomeOf(graded));
        await noteOutcome(transaction, locked, graded);
      }
      await writeState(transaction, locked.id, isSeen ? seen(state) : state);
      return true;
    });
  }
}

/** Whether learners are told at once what came of a save, and may be asked what they mean. */
function isToldAtOnce({ corrector, isCorrectionVisible }: CorrectionPolicy): boolean {
  return corrector === 'afterSave' && isCorrectionVisible;
}

/** Whether a teacher may replace what a learner is working on: outside worksheets, where nobody has assigned it, only administrators. */
function mayReplaceFor({ caller, worksheet }: Looking): boolean {
  return worksheet !== undefined || holds(caller, 'admin');
}

/** Why an attempt takes no such answers (by key) at all; undefined if it does. */
function wrongIn(attempt: Attempt, answers: readonly string[]): Result<never, Refused> | undefined {
  const { only } = drawOf(attempt);
  // Of a game in which one task follows another, the others are over, or not known yet.
  const asked = attempt.asked.filter(({ number }) => only === undefined || number === only);
  const isOver = (key: string) => !isAsked(key, asked) && isAsked(key, attempt.asked);
  if (answers.some(isOver)) return closed;
  const unknown = answers.find((key) => !isAsked(key, attempt.asked));
  return unknown === undefined ? undefined : notAsked(unknown);
}

function notAsked(key: string): Result<never, Refused> {
  return refuse(400, refusalIds.invalidRequest, `The problem has no ${answerPath(key)}.`, { field: 'answer' });
}

const noNewData = refuse(403, refusalIds.forbidden, 'There are no new data here.');
const noCode = refuse(404, refusalIds.documentNotFound, 'The problem has no such answer that is code.');
const noCorrection = refuse(404, refusalIds.noCorrection, 'There is no correction.');
