// npm run --silent lemma -- check|convert|evaluate|draw|user|backup|restore …: the command line, built if stale.
// Commands on the data of the platform are run by the server's program.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';

const onData = ['user', 'audit', 'deadline', 'backup', 'restore'];

export async function run(args) {
  const app = onData.includes(args[0]) ? 'server' : 'cli';
  await build(app);
  const done = spawnSync(process.execPath, [`apps/${app}/dist/main.mjs`, ...args], { stdio: 'inherit' });
  process.exit(done.status ?? 1);
}
