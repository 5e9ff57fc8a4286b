import type { Kysely } from 'kysely';
import { writeSignedDeadline } from '@lemma/core/deadline';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { usernameOf } from '../identity/index.ts';
import { ownDeadlineKeys } from './deadlines.ts';
import { signDeadline } from './verify-deadline.ts';

export const deadlineHelp = `lemma deadline NAME WORKSHEET TIME   the address of a worksheet with a deadline for one user
                                   TIME: 2026-12-24T18:00+01:00; without an offset in the time zone of this machine`;

/** Runs `lemma deadline …`: signs a deadline for one user and one worksheet. */
export async function deadlineCommand(
  [name, worksheet, time, ...more]: readonly string[],
  db: Kysely<Tables>,
  origin: string,
): Promise<Result<readonly string[], string>> {
  if (name === undefined || worksheet === undefined || time === undefined || more.length > 0) return fail(deadlineHelp);
  const deadline = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time) ? Date.parse(time) : NaN;
  if (!Number.isInteger(deadline)) return fail(`"${time}" is not a time like 2026-12-24T18:00+01:00.`);
  const [account, found] = await Promise.all([
    db
      .selectFrom('user_account')
      .select('id')
      .where((is) => is.or([is('username', '=', name), is('username', '=', usernameOf(name))]))
      .executeTakeFirst(),
    db.selectFrom('worksheet').select('id').where('id', '=', worksheet).executeTakeFirst(),
  ]);
  if (account === undefined) return fail(`There is no account "${name}".`);
  if (found === undefined) return fail(`There is no worksheet "${worksheet}".`);
  const [key] = await ownDeadlineKeys(db);
  const signature = signDeadline({ user: account.id, worksheet, deadline }, key);
  const query = new URLSearchParams({
    resourceId: `worksheet_${worksheet}`,
    signedDeadline: writeSignedDeadline({ deadline, signature }),
  });
  return succeed([`${origin}/pool?${query.toString()}`]);
}
