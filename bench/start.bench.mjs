// Time from process start to "Lemma is ready": on new data (database created, content loaded), again on the same data,
// and after the process was killed. Of that, the processor time too, which other programs do not lengthen as much.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  const killed = [];
  const folder = mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  await server(folder);
  for (let round = 0; round < 7; round += 1) killed.push(await server(folder));
  rmSync(folder, { recursive: true, force: true });
  return [
    row('second start, ms, against 5,000 ms', median(warm), 5000, 1),
    row('second start against first start on new data', median(warm), median(cold)),
    row('start after kill -9, ms, against 3,000 ms', median(killed.map(({ spent }) => spent)), 3000, 1),
    row('the same, processor time, ms, against 3,000 ms', median(killed.map(({ used }) => used)), 3000, 1),
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

/** Starts the built server alone, and kills it as soon as it is ready; milliseconds, and those of the processor (Linux). */
async function server(folder) {
  const began = performance.now();
  const child = spawn(process.execPath, ['apps/server/dist/main.mjs'], {
    env: { ...process.env, PORT: '8791', LEMMA_DATA: folder, LEMMA_DEMO: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((ready, refuse) => {
    child.stdout.on('data', (part) => String(part).includes('Lemma is ready at') && ready());
    child.on('exit', () => refuse(new Error('the server did not start')));
  });
  const spent = performance.now() - began;
  const used = processorTime(child.pid);
  const gone = new Promise((done) => child.on('exit', done));
  child.kill('SIGKILL');
  await gone;
  return { spent, used };
}

/** In milliseconds, from the ticks of a hundredth of a second that /proc tells (proc(5): utime and stime). */
function processorTime(pid) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}
