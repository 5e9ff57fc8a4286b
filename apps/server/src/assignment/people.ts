import { sql, type Kysely } from 'kysely';
import type { Person } from '@lemma/core/assignment';
import type { Tables } from '../database/index.ts';

/** People by the names of their accounts, or by subjects of those who have an account or have begun a problem. */
export async function peopleByName(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<{ readonly people: readonly Person[]; readonly unknown: readonly string[] }> {
  const asked = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
  if (asked.length === 0) return { people: [], unknown: [] };
  const lower = asked.map((name) => name.toLowerCase());
  const accounts = await db
    .selectFrom('user_account')
    .select(['id', 'username', 'given_name', 'family_name'])
    .where((is) => is.or([is(sql<string>`lower(username)`, 'in', lower), is('id', 'in', asked)]))
    .execute();
  const known = new Map<string, Person>();
  for (const { id, username, ...names } of accounts) {
    const person = { id, username, ...nameOf(names) };
    known.set(username.toLowerCase(), person);
    known.set(id.toLowerCase(), person);
  }
  const left = asked.filter((name) => !known.has(name.toLowerCase()));
  if (left.length > 0) {
    const begun = await db.selectFrom('attempt').select('user_id').distinct().where('user_id', 'in', left).execute();
    for (const { user_id } of begun) known.set(user_id.toLowerCase(), { id: user_id });
  }
  const found = asked.map((name) => known.get(name.toLowerCase()));
  return {
    people: [...new Map(found.flatMap((person) => (person ? [[person.id, person] as const] : []))).values()],
    unknown: asked.filter((name) => !known.has(name.toLowerCase())),
  };
}

/** The people with these subjects; one without an account has a subject only. */
export async function peopleById(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const accounts = await db
    .selectFrom('user_account')
    .select(['id', 'username', 'given_name', 'family_name'])
    .where('id', 'in', ids)
    .execute();
  const known = new Map(accounts.map(({ id, username, ...names }) => [id, { id, username, ...nameOf(names) }]));
  return new Map(ids.map((id) => [id, known.get(id) ?? { id }]));
}

function nameOf({ given_name, family_name }: { readonly given_name: string; readonly family_name: string }) {
  const name = `${given_name} ${family_name}`.trim();
  return name === '' ? {} : { name };
}
