import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import type { BrokenEvaluator } from '@lemma/core/code-answer';
import type { Deadline } from '@lemma/core/deadline';
import { usualDrawing } from '@lemma/core/exercise';
import type { GameStanding } from '@lemma/core/game';
import type { Language } from '@lemma/core/language';
import type { Log } from '@lemma/core/platform';
import {
  controlsOf,
  mayBeSeen,
  mayRedraw,
  newDataLeft,
  notRight,
  performanceOf,
  standingOf,
  type Draw,
  type DrawnByTeacher,
  type SavedField,
  type Regraded,
  type Standing,
} from '@lemma/core/problem';
import type { Receipt } from '@lemma/core/receipt';
import type { SelftestState } from '@lemma/core/selftest';
import { guard, permissions, type Session } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, refuseJob, type Refused } from '../http/index.ts';
import { systemNow, type Now } from '../now.ts';
import { lastReceipt } from '../receipt/index.ts';
import type { Do } from '../threads/index.ts';
import { notFound, type Admitted, type Looking } from './admission.ts';
import { progressOf } from './data-sheet.ts';
import {
  beginAttempt,
  drawOf,
  findAttempt,
  lastLateSaving,
  newSeed,
  readAnswers,
  type Attempt,
  type AttemptPlace,
} from './attempts.ts';
import { decisionsOn } from './decisions.ts';
import { BrokenEvaluators } from './broken-evaluators.ts';
import { asAsked, isWaiting, marksOf, waitingOf } from './code-marks.ts';
import { GameStandings } from './game-standings.ts';
import { lastRegrading } from './last-regrading.ts';
import { drawnByTeacher } from './replaced-work.ts';
import { LatestOf } from './latest-of.ts';
import type { GivenProblem, GradedWork, GradingJob, ProblemFailure, ProblemWorks } from './problem-works.ts';
import { Versions, type VersionName } from './versions.ts';
import { isHandedIn, lastSavings } from './sheet-progress.ts';
import type { Answers } from './write-answers.ts';

/** A problem as somebody sees it. */
export interface Seen extends Omit<GivenProblem, 'game' | 'redrawn'> {
  readonly attempt: Attempt;
  readonly languages: readonly Language[];
  readonly answers: Answers;
  readonly standing: Standing;
  readonly controls: ReturnType<typeof controlsOf>;
  readonly deadline?: Deadline | undefined;
  /** Whether what is kept has been saved just like that; missing if nothing was. */
  readonly isHandedIn?: boolean | undefined;
  /** Present right after a save: what is said of each field, by key. */
  readonly fields?: ReadonlyMap<string, SavedField> | undefined;
  /** When something was last saved late that nobody has accepted; ISO 8601. */
  readonly lateSaved?: string | undefined;
  /** Present if it is a game. */
  readonly game?: GameStanding | undefined;
  /** For what has arrived last. */
  readonly receipt?: Receipt | undefined;
  /** That it was graded again with these data. */
  readonly regraded?: Regraded | undefined;
  /** That a teacher has drawn these data. */
  readonly drawnByTeacher?: DrawnByTeacher | undefined;
}

/** What was given and graded lately is not made again: 10 to 20 kB each. A correction follows the save it belongs to. */
const mostGiven = 1000;

/** Problems as they are seen: in their versions, with data, graded. */
export class ProblemViews {
  readonly versions: Versions;
  readonly #db: Kysely<Tables>;
  readonly #gameStandings: GameStandings;
  readonly #works: ProblemWorks;
  readonly #isDemo: boolean;
  readonly #broken: BrokenEvaluators;
  readonly #given = new LatestOf<GivenProblem>(mostGiven);
  readonly #graded = new LatestOf<GradedWork>(mostGiven);

  constructor(db: Kysely<Tables>, works: ProblemWorks, isDemo: boolean, now: Now = systemNow, log?: Pick<Log, 'warn'>) {
    this.#broken = new BrokenEvaluators(now, log);
    this.#gameStandings = new GameStandings(db, now);
    this.versions = new Versions(db);
    this.#db = db;
    this.#works = works;
    this.#isDemo = isDemo;
  }

  /** Begins a problem for its learner, or only fetches it for him. */
  async begin(looking: Looking, at: AttemptPlace, isAhead: boolean): Promise<Result<Attempt, Refused>> {
    const version = await this.versions.current(at.path);
    if (version === undefined) return notFound(looking);
    const seed = newSeed();
    const given = await this.handOut(looking, version, { seed, generations: new Map() });
    if (!given.ok) return given;
    const begun = await beginAttempt(this.#db, at, { version: version.hash, seed, asked: given.value.asked, isAhead });
    const attempt = begun ?? (await findAttempt(this.#db, at));
    return attempt === undefined ? notFound(looking) : succeed(attempt);
  }

  /** A problem with a learner's data and answers. */
  async see(looking: Looking, admitted: Admitted, attempt: Attempt): Promise<Result<Seen, Refused>> {
    const { at, isOwn, policy, deadline, isAfterDeadline, isCorrectionDue, isLate, selftest } = admitted;
    const [given, answers, newest, savings, lateSaved, receipt, regraded, waiting, byTeacher] = await Promise.all([
      this.handOut(looking, versionOf(attempt), drawOf(attempt)),
      readAnswers(this.#db, attempt.id),
      this.versions.newest(at.path),
      lastSavings(this.#db, [attempt.id]),
      deadline === undefined ? undefined : lastLateSaving(this.#db, attempt),
      lastReceipt(this.#db, attempt.id),
      lastRegrading(this.#db, attempt),
      waitingOf(this.#db, attempt.id),
      drawnByTeacher(this.#db, attempt),
    ]);
    if (!given.ok) return given;
    const { newDataLeft: left, ...standing } = standingOf(attempt.state, {
      asked: attempt.asked.map(({ number }) => number),
      progress: progressOf(attempt.asked, answers),
      policy,
      isAfterDeadline,
      isCorrectionDue,
      isLate,
      isOutdated: isOutdated(attempt, newest),
      isTutor: !isOwn,
      isSelftest: selftest !== undefined,
    });
    const { game: rules, ...document } = given.value;
    const saving = savings.get(attempt.id);
    const game = rules && (await this.#gameStandings.of(attempt, rules, admitted));
    const isOpen = rules === undefined ? standing.isEditable : isPlayed(game) && !isAfterDeadline;
    const isEditable = isOpen && selftest !== 'feedback';
    const controls = await this.#shownControls(looking, admitted, attempt, newest);
    return succeed({
      ...document,
      attempt,
      answers,
      standing: {
        ...standing,
        ...(waiting && { isWaiting: true }),
        ...(waiting?.broken && { brokenEvaluators: brokenFor(looking.caller, isOwn, attempt, waiting.broken) }),
        isEditable: isOwn && isEditable,
        ...(left !== undefined && !drawsUnlimited(looking.caller, isOwn) && { newDataLeft: left }),
      },
      controls: rules === undefined ? controls : gameControls(controls, game),
      game,
      deadline: rules === undefined ? deadline : withoutHandIn(deadline),
      isHandedIn: saving?.draw === attempt.draw ? isHandedIn(answers, saving.answers) : undefined,
      lateSaved: lateSaved?.received.toISOString(),
      receipt,
      // Scores are told where they may be seen.
      regraded: standing.isCorrected ? regraded : undefined,
      drawnByTeacher: byTeacher,
    });
  }

  /** The buttons around it. */
  controls(
    session: Session,
    { isOwn, policy, isInWorksheet, isAfterDeadline, isCorrectionDue, selftest }: Admitted,
    { asked, state }: Attempt,
  ) {
    const numbers = asked.map(({ number }) => number);
    const right = numbers.filter((number) => state.outcome?.right.includes(number)).length;
    const controls = controlsOf({
      session,
      ...(isInWorksheet && { worksheet: { policy, isAfterDeadline, isCorrectionDue } }),
      isDemo: this.#isDemo,
      newDataLeft: drawsUnlimited(session, isOwn) ? undefined : newDataLeft(state, policy),
      // Where it may not be seen what is right, no button tells it either.
      isPartlyRight: mayBeSeen(policy, isCorrectionDue) && right > 0 && notRight(state, numbers).length > 0,
    });
    return selftest === undefined ? controls : selftestControls(controls, selftest);
  }

  /** The buttons that do something: there is no correction of a former version, and nothing wrong that repeats itself. */
  async #shownControls(
    looking: Looking,
    admitted: Admitted,
    attempt: Attempt,
    newest: string | undefined,
  ): Promise<Seen['controls']> {
    const { isOwn, selftest } = admitted;
    const controls = this.controls(looking.caller, admitted, attempt);
    const asked = attempt.asked.map(({ number }) => number);
    const performance = performanceOf(attempt.state, {
      asked,
      isOutdated: isOutdated(attempt, newest),
      isTutor: !isOwn,
      isSelftest: selftest !== undefined,
    });
    // Staff have the button whatever is wrong (specification 001 §6).
    const isChecked =
      controls.includes('newDataForWrongAnswers') && guard(looking.caller, permissions.drawAnyNewData) !== 'allowed';
    const wrong = notRight(attempt.state, asked);
    const redrawn = isChecked ? await this.redraw(looking, attempt, wrong) : undefined;
    const drawn = redrawn?.ok === true ? Object.keys(redrawn.value.redrawn ?? {}).map(Number) : wrong;
    const repeats = isChecked && !mayRedraw(attempt.state, wrong, drawn);
    return controls.filter(
      (name) =>
        (name !== 'correction' || performance !== 'passedOld') && (name !== 'newDataForWrongAnswers' || !repeats),
    );
  }

  /** A problem with the questions of these numbers drawn anew, as far as they then show something else. */
  async redraw(
    looking: Pick<Looking, 'path' | 'language' | 'name'>,
    attempt: Attempt,
    numbers: readonly number[],
  ): Promise<Result<GivenProblem, Refused>> {
    const version = versionOf(attempt);
    const xml = (await this.versions.read(version)).get(looking.language);
    if (xml === undefined) return notFound(looking);
    const draw = drawOf(attempt);
    const name = JSON.stringify([...nameOf(version, looking.language, draw), numbers]);
    const known = this.#given.get(name);
    if (known !== undefined) return succeed(known);
    const given = await this.#work(this.#works.handOut, { xml, draw, redraw: numbers }, looking.name);
    if (given.ok) this.#given.set(name, given.value);
    return given;
  }

  /** A version of a problem with data. */
  async handOut(
    looking: Pick<Looking, 'path' | 'language' | 'name'>,
    version: VersionName,
    draw: Draw,
  ): Promise<Result<GivenProblem & { readonly languages: readonly Language[] }, Refused>> {
    const written = await this.versions.read(version);
    const xml = written.get(looking.language);
    if (xml === undefined) return notFound(looking);
    const languages = [...written.keys()];
    const name = JSON.stringify(nameOf(version, looking.language, draw));
    const known = this.#given.get(name);
    if (known !== undefined) return succeed({ ...known, languages });
    const given = await this.#work(this.#works.handOut, { xml, draw }, looking.name);
    if (!given.ok) return given;
    this.#given.set(name, given.value);
    return succeed({ ...given.value, languages });
  }

  /** A language in which the version of an attempt is there. */
  async languageOf(attempt: Attempt): Promise<Language> {
    const [language] = (await this.versions.read(versionOf(attempt))).keys();
    return language ?? 'de';
  }

  /** Answers, graded with the decisions that there are. */
  async grade(
    looking: Pick<Looking, 'language' | 'path' | 'name'>,
    attempt: Attempt,
    answers: Answers,
  ): Promise<Result<GradedWork, Refused>> {
    return this.gradeWith(looking, attempt, answers, await decisionsOn(this.#db, attempt, answers));
  }

  /** Answers, graded with decisions. */
  async gradeWith(
    looking: Pick<Looking, 'language' | 'path' | 'name'>,
    attempt: Attempt,
    answers: Answers,
    decided: GradedWork['decided'],
  ): Promise<Result<GradedWork, Refused>> {
    const xml = (await this.versions.read(versionOf(attempt))).get(looking.language);
    if (xml === undefined) return notFound(looking);
    const { id, path, draw, version_hash, mended_hash } = attempt;
    const mendedXml =
      mended_hash === null || mended_hash === version_hash
        ? undefined
        : (await this.versions.read({ path, hash: mended_hash })).get(looking.language);
    const work = JSON.stringify([id, draw, version_hash, mended_hash, looking.language, answers, decided]);
    const name = createHash('sha256').update(work).digest('base64url');
    const known = this.#graded.get(name);
    if (known !== undefined) return succeed(known);
    const job = { xml, draw: drawOf(attempt), answers, decided, ...(mendedXml !== undefined && { mendedXml }) };
    const graded = await this.#gradeMarked(job, attempt, looking.name);
    if (graded.ok && !isWaiting(graded.value)) this.#graded.set(name, graded.value);
    return graded;
  }

  /** Work with code is graded once to find the code, and again with its marks. */
  async #gradeMarked(job: GradingJob, attempt: Attempt, name: string): Promise<Result<GradedWork, Refused>> {
    const graded = await this.#work(this.#works.grade, job, name);
    if (!graded.ok || !isWaiting(graded.value)) return graded;
    const { marks, broken } = await marksOf(
      this.#db,
      attempt,
      graded.value.toMark,
      (code) => this.#works.mark?.(code, name),
      this.#broken,
    );
    const digests = Object.keys(broken);
    if (Object.keys(marks).length === 0 && digests.length === 0) return graded;
    const marked = await this.#work(this.#works.grade, { ...job, marks, broken: digests }, name);
    if (!marked.ok || !isWaiting(marked.value)) return marked;
    const waiting = digests.flatMap((digest) => (marked.value.toMark[digest] ? (broken[digest] ?? []) : []));
    return succeed({ ...marked.value, ...(waiting.length > 0 && { broken: waiting }) });
  }

  async #work<Job, Answer>(
    work: Do<Job, Result<Answer, ProblemFailure>>,
    job: Job,
    name: string,
  ): Promise<Result<Answer, Refused>> {
    const done = await work(job, name);
    if (!done.ok) {
      return refuseJob(done.failure, {
        id: refusalIds.correctionFailed,
        message: 'The work on the problem was given up: it takes too long.',
      });
    }
    if (done.value.ok) return done.value;
    return refuse(422, refusalIds.problemNotDrawn, 'The data of the problem cannot be drawn.');
  }
}

function nameOf({ path, hash }: VersionName, language: Language, draw: Draw): readonly unknown[] {
  const { seed, generations, drawing = usualDrawing, level = 0, only = 0 } = draw;
  return [path, hash, language, drawing, seed, level, only, ...generations];
}

/** The evaluators that have failed: what went wrong in them concerns those who see whole problems, or accompany learners. */
function brokenFor(
  caller: Session,
  isOwn: boolean,
  attempt: Pick<Attempt, 'asked'>,
  broken: readonly BrokenEvaluator[],
): readonly BrokenEvaluator[] {
  const mayKnow =
    !isOwn ||
    [permissions.seeCorrectionCause, permissions.readProblems].some((each) => guard(caller, each) === 'allowed');
  return asAsked(attempt, broken).map((each) => (mayKnow ? each : { question: each.question }));
}

/** Whether a limit of new data does not hold: for teachers in the work of learners, for the control role in its own. */
export function drawsUnlimited(caller: Session, isOwn: boolean): boolean {
  return !isOwn || guard(caller, permissions.useProblemControls) === 'allowed';
}

/** A game hands in its levels itself. */
function withoutHandIn(deadline: Deadline | undefined): Deadline | undefined {
  if (deadline === undefined) return undefined;
  const { handsInAtDeadline: _, ...rest } = deadline;
  return rest;
}

/** Whether a level takes answers. */
function isPlayed(game: GameStanding | undefined): boolean {
  return game?.play !== undefined && game.play.isWaiting !== true;
}

/** A game draws its data itself, and nothing of a level is told before it is over. */
function gameControls(controls: Seen['controls'], game: GameStanding | undefined): Seen['controls'] {
  return controls.filter(
    (name) => name === 'viewData' || (name === 'correction' && game?.last?.highscores !== undefined),
  );
}

/** Its state decides, and new data come for all problems at once: for nobody, whatever the role, otherwise. */
function selftestControls(controls: Seen['controls'], state: SelftestState): Seen['controls'] {
  return controls.filter((name) => name === 'viewData' || (name === 'correction' && state === 'feedback'));
}

/** Whether there is a newer version than those by which an attempt is graded. */
export function isOutdated(
  { version_hash, mended_hash }: Pick<Attempt, 'version_hash' | 'mended_hash'>,
  newest: string | undefined,
): boolean {
  return newest !== version_hash && newest !== mended_hash;
}

function versionOf({ path, version_hash }: Attempt): VersionName {
  return { path, hash: version_hash };
}
