import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds, type Calls } from '@lemma/api-client/wire';
import type { User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { once, type Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';

type Labelling = v.InferOutput<Calls['labelDocuments']['request']>;
type Labelled = v.InferOutput<Calls['labelDocuments']['response']>;

/** Labels documents, or removes a label; answers which ones have changed. Paths without a document, and documents of others, are ignored. */
export async function labelDocuments(
  db: Kysely<Tables>,
  labelling: Labelling,
  author: User,
  key: string | undefined,
): Promise<Result<Labelled, Refused>> {
  return db.transaction().execute(async (transaction) => {
    const write = { author: author.id, key, request: { call: 'labelDocuments', labelling } };
    const done = await once(transaction, write, async () => {
      const { label, isSet } = labelling;
      const known = await labellable(transaction, labelling.paths, author);
      if (known.length === 0) return succeed<Labelled>({ paths: [] });
      const changed = isSet
        ? await setLabel(transaction, known, label, author)
        : await removeLabel(transaction, known, label);
      return succeed<Labelled>({ paths: [...changed].sort() });
    });
    if (done.ok) return succeed(v.parse(calls.labelDocuments.response, done.value));
    if (!('kind' in done.failure)) return fail(done.failure);
    return refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
  });
}

/** Those of the paths that the author may label: documents of the content and his own. */
async function labellable(db: Kysely<Tables>, paths: readonly string[], author: User): Promise<readonly string[]> {
  const known = await db
    .selectFrom('document')
    .select('path')
    .where('path', 'in', paths)
    .where((of) => of.or([of('owner', 'is', null), of('owner', '=', author.id)]))
    .execute();
  return known.map(({ path }) => path);
}

async function setLabel(
  db: Kysely<Tables>,
  paths: readonly string[],
  label: string,
  author: User,
): Promise<readonly string[]> {
  const labelled = await db
    .insertInto('user_label')
    .values(paths.map((path) => ({ path, label, created_by: author.id })))
    .onConflict((conflict) => conflict.columns(['path', 'label']).doNothing())
    .returning('path')
    .execute();
  return labelled.map(({ path }) => path);
}

async function removeLabel(db: Kysely<Tables>, paths: readonly string[], label: string): Promise<readonly string[]> {
  const removed = await db
    .deleteFrom('user_label')
    .where('path', 'in', paths)
    .where('label', '=', label)
    .returning('path')
    .execute();
  return removed.map(({ path }) => path);
}
