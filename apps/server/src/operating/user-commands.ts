import { parseArgs } from 'node:util';
import { isRole, roles, type Role } from '@lemma/core/session';
import { readCsv, type CsvFailure, type CsvRow } from '@lemma/core/csv';
import { fail, succeed, type Result } from '@lemma/core/store';
import {
  invitationPath,
  isUsername,
  linkDays,
  shortestPassword,
  usernameOf,
  type Account,
  type Accounts,
  type NewAccount,
} from '../identity/index.ts';

export const userHelp = `lemma user add NAME [--given G] [--family F] [--email E] [--roles R,R]
lemma user add --csv FILE          columns username, given, family, email, roles; - is what a pipe gives
lemma user list
lemma user password NAME           a new link to choose a password; using it ends every session of the account
lemma user role NAME [R,R]         gives exactly these roles; none: a learner
lemma user remove NAME

Whoever is added gets a link, good for ${linkDays} days, on which they choose a password of ${shortestPassword} characters or more.
Roles: ${roles.join(', ')}`;

/** The output of a command, or why it does nothing. */
export type Said = Result<readonly string[], string>;

/** Runs `lemma user …`. `file` reads a file named in the arguments. */
export async function userCommand(
  [action, ...args]: readonly string[],
  accounts: Accounts,
  origin: string,
  file: (name: string) => Promise<string>,
): Promise<Said> {
  switch (action) {
    case 'add':
      return add(args, accounts, origin, file);
    case 'list':
      return succeed((await accounts.all()).map(described));
    case 'password':
      return withAccount(args[0], accounts, async ({ id, username }) => [await linked(accounts, origin, id, username)]);
    case 'role': {
      const read = readRoles(args[1] ?? '');
      if (!read.ok) return read;
      return withAccount(args[0], accounts, async ({ id, username }) => {
        await accounts.setRoles(id, read.value);
        return [`${username}: ${read.value.join(', ') || 'no roles'}`];
      });
    }
    case 'remove':
      return withAccount(args[0], accounts, async ({ id, username }) => {
        await accounts.remove(id);
        return [`${username} is removed.`];
      });
    default:
      return fail(userHelp);
  }
}

async function add(
  args: readonly string[],
  accounts: Accounts,
  origin: string,
  file: (name: string) => Promise<string>,
): Promise<Said> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { given: text, family: text, email: text, roles: text, csv: text },
  });
  const { csv, ...named } = values;
  const rows: Result<readonly CsvRow[], CsvFailure> =
    csv === undefined
      ? succeed([{ line: 1, values: { ...named, user: positionals[0] ?? '' } }])
      : readCsv(await file(csv));
  if (!rows.ok) return fail(`${csv ?? ''}: ${listFailureInWords(rows.failure)}`);
  const wanted = wantedIn(rows.value, csv !== undefined);
  if (!wanted.ok) return wanted;
  const said: string[] = [];
  for (const account of wanted.value) {
    const added = await accounts.add(account);
    said.push(
      added
        ? await linked(accounts, origin, added.id, added.username)
        : // The second column has links and nothing else: letters are made from it.
          `${account.username},,exists already: not changed`,
    );
  }
  return succeed(said);
}

/** The accounts that rows ask for, or every fault with its line: nobody is added before all are mended. */
function wantedIn(rows: readonly CsvRow[], isList: boolean): Result<readonly NewAccount[], string> {
  const wanted: NewAccount[] = [];
  const faults: string[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, values } of rows) {
    const read = newAccount(values);
    const fault = read.ok ? repeated(read.value.username, lineOf) : read.failure;
    if (fault !== undefined) faults.push(isList ? `Line ${line}: ${fault}` : fault);
    else if (read.ok) {
      lineOf.set(read.value.username, line);
      wanted.push(read.value);
    }
  }
  if (faults.length === 0) return succeed(wanted);
  return fail([...faults, ...(isList ? ['Nobody was added.'] : [])].join('\n'));
}

function repeated(username: string, lineOf: ReadonlyMap<string, number>): string | undefined {
  const line = lineOf.get(username);
  return line === undefined ? undefined : `"${username}" is on line ${line} already. Each person needs another name.`;
}

function listFailureInWords(failure: CsvFailure): string {
  switch (failure.kind) {
    case 'noColumn':
      return `the first line must name the columns, and one of them "username"; it reads "${failure.headings}". Nobody was added.`;
    case 'empty':
      return 'there is nobody in the list. Nobody was added.';
    case 'openQuote':
      return `line ${failure.line} opens a quotation mark that is never closed. Nobody was added.`;
  }
}

function newAccount(row: CsvRow['values']): Result<NewAccount, string> {
  const username = usernameOf(row.user ?? '');
  if (!isUsername(username))
    return fail(`"${row.user ?? ''}" is no name for an account: letters, digits and . _ - + @.`);
  for (const text of [row.given, row.family, row.email]) {
    if (text !== undefined && /[\p{Cc}\u2028\u2029]/u.test(text))
      return fail(
        `${JSON.stringify(text)} has a line break or another control character. Names and addresses have none.`,
      );
  }
  const read = readRoles(row.roles ?? '');
  if (!read.ok) return read;
  return succeed({
    username,
    givenName: row.given ?? username,
    familyName: row.family ?? '',
    email: row.email ?? '',
    roles: read.value,
  });
}

function readRoles(text: string): Result<readonly Role[], string> {
  const names = text.split(/[\s,;]+/).filter((name) => name !== '');
  const unknown = names.find((name) => !isRole(name));
  if (unknown !== undefined) return fail(`There is no role "${unknown}". Roles: ${roles.join(', ')}`);
  return succeed(names.filter(isRole));
}

async function withAccount(
  name: string | undefined,
  accounts: Accounts,
  act: (account: Account) => Promise<readonly string[]>,
): Promise<Said> {
  if (name === undefined) return fail(userHelp);
  const account = await accounts.byName(name);
  return account ? succeed(await act(account)) : fail(`There is no account "${usernameOf(name)}".`);
}

/** The link on a line that a spreadsheet can read, too. */
async function linked(accounts: Accounts, origin: string, id: string, username: string): Promise<string> {
  return `${username},${origin}${invitationPath(await accounts.invite(id))}`;
}

function described({ username, givenName, familyName, email, roles: held }: Account): string {
  return [username, `${givenName} ${familyName}`.trim(), email, held.join(' ') || 'no roles'].map(asCell).join('\t');
}

/** A text that a spreadsheet shows and does not run as a formula (OWASP, "CSV Injection"); on one line. */
function asCell(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/^[=+\-@]/, "'$&");
}
