import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { textOfFile } from '@lemma/core/csv';
import type { Log } from '@lemma/core/platform';
import { fail, succeed } from '@lemma/core/store';
import { connectToHolder, migrate, openDatabase } from '../database/index.ts';
import { Accounts, deriveHere } from '../identity/index.ts';
import type { Settings } from '../settings.ts';
import { restore, stepsOf, type NotRestored } from './backup.ts';
import { ask } from './channel.ts';
import { operate } from './commands.ts';
import { notOpenedInWords } from './not-opened-in-words.ts';
import type { Said } from './user-commands.ts';

/**
 * Runs a command where the data is: in the process that has it open, or here if there is none. Files are read by this
 * process.
 */
export async function runCommand(args: readonly string[], settings: Settings, log: Log): Promise<Said> {
  if (args[0] === 'restore' && args[1] !== undefined) return restoreInto(settings, resolve(args[1]), log);
  const command = args.map((argument, index) => (args[0] === 'backup' && index === 1 ? resolve(argument) : argument));
  const holder = settings.database.kind === 'folder' ? await connectToHolder(settings.database.folder) : undefined;
  if (holder) return ask(holder, { args: command, files: await filesIn(args) });
  const database = await openDatabase(settings.database, log);
  if (!database.ok) return fail(notOpenedInWords(database.failure));
  try {
    const accounts = new Accounts(database.value.db, deriveHere, settings.demo);
    const operated = { database: database.value, accounts, origin: settings.origin };
    return await operate(command, operated, contentOf);
  } finally {
    await database.value.dispose();
  }
}

/** The class list named in the arguments; if it cannot be read, the running process reports it. */
async function filesIn(args: readonly string[]): Promise<Record<string, string>> {
  const name = args[args.indexOf('--csv') + 1];
  if (!args.includes('--csv') || name === undefined) return {};
  const list = await contentOf(name).catch(() => undefined);
  return list === undefined ? {} : { [name]: list };
}

/** The text of a list in a file, or in standard input for `-`. */
async function contentOf(name: string): Promise<string> {
  return textOfFile(name === '-' ? await buffer(process.stdin) : await readFile(name));
}

const notRestored: Readonly<Record<NotRestored, string>> = {
  noBackup: 'is no backup of Lemma.',
  newer: 'was made by a newer Lemma.',
  notEmpty: 'was not restored: these data are in use. Choose a new folder with LEMMA_DATA, or an empty database.',
};

async function restoreInto(settings: Settings, file: string, log: Log): Promise<Said> {
  const steps = await stepsOf(file);
  if (!steps) return fail(`${file} ${notRestored.noBackup}`);
  const database = await openDatabase(settings.database, log, { steps });
  if (!database.ok) return fail(notOpenedInWords(database.failure));
  try {
    const { unhurried } = database.value;
    const known = await unhurried.selectFrom('migration').select('name').execute();
    if (steps.length > known.length) return fail(`${file} ${notRestored.newer}`);
    const restored = await restore(unhurried, file);
    if (!restored.ok) return fail(`${file} ${notRestored[restored.failure]}`);
    await migrate(unhurried);
    return succeed([`${restored.value} rows are restored. Everybody has to sign in again.`]);
  } finally {
    await database.value.dispose();
  }
}
