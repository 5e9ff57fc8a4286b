import { availableParallelism } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { createServer } from './app.ts';
import { convertNow } from './conversion/index.ts';
import { isDatabaseLost, openDatabase } from './database/index.ts';
import { systemNow } from './now.ts';
import { judgeNow } from './quickcheck/index.ts';
import { readSettings, type Settings } from './settings.ts';
import { answerJobs, WorkThreads } from './threads/index.ts';

const log = {
  warn: (message: string) => console.warn(message),
  error: (message: string) => console.error(message),
};

/** What is done in threads, because what people send may make it take long. */
const works = { convert: convertNow, judge: judgeNow };

/** Milliseconds for a job, with the start of its thread; megabytes for a thread. */
const limits = { patience: { convert: 10_000, judge: 5000 }, memory: 256 };

// The threads run this same file.
if (isMainThread) await start();
else answerJobs(works);

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  if (!settings.ok) {
    refuse(settings.failure);
    return;
  }
  try {
    await serve(settings.value);
  } catch (error) {
    if (!isDatabaseLost(error)) throw error;
    refuse('The database of DATABASE_URL does not answer. Is it running, and is the address right?');
  }
}

async function serve(settings: Settings): Promise<void> {
  const { host, port, demo } = settings;
  const database = await openDatabase(settings.database, log);
  if (!database.ok) {
    const { pid, lockFile } = database.failure;
    refuse(
      `Lemma is already running on these data, as process ${pid}. Stop it first, or choose another folder with LEMMA_DATA.\n` +
        `If process ${pid} is not Lemma, delete ${lockFile}.`,
    );
    return;
  }
  const threads = new WorkThreads<typeof works>(new URL(import.meta.url), Math.min(availableParallelism(), 4), limits);
  const app = await createServer({
    ...settings,
    database: database.value,
    converter: { convertDocument, documentLanguages },
    convert: threads.doing('convert'),
    judge: threads.doing('judge'),
    log,
    now: systemNow,
  });

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await app.close();
    await threads.close();
    if (database.ok) await database.value.close();
    process.exit();
  }
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  try {
    await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    refuse(`Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`);
    return stop();
  }
  if (!demo && settings.authUrl === undefined) {
    log.warn('Nobody can sign in: the demo users are off and LEMMA_AUTH_URL is not set.');
  }
  console.log(`Lemma is ready at ${settings.origin}`);
}

/** Says why the server does not start. */
function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
