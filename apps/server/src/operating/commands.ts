import { auditCommand, auditHelp } from '../audit/index.ts';
import { deadlineCommand, deadlineHelp } from '../deadline/index.ts';
import { fail, succeed } from '@lemma/core/store';
import type { Accounts } from '../identity/index.ts';
import type { Database } from '../database/index.ts';
import { receiptCommand, receiptHelp } from '../receipt/index.ts';
import { backUp } from './backup.ts';
import { userCommand, userHelp, type Said } from './user-commands.ts';

const backupHelp = 'lemma backup FILE                  everything in one file, while the platform goes on';
const restoreHelp =
  'lemma restore FILE                 into new data (LEMMA_DATA or DATABASE_URL that nobody has used yet)';

/** The help of every operator command; each works whether the platform is running or not. */
export const operatorHelp = {
  user: userHelp,
  audit: auditHelp,
  deadline: deadlineHelp,
  receipts: receiptHelp,
  backup: backupHelp,
  restore: restoreHelp,
} as const;

/** The name of an operator command: the first word after `lemma`. */
type OperatorCommand = keyof typeof operatorHelp;

function isOperatorCommand(name: string | undefined): name is OperatorCommand {
  return name !== undefined && Object.hasOwn(operatorHelp, name);
}

/** The help that was asked for: of one command, or of all of them. Undefined if a command is to be run. */
export function helpAskedFor([command, ...args]: readonly string[]): string | undefined {
  if (command === '--help' || command === 'help') return Object.values(operatorHelp).join('\n\n');
  return isOperatorCommand(command) && args.includes('--help') ? operatorHelp[command] : undefined;
}

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
    if (!isOperatorCommand(command)) {
      return fail(`There is no command "${command ?? ''}".\n\n${Object.values(operatorHelp).join('\n\n')}`);
    }
    switch (command) {
      case 'user':
        return await userCommand(args, accounts, origin, file);
      case 'audit':
        return await auditCommand(args, database.db);
      case 'deadline':
        return await deadlineCommand(args, database.db, origin);
      case 'receipts':
        return await receiptCommand(args, database.db);
      case 'backup':
        return args[0] === undefined ? fail(backupHelp) : await backUpInto(args[0], database);
      case 'restore':
        // With a file, restoring is done by the process of the command, into data that nothing has open.
        return fail(restoreHelp);
    }
  } catch (error) {
    if (command === 'backup' && error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return { ok: false, failure: `${args[0]} exists already and was left as it is. Choose another name.` };
    }
    // parseArgs and the file system throw exceptions; their messages are fit for people.
    return { ok: false, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function backUpInto(file: string, database: Database): Promise<Said> {
  const rows = await backUp(database.unhurried, file);
  return succeed([`${file}: ${rows} rows. It holds the keys of the platform: keep it as safe as those.`]);
}
