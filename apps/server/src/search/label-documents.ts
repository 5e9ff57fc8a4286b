import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds, type Calls } from '@lemma/api-client/wire';
import type { User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { once, type Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';

type Labelling = v.InferOutput<Calls['labelDocuments']['request']>;
type Labelled = v.InferOutput<Calls['labelDocuments']['response']>;

/** Labels documents, or removes a label; answers which ones have changed. Paths without a document are ignored. */
export async function labelDocuments(
  db: Kysely<Tables>,
  labelling: Labelling,
  author: User,
  key: string | undefined,
): Promise<Result<Labelled, Refused>> {
  return db.transaction().execute(async (transaction) => {
    const write = { author: author.id, key, request: { call: 'labelDocuments', labelling } };
    const done = await once(transaction, write, async () => {
      const paths = labelling.isSet
        ? await setLabel(transaction, labelling, author)
        : await removeLabel(transaction, labelling, author);
      return succeed<Labelled>({ paths: [...paths].sort() });
    });
    if (done.ok) return succeed(v.parse(calls.labelDocuments.response, done.value));
    if (!('kind' in done.failure)) return fail(done.failure);
    return refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
  });
}

/** The documents that somebody may label: those of the content, and his own. What is of others does not exist for him. */
function labelledBy(author: User, db: Kysely<Tables>) {
  return db
    .selectFrom('document')
    .select('path')
    .where((of) => of.or([of('owner', 'is', null), of('owner', '=', author.id)]));
}

async function setLabel(db: Kysely<Tables>, { paths, label }: Labelling, author: User): Promise<readonly string[]> {
  const known = await labelledBy(author, db).where('path', 'in', paths).execute();
  if (known.length === 0) return [];
  const labelled = await db
    .insertInto('user_label')
    .values(known.map(({ path }) => ({ path, label, created_by: author.id })))
    .onConflict((conflict) => conflict.columns(['path', 'label']).doNothing())
    .returning('path')
    .execute();
  return labelled.map(({ path }) => path);
}

async function removeLabel(db: Kysely<Tables>, { paths, label }: Labelling, author: User): Promise<readonly string[]> {
  const removed = await db
    .deleteFrom('user_label')
    .where('path', 'in', labelledBy(author, db).where('path', 'in', paths))
    .where('label', '=', label)
    .returning('path')
    .execute();
  return removed.map(({ path }) => path);
}
