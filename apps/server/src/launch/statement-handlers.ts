import type { Kysely } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { Deadlines } from '../deadline/index.ts';
import { gradesIn } from '../grading/index.ts';
import { refuse, type Handlers } from '../http/index.ts';
import { isOfOrganisation, organisationOfKey, type LmsDirectory } from '../lms/index.ts';
import { correctWhatIsDue, type WorkOnProblems } from '../problem/index.ts';

/** What the grades of users are made from. */
export interface StatementOptions {
  readonly db: Kysely<Tables>;
  readonly lms: LmsDirectory;
  readonly deadlines: Deadlines;
  readonly work: Pick<WorkOnProblems, 'correctHandedIn' | 'handInKept'>;
  /** The public address of the platform. */
  readonly origin: string;
}

type Statement = ResponseOf<'xapiStatements'>[number];

const worksheetPrefix = 'worksheet_';
const verb = { id: 'http://adlnet.gov/expapi/verbs/scored', display: { en: 'scored' } };
const wrongKey = refuse(401, refusalIds.notAuthenticated, 'The API key in X-API-Key is not known here.');

/** Answers an LMS how far its users are. */
export function statementHandlers(options: StatementOptions): Pick<Handlers, 'xapiStatements'> {
  const { db, lms, deadlines, work, origin } = options;
  return {
    async xapiStatements({ apiKey = '', users, objectIds, lastSync, includeAll, context }) {
      const org = organisationOfKey(lms, apiKey);
      if (org === undefined) return wrongKey;
      const names = await accountsOf(users.filter((name) => isOfOrganisation(name, org, lms)));
      for (const [object, { userContexts }] of Object.entries(context ?? {})) {
        if (object.startsWith(worksheetPrefix))
          await keepDeadlines(object.slice(worksheetPrefix.length), userContexts ?? {}, names);
      }
      const since = includeAll === true ? 0 : (lastSync ?? 0);
      const statements: Statement[] = [];
      for (const object of new Set(objectIds)) {
        if (object.startsWith(worksheetPrefix)) {
          const worksheet = object.slice(worksheetPrefix.length);
          await correctWhatIsDue({ db, work, deadlines }, { worksheet, users: [...names.keys()], name: `lms ${org}` });
        }
        for (const { user, score, at, correctedAt } of await gradesIn(db, object, [...names.keys()])) {
          if (correctedAt <= since && since > 1) continue;
          statements.push({
            actor: { objectType: 'Agent', account: { homePage: origin, name: names.get(user) ?? '' } },
            verb,
            object: { objectType: 'Activity', id: object },
            result: { score: { raw: score, scaled: score, min: 0, max: 1 } },
            timestamp: new Date(at).toISOString(),
          });
        }
      }
      // Moodle takes the last one of the list.
      return succeed(
        statements.sort((one, other) =>
          one.timestamp < other.timestamp ? -1 : one.timestamp > other.timestamp ? 1 : 0,
        ),
      );
    },
  };

  /** The names of accounts, by their ids. */
  async function accountsOf(users: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (users.length === 0) return new Map();
    const rows = await db
      .selectFrom('user_account')
      .select(['id', 'username'])
      .where('username', 'in', [...users])
      .execute();
    return new Map(rows.map(({ id, username }) => [id, username]));
  }

  async function keepDeadlines(
    worksheet: string,
    told: Readonly<Record<string, { readonly deadline?: number }>>,
    names: ReadonlyMap<string, string>,
  ): Promise<void> {
    const sheet = await db.selectFrom('worksheet').select('id').where('id', '=', worksheet).executeTakeFirst();
    if (sheet === undefined) return;
    for (const [user, name] of names) {
      const deadline = Object.hasOwn(told, name) ? told[name]?.deadline : undefined;
      if (deadline !== undefined) await deadlines.keep({ user, worksheet }, deadline);
    }
  }
}
