import { auditCommand, auditHelp } from '../audit/index.ts';
import { deadlineCommand, deadlineHelp } from '../deadline/index.ts';
import type { Accounts } from '../identity/index.ts';
import type { Database } from '../database/index.ts';
import { receiptCommand, receiptHelp } from '../receipt/index.ts';
import { backUp } from './backup.ts';
import { userCommand, userHelp, type Said } from './user-commands.ts';

/** What operators do, whether the platform is running or not. */
const operatingHelp = `${userHelp}

${auditHelp}

${deadlineHelp}

${receiptHelp}

lemma backup FILE                  everything in one file, while the platform goes on
lemma restore FILE                 into new data (LEMMA_DATA or DATABASE_URL that nobody has used yet)`;

/** What the commands operate on. */
export interface Operated {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly origin: string;
}

/** Runs an operator's command; `file` reads a file named in its arguments. */
export async function operate(
  [command, ...args]: readonly string[],
  { database, accounts, origin }: Operated,
  file: (name: string) => Promise<string>,
): Promise<Said> {
  try {
    if (command === 'user') return await userCommand(args, accounts, origin, file);
    if (command === 'audit') return await auditCommand(args, database.db);
    if (command === 'deadline') return await deadlineCommand(args, database.db, origin);
    if (command === 'receipts') return await receiptCommand(args, database.db);
    if (command === 'backup' && args[0] !== undefined) {
      const rows = await backUp(database.unhurried, args[0]);
      return {
        ok: true,
        value: [`${args[0]}: ${rows} rows. It holds the keys of the platform: keep it as safe as those.`],
      };
    }
    return { ok: false, failure: operatingHelp };
  } catch (error) {
    if (command === 'backup' && error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return { ok: false, failure: `${args[0]} exists already and was left as it is. Choose another name.` };
    }
    // parseArgs and the file system throw exceptions; their messages are fit for people.
    return { ok: false, failure: error instanceof Error ? error.message : String(error) };
  }
}
