import { isMainThread } from 'node:worker_threads';
import { isDatabaseLost, refusalInWords } from './database/index.ts';
import { helpAskedFor, runCommand } from './operating/index.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { withSettingsFile } from './settings-file.ts';
import { answerJobs } from './threads/index.ts';
import { works } from './works.ts';

const log = {
  warn: (message: string) => console.warn(message),
  error: (message: string) => console.error(message),
};

// The threads run this same file.
if (isMainThread) await start(process.argv.slice(2));
else answerJobs(works);

/** Without arguments, serves the platform; with arguments, runs an operator's command. */
async function start(args: readonly string[]): Promise<void> {
  // Files that Lemma writes are private.
  process.umask(0o077);
  const help = helpAskedFor(args);
  if (help !== undefined) {
    console.log(help);
    return;
  }
  const environment = withSettingsFile(process.env, process.cwd());
  const settings = environment.ok ? readSettings(environment.value, process.cwd()) : environment;
  if (!settings.ok) {
    refuse(settings.failure);
    return;
  }
  try {
    if (args.length === 0) {
      const refused = await serve(settings.value, new URL(import.meta.url), log);
      if (refused !== undefined) refuse(refused);
      return;
    }
    const said = await runCommand(args, settings.value, log);
    if (said.ok) for (const line of said.value) console.log(line);
    else refuse(said.failure);
  } catch (error) {
    const refused = refusalInWords(error);
    if (refused !== undefined) {
      refuse(refused);
      return;
    }
    // Other programs are missed with the same codes, and without DATABASE_URL there is nothing to miss.
    if (settings.value.database.kind !== 'postgres' || !isDatabaseLost(error)) throw error;
    refuse('The database of DATABASE_URL does not answer. Is it running, and is the address right?');
  }
}

/** Says why the server does not start, or why the command fails. */
function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
