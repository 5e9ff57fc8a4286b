// npm run --silent bench -- NAME [--json] [bench-specific options]: ratios of medians measured in one run, each beside
// its goal.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

export async function run(args) {
  const names = readdirSync('bench')
    .filter((name) => name.endsWith('.bench.mjs'))
    .map((name) => name.replace('.bench.mjs', ''));
  const [name, ...options] = args;
  if (!names.includes(name)) {
    console.error(`Usage: npm run --silent bench -- ${names.join('|')} [--json]`);
    process.exit(1);
  }
  installPeers();
  const { measure } = await import(`../bench/${name}.bench.mjs`);
  const rows = (await measure(options)).map((row) => ({
    ...row,
    met: row.goal === null ? null : row.ratio <= row.goal,
  }));
  if (args.includes('--json')) console.log(JSON.stringify({ name, rows }));
  else print(name, rows);
}

/** The packages we compare with are only in bench/ and are installed by the first bench. */
function installPeers() {
  const stamp = 'bench/node_modules/.install-stamp';
  const wanted = createHash('sha256').update(readFileSync('bench/package.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.error('Installing what we measure against …');
  const done = spawnSync('npx', ['--yes', packageManager, 'install', '--ignore-workspace', '--frozen-lockfile'], {
    cwd: 'bench',
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) process.exit(1);
  writeFileSync(stamp, wanted);
}

function print(name, rows) {
  const shown = (value) => (typeof value === 'number' ? value.toPrecision(3) : (value ?? '–'));
  console.log(`${name} (medians of one run)`);
  for (const { metric, ours, against, ratio, goal, met } of rows) {
    const verdict = met === null ? '' : met ? '  met' : '  NOT MET';
    console.log(
      `  ${metric}: ours ${shown(ours)}, against ${shown(against)}, ratio ${shown(ratio)}, goal ${goal === null ? '–' : `<= ${goal}`}${verdict}`,
    );
  }
}
