import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readSignedDeadline } from '@lemma/core/deadline';
import { succeed } from '@lemma/core/store';
import { RecordingLog } from '@lemma/core/testing';
import { connectToHolder, openDatabase, type Database } from '../database/index.ts';
import { Deadlines } from '../deadline/index.ts';
import { Accounts, deriveHere } from '../identity/index.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openTestDatabase, startPlatform } from '../testing/index.ts';
import { ask, hearCommands } from './channel.ts';
import { inviteFirstAdmin, operate, runCommand } from './index.ts';

const origin = 'https://lemma.example.org';
let folder: string;
let database: Database;
let accounts: Accounts;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-operating-'));
  database = await openTestDatabase();
  accounts = new Accounts(database.db, deriveHere, false);
});
afterAll(async () => {
  await database.dispose();
  await rm(folder, { recursive: true });
});

/** Runs a command on the test database; throws its error message. */
async function run(...args: readonly string[]): Promise<readonly string[]> {
  const files: Readonly<Record<string, string>> = {
    'class.csv': classList,
    'no-heading.csv': 'ada,Ada\nben,Ben\n',
    'faults.csv':
      'username,given,family,roles\nmax,Max,A,\ntwo words,T,W,\nmoritz,"Line\nbreak",B,\nmax,Maxine,C,\nkönig,K,K,king;access-pool\n',
    'open.csv': 'username,given\nada,"Ada\nben,Ben\n',
  };
  const said = await operate(args, { database, accounts, origin }, (name) => Promise.resolve(files[name] ?? ''));
  if (!said.ok) throw new Error(said.failure);
  return said.value;
}

const containing = (text: string): unknown => expect.stringContaining(text);

const classList = `\uFEFFusername;given;family;roles
Ada;Ada;"Lovelace; Countess";
 EMMY ;Emmy;Noether;access-pool access-browser
`;

describe('lemma user', () => {
  it('adds one, with a link on which the password is chosen once', async () => {
    const [line = ''] = await run(
      'user',
      'add',
      'Carl.Friedrich',
      '--given',
      'Carl',
      '--family',
      'Gauß',
      '--roles',
      'access-pool',
    );
    const [, name, secret = ''] =
      /^(\S+),https:\/\/lemma\.example\.org\/realms\/lemma\/invitation\/(\S+)$/.exec(line) ?? [];
    expect(name).toBe('carl.friedrich');
    expect((await accounts.signIn('carl.friedrich', '', 'test')).ok).toBe(true);
    expect(await accounts.signIn('carl.friedrich', '', 'test')).toEqual({ ok: true, value: undefined });
    expect(await accounts.acceptInvitation(secret, 'short', 'test')).toMatchObject({ failure: { kind: 'tooShort' } });
    expect((await accounts.acceptInvitation(secret, 'summa quadratorum', 'test')).ok).toBe(true);
    expect(await accounts.acceptInvitation(secret, 'somebody else’s', 'test')).toMatchObject({
      failure: { kind: 'unknownLink' },
    });
    expect(await accounts.signIn('Carl.Friedrich ', 'summa quadratorum', 'test')).toMatchObject({
      value: { givenName: 'Carl', familyName: 'Gauß', roles: ['access-pool'] },
    });
  });

  it('adds a class from a list of any spreadsheet, and no name twice', async () => {
    const lines = await run('user', 'add', '--csv', 'class.csv');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['ada', 'emmy']);
    expect(await accounts.byName('emmy')).toMatchObject({
      givenName: 'Emmy',
      roles: ['access-pool', 'access-browser'],
    });
    expect(await accounts.byName('ada')).toMatchObject({ familyName: 'Lovelace; Countess', roles: [] });
    expect(await run('user', 'add', '--csv', 'class.csv')).toEqual([
      'ada,,exists already: not changed',
      'emmy,,exists already: not changed',
    ]);
  });

  it('tells every fault of a list with its line, and adds nobody', async () => {
    await expect(run('user', 'add', '--csv', 'faults.csv')).rejects.toThrow(
      [
        'Line 3: "two words" is no name for an account: letters, digits and . _ - + @.',
        'Line 4: "Line\\nbreak" has a line break or another control character. Names and addresses have none.',
        'Line 6: "max" is on line 2 already. Each person needs another name.',
        'Line 7: There is no role "king".',
      ]
        .join('\n')
        .slice(0, -1),
    );
    await expect(run('user', 'add', '--csv', 'faults.csv')).rejects.toThrow(/Nobody was added\.$/);
    expect(await accounts.byName('max')).toBeUndefined();
  });

  it('lists each account on one line of cells that no spreadsheet runs', async () => {
    await run(
      'user',
      'add',
      'formula',
      '--given',
      '=HYPERLINK("http://evil")',
      '--email',
      '@x',
      '--roles',
      'access-pool;access-browser',
    );
    const line = (await run('user', 'list')).find((each) => each.startsWith('formula'));
    expect(line).toBe(`formula\t'=HYPERLINK("http://evil")\t'@x\taccess-pool access-browser`);
    await run('user', 'remove', 'formula');
  });

  it('makes a link void when there is a newer one, or when it is too old', async () => {
    const secretOf = async () => (await run('user', 'password', 'ada')).join('').split('/').at(-1) ?? '';
    const first = await secretOf();
    const second = await secretOf();
    expect(await accounts.invited(first)).toBeUndefined();
    expect(await accounts.invited(second)).toMatchObject({ username: 'ada' });
    await database.db
      .updateTable('password_link')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect(await accounts.invited(second)).toBeUndefined();
  });

  it('changes roles, lists and removes', async () => {
    await run('user', 'role', 'ada', 'access-pool,access-cep');
    expect((await accounts.byName('ada'))?.roles).toEqual(['access-pool', 'access-cep']);
    expect((await run('user', 'list')).join('\n')).toContain('ada\tAda Lovelace; Countess\t\taccess-pool access-cep');
    await run('user', 'remove', 'ada');
    expect(await accounts.byName('ada')).toBeUndefined();
  });

  it.each([
    [['user', 'add', 'two words'], 'no name for an account'],
    [['user', 'add', 'x', '--roles', 'king'], 'no role "king"'],
    [['user', 'add', 'x', '--colour', 'red'], '--colour'],
    [['user', 'role', 'nobody', ''], 'no account "nobody"'],
    [['user', 'dance'], 'lemma user add'],
    [['dance'], 'lemma backup'],
    [['user', 'add', '--csv', 'empty.csv'], 'there is nobody in the list. Nobody was added.'],
    [['user', 'add', '--csv', 'no-heading.csv'], 'one of them "username"; it reads "ada, Ada"'],
    [['user', 'add', '--csv', 'open.csv'], 'line 2 opens a quotation mark'],
  ])('says what is wrong with %j', async (args, text) => {
    await expect(run(...args)).rejects.toThrow(text);
  });

  it('gives the first admin a link, and nobody after that', async () => {
    const fresh = await openTestDatabase();
    onTestFinished(() => fresh.dispose());
    const owned = new Accounts(fresh.db, deriveHere, false);
    expect(await inviteFirstAdmin(owned, origin)).toMatch(
      /^https:\/\/lemma\.example\.org\/realms\/lemma\/invitation\//,
    );
    expect(await inviteFirstAdmin(owned, origin)).toBeUndefined();
  });
});

/** Settings with a data folder of that name, as made by an operator. */
function settingsOf(data: string): Settings {
  const settings = readSettings({ LEMMA_DATA: data, LEMMA_DEMO: '0', LEMMA_ORIGIN: origin }, folder);
  if (!settings.ok) throw new Error(settings.failure);
  return settings.value;
}

describe('lemma backup and lemma restore', () => {
  it('carry everything into new data, byte for byte, and leave data in use alone', async () => {
    const { log, database: full, dispose } = await startPlatform();
    onTestFinished(dispose);
    expect(log.lines).toEqual([]);
    await new Accounts(full.db, deriveHere, false).add({
      username: 'sofia',
      givenName: 'Софья "S"',
      familyName: "O'Brien\n\\",
      email: '',
      roles: ['access-pool'],
    });
    const file = join(folder, 'full.backup');
    const operated = { database: full, accounts, origin };
    expect(await operate(['backup', file], operated, () => Promise.resolve(''))).toMatchObject({ ok: true });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await operate(['backup', file], operated, () => Promise.resolve(''))).toMatchObject({
      ok: false,
      failure: containing('exists already and was left as it is'),
    });

    expect(await runCommand(['restore', file], settingsOf('restored'), log)).toMatchObject({ ok: true });
    const restored = await openDatabase(settingsOf('restored').database, log);
    if (!restored.ok) throw new Error(restored.failure.kind);
    for (const table of ['document', 'implementation', 'worksheet', 'oidc_secret', 'user_account', 'migration']) {
      const rows = (of: Database) =>
        sql`select row from (select to_jsonb(t) - 'applied_at' as row from ${sql.table(table)} t) all_rows order by row::text collate "C"`.execute(
          of.db,
        );
      const [before, after] = [await rows(full), await rows(restored.value)];
      expect(before.rows.length > 0 || table === 'worksheet').toBe(true);
      expect(after.rows).toEqual(before.rows);
    }
    await restored.value.dispose();
    expect(await runCommand(['restore', file], settingsOf('restored'), log)).toMatchObject({
      failure: containing('in use'),
    });
  });

  it('tell a file that is none', async () => {
    const file = join(folder, 'photo.jpg');
    await writeFile(file, 'not a backup');
    const log = new RecordingLog();
    expect(await runCommand(['restore', file], settingsOf('fresh'), log)).toMatchObject({
      failure: containing('is no backup of Lemma'),
    });
  });
});

it('commands reach the process that has the data, over the socket of its lock', async () => {
  const settings = settingsOf('running');
  const log = new RecordingLog();
  const opened = await openDatabase(settings.database, log);
  if (!opened.ok || !opened.value.lock || settings.database.kind !== 'folder') throw new Error('not opened');
  onTestFinished(() => opened.value.dispose());
  const owned = new Accounts(opened.value.db, deriveHere, false);
  const operated = { database: opened.value, accounts: owned, origin };
  hearCommands(opened.value.lock, ({ args, files }) =>
    operate(args, operated, (name) => Promise.resolve(files[name] ?? '')),
  );
  await writeFile(join(folder, 'class.csv'), classList);
  expect(await runCommand(['user', 'add', '--csv', join(folder, 'class.csv')], settings, log)).toMatchObject({
    ok: true,
  });
  expect((await owned.all()).map(({ username }) => username)).toEqual(['ada', 'emmy']);
  const saved: readonly (readonly [string, Buffer])[] = [
    ['windows.csv', Buffer.from('username;given;family\r\nwindows;Jürgen;Müller\r\n', 'latin1')],
    ['utf16.csv', Buffer.from('\uFEFFsep=\t\r\nUsername\tVorname\tNachname\r\nutf16\tJürgen\tMüller\r\n', 'utf16le')],
  ];
  for (const [name, bytes] of saved) {
    await writeFile(join(folder, name), bytes);
    const added = await runCommand(['user', 'add', '--csv', join(folder, name)], settings, log);
    expect(added, `people are added from ${name} as Excel writes it`).toMatchObject({ ok: true });
  }
  const listed = (await owned.all()).filter(({ familyName }) => familyName === 'Müller');
  expect(listed.map(({ username, givenName }) => [username, givenName])).toEqual([
    ['utf16', 'Jürgen'],
    ['windows', 'Jürgen'],
  ]);
  expect(await runCommand(['dance'], settings, log)).toMatchObject({ ok: false });
  const stranger = await connectToHolder(settings.database.folder);
  if (!stranger) throw new Error('nobody listens');
  expect(await ask(stranger, { args: ['user', 'list'], files: {} })).toMatchObject({ ok: true });
});

describe('lemma deadline', () => {
  it('gives the address of a worksheet with a deadline for one user', async () => {
    await run('user', 'add', 'deadline-user');
    const template = { id: 't1', content_hash: 'h', paths: [], title: JSON.stringify({ de: 'T' }) };
    await sql`insert into worksheet_template (id, content_hash, paths, title, created_by, created_by_name)
      values (${template.id}, ${template.content_hash}, '{}', ${template.title}, 'a', 'A')`.execute(database.db);
    await sql`insert into worksheet (id, template_id, content_hash, weights, created_by_name)
      values ('w1', 't1', 'h', '[]', 'A')`.execute(database.db);
    const [line = ''] = await run('deadline', 'deadline-user', 'w1', '2026-12-24T18:00+01:00');
    const { origin: at, pathname, searchParams } = new URL(line);
    expect([at, pathname, searchParams.get('resourceId')]).toEqual([origin, '/pool', 'worksheet_w1']);
    const told = readSignedDeadline(searchParams.get('signedDeadline') ?? '');
    if (!told.ok) throw new Error('The address has no deadline that can be read.');
    const { deadline, signature: deadlineSignature } = told.value;
    const user = (await accounts.byName('deadline-user'))?.id ?? '';
    const deadlines = new Deadlines(database.db, new Map(), () => Date.UTC(2026, 11, 24, 16));
    expect(await deadlines.at({ user, worksheet: 'w1' }, { deadline, deadlineSignature })).toEqual(
      succeed({ at: Date.UTC(2026, 11, 24, 17), left: 3_600_000 }),
    );
  });

  it.each([
    [['nobody', 'w1', '2026-12-24T18:00Z'], 'There is no account "nobody".'],
    [['deadline-user', 'w9', '2026-12-24T18:00Z'], 'There is no worksheet "w9".'],
    [['deadline-user', 'w1', 'tomorrow'], '"tomorrow" is not a time'],
    [['deadline-user', 'w1', '2026-13-24T18:00Z'], '"2026-13-24T18:00Z" is not a time'],
    [['deadline-user', 'w1'], 'lemma deadline NAME WORKSHEET TIME'],
  ])('%j: %s', async (args, complaint) => {
    await expect(run('deadline', ...args)).rejects.toThrow(complaint);
  });
});
