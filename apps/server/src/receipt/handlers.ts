import { sql, type Kysely } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import { answerPath } from '@lemma/core/problem';
import { guard, permissions, userOf } from '@lemma/core/session';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { mayTeach } from '../existence/index.ts';
import { refuse, type Handlers } from '../http/index.ts';
import { flawsIn } from './verify-receipts.ts';

/** Answers the call for the receipts of an attempt: to its learner, and to those who teach this learner there. */
export function receiptHandlers(db: Kysely<Tables>): Pick<Handlers, 'receipts'> {
  return {
    async receipts({ userId, path, worksheetId, code, pageNumber, pageSize }, caller) {
      const place = worksheetId ?? '';
      const isOwn = userOf(caller)?.id === userId;
      const accompanies = guard(caller, permissions.accompanyLearners) === 'allowed';
      const mayLook = isOwn || (accompanies && (await mayTeach(db, caller, { user: userId, place })));
      const attempt = mayLook ? await attemptAt(db, { userId, path, place }) : undefined;
      if (attempt === undefined) return noWork;
      let found = db.selectFrom('receipt').where('attempt_id', '=', attempt);
      if (code !== undefined) found = found.where(sql<boolean>`starts_with(hash, ${code})`);
      const [{ total }, rows, { flaws }] = await Promise.all([
        found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
        found
          .selectAll()
          .orderBy('number', 'desc')
          .limit(pageSize)
          .offset(pageNumber * pageSize)
          .execute(),
        flawsIn(db, attempt),
      ]);
      return succeed({
        receipts: rows.map(({ number, kind, received, hash, changes }) => ({
          ...{ number, kind, hash },
          at: received.toISOString(),
          answers: Object.keys(changes).map(answerPath),
        })),
        total: Number(total),
        intact: flaws.length === 0,
      });
    },
  };
}

/** What does not concern the caller is as if it did not exist. */
const noWork = refuse(404, refusalIds.documentNotFound, 'There is no work on this problem.');

async function attemptAt(
  db: Kysely<Tables>,
  { userId, path, place }: { readonly userId: string; readonly path: string; readonly place: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempt')
    .select('id')
    .where('user_id', '=', userId)
    .where('path', '=', path)
    .where('place', '=', place)
    .executeTakeFirst();
  return row?.id;
}
