// npm run --silent bench -- sandbox [--runs 1000] [--at-once 20] [--json]: programs in the sandbox of the server, so many at
// once. Nothing may be left behind: no process, no file, no mount. Python and Octave alone until their first line runs, the
// lag of the event loop while all of them run, in milliseconds against their goals.
import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { needSandboxPrograms } from '../scripts/sandbox-programs.mjs';
import { load, row } from './measuring.mjs';

/** Milliseconds. */
const goals = { python: 300, octave: 800, lag: 50 };

export async function measure(args) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      runs: { type: 'string', default: '1000' },
      'at-once': { type: 'string', default: '20' },
    },
  });
  needSandboxPrograms();
  const { startBox } = await load('apps/server/src/sandbox/box.ts');
  const before = leftovers();
  const starts = {};
  for (const language of ['python', 'octave']) {
    const times = [];
    for (let run = 0; run < 20; run += 1) times.push(await startOf(startBox, language));
    starts[language] = p95(times);
  }
  const lag = monitorEventLoopDelay({ resolution: 1 });
  lag.enable();
  const printed = await manyRuns(startBox, Number(values.runs), Number(values['at-once']));
  lag.disable();
  const left = leftovers().filter((each) => !before.includes(each));
  return [
    row('start of Python, p95', starts.python, goals.python, 1),
    row('start of Octave, p95', starts.octave, goals.octave, 1),
    row('lag of the event loop, p99', lag.percentile(99) / 1e6, goals.lag, 1),
    row('runs, against those that have printed their line', Number(values.runs), printed, 1),
    row('processes and mounts left behind', left.length, 1, 0),
  ];
}

/** Milliseconds until a driver has begun. */
async function startOf(startBox, language) {
  const began = performance.now();
  const box = startBox(language, { mode: 'run', parts: [{ name: 'code', text: '' }] }, () => undefined);
  await box.begun;
  const time = performance.now() - began;
  await box.ended;
  return time;
}

async function manyRuns(startBox, runs, atOnce) {
  let begun = 0;
  let printed = 0;
  const one = async () => {
    while (begun < runs) {
      begun += 1;
      const text = `open('/tmp/file', 'w').write('x' * 1000)\nprint(${begun})`;
      const box = startBox('python', { mode: 'run', parts: [{ name: 'code', text }] }, () => undefined);
      await box.ended;
      if (/^\d+\n$/.test(box.output.text)) printed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return printed;
}

/** Processes that were started in a sandbox, and mounts of jails: their files are in them. */
function leftovers() {
  const processes = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/environ`, 'latin1').includes('OPENBLAS_NUM_THREADS=1');
    } catch {
      return false;
    }
  });
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
  return [...processes, ...mounts];
}

function p95(times) {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}
