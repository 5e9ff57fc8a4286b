import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { refusalIds } from '@lemma/api-client/wire';
import { stricter, type AssignmentStanding, type AssignmentTerms } from '@lemma/core/assignment';
import type { Deadline, SignedDeadline } from '@lemma/core/deadline';
import { userOf, type Session } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import { assignedTime, lateTerms, type AssignedTime } from '../assignment/index.ts';
import type { Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { keptSecret } from '../identity/index.ts';
import { LmsKeys, organisationOf, type LmsDirectory } from '../lms/index.ts';
import type { Now } from '../now.ts';
import { isOfLmsKind, isSigned, signDeadline, type DeadlineKey, type ToldDeadline } from './verify-deadline.ts';

/** Whose deadline for which worksheet is asked for. */
export interface DeadlinePlace {
  /** The subject of the learner's tokens. */
  readonly user: string;
  readonly worksheet: string;
}

/** What a request says about a deadline. */
export interface DeadlineClaim {
  readonly deadline?: number | undefined;
  readonly deadlineSignature?: string | undefined;
}

/** Why a deadline is asked for. */
export interface DeadlineAsked {
  /** Whether the caller is the learner: then the time limit must have begun. */
  readonly isOwn?: boolean;
  /** Whether the call opens the worksheet, which is noted where there is no time limit. */
  readonly opens?: boolean;
  /** Whether it may be seen before it opens: by those who accompany him, or with a role. */
  readonly mayBeEarly?: boolean;
  /** Whether somebody looks to whom the times of others do not apply. */
  readonly isTeacher?: boolean;
  /** When the request arrived for which it is asked, in milliseconds since 1970; if missing, it is now. */
  readonly received?: number;
}

/** The deadline that holds for a learner. */
export interface HeldDeadline extends Deadline {
  /** Present if it is the time at which the learner was removed from what may go on for others. */
  readonly isRemoved?: true;
}

const ownKeys = v.pipe(v.array(v.object({ id: v.string(), secret: v.string() })), v.minLength(1));

/** The platform's own keys for signing deadlines; it signs with the first. */
export async function ownDeadlineKeys(db: Kysely<Tables>): Promise<readonly [DeadlineKey, ...DeadlineKey[]]> {
  const make = () => [{ id: randomBytes(6).toString('hex'), secret: randomBytes(32).toString('base64url') }];
  const [first, ...others] = v.parse(ownKeys, await keptSecret(db, 'deadline keys', make));
  if (first === undefined) throw new Error('The list of keys has one at least.');
  return [first, ...others];
}

/**
 * The deadlines of learners in worksheets: signed ones and those of assignments; the stricter one counts. A signed one that
 * was ever told is kept, so that leaving it out later lifts nothing; of several the latest holds, because that is how an LMS
 * extends a deadline.
 */
export class Deadlines {
  readonly #db: Kysely<Tables>;
  readonly #lms: LmsDirectory;
  readonly #keysOfLms: LmsKeys;
  readonly #now: Now;
  #own: Promise<readonly DeadlineKey[]> | undefined;

  constructor(db: Kysely<Tables>, lms: LmsDirectory, now: Now) {
    this.#db = db;
    this.#lms = lms;
    this.#keysOfLms = new LmsKeys(lms, now);
    this.#now = now;
  }

  /**
   * The deadline that holds; undefined if there is none. Refused if a request tells one that nobody has signed, before the
   * worksheet opens, and to its learner before the time limit has begun. It begins nothing.
   */
  async at(
    place: DeadlinePlace,
    claim: DeadlineClaim = {},
    asked: DeadlineAsked = {},
  ): Promise<Result<HeldDeadline | undefined, Refused>> {
    const { isOwn = false, opens = false, mayBeEarly = false, isTeacher = false, received = this.#now() } = asked;
    const signed = await this.#signed(place, claim);
    if (!signed.ok) return signed;
    const isSigned = signed.value !== undefined;
    const act = opens ? 'opens' : 'looks';
    const assigned = await assignedTime(this.#db, place, { now: received, act, isSigned, isTeacher });
    if (assigned === undefined) return succeed(counted(signed.value, this.#now()));
    const { terms, standing, isNamed } = assigned;
    if (standing.phase === 'notOpen' && !mayBeEarly) return this.#notOpen(terms);
    // Teachers look at it as at the work of others, unless somebody has named them as learners.
    const mustBegin = isOwn && (!isTeacher || isNamed) && !isOver(signed.value, received);
    if (standing.phase === 'notBegun' && mustBegin) return this.#notBegun(place.worksheet, assigned, signed.value);
    return succeed(this.#held(assigned, signed.value, received));
  }

  /**
   * Begins the time limit of a learner, unless it has begun already, and answers the deadline that follows. Refused as `at`
   * is, and if the worksheet has ended before.
   */
  async begin(
    place: DeadlinePlace,
    claim: DeadlineClaim,
    { isTeacher, received }: { readonly isTeacher: boolean; readonly received: number },
  ): Promise<Result<Deadline | undefined, Refused>> {
    const signed = await this.#signed(place, claim);
    if (!signed.ok) return signed;
    const isSigned = signed.value !== undefined;
    const isSignedOver = isOver(signed.value, received);
    const act = isSignedOver ? 'looks' : 'begins';
    const assigned = await assignedTime(this.#db, place, { now: received, act, isSigned, isTeacher });
    if (assigned === undefined) return isSignedOver ? ended : succeed(counted(signed.value, this.#now()));
    const { terms, standing, start } = assigned;
    if (standing.phase === 'notOpen') return this.#notOpen(terms);
    const isEnded = isSignedOver || standing.phase === 'late' || standing.phase === 'over';
    // Whoever has begun is told the same again.
    if (isEnded && start === undefined) return ended;
    return succeed(this.#held(assigned, signed.value, received));
  }

  /** Pages count down from when they are told, whenever they have asked. */
  #held({ terms, standing }: AssignedTime, signed: number | undefined, received: number): HeldDeadline | undefined {
    // A signed deadline knows nothing of late answers.
    const takesLate = terms.takesLate && standing.phase !== 'over' && !isOver(signed, received);
    const at = stricter(signed, standing.deadline);
    const late = lateTerms(takesLate, terms.lateCredit);
    const isRemoved = standing.isRemoved === true && at === standing.deadline;
    const held = counted(at, this.#now(), { ...late, ...correctionTime(at, standing) });
    return held && { ...held, ...(isRemoved && { isRemoved }) };
  }

  #notOpen({ opens }: AssignmentTerms): Result<never, Refused> {
    const now = this.#now();
    const at = opens ?? now;
    return refuse(403, refusalIds.worksheetNotOpen, 'The worksheet is not open yet.', {
      opens: { at, left: at - now },
    });
  }

  /** Before the time limit has begun, nothing is told but what it is about to be. */
  async #notBegun(
    worksheet: string,
    { terms, standing, duration = 0 }: AssignedTime,
    signed: number | undefined,
  ): Promise<Result<never, Refused>> {
    const { title } = await this.#db
      .selectFrom('worksheet')
      .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
      .select('worksheet_template.title')
      .where('worksheet.id', '=', worksheet)
      .executeTakeFirstOrThrow();
    const ends = counted(stricter(signed, standing.deadline), this.#now());
    const late = lateTerms(terms.takesLate, terms.lateCredit);
    return refuse(403, refusalIds.worksheetNotBegun, 'The time limit of the worksheet has not begun.', {
      unbegun: { title, duration, ...(ends && { ends }), ...late, handsInAtDeadline: true },
    });
  }

  /** Whether a request shows a deadline that was signed for its caller and a worksheet. */
  async isSignedFor(caller: Session, worksheet: string, claim: DeadlineClaim): Promise<boolean> {
    const user = userOf(caller)?.id;
    const { deadline, deadlineSignature: signature } = claim;
    if (user === undefined || deadline === undefined || signature === undefined) return false;
    return this.#isSigned({ user, worksheet, deadline, signature, account: await this.#accountOf(user) });
  }

  /** Keeps a deadline that the LMS of the user has told us itself, without a signature. */
  async keep(place: DeadlinePlace, deadline: number): Promise<void> {
    await this.#keep(place, deadline);
  }

  /** Our own signature of a deadline, for an address. */
  async sign(place: DeadlinePlace, deadline: number): Promise<SignedDeadline> {
    const [key] = await ownDeadlineKeys(this.#db);
    return { deadline, signature: signDeadline({ ...place, deadline }, key) };
  }

  /** An LMS shows its key from its first signature on, and may exchange it: then it is asked for once more. */
  async #isSigned(told: ToldDeadline): Promise<boolean> {
    const own = await this.#ownKeys();
    if (isSigned(told, { own, ofLms: this.#keysOfLms.all() })) return true;
    const org = told.account === undefined ? undefined : organisationOf(told.account, this.#lms);
    if (org === undefined || !isOfLmsKind(told.signature)) return false;
    await this.#keysOfLms.ask(org);
    return isSigned(told, { own, ofLms: this.#keysOfLms.all() });
  }

  /** The signed one that holds. */
  async #signed(place: DeadlinePlace, claim: DeadlineClaim): Promise<Result<number | undefined, Refused>> {
    const { deadline, deadlineSignature: signature } = claim;
    if ((deadline === undefined) !== (signature === undefined)) return halfTold;
    const kept = await this.#kept(place);
    if (deadline === undefined || signature === undefined) return succeed(kept);
    const told = { ...place, deadline, signature, account: await this.#accountOf(place.user) };
    if (!(await this.#isSigned(told))) return notSigned;
    if (kept === undefined || kept < deadline) await this.#keep(place, deadline);
    return succeed(Math.max(kept ?? 0, deadline));
  }

  #ownKeys(): Promise<readonly DeadlineKey[]> {
    const reading = this.#own ?? ownDeadlineKeys(this.#db);
    this.#own = reading;
    // A database that does not answer now may do so the next time.
    reading.catch(() => {
      this.#own = undefined;
    });
    return reading;
  }

  async #accountOf(user: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('user_account').select('username').where('id', '=', user).executeTakeFirst();
    return row?.username;
  }

  async #kept({ user, worksheet }: DeadlinePlace): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('worksheet_deadline')
      .select('deadline')
      .where('user_id', '=', user)
      .where('worksheet_id', '=', worksheet)
      .executeTakeFirst();
    return row?.deadline.getTime();
  }

  async #keep({ user, worksheet }: DeadlinePlace, deadline: number): Promise<void> {
    await this.#db
      .insertInto('worksheet_deadline')
      .values({ user_id: user, worksheet_id: worksheet, deadline: new Date(deadline) })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'worksheet_id'])
          .doUpdateSet({ deadline: new Date(deadline) })
          .where('worksheet_deadline.deadline', '<', new Date(deadline)),
      )
      .execute();
  }
}

function counted(at: number | undefined, now: number, more: Omit<Deadline, 'at' | 'left'> = {}): Deadline | undefined {
  return at === undefined ? undefined : { at, left: at - now, ...more };
}

/** When corrections are shown that wait for the deadline, if that is later. */
function correctionTime(
  at: number | undefined,
  { deadline, correctedFrom }: AssignmentStanding,
): Pick<Deadline, 'correctedFrom'> {
  // Somebody was removed from what has no end.
  if (correctedFrom === undefined) return deadline === undefined ? {} : { correctedFrom: 'never' };
  return at !== undefined && correctedFrom > at ? { correctedFrom } : {};
}

/** Whether a signed deadline has passed; never without one. */
function isOver(signed: number | undefined, received: number): boolean {
  return signed !== undefined && signed <= received;
}

const ended = refuse(409, refusalIds.answersClosed, 'The worksheet has ended.');
const halfTold = refuse(400, refusalIds.invalidRequest, 'A deadline and its signature belong together.', {
  field: 'deadlineSignature',
});
const notSigned = refuse(
  403,
  refusalIds.deadlineNotSigned,
  'The deadline is not signed for this user and this worksheet.',
);
