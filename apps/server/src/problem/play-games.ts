import type { Kysely, Transaction } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import { usualDrawing } from '@lemma/core/exercise';
import {
  advanced,
  begun,
  endedWithoutResult,
  finished,
  gameScore,
  isLastTask,
  isOneByOne,
  isTimeUp,
  isWon,
  levelState,
  maxAllowedLevel,
  newGame,
  running,
  type GameMove,
  type GameRecord,
  type GameRules,
  type Play,
} from '@lemma/core/game';
import { levelBegun, levelFinished, type GameState } from '@lemma/core/problem';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Deadlines } from '../deadline/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import type { Now } from '../now.ts';
import { giveReceipt } from '../receipt/index.ts';
import { isWaiting, noteWaiting } from './code-marks.ts';
import { admit, closed, notFound, replaced, type Admitted, type Looking } from './admission.ts';
import {
  attemptName,
  drawOf,
  findAttempt,
  lockAttempt,
  newSeed,
  nextNumber,
  readAnswers,
  writeState,
  type Attempt,
} from './attempts.ts';
import type { GradedWork } from './problem-works.ts';
import type { ProblemViews, Seen } from './problem-views.ts';
import { forget, type Answers } from './write-answers.ts';

/** What is graded, and when. */
type Grading = Pick<Looking, 'path' | 'language' | 'name' | 'received'>;

/** After so many changes between grading and writing, a move is given up. */
const mostRounds = 5;

/** Moves in games: levels, times and scores are decided here, with the rules of the core. */
export class PlayGames {
  readonly #db: Kysely<Tables>;
  readonly #views: ProblemViews;
  readonly #deadlines: Deadlines;
  readonly #now: Now;

  constructor(db: Kysely<Tables>, views: ProblemViews, deadlines: Deadlines, now: Now) {
    this.#db = db;
    this.#views = views;
    this.#deadlines = deadlines;
    this.#now = now;
  }

  /** Makes a move of a learner in a game that was opened. Repeated, it has no further effect. */
  async move(looking: Looking, name: string, move: GameMove): Promise<Result<Seen, Refused>> {
    // What happens meanwhile costs the player no time.
    const now = this.#now();
    const admitted = await admit(this.#db, this.#deadlines, looking);
    if (!admitted.ok) return admitted;
    const { at, isOwn } = admitted.value;
    const opened = await findAttempt(this.#db, at);
    // The games of others are only looked at.
    if (!isOwn || opened === undefined) return notFound(looking);
    const rules = await this.#rulesOf(looking, opened);
    if (!rules.ok) return rules;
    const ended = await this.#ended(looking, admitted.value, opened, rules.value, now);
    if (!ended.ok) return ended;
    const settled = await this.#wentOn(ended.value, now);
    if (!settled.ok) return settled;
    const moved = await this.#moved(looking, admitted.value, settled.value, rules.value, name, move, now);
    if (!moved.ok) return moved;
    return this.#views.see(looking, admitted.value, moved.value);
  }

  /**
   * An attempt after everything that time alone ends: levels whose time is up. A task whose time is up stays until its player
   * goes on: whoever looks at it begins no time of the next one.
   */
  async settle(looking: Looking, admitted: Admitted, attempt: Attempt): Promise<Result<Attempt, Refused>> {
    if (attempt.state.game?.play === undefined) return succeed(attempt);
    const rules = await this.#rulesOf(looking, attempt);
    return rules.ok ? this.#ended(looking, admitted, attempt, rules.value, this.#now()) : rules;
  }

  /** Ends a level that waits for its code, if it can be run now; answers whether it waits no longer. */
  async finishWaiting(attempt: Attempt, name: string): Promise<boolean> {
    const { path } = attempt;
    if (running(recordOf(attempt))?.endedAt === undefined) {
      // It has become a game after something else was handed in: nothing of that is graded any more.
      await this.#db.deleteFrom('waiting_code').where('attempt_id', '=', attempt.id).execute();
      return false;
    }
    const grading = { path, name, language: await this.#views.languageOf(attempt), received: this.#now() };
    const rules = await this.#rulesOf(grading, attempt);
    if (!rules.ok) return false;
    const done = await this.#finish(grading, attempt, rules.value, this.#now());
    return done.ok && running(recordOf(done.value)) === undefined;
  }

  async #rulesOf(
    looking: Pick<Looking, 'path' | 'language' | 'name'>,
    attempt: Attempt,
  ): Promise<Result<GameRules, Refused>> {
    const version = { path: attempt.path, hash: attempt.version_hash };
    const given = await this.#views.handOut(looking, version, drawOf(attempt));
    if (!given.ok) return given;
    return given.value.game === undefined ? notFound(looking) : succeed(given.value.game);
  }

  async #ended(
    looking: Looking,
    { isAfterDeadline, deadline }: Admitted,
    attempt: Attempt,
    rules: GameRules,
    now: number,
  ): Promise<Result<Attempt, Refused>> {
    const play = running(recordOf(attempt));
    // What waits for its code is ended once that can be run (`finishWaiting`), whoever looks meanwhile.
    if (play === undefined || play.endedAt !== undefined) return succeed(attempt);
    if (isAfterDeadline) return this.#finish(looking, attempt, rules, Math.min(now, deadline?.at ?? now));
    if (!isTimeUp(play, now) || isBeforeAnother(play)) return succeed(attempt);
    return this.#finish(looking, attempt, rules, now);
  }

  /** After a move: a task whose time is up is over, and that of the next one begins. */
  async #wentOn(attempt: Attempt, now: number): Promise<Result<Attempt, Refused>> {
    const play = running(recordOf(attempt));
    const isDue = play !== undefined && play.endedAt === undefined && isTimeUp(play, now) && isBeforeAnother(play);
    return isDue ? this.#advance(attempt, play.task, now) : succeed(attempt);
  }

  #moved(
    looking: Looking,
    admitted: Admitted,
    attempt: Attempt,
    rules: GameRules,
    name: string,
    move: GameMove,
    now: number,
  ): Promise<Result<Attempt, Refused>> | Result<Attempt, Refused> {
    const play = running(recordOf(attempt));
    // Whatever is pressed: it is over.
    if (play?.endedAt !== undefined) return succeed(attempt);
    switch (move.kind) {
      case 'start':
        // Another page has begun a level: this one joins it.
        if (play !== undefined) return succeed(attempt);
        return admitted.isAfterDeadline ? closed : this.#start(looking, attempt, move.level, now);
      case 'next':
        if (name !== attemptName(attempt)) return replaced;
        return play === undefined || !isOneByOne(play) ? succeed(attempt) : this.#advance(attempt, move.task, now);
      case 'finish':
        if (name !== attemptName(attempt) || attempt.state.game?.play === undefined) return replaced;
        return play === undefined ? succeed(attempt) : this.#finish(looking, attempt, rules, now);
    }
  }

  async #start(looking: Looking, before: Attempt, level: number, now: number): Promise<Result<Attempt, Refused>> {
    const version = await this.#views.versions.current(before.path);
    if (version === undefined) return notFound(looking);
    const seed = newSeed();
    const given = await this.#views.handOut(looking, version, { seed, generations: new Map(), level });
    if (!given.ok) return given;
    const { asked, game: rules } = given.value;
    if (rules === undefined) return notFound(looking);
    return this.#locked(before, async (transaction, attempt) => {
      const record = recordOf(attempt);
      if (running(record) !== undefined) return succeed(attempt);
      const state = levelState(level, { maxAllowed: maxAllowedLevel(record, rules), isRepeatable: rules.isRepeatable });
      if (state !== 'open' || asked.length === 0) return levelLocked;
      const tasks = asked.map(({ number }) => number);
      const game = stateOf(begun(record, level, tasks, rules, now), rules);
      const changed = {
        version_hash: version.hash,
        seed,
        drawing: usualDrawing,
        draw: attempt.draw + 1,
        generations: '{}',
        asked: JSON.stringify(asked),
        state: JSON.stringify(levelBegun(attempt.state, game)),
        mended_hash: null,
      };
      await transaction.updateTable('attempt').set(changed).where('id', '=', attempt.id).execute();
      await forget(transaction, { ...attempt, draw: changed.draw }, undefined, {
        received: looking.received,
        key: undefined,
      });
      return succeed(undefined);
    });
  }

  /** Hands out the task after this one, if it is still the current one. */
  #advance(before: Attempt, task: number, now: number): Promise<Result<Attempt, Refused>> {
    return this.#locked(before, async (transaction, attempt) => {
      const { game } = attempt.state;
      const play = game && running(game);
      if (game !== undefined && play?.task === task && attempt.draw === before.draw) {
        await writeState(transaction, attempt.id, { ...attempt.state, game: { ...game, play: advanced(play, now) } });
      }
      return succeed(undefined);
    });
  }

  /**
   * Ends what is played: what was kept in time is graded. If its code cannot be run now, the level is not lost: it waits,
   * with its time standing still, and is graded again with everything else that waits.
   */
  async #finish(looking: Grading, opened: Attempt, rules: GameRules, now: number): Promise<Result<Attempt, Refused>> {
    let before = opened;
    for (let round = 0; round < mostRounds; round += 1) {
      const answers = await readAnswers(this.#db, before.id);
      const graded = await this.#views.grade(looking, before, answers);
      if (!graded.ok) return graded;
      const answered = { isChanged: false };
      const done = await this.#locked(before, async (transaction, attempt) => {
        const isOver = attempt.draw !== before.draw || running(recordOf(attempt)) === undefined;
        if (isOver) return succeed(undefined);
        answered.isChanged = JSON.stringify(await readAnswers(transaction, attempt.id)) !== JSON.stringify(answers);
        if (answered.isChanged) return succeed(undefined);
        await noteWaiting(transaction, attempt.id, graded.value);
        if (isWaiting(graded.value)) {
          const game = stateOf(endedWithoutResult(recordOf(attempt), now), rules);
          await writeState(transaction, attempt.id, { ...attempt.state, game });
        } else
          await writeResult(transaction, attempt, rules, {
            ...{ answers, graded: graded.value, now },
            received: looking.received,
          });
        return succeed(undefined);
      });
      if (!done.ok || !answered.isChanged) return done;
      before = done.value;
    }
    return refuse(503, refusalIds.busy, 'The answers change all the time. Try again in a moment.', { retryAfter: 2 });
  }

  /** Does something with the attempt while nobody else may, and answers the attempt afterwards. */
  async #locked(
    before: Attempt,
    act: (transaction: Transaction<Tables>, attempt: Attempt) => Promise<Result<Attempt | undefined, Refused>>,
  ): Promise<Result<Attempt, Refused>> {
    const place = { user: before.user_id, place: before.place, path: before.path };
    return this.#db.transaction().execute(async (transaction) => {
      const attempt = await lockAttempt(transaction, place);
      if (attempt === undefined) return replaced;
      const done = await act(transaction, attempt);
      if (!done.ok) return fail(done.failure);
      const after = done.value ?? (await findAttempt(transaction, place));
      return after === undefined ? replaced : succeed(after);
    });
  }
}

/** Whether another task follows, with a time of its own. */
function isBeforeAnother(play: Play): boolean {
  return isOneByOne(play) && !isLastTask(play);
}

const levelLocked = refuse(403, refusalIds.levelLocked, 'This level cannot be played now.');

function recordOf({ state }: Attempt): GameRecord {
  return state.game ?? newGame;
}

function stateOf(record: GameRecord, rules: GameRules): GameState {
  return { ...record, isWon: isWon(record, rules) };
}

async function writeResult(
  transaction: Transaction<Tables>,
  attempt: Attempt,
  rules: GameRules,
  {
    answers,
    graded,
    now,
    received,
  }: { readonly answers: Answers; readonly graded: GradedWork; readonly now: number; readonly received: number },
): Promise<void> {
  const game = stateOf(finished(recordOf(attempt), rules, graded.score ?? 0, now), rules);
  const { play } = game;
  const endedAt = running(recordOf(attempt))?.endedAt ?? now;
  if (play?.result === undefined) throw new Error('A play that was finished has a result.');
  const { points, seconds, isPassed } = play.result;
  const { id, draw, user_id, place, path } = attempt;
  const asked = attempt.asked.map(({ number }) => number);
  // What is shown of the level is that of the level; what counts is the whole game.
  const right = graded.questions.filter(({ isRight }) => isRight).map(({ number }) => number);
  const score = gameScore(game, rules);
  const number = await nextNumber(transaction, 'saving', id);
  await transaction
    .insertInto('saving')
    .values({
      ...{ attempt_id: id, number, draw },
      received: new Date(received),
      counted: true,
      answers: JSON.stringify(answers),
    })
    .execute();
  await giveReceipt(transaction, id, { kind: 'save', draw, received, saving: number, answers });
  await transaction
    .insertInto('correction')
    .values({
      attempt_id: id,
      number: await nextNumber(transaction, 'correction', id),
      draw,
      score,
      right_questions: JSON.stringify(right),
      undecided_questions: '[]',
    })
    .execute();
  await transaction
    .insertInto('play_result')
    .values({
      ...{ attempt_id: id, draw, user_id, place, path, level: play.level, points, seconds, passed: isPassed },
      // Waiting for its code makes nobody's result a later one.
      finished_at: new Date(endedAt),
    })
    .execute();
  await writeState(transaction, id, levelFinished(attempt.state, { game, asked, outcome: { score, right } }));
}
