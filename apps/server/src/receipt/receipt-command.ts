import type { Kysely } from 'kysely';
import { answerPath } from '@lemma/core/problem';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { flawsIn, type ReceiptFlaw } from './verify-receipts.ts';

export const receiptHelp = `lemma receipts                     checks the receipts of all learners: what was changed in the database afterwards
lemma receipts NAME                of one learner: an account or the subject of his tokens`;

/** Attempts that are looked at by one query. */
const portion = 500;

/** Runs `lemma receipts …`: says which work does not fit its receipts. Fails if there is any. */
export async function receiptCommand(
  [name, ...more]: readonly string[],
  db: Kysely<Tables>,
): Promise<Result<readonly string[], string>> {
  if (more.length > 0) return fail(receiptHelp);
  const user = name === undefined ? undefined : await subjectOf(db, name);
  const lines: string[] = [];
  let [checked, receipts, last] = [0, 0, ''];
  for (;;) {
    let found = db.selectFrom('attempt').select(['id', 'user_id', 'path', 'place']).where('id', '>', last);
    if (user !== undefined) found = found.where('user_id', '=', user);
    const attempts = await found.orderBy('id').limit(portion).execute();
    for (const { id, user_id, path, place } of attempts) {
      const { flaws, count } = await flawsIn(db, id);
      const worksheet = place === '' ? '' : ` in worksheet ${place}`;
      lines.push(...flaws.map((flaw) => `${user_id}, ${path}${worksheet}: ${inWords(flaw)}`));
      receipts += count;
    }
    checked += attempts.length;
    last = attempts.at(-1)?.id ?? last;
    if (attempts.length < portion) break;
  }
  if (user !== undefined && checked === 0) return fail(`${name ?? ''} has not begun any problem.`);
  const all = `${String(receipts)} receipts of ${String(checked)} problems that learners have begun`;
  if (lines.length > 0) return fail([...lines, `${all}: ${String(lines.length)} do not fit.`].join('\n'));
  return succeed([`${all}: everything fits.`]);
}

/** Users that others manage have no account here. */
async function subjectOf(db: Kysely<Tables>, name: string): Promise<string> {
  const account = await db.selectFrom('user_account').select('id').where('username', '=', name).executeTakeFirst();
  return account?.id ?? name;
}

function inWords(flaw: ReceiptFlaw): string {
  switch (flaw.kind) {
    case 'missing':
      return `receipt ${String(flaw.number)} is missing.`;
    case 'changed':
      return `receipt ${String(flaw.number)} does not follow from what arrived and from the one before: it was changed, or the one before was.`;
    case 'answerChanged':
      return `${answerPath(flaw.key)} is not what arrived last.`;
    case 'savingChanged':
      return `what was handed in as number ${String(flaw.saving)} is not what arrived.`;
  }
}
