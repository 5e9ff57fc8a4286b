// npm run --silent bench -- server [--users 200] [--minutes 2] [--abuser] [--restart COMMAND]
// [--lecturers] [--profile FOLDER]: concurrent users who search, read, have answers judged and sources converted, half of
// them signed in (`--lecturers`: all of them signed in, at work in the pool, 500 if no number is given), on a server that the bench starts on
// new data; on PostgreSQL with DATABASE_URL (an empty database), which COMMAND restarts twice in between. `--abuser`:
// the same again beside somebody who sends the most expensive sources as fast as they are answered. `--profile`: where
// the server's time goes (`node --cpu-prof`). The time of the processor is told per call: on a machine with other load,
// the clock waits for the others.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { row } from './measuring.mjs';
import { ask, rest, work } from './people.mjs';
import { counted, errors, kindsOf, ofKind, p95, processorTime, signInAll, start } from './running-platform.mjs';

export async function measure(args) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      users: { type: 'string' },
      minutes: { type: 'string', default: '2' },
      lecturers: { type: 'boolean', default: false },
      profile: { type: 'string' },
      abuser: { type: 'boolean', default: false },
      restart: { type: 'string' },
    },
  });
  const users = Number(values.users ?? (values.lecturers ? 500 : 200));
  const goal = values.lecturers ? 200 : 100;
  const seconds = Number(values.minutes) * 60;
  await build('web', 'server');
  const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const platform = await start(undefined, { flags: profiling });
  try {
    const people = await arrive(platform, users, values.lecturers);
    await crowd(platform, people, 10);
    const alone = await crowd(platform, people, seconds, values.restart);
    const rows = [
      ...rowsOf(`${users} ${values.lecturers ? 'lecturers' : 'people'}`, alone, values.restart !== undefined, goal),
      row('processor time of the server per call, ms', alone.processor / alone.told.length, 1),
      row('cores that the server used, of 2', alone.processor / (seconds * 1000), 2),
      row('memory at the end against after the first fifth', alone.memory.last, alone.memory.early, 1.2),
    ];
    if (values.abuser) {
      const abuse = { isOver: false };
      const abusing = Promise.all(Array.from({ length: 50 }, (_, n) => misuse(platform, n, abuse)));
      const beside = await crowd(platform, people, seconds);
      abuse.isOver = true;
      const answers = (await abusing).flat();
      console.error(`  the abuser was answered ${answers.length} times: ${counted(answers)}`);
      rows.push(
        row('p95 of the others beside an abuser, against without', p95(beside.told), p95(alone.told), 2),
        ...kindsOf(alone.told).map((kind) =>
          row(`of these ${kind}`, p95(ofKind(beside.told, kind)), p95(ofKind(alone.told, kind))),
        ),
        row('errors of the others beside an abuser', errors(beside.told).length, 1, 0),
      );
    }
    const began = performance.now();
    const busy = crowd(platform, people, 5).catch(() => undefined);
    await rest(1000);
    platform.child.kill('SIGTERM');
    const code = await platform.ended;
    rows.push(row(`stop under load, ms, exit code ${code}`, performance.now() - began - 1000, 5000, 1));
    await busy;
    return rows;
  } finally {
    platform.child.kill('SIGKILL');
    rmSync(platform.folder, { recursive: true, force: true });
  }
}

function rowsOf(who, { told }, isRestarted, goal) {
  console.error(`  ${told.length} actions: ${counted(told.map(({ status }) => status))}`);
  // While the database restarts, 503 with Retry-After is the answer; nothing else is.
  const wrong = errors(told).filter(({ status }) => !isRestarted || status !== 503);
  return [
    row(`${who}: p95 of all, ms, against ${goal} ms`, p95(told), goal, 1),
    ...kindsOf(told).map((kind) =>
      row(`${who}: p95 of ${kind}, ms, against ${goal} ms`, p95(ofKind(told, kind)), goal, 1),
    ),
    row(`${who}: errors`, wrong.length, 1, 0),
  ];
}

/** All of them at work for this long; the answers they got, and the server's memory meanwhile. */
async function crowd(platform, people, seconds, restart) {
  const told = [];
  const memory = [];
  const before = processorTime(platform.child.pid);
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  const watching = (async () => {
    while (!isOver()) {
      memory.push(memoryOf(platform.child.pid));
      await rest(1000);
    }
  })();
  const restarting = (async () => {
    if (restart === undefined) return;
    for (const part of [1 / 3, 2 / 3]) {
      await rest(Math.max(0, end - performance.now() - seconds * 1000 * (1 - part)));
      console.error(`  ${restart}`);
      const done = spawn('sh', ['-c', restart], { stdio: 'inherit' });
      await new Promise((gone) => done.on('exit', gone));
    }
  })();
  await Promise.all(people.map((one) => work(platform, one, isOver, (heard) => told.push(heard))));
  await Promise.all([watching, restarting]);
  const processor = processorTime(platform.child.pid) - before;
  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const mean = (part) => part.reduce((sum, one) => sum + one, 0) / part.length;
  return { told, processor, memory: { early: mean(memory.slice(fifth, 2 * fifth)), last: mean(memory.slice(-fifth)) } };
}

/** Lecturers sign in; of other users half, and the others are guests. Each has a separate address. */
async function arrive(platform, users, isLecturer) {
  const addressOf = (seed) => `10.1.${seed >> 8}.${seed & 255}`;
  const people = Array.from({ length: users }, (_, seed) => ({ address: addressOf(seed), seed, isLecturer }));
  await signInAll(
    platform,
    people.filter(({ seed }) => isLecturer || seed % 2 === 0),
    'access-pool',
  );
  return people;
}

/** One of the many connections of an abuser. */
async function misuse(platform, n, abuse) {
  const texCode = `\\newcommand{\\a}[9]{${'#1'.repeat(9)}}${'\\a{'.repeat(85_000)}% ${n}`;
  const body = JSON.stringify({ texCode, lang: 'en' });
  const statuses = [];
  while (!abuse.isOver) {
    const answer = await ask(platform, {
      path: '/api/jmmtex/convert-document',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      address: '10.9.9.9',
      body,
    }).catch(({ message }) => ({ status: message }));
    statuses.push(answer.status);
    if (answer.status === 429) await rest(50);
  }
  return statuses;
}

function memoryOf(pid) {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) : 0;
}
