import { convertDocument, documentLanguages } from '@lemma/mmtex';
import type { CodeLanguage } from '@lemma/core/document';
import type { Log } from '@lemma/core/platform';
import { fail } from '@lemma/core/store';
import { createServer } from './app.ts';
import { readAppletFile } from './applet/index.ts';
import { openDatabase } from './database/index.ts';
import { Accounts } from './identity/index.ts';
import { readLmsFile } from './lms/index.ts';
import { systemNow } from './now.ts';
import { hearCommands, inviteFirstAdmin, notOpenedInWords, operate } from './operating/index.ts';
import type { Settings } from './settings.ts';
import { LocalSandbox, Pressure, type LanguageReadiness } from './sandbox/index.ts';
import { WorkThreads } from './threads/index.ts';
import type { works } from './works.ts';
import { threadCount, threadLimits } from './works.ts';

/**
 * Serves the platform until the process is told to stop; resolves when it is ready, or to why it cannot be. `program`
 * is what the threads run.
 */
export async function serve(settings: Settings, program: URL, log: Log): Promise<string | undefined> {
  const { host, port } = settings;
  const lms = await readLmsFile(settings.lmsFile);
  if (!lms.ok) return lms.failure;
  const applets = await readAppletFile(settings.appletFile);
  if (!applets.ok) return applets.failure;
  const opened = await openDatabase(settings.database, log, {
    lost() {
      log.error(
        'The lock of the data folder was removed: Lemma shuts down before another process writes to the folder.',
      );
      process.exit(1);
    },
  });
  if (!opened.ok) return notOpenedInWords(opened.failure);
  const database = opened.value;
  const threads = new WorkThreads<typeof works>(program, threadCount, threadLimits, systemNow);
  const sandbox = new LocalSandbox(undefined, new Pressure(), {
    told: (language, readiness) => sayWhatRuns(language, readiness, log),
  });
  const app = await createServer({
    ...settings,
    sandbox,
    database,
    lms: lms.value,
    applets: applets.value,
    courseServers: settings.courseServers,
    converter: { convertDocument, documentLanguages },
    convert: threads.doing('convert'),
    judge: threads.doing('judge'),
    derive: threads.doing('derive'),
    implement: threads.doing('implement'),
    problemWorks: { handOut: threads.doing('handOut'), grade: threads.doing('grade') },
    log,
    now: systemNow,
  });

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await app.close();
    await threads.dispose();
    await database.dispose();
    process.exit();
  }
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  try {
    await app.listen({ host, port });
  } catch (error) {
    const refused = notHeardInWords(error, settings);
    if (refused === undefined) throw error;
    await app.close();
    await threads.dispose();
    await database.dispose();
    return refused;
  }
  const accounts = new Accounts(database.db, threads.doing('derive'), settings.demo);
  if (database.lock) {
    hearCommands(database.lock, async ({ args, files }) => {
      const said = await operate(args, { database, accounts, origin: settings.origin }, (name) =>
        fileAmong(files, name),
      );
      const written = await database.onDisk();
      return written.ok ? said : fail('The disk is full or fails: what was done may be lost with the power.');
    });
  }
  if (settings.authUrl === undefined) await sayWhoMaySignIn(accounts, settings, log);
  // Tried while everything else is served already: a second, in which no code is run.
  void sandbox.open();
  console.log(`Lemma is ready at ${settings.origin}`);
  return undefined;
}

/** Why nobody can be heard at the host and port of the settings; undefined for any other mistake. */
function notHeardInWords(error: unknown, { host, port }: Settings): string | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} is not open to this user (PORT). Choose one from 1024 on, and let a proxy answer at ${port}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST takes a host name or an IP address of this machine, but "${host}" cannot be resolved.`;
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `HOST takes a host name or an IP address of this machine, but this machine does not have "${host}".`;
    default:
      return undefined;
  }
}

/** Says what code is not run, or what it does not find. */
function sayWhatRuns(language: CodeLanguage, readiness: LanguageReadiness, log: Log): void {
  if (!readiness.isReady) log.warn(`The server runs no ${language}: ${readiness.reason}`);
  else if (readiness.lacks.length > 0) log.warn(`The server runs ${language} without ${readiness.lacks.join(', ')}.`);
}

/** Commands bring their files along: the process that holds the data reads none for others. */
function fileAmong(files: Readonly<Record<string, string>>, name: string): Promise<string> {
  const text = files[name];
  return text === undefined ? Promise.reject(new Error(`${name} cannot be read.`)) : Promise.resolve(text);
}

async function sayWhoMaySignIn(accounts: Accounts, { demo, origin }: Settings, log: Log): Promise<void> {
  if (demo) {
    log.warn(
      'DEMO: anyone who can reach this server can log in as admin, author, lecturer, tutor or learner (LEMMA_DEMO=0 disables this).',
    );
    return;
  }
  const link = await inviteFirstAdmin(accounts, origin);
  if (link !== undefined)
    console.log(`There are no accounts yet. Choose the password of "admin" within a week: ${link}`);
}
