import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { mostGroups, type PeopleGroup, type Person } from '@lemma/core/assignment';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { peopleById, peopleByName } from './people.ts';

/** The groups of a lecturer, by name. */
export async function groupsOf(db: Kysely<Tables>, owner: string): Promise<readonly PeopleGroup[]> {
  const rows = await db
    .selectFrom('people_group')
    .leftJoin('people_group_member as member', 'member.group_id', 'people_group.id')
    .select(({ fn }) => ['people_group.id', 'people_group.name', fn.count<string>('member.user_id').as('people')])
    .where('owner', '=', owner)
    .groupBy(['people_group.id', 'people_group.name'])
    .orderBy('people_group.name')
    .execute();
  return rows.map(({ id, name, people }) => ({ id, name, people: Number(people) }));
}

/** The people of a group; somebody else's group is as if it did not exist. */
export async function peopleOfGroup(
  db: Kysely<Tables>,
  id: string,
  owner: string,
): Promise<Result<readonly Person[], Refused>> {
  const group = await db.selectFrom('people_group').select('owner').where('id', '=', id).executeTakeFirst();
  if (group?.owner !== owner) return noGroup(id);
  const members = await db.selectFrom('people_group_member').select('user_id').where('group_id', '=', id).execute();
  const people = await peopleById(
    db,
    members.map(({ user_id }) => user_id),
  );
  const nameOf = ({ username, id: subject }: Person) => username ?? subject;
  return succeed([...people.values()].sort((one, other) => nameOf(one).localeCompare(nameOf(other))));
}

/** Makes a group of those who are there, or replaces the people of the one that has this name already; names the others. */
export async function putGroup(
  db: Kysely<Tables>,
  { name, people }: { readonly name: string; readonly people: readonly string[] },
  owner: string,
): Promise<Result<ResponseOf<'putPeopleGroup'>, Refused>> {
  const asked = [...new Set(people)];
  const known = new Set((await peopleByName(db, asked)).people.map(({ id }) => id));
  const there = asked.filter((id) => known.has(id));
  const unknown = asked.filter((id) => !known.has(id));
  if (there.length === 0) {
    return refuse(422, refusalIds.notFound, `There is nobody with the id ${unknown.join(', ')}.`, { field: 'people' });
  }
  return db.transaction().execute(async (transaction) => {
    const groups = await transaction.selectFrom('people_group').select('name').where('owner', '=', owner).execute();
    if (groups.length >= mostGroups && groups.every((group) => group.name !== name)) {
      return refuse(422, refusalIds.invalidRequest, 'There are too many groups.', { field: 'name' });
    }
    const { id } = await transaction
      .insertInto('people_group')
      .values({ id: randomUUID(), owner, name })
      .onConflict((conflict) => conflict.columns(['owner', 'name']).doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('people_group_member').where('group_id', '=', id).execute();
    await transaction
      .insertInto('people_group_member')
      .values(there.map((user_id) => ({ group_id: id, user_id })))
      .execute();
    return succeed({ id, unknown });
  });
}

/** Deletes a group; assignments that were made with it stay as they are. */
export async function deleteGroup(
  db: Kysely<Tables>,
  id: string,
  owner: string,
): Promise<Result<{ readonly id: string }, Refused>> {
  const { numDeletedRows } = await db
    .deleteFrom('people_group')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return numDeletedRows === 0n ? noGroup(id) : succeed({ id });
}

function noGroup(id: string): Result<never, Refused> {
  return refuse(404, refusalIds.notFound, `There is no group with the id ${id}.`);
}
