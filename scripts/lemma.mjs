// npm run --silent lemma -- check|convert|evaluate|draw|user|backup|restore …: the command line, built if stale.
// Commands on the data of the platform are run by the server's program.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';

/** The commands of the server's program; scripts/documented.test.mjs compares them with those that it has. */
export const onData = ['user', 'audit', 'deadline', 'receipts', 'backup', 'restore'];

export async function run(args) {
  const isHelp = args.length === 0 || args[0] === '--help' || args[0] === 'help';
  const apps = isHelp ? ['cli', 'server'] : [onData.includes(args[0]) ? 'server' : 'cli'];
  await build(...apps);
  for (const app of apps) {
    if (isHelp && app === 'server') console.log('\nOn the data of the platform:\n');
    const done = spawnSync(process.execPath, [`apps/${app}/dist/main.mjs`, ...(isHelp ? ['--help'] : args)], {
      stdio: 'inherit',
    });
    if (done.status !== 0) process.exit(done.status ?? 1);
  }
}
