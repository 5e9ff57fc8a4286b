import type { Kysely } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { languageFor, textIn, type Language } from '@lemma/core/language';
import type { Log } from '@lemma/core/platform';
import { answerPath, isUndecided, mayBeSeen, performanceOf, type Standing } from '@lemma/core/problem';
import { guard, permissions, userOf, type Session } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { corrections } from '@lemma/core/workflow';
import { practisedProblemsOf } from '@lemma/core/course';
import { ownAssignment } from '../assignment/index.ts';
import { chaptersIn } from '../course/index.ts';
import type { Tables } from '../database/index.ts';
import { mayTeach } from '../existence/index.ts';
import type { DeadlineClaim } from '../deadline/index.ts';
import { refuse, type Handlers, type Refused } from '../http/index.ts';
import { systemNow, type Now } from '../now.ts';
import { dataSheet, meanProgress, progressOf } from './data-sheet.ts';
import { answersOf, attemptName, findAttempt, readAnswers } from './attempts.ts';
import { importHandlers } from './import-answers.ts';
import { changesHandlers } from './keep-changes.ts';
import { listPlayer, wireGame } from './wire-game.ts';
import { learnerHandlers } from './learners.ts';
import type { Looking } from './admission.ts';
import { isOutdated, type ProblemViews, type Seen } from './problem-views.ts';
import { rangesIn } from './ranges-in.ts';
import { Selftests } from './selftests.ts';
import { tilesIn } from './tiles-in.ts';
import { asAsked, waitingOf } from './code-marks.ts';
import { byPath, changedIn } from './wire-answers.ts';
import type { SeenCorrection, WorkOnProblems } from './work-on-problems.ts';

type ProblemCall =
  | 'openProblems'
  | 'openProblem'
  | 'openWorksheetProblem'
  | 'personalisedData'
  | 'worksheetPersonalisedData'
  | 'undoNewData'
  | 'correctProblem'
  | 'correctWorksheetProblem'
  | 'readCorrection'
  | 'readWorksheetCorrection'
  | 'readDatasheet'
  | 'keepAnswers'
  | 'storeAnswer'
  | 'playGame'
  | 'listInHighscores'
  | 'selftests'
  | 'updateSelftest'
  | 'viewProblemData'
  | 'acceptLate';

interface OfUser extends DeadlineClaim {
  readonly userId?: string | undefined;
  readonly path: string;
  readonly lang: Language;
  readonly worksheetId?: string | undefined;
}

interface OfSheet extends DeadlineClaim {
  readonly problem: string;
  readonly lang: Language;
  readonly worksheet?: string | undefined;
}

/** Answers the calls of learners about their problems. */
export function problemHandlers(
  db: Kysely<Tables>,
  views: ProblemViews,
  work: WorkOnProblems,
  { now = systemNow, log }: { readonly now?: Now; readonly log: Pick<Log, 'warn'> },
) {
  const selftests = new Selftests(db, views);

  const open = async (request: OfUser, ...call: CallOf) => handedOut(await work.open(ofUser(request, ...call)));

  const newData = async (
    request: OfUser & { readonly newDataForWrongAnswers?: boolean | undefined },
    ...call: CallOf
  ) => {
    const [, , key] = call;
    const which = request.newDataForWrongAnswers === true ? 'wrongAnswers' : 'all';
    return handedOut(await work.drawNewData(ofUser(request, ...call), which, key));
  };

  const correct = async (request: OfUser & { readonly correctionPreview?: boolean | undefined }, ...call: CallOf) => {
    const [caller] = call;
    const type = request.correctionPreview === true ? 'preview' : 'asked';
    return withCause(corrected(await work.correct(ofUser(request, ...call), type)), caller);
  };

  const readCorrection = async (request: OfUser, ...call: CallOf) =>
    corrected(await work.correct(ofUser(request, ...call), 'existing'));

  const ofLearners: Pick<Handlers, ProblemCall> = {
    openProblems: ({ userId, lang }, caller) => openProblems(db, userId, lang, caller),
    openProblem: open,
    openWorksheetProblem: async ({ ahead, ...request }, ...call) =>
      handedOut(await work.open(ofUser(request, ...call), ahead)),
    personalisedData: newData,
    worksheetPersonalisedData: newData,
    undoNewData: async (request, ...call) => handedOut(await work.undoNewData(ofUser(request, ...call), call[2])),
    correctProblem: correct,
    correctWorksheetProblem: correct,
    readCorrection,
    readWorksheetCorrection: readCorrection,

    async readDatasheet({ userId, ...sheet }, ...call) {
      const seen = await work.open({ ...ofSheet(sheet, ...call), learner: userId });
      if (!seen.ok) return seen;
      const { attempt, answers, standing, xml } = seen.value;
      const data = {
        ...dataSheet(
          attempt,
          answers,
          standing.isCorrected,
          { tiles: tilesIn(xml), ranges: rangesIn(xml) },
          standing.brokenEvaluators,
        ),
      };
      return succeed({ attempt: attemptName(attempt), data });
    },

    async keepAnswers({ attempt, answer, ...sheet }, ...call) {
      const [, , key] = call;
      const kept = await work.keep(ofSheet(sheet, ...call), attempt, changedIn(answer), key);
      if (!kept.ok) return kept;
      const { versions, changedElsewhere, receipt } = kept.value;
      return succeed({
        versions: Object.fromEntries(Object.entries(versions).map(([key, version]) => [answerPath(key), version])),
        changedElsewhere: byPath(changedElsewhere),
        ...(receipt && { receipt }),
      });
    },

    async storeAnswer({ attempt, content, ...sheet }, ...call) {
      const [, , key] = call;
      return handedOut(await work.save(ofSheet(sheet, ...call), attempt, changedIn(content ?? []), key));
    },

    async playGame({ attempt, move, ...request }, ...call) {
      return handedOut(await work.games.move(ofUser(request, ...call), attempt, move));
    },

    async listInHighscores({ userId, listed }, caller) {
      if (userId !== userOf(caller)?.id) return nobody;
      await listPlayer(db, userId, listed);
      return succeed({ listed });
    },

    async selftests({ userId, lang }, caller) {
      return userId === userOf(caller)?.id ? succeed([...(await selftests.list(userId, lang))]) : nobody;
    },

    async updateSelftest({ userId, courseId, worksheetId, newState, lang }, caller, name, _key, received) {
      if (userId !== userOf(caller)?.id) return nobody;
      const asking = { caller, name, received, user: userId, language: lang };
      const switched = await selftests.switchTo({ course: courseId, id: worksheetId }, newState, asking);
      // "Self-test state switch failure is logged" (specification 001 §8): which one and why, but not whose.
      if (!switched.ok) {
        log.warn(`A self-test was not switched to ${newState}: ${worksheetId}, ${switched.failure.id}`);
      }
      return switched;
    },

    async acceptLate({ id, userId }, caller, name) {
      const own = await ownAssignment(db, id, caller);
      if (!own.ok) return own;
      const { worksheet_id: place } = own.value;
      // Somebody else may have assigned the same worksheet to other learners.
      if (!(await mayTeach(db, caller, { user: userId, place }))) return succeed({ accepted: 0 });
      const credit = own.value.late_credit ?? 1;
      const by = { name, subject: userOf(caller)?.id ?? '', now: now(), credit };
      const accepted = await work.acceptLate({ user: userId, worksheet: place }, by);
      return accepted.ok ? succeed({ accepted: accepted.value }) : accepted;
    },

    async viewProblemData({ ref, problem, worksheet }) {
      const attempt = await findAttempt(db, { user: ref, place: worksheet ?? '', path: problem });
      if (attempt === undefined) return refuse(404, refusalIds.documentNotFound, 'There is no work on this problem.');
      const [answers, waiting, savings, made] = await Promise.all([
        readAnswers(db, attempt.id),
        waitingOf(db, attempt.id),
        db.selectFrom('saving').selectAll().where('attempt_id', '=', attempt.id).orderBy('number').execute(),
        db.selectFrom('correction').selectAll().where('attempt_id', '=', attempt.id).orderBy('number').execute(),
      ]);
      return succeed({
        attempt: attemptName(attempt),
        seed: attempt.seed,
        drawing: attempt.drawing,
        state: attempt.state,
        data: { ...dataSheet(attempt, answers, true, undefined, asAsked(attempt, waiting?.broken ?? [])) },
        savings: savings.map(({ received, counted, late, accepted_at, answers: handedIn }) => ({
          received: received.toISOString(),
          counted,
          ...(late && { late }),
          ...(accepted_at && { accepted: accepted_at.toISOString() }),
          answers: byPath(handedIn),
        })),
        corrections: made.map(({ corrected_at, score, right_questions, undecided_questions }) => ({
          at: corrected_at.toISOString(),
          ...(score !== null && { score }),
          right: [...right_questions],
          undecided: [...undecided_questions],
        })),
      });
    },
  };
  return { ...ofLearners, ...learnerHandlers(db, views), ...importHandlers(work), ...changesHandlers(work) };
}

const nobody = refuse(404, refusalIds.notFound, 'There is nobody with this id.');

/** Who calls, what his jobs are counted under, the idempotency key, and when the call arrived. */
type CallOf = readonly [caller: Session, name: string, key: string | undefined, received: number];

function ofUser({ userId, path, lang, worksheetId, ...claim }: OfUser, ...call: CallOf): Looking {
  return { ...lookingIn(call), learner: userId, path, language: lang, worksheet: worksheetId, claim };
}

function ofSheet({ problem, lang, worksheet, ...claim }: OfSheet, ...call: CallOf): Looking {
  return { ...lookingIn(call), path: problem, language: lang, worksheet, claim };
}

function lookingIn([caller, name, , received]: CallOf): Pick<Looking, 'caller' | 'name' | 'received'> {
  return { caller, name, received };
}

function handedOut(seen: Result<Seen, Refused>): Result<ResponseOf<'openProblem'>, Refused> {
  return seen.ok ? succeed(problemOf(seen.value)) : seen;
}

function problemOf({
  xml,
  attempt,
  languages,
  answers,
  standing,
  controls,
  deadline,
  isHandedIn,
  fields,
  lateSaved,
  game,
  receipt,
  regraded,
  drawnByTeacher,
}: Seen): ResponseOf<'openProblem'> {
  return {
    document: xml,
    seed: attempt.seed,
    attempt: attemptName(attempt),
    languages: [...languages],
    answers: byPath(answers),
    standing: wireStanding(standing),
    controls: [...controls],
    ...(deadline && { deadline }),
    ...(isHandedIn !== undefined && { handedIn: isHandedIn }),
    ...(fields && {
      fields: Object.fromEntries(
        [...fields].map(([key, { state, remark }]) => [answerPath(key), { state, ...(remark && { remark }) }]),
      ),
    }),
    ...(lateSaved !== undefined && { lateSaved }),
    ...(game && { game: wireGame(game) }),
    ...(receipt && { receipt }),
    ...(regraded && { regraded }),
    ...(drawnByTeacher && { drawnByTeacher }),
  };
}

function wireStanding(standing: Standing) {
  const {
    tries,
    subtasks,
    performance,
    isUndecided,
    isWaiting,
    brokenEvaluators,
    score,
    lateCredit,
    isCorrected,
    isEditable,
    newDataLeft,
  } = standing;
  return {
    tries,
    subtasks: subtasks.map(({ progress, tries: triesOf, isRight }) => ({
      progress,
      tries: triesOf,
      ...(isRight !== undefined && { correct: isRight ? ('yes' as const) : ('no' as const) }),
    })),
    ...(performance && { performance }),
    ...(isUndecided === true && { undecided: true }),
    ...(isWaiting === true && { waiting: true }),
    ...(brokenEvaluators && { brokenEvaluators: brokenEvaluators.map((each) => ({ ...each })) }),
    ...(score !== undefined && { score }),
    ...(lateCredit !== undefined && { lateCredit }),
    corrected: isCorrected,
    editable: isEditable,
    ...(newDataLeft !== undefined && { newDataLeft }),
  };
}

/** Why a correction has failed concerns those who can mend it. */
function withCause<Answer>(answer: Result<Answer, Refused>, caller: Session): Result<Answer, Refused> {
  if (answer.ok || answer.failure.status !== 422) return answer;
  const { message } = answer.failure;
  return guard(caller, permissions.seeCorrectionCause) === 'allowed'
    ? fail({ ...answer.failure, cause: message })
    : refuse(422, refusalIds.correctionFailed, 'The correction has failed.');
}

/** What may not be seen does not leave the server. */
function corrected(seen: Result<SeenCorrection, Refused>): Result<ResponseOf<'readCorrection'>, Refused> {
  if (!seen.ok) return fail(seen.failure);
  const { graded, isWhole } = seen.value;
  return succeed({
    ...problemOf(seen.value),
    ...(isWhole && { document: graded.xml }),
    ...(graded.score !== undefined && { score: graded.score }),
    questions: graded.questions.map(({ number, score, isRight, isUndecided, answers, options, ...question }) => ({
      number,
      ...(score !== undefined && { score }),
      correct: isRight,
      ...(isUndecided === true && { undecided: true }),
      answers: answers.map(
        ({ given, verdict, remark, score: points, decision, override, isConsistent, solution, difference }) => ({
          userInput: given,
          verdict,
          ...(remark && { remark }),
          score: points,
          ...(decision && { decision }),
          ...(override && { override }),
          consistent: isConsistent,
          ...(isWhole && solution !== undefined && { solution }),
          ...(isWhole && difference && { difference }),
        }),
      ),
      options: Object.fromEntries(isWhole ? options : []),
      ...(question.optionsOverride && { optionsOverride: question.optionsOverride }),
      rightOptions: isWhole ? [...question.rightOptions] : [],
    })),
  });
}

/** The problems of the open course, with the caller's work on them. */
async function openProblems(
  db: Kysely<Tables>,
  userId: string,
  lang: Language,
  caller: Session,
): Promise<Result<ResponseOf<'openProblems'>, Refused>> {
  if (userId !== userOf(caller)?.id && guard(caller, permissions.accompanyLearners) !== 'allowed') {
    return nobody;
  }
  const places = (await chaptersIn(db)).flatMap((chapter) =>
    practisedProblemsOf(chapter).map((path) => ({
      path,
      topic: textIn(chapter.title, lang),
    })),
  );
  const paths = places.map(({ path }) => path);
  if (paths.length === 0) return succeed([]);
  const [implementations, attempts] = await Promise.all([
    db
      .selectFrom('implementation')
      .innerJoin('document', 'document.path', 'implementation.path')
      .select(['implementation.path', 'language', 'name', 'description', 'document.content_hash'])
      .where('implementation.path', 'in', paths)
      .where('kind', '=', 'problem')
      .execute(),
    db
      .selectFrom('attempt')
      .selectAll()
      .where('user_id', '=', userId)
      .where('place', '=', '')
      .where('path', 'in', paths)
      .execute(),
  ]);
  const answers = await answersOf(
    db,
    attempts.map(({ id }) => id),
  );
  return succeed(
    places.flatMap(({ path, topic }) => {
      const written = implementations.filter((row) => row.path === path);
      const shown = languageFor(
        lang,
        written.map(({ language }) => language),
      );
      const row = written.find(({ language }) => language === shown);
      if (row === undefined) return [];
      const attempt = attempts.find((each) => each.path === path);
      const performance =
        attempt &&
        mayBeSeen(corrections.training, false) &&
        performanceOf(attempt.state, {
          asked: attempt.asked.map(({ number }) => number),
          isOutdated: isOutdated(attempt, row.content_hash),
          isTutor: false,
        });
      return [
        {
          path,
          lang: row.language,
          name: row.name,
          description: row.description,
          ...(topic !== '' && { topic }),
          ...(attempt && {
            standing: {
              tries: attempt.state.tries,
              ...(performance && { performance }),
              ...(isUndecided(
                attempt.state,
                attempt.asked.map(({ number }) => number),
              ) && { undecided: true }),
              lastOpened: attempt.opened_at.toISOString(),
              progress: meanProgress(progressOf(attempt.asked, answers.get(attempt.id) ?? {})),
            },
          }),
        },
      ];
    }),
  );
}
