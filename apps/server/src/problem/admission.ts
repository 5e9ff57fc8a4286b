import { sql, type Kysely } from 'kysely';
import { refusalIds, type Correction } from '@lemma/api-client/wire';
import type { Deadline } from '@lemma/core/deadline';
import { isTimeUp, running } from '@lemma/core/game';
import type { Language } from '@lemma/core/language';
import { standingOf } from '@lemma/core/problem';
import { isSelftestId, selftestPolicy, type SelftestState } from '@lemma/core/selftest';
import { guard, permissions, userOf, type Session } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import { corrections, defaultWorkflow, type CorrectionPolicy } from '@lemma/core/workflow';
import { findSelftest, isPractisedProblem } from '../course/index.ts';
import type { Tables } from '../database/index.ts';
import {
  isRemovedMeanwhile,
  showsCorrections,
  type DeadlineClaim,
  type Deadlines,
  type HeldDeadline,
} from '../deadline/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { isTaughtBy, isTeacherOf, isThereFor } from '../existence/index.ts';
import { isSeenBy } from '../search/index.ts';
import { attemptName, type Attempt, type AttemptPlace } from './attempts.ts';
import { selftestState } from './selftest-states.ts';

/** Who looks at whose work on which problem. */
export interface Looking {
  readonly caller: Session;
  /** What the caller's jobs are counted under. */
  readonly name: string;
  /** The learner; if missing, the caller. */
  readonly learner?: string | undefined;
  readonly path: string;
  readonly language: Language;
  readonly worksheet?: string | undefined;
  /** What the request says about the deadline of the worksheet. */
  readonly claim?: DeadlineClaim;
  /** When the request arrived, in milliseconds since 1970: deadlines are held against this time. */
  readonly received: number;
}

/** A place, and what holds there. */
export interface Admitted {
  readonly at: AttemptPlace;
  readonly isOwn: boolean;
  readonly policy: CorrectionPolicy;
  readonly isInWorksheet: boolean;
  /** The learner's; missing if there is none. */
  readonly deadline?: Deadline;
  readonly isAfterDeadline: boolean;
  /** Whether what is corrected after the deadline is shown. */
  readonly isCorrectionDue: boolean;
  /** Whether what is saved now is kept as late. */
  readonly isLate: boolean;
  /** Present if the learner was removed from what goes on for others: nothing is shown, taken or handed in. */
  readonly isRemoved?: true;
  /** Present in a self-test. */
  readonly selftest?: SelftestState;
}

/** Whether the caller may begin a problem: outside worksheets, learners practise what the course offers. */
export async function mayBegin(
  db: Kysely<Tables>,
  { caller, path, worksheet, received: now }: Looking,
): Promise<boolean> {
  if (worksheet !== undefined) return true;
  if (guard(caller, permissions.readProblems) === 'allowed') {
    const seen = db
      .selectFrom('implementation')
      .select('path')
      .where('path', '=', path)
      .where(isSeenBy({ caller, now }));
    return (await seen.limit(1).executeTakeFirst()) !== undefined;
  }
  return (await isPractisedProblem(db, path)) || isLaunched(db, userOf(caller)?.id ?? '', path);
}

/** Whether the LMS of a learner has opened a problem for him. */
async function isLaunched(db: Kysely<Tables>, user: string, path: string): Promise<boolean> {
  const launch = db.selectFrom('lms_launch').select('path').where('user_id', '=', user).where('path', '=', path);
  return (await launch.executeTakeFirst()) !== undefined;
}

/** Whether the caller may look at this work; what does not concern him is as if it did not exist. */
export async function admit(
  db: Kysely<Tables>,
  deadlines: Deadlines,
  looking: Looking,
): Promise<Result<Admitted, Refused>> {
  const { caller, learner, path, worksheet, claim, received } = looking;
  const user = userOf(caller)?.id;
  if (user === undefined) throw new Error('The role table lets guests work on problems, but work has a learner.');
  const isOwn = learner === undefined || learner === user;
  if (!isOwn && guard(caller, permissions.accompanyLearners) !== 'allowed') return notFound(looking);
  const at = { user: learner ?? user, place: worksheet ?? '', path };
  if (worksheet !== undefined && isSelftestId(worksheet)) return admitToSelftest(db, looking, at, isOwn);
  if (worksheet !== undefined) {
    const asking = { caller, now: received };
    const isInvited = isOwn && claim !== undefined && (await deadlines.isSignedFor(caller, worksheet, claim));
    const row = await db
      .selectFrom('worksheet')
      .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
      .select(['worksheet.correction', 'worksheet_template.paths'])
      .where('worksheet.id', '=', worksheet)
      .where(
        isOwn
          ? isThereFor({ ...asking, isInvited })
          : isTaughtBy(caller, { user: sql`${at.user}::text`, place: sql`worksheet.id` }),
      )
      .executeTakeFirst();
    if (row === undefined) return notFound(looking);
    const isInside = row.paths.includes(path);
    const isTeacher = isOwn && (await isTeacherOf(db, worksheet, asking));
    const asked = { isOwn, opens: isOwn && isInside, mayBeEarly: !isOwn || isTeacher, received, isTeacher };
    const deadline = await deadlines.at({ user: at.user, worksheet }, claim, asked);
    // Before it opens, and before its time limit has begun, nobody learns what is in it.
    if (!deadline.ok) return deadline;
    if (!isInside) return notFound(looking);
    const isAfterDeadline = deadline.value !== undefined && deadline.value.at <= received;
    const policy = policyOf(row.correction);
    const isRemoved = await isRemovedMeanwhile(db, worksheet, deadline.value, received);
    return succeed({
      at,
      isOwn,
      isInWorksheet: true,
      policy: isRemoved && isOwn ? withheld(policy) : policy,
      ...(deadline.value && { deadline: toldDeadline(deadline.value, policy) }),
      ...(isRemoved && { isRemoved }),
      isAfterDeadline,
      isCorrectionDue: await showsCorrections(db, worksheet, deadline.value, received),
      isLate: isAfterDeadline && deadline.value.takesLate === true,
    });
  }
  return succeed({
    at,
    isOwn,
    isInWorksheet: false,
    policy: corrections.training,
    isAfterDeadline: false,
    isCorrectionDue: false,
    isLate: false,
  });
}

/** Self-tests are for the members of a course; those who accompany learners look at theirs. */
async function admitToSelftest(
  db: Kysely<Tables>,
  looking: Looking,
  at: AttemptPlace,
  isOwn: boolean,
): Promise<Result<Admitted, Refused>> {
  if (isOwn && guard(looking.caller, permissions.takeSelftests) !== 'allowed') return notFound(looking);
  const selftest = await findSelftest(db, at.place);
  if (selftest?.problems.includes(at.path) !== true) return notFound(looking);
  const { state } = await selftestState(db, at.user, at.place);
  return succeed({
    at,
    isOwn,
    isInWorksheet: true,
    policy: selftestPolicy(state),
    isAfterDeadline: false,
    isCorrectionDue: false,
    isLate: false,
    selftest: state,
  });
}

/** The rules for a learner who was removed from what goes on for others. */
export function withheld(policy: CorrectionPolicy): CorrectionPolicy {
  return { ...policy, isCorrectionVisible: false };
}

/**
 * What a page is told of a deadline: when corrections are shown only where they wait for it, and that what is kept by then is
 * handed in.
 */
export function toldDeadline(
  { correctedFrom, isRemoved, ...deadline }: HeldDeadline,
  { corrector, isCorrectionVisible }: CorrectionPolicy,
): Deadline {
  const waits = (corrector === 'afterDeadline' || isRemoved === true) && isCorrectionVisible;
  return {
    ...deadline,
    ...(deadline.left > 0 && { handsInAtDeadline: true }),
    ...(waits && correctedFrom !== undefined && { correctedFrom }),
  };
}

const correctors = { AFTER_SAVE: 'afterSave', AFTER_DEADLINE: 'afterDeadline', MANUAL: 'manual' } as const;

export function policyOf(correction: Correction | null): CorrectionPolicy {
  if (correction === null) return corrections[defaultWorkflow];
  const { correctorType, allowNewDataGenerationNTimes, canUserViewCorrection } = correction;
  return {
    corrector: correctors[correctorType],
    regenerations: allowNewDataGenerationNTimes,
    isCorrectionVisible: canUserViewCorrection,
  };
}

export function notFound({ path, language }: Pick<Looking, 'path' | 'language'>): Result<never, Refused> {
  return refuse(404, refusalIds.documentNotFound, `There is no problem at ${path} in the language ${language}.`);
}

export const replaced = refuse(409, refusalIds.attemptReplaced, 'The problem has other data meanwhile.');
/** Nothing is taken at present. */
export const closed = refuse(409, refusalIds.answersClosed, 'The problem takes no answers now.');
/** Why an attempt takes no answers; undefined if it does. */
export function refusedToTake(
  attempt: Attempt | undefined,
  name: string | undefined,
  {
    policy,
    isAfterDeadline,
    isCorrectionDue: isDue,
    isLate,
    selftest,
  }: Pick<Admitted, 'policy' | 'isAfterDeadline' | 'isCorrectionDue' | 'isLate' | 'selftest'>,
  now: number,
): Result<never, Refused> | undefined {
  if (attempt === undefined || (name !== undefined && name !== attemptName(attempt))) return replaced;
  if (selftest === 'feedback') return closed;
  const { game } = attempt.state;
  if (game !== undefined) {
    const play = running(game);
    return play === undefined || isAfterDeadline || isTimeUp(play, now) ? closed : undefined;
  }
  const asked = attempt.asked.map(({ number }) => number);
  const { isEditable } = standingOf(attempt.state, {
    asked,
    progress: new Map(),
    policy,
    isAfterDeadline,
    isCorrectionDue: isDue,
    isLate,
    isOutdated: false,
    isTutor: false,
  });
  return isEditable ? undefined : closed;
}
