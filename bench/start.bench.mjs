// Time from process start to "Lemma is ready": on new data (database created, content loaded) and again on the same
// data.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { median, row } from './measuring.mjs';

export async function measure() {
  await build('web', 'server');
  const cold = [];
  const warm = [];
  for (let round = 0; round < 3; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'lemma-bench-'));
    cold.push(await start(folder));
    warm.push(await start(folder), await start(folder));
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    row('second start, ms, against 5,000 ms', median(warm), 5000, 1),
    row('second start against first start on new data', median(warm), median(cold)),
  ];
}

/** Runs what `npm start` runs once everything is built. */
async function start(folder) {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, PORT: '8791', LEMMA_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready, refuse) => {
    child.stdout.on('data', (part) => String(part).includes('Lemma is ready at') && ready());
    child.on('exit', () => refuse(new Error('the server did not start')));
  });
  const spent = performance.now() - began;
  const gone = new Promise((done) => child.on('exit', done));
  child.kill('SIGTERM');
  await gone;
  return spent;
}
