// The single entry point of every command. Requires only Node: installs what is missing, then runs scripts/<task>.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Lemma needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
process.chdir(new URL('..', import.meta.url).pathname);

const [task, ...args] = process.argv.slice(2);
const tasks = [
  'start',
  'test',
  'build',
  'dev',
  'fix',
  'generate',
  'bench',
  'packages',
  'story',
  'pictures',
  'score',
  'lemma',
];
if (!tasks.includes(task)) {
  console.error(`Usage: npm run ${tasks.join('|')}`);
  process.exit(1);
}
install();
const { run } = await import(`./${task}.mjs`);
await run(args);

/** Installs the packages of the lockfile with the pinned pnpm, unless that has been done. */
function install() {
  const stamp = 'node_modules/.install-stamp';
  const wanted = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).update(process.version).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.error('Installing packages …');
  const done = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    // Without a terminal pnpm only replaces an older node_modules if it knows that nobody can be asked.
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('The packages could not be installed: see above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
