import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds, writtenAssignment, type ResponseOf } from '@lemma/api-client/wire';
import type { Person, PersonalExtension, WrittenAssignment } from '@lemma/core/assignment';
import { holds, userOf, type Session, type User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { once, type Tables, type Write } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import type { Now } from '../now.ts';
import { isFoundBy, mayManage } from '../search/index.ts';
import { peopleById, peopleByName } from './people.ts';
import { columnsOf, extensionIn, extensionKey, lastExtensions, type AssignmentRow } from './rows.ts';

/** Somebody else's assignment is as if it did not exist; an admin manages all. */
export async function ownAssignment(
  db: Kysely<Tables>,
  id: string,
  caller: Session,
  which: 'standing' | 'deleted too' = 'standing',
): Promise<Result<AssignmentRow, Refused>> {
  const row = await db.selectFrom('assignment').selectAll().where('id', '=', id).executeTakeFirst();
  const isOwn = row !== undefined && (row.owner === userOf(caller)?.id || holds(caller, 'admin'));
  if (!isOwn || (which === 'standing' && row.deleted_at !== null)) {
    return refuse(404, refusalIds.notFound, `There is no assignment with the id ${id}.`);
  }
  return succeed(row);
}

/** Writes assignments, in the name of somebody who may. */
export class AssignmentWriter {
  readonly #db: Kysely<Tables>;
  readonly #now: Now;

  constructor(db: Kysely<Tables>, now: Now) {
    this.#db = db;
    this.#now = now;
  }

  async create(
    worksheet: string,
    written: WrittenAssignment,
    caller: Session,
    key: string | undefined,
  ): Promise<Result<ResponseOf<'createAssignment'>, Refused>> {
    const { id: owner } = authorIn(caller);
    const template = await this.#db
      .selectFrom('worksheet')
      .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
      .select('worksheet_template.created_by')
      .where('worksheet.id', '=', worksheet)
      .where('worksheet_template.deleted_at', 'is', null)
      .where(isFoundBy({ caller, now: this.#now() }))
      .executeTakeFirst();
    if (template === undefined) {
      return refuse(404, refusalIds.worksheetNotFound, `There is no worksheet with the id ${worksheet}.`);
    }
    if (this.#isPast(written)) return pastDeadline;
    const named = await this.#peopleIn(written, []);
    if (!named.ok) return named;
    const { people, unknown } = named.value;
    // It would hold for the learners of everybody who uses this worksheet.
    if (written.terms.audience === 'link' && !mayManage(caller, template.created_by)) return onlyItsAuthor;
    return this.#once({ author: owner, key, request: { worksheet, written } }, made, async (transaction) => {
      const free = await this.#freeFor(transaction, { worksheet_id: worksheet, owner }, people);
      if (!free.ok) return free;
      const id = randomUUID();
      await transaction
        .insertInto('assignment')
        .values({ id, worksheet_id: worksheet, owner, ...columnsOf(written.terms), deleted_at: null })
        .execute();
      await this.#putPeople(transaction, id, { ...written, people: free.value.people });
      return succeed({ id, version: '1', unknown, elsewhere: free.value.elsewhere });
    });
  }

  async change(
    { id, text, version }: { readonly id: string; readonly text: string; readonly version: string },
    caller: Session,
    key: string | undefined,
  ): Promise<Result<ResponseOf<'changeAssignment'>, Refused>> {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), writtenAssignment), text, { abortEarly: true });
    if (!read.success) return refuse(400, refusalIds.invalidRequest, read.issues[0].message);
    const { pastConfirmed, ...rest } = read.output;
    const written: WrittenAssignment = { ...rest, ...(pastConfirmed === true && { isPastConfirmed: true }) };
    const own = await ownAssignment(this.#db, id, caller);
    if (!own.ok) return own;
    // Who changes something else about what is over has nothing to confirm.
    const isMoved = written.terms.deadline !== own.value.deadline?.getTime();
    if (isMoved && this.#isPast(written)) return pastDeadline;
    const named = await this.#peopleIn(written, await this.#membersOf(id));
    if (!named.ok) return named;
    const { people, unknown } = named.value;
    if (written.terms.audience === 'link' && own.value.audience !== 'link') {
      const template = await this.#db
        .selectFrom('worksheet')
        .innerJoin('worksheet_template', 'worksheet_template.id', 'worksheet.template_id')
        .select('worksheet_template.created_by')
        .where('worksheet.id', '=', own.value.worksheet_id)
        .executeTakeFirst();
      if (template === undefined || !mayManage(caller, template.created_by)) return onlyItsAuthor;
    }
    const write = { author: authorIn(caller).id, key, request: { id, text, version } };
    return this.#once(write, changed, async (transaction) => {
      const free = await this.#freeFor(transaction, own.value, people);
      if (!free.ok) return free;
      const { numUpdatedRows } = await transaction
        .updateTable('assignment')
        .set({ ...columnsOf(written.terms), version: sql<number>`version + 1` })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where(sql<boolean>`version::text = ${version}`)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        return refuse(412, refusalIds.sourceConflict, 'The assignment has another version.');
      }
      await this.#putPeople(transaction, id, { ...written, people: free.value.people });
      return succeed({ version: String(Number(version) + 1), unknown, elsewhere: free.value.elsewhere });
    });
  }

  /** Deletes, or restores. Repeated, it changes nothing. */
  async putDeleted(id: string, caller: Session, isDeleted: boolean): Promise<Result<{ readonly id: string }, Refused>> {
    const own = await ownAssignment(this.#db, id, caller, 'deleted too');
    if (!own.ok) return own;
    if ((own.value.deleted_at !== null) === isDeleted) return succeed({ id });
    return this.#db.transaction().execute(async (transaction): Promise<Result<{ readonly id: string }, Refused>> => {
      if (!isDeleted) {
        const free = await this.#freeFor(transaction, own.value, await standingMembers(transaction, id));
        if (!free.ok) return free;
        // Somebody else has assigned it to them since then.
        await this.#remove(transaction, id, free.value.people);
      }
      await transaction
        .updateTable('assignment')
        .set({ deleted_at: isDeleted ? new Date(this.#now()) : null })
        .where('id', '=', id)
        .execute();
      return succeed({ id });
    });
  }

  /**
   * Of some people those whom nobody else has named in the same worksheet: of two teachers neither moves the deadlines of
   * the other's learners, or sees and changes their work. Refused if there are people, and all of them are elsewhere.
   */
  async #freeFor(
    transaction: Transaction<Tables>,
    { worksheet_id, owner }: Pick<AssignmentRow, 'worksheet_id' | 'owner'>,
    people: readonly string[],
  ): Promise<Result<{ readonly people: readonly string[]; readonly elsewhere: readonly Person[] }, Refused>> {
    if (people.length === 0) return succeed({ people, elsewhere: [] });
    // One at a time, so that nobody is named twice at once.
    await transaction.selectFrom('worksheet').select('id').where('id', '=', worksheet_id).forUpdate().execute();
    const rows = await transaction
      .selectFrom('assignment')
      .innerJoin('assignment_member as member', 'member.assignment_id', 'assignment.id')
      .select('member.user_id')
      .distinct()
      .where('assignment.worksheet_id', '=', worksheet_id)
      .where('assignment.owner', '<>', owner)
      .where('assignment.deleted_at', 'is', null)
      .where('assignment.audience', '=', 'named')
      .where('member.removed_at', 'is', null)
      .where('member.user_id', 'in', [...people])
      .execute();
    const taken = new Set(rows.map(({ user_id }) => user_id));
    if (taken.size === 0) return succeed({ people, elsewhere: [] });
    const named = await peopleById(transaction, [...taken]);
    const elsewhere = [...taken].map((id) => named.get(id) ?? { id });
    const free = people.filter((id) => !taken.has(id));
    return free.length > 0 ? succeed({ people: free, elsewhere }) : allElsewhere;
  }

  /** For those who are there; answers what there was before, and names the others. */
  async grant(
    id: string,
    extensions: readonly PersonalExtension[],
    caller: Session,
    key: string | undefined,
  ): Promise<Result<ResponseOf<'grantExtensions'>, Refused>> {
    const own = await ownAssignment(this.#db, id, caller);
    if (!own.ok) return own;
    const users = extensions.map(({ user }) => user);
    if (new Set(users).size < users.length) {
      return refuse(400, refusalIds.invalidRequest, 'Somebody is there twice.', { field: 'extensions' });
    }
    const { id: author, name } = authorIn(caller);
    return this.#once({ author, key, request: { id, extensions } }, granted, async (transaction) => {
      // One at a time, so that numbers and what there was before are right.
      await transaction.selectFrom('assignment').select('id').where('id', '=', id).forUpdate().execute();
      const there = new Set(await this.#thereOf(transaction, own.value, users));
      const unknown = users.filter((user) => !there.has(user));
      const [first] = unknown;
      if (first !== undefined && there.size === 0) return notThere(first);
      const granting = extensions.filter(({ user }) => there.has(user));
      if (await this.#isOver(transaction, id, granting)) return pastExtension;
      const before = await lastExtensions(transaction, [id]);
      for (const { user, extension } of granting) {
        await transaction
          .insertInto('extension')
          .values({
            assignment_id: id,
            user_id: user,
            number: (before.get(extensionKey(id, user))?.number ?? 0) + 1,
            deadline: extension?.deadline === undefined ? null : new Date(extension.deadline),
            extra_share: extension?.extraShare ?? null,
            reason: extension?.reason ?? '',
            granted_by: author,
            granted_by_name: name,
            granted_at: new Date(this.#now()),
          })
          .execute();
      }
      return succeed({
        unknown,
        before: granting.map(({ user }) => {
          const extension = extensionIn(before.get(extensionKey(id, user)));
          return { user, ...(extension && { extension }) };
        }),
      });
    });
  }

  /** Whether extensions end in the past, which gives nobody any time: but for those that were granted in their time. */
  async #isOver(
    transaction: Transaction<Tables>,
    id: string,
    extensions: readonly PersonalExtension[],
  ): Promise<boolean> {
    for (const { user, extension } of extensions) {
      if (extension?.deadline === undefined || extension.deadline > this.#now()) continue;
      const same = await transaction
        .selectFrom('extension')
        .select('number')
        .where('assignment_id', '=', id)
        .where('user_id', '=', user)
        .where('deadline', '=', new Date(extension.deadline))
        .limit(1)
        .executeTakeFirst();
      if (same === undefined) return true;
    }
    return false;
  }

  /** Of some people those who are in an assignment. To one that is for everybody with the link, people are added. */
  async #thereOf(
    transaction: Transaction<Tables>,
    { id, audience }: AssignmentRow,
    users: readonly string[],
  ): Promise<readonly string[]> {
    const members = await transaction
      .selectFrom('assignment_member')
      .select('user_id')
      .where('assignment_id', '=', id)
      .where('removed_at', 'is', null)
      .execute();
    const there = new Set(members.map(({ user_id }) => user_id));
    const others = users.filter((user) => !there.has(user));
    if (others.length === 0 || audience === 'named') return users.filter((user) => there.has(user));
    const { people } = await peopleByName(transaction, others);
    const known = new Set(people.map((person) => person.id));
    await addMembers(
      transaction,
      id,
      others.filter((user) => known.has(user)),
    );
    return users.filter((user) => there.has(user) || known.has(user));
  }

  #isPast({ terms: { deadline }, isPastConfirmed }: WrittenAssignment): boolean {
    return deadline !== undefined && deadline <= this.#now() && isPastConfirmed !== true;
  }

  /** Those who are there, and the others. `members`: whoever is in the assignment stays, even without an account. */
  async #peopleIn(
    { terms, people }: WrittenAssignment,
    members: readonly string[],
  ): Promise<Result<{ readonly people: readonly string[]; readonly unknown: string[] }, Refused>> {
    if (terms.audience === 'link') return succeed({ people: [], unknown: [] });
    const known = new Set([...members, ...(await peopleByName(this.#db, people)).people.map(({ id }) => id)]);
    const unknown = people.filter((id) => !known.has(id));
    const [first] = unknown;
    if (first !== undefined && unknown.length === people.length) return notThere(first);
    return succeed({ people: people.filter((id) => known.has(id)), unknown });
  }

  async #membersOf(id: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('assignment_member')
      .select('user_id')
      .where('assignment_id', '=', id)
      .execute();
    return rows.map(({ user_id }) => user_id);
  }

  /** Whoever is not named any more is removed: what he has saved stays. */
  async #putPeople(transaction: Transaction<Tables>, id: string, { terms, people }: WrittenAssignment): Promise<void> {
    if (terms.audience === 'link') return;
    const named = [...new Set(people)];
    await this.#remove(transaction, id, named);
    await addMembers(transaction, id, named);
  }

  /** Removes everybody from an assignment but some. */
  async #remove(transaction: Transaction<Tables>, id: string, but: readonly string[]): Promise<void> {
    const removing = transaction
      .updateTable('assignment_member')
      .set({ removed_at: new Date(this.#now()) })
      .where('assignment_id', '=', id)
      .where('removed_at', 'is', null);
    await (but.length === 0 ? removing : removing.where('user_id', 'not in', but)).execute();
  }

  async #once<Schema extends v.GenericSchema>(
    write: Write,
    answer: Schema,
    act: (transaction: Transaction<Tables>) => Promise<Result<unknown, Refused>>,
  ): Promise<Result<v.InferOutput<Schema>, Refused>> {
    const done = await this.#db
      .transaction()
      .execute((transaction) => once(transaction, write, () => act(transaction)));
    if (done.ok) return succeed(v.parse(answer, done.value));
    if (!('kind' in done.failure)) return fail(done.failure);
    return refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
  }
}

/** Writes from before people could be unknown, or elsewhere, are answered, too. */
const unknown = v.optional(v.array(v.string()), []);
const elsewhere = v.optional(calls.createAssignment.response.entries.elsewhere, []);
const made = v.object({ id: v.string(), version: v.string(), unknown, elsewhere });
const changed = v.object({ version: v.string(), unknown, elsewhere });
const granted = v.object({ before: calls.grantExtensions.response.entries.before, unknown });

async function standingMembers(transaction: Transaction<Tables>, id: string): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('assignment_member')
    .innerJoin('assignment', 'assignment.id', 'assignment_member.assignment_id')
    .select('assignment_member.user_id')
    .where('assignment_id', '=', id)
    .where('assignment.audience', '=', 'named')
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function addMembers(transaction: Transaction<Tables>, id: string, users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  await transaction
    .insertInto('assignment_member')
    .values(users.map((user) => ({ assignment_id: id, user_id: user })))
    .onConflict((conflict) => conflict.columns(['assignment_id', 'user_id']).doUpdateSet({ removed_at: null }))
    .execute();
}

function authorIn(caller: Session): User {
  const author = userOf(caller);
  if (author === undefined) throw new Error('The role table lets guests assign worksheets.');
  return author;
}

function notThere(user: string): Result<never, Refused> {
  return refuse(422, refusalIds.notFound, `There is nobody with the id ${user}.`, { field: 'people' });
}

const pastExtension = refuse(422, refusalIds.extensionPassed, 'The extension has passed: it gives nobody any time.', {
  field: 'extensions',
});

const allElsewhere = refuse(
  409,
  refusalIds.assignedElsewhere,
  'Somebody else has assigned this worksheet to all of these people.',
  { field: 'people' },
);

const pastDeadline = refuse(422, refusalIds.deadlinePassed, 'The deadline has passed: confirm that it is meant.', {
  field: 'terms.deadline',
});

const onlyItsAuthor = refuse(
  403,
  refusalIds.forbidden,
  'Only the author of a worksheet assigns it to everybody who has its link.',
);
