import { parseArgs } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';

/** How to ask who has changed what. */
export const auditHelp = `lemma audit [--since 2026-11-01] [--user ID]
                                   who has changed what: time, user, name, call, what it concerns`;

/** Entries that are printed at most, the newest. */
const mostEntries = 10_000;

/** Runs `lemma audit …`: one entry a line, oldest first, with tabs between its parts. */
export async function auditCommand(
  args: readonly string[],
  db: Kysely<Tables>,
): Promise<Result<readonly string[], string>> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { since: text, user: text } });
  const { since, user } = values;
  if (since !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(since) || Number.isNaN(Date.parse(since)))) {
    return fail(`${since} is no date like 2026-11-01.`);
  }
  let wanted = db.selectFrom('audit_entry').selectAll();
  if (since !== undefined) wanted = wanted.where('at', '>=', sql<Date>`${since}::date`);
  if (user !== undefined) wanted = wanted.where('user_id', '=', user);
  const rows = await wanted.orderBy('at', 'desc').orderBy('id', 'desc').limit(mostEntries).execute();
  return succeed(
    rows
      .reverse()
      .map(({ at, user_id, user_name, call, subject }) =>
        [at.toISOString(), user_id, user_name, call, subject].map(inOneCell).join('\t'),
      ),
  );
}

/** Names and titles of users must not look like further entries. */
function inOneCell(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
