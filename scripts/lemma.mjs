// npm run --silent lemma -- check|convert|evaluate|draw …: the command line, built when it is stale.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';

export async function run(args) {
  await build('cli');
  const done = spawnSync(process.execPath, ['apps/cli/dist/main.mjs', ...args], { stdio: 'inherit' });
  process.exit(done.status ?? 1);
}
