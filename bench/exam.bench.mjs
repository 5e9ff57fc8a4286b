// npm run --silent bench -- exam [--users 500] [--outage 60] [--seed 16] [--postgres]: learners start one worksheet
// within a minute and change an answer every ten seconds, with the stores and the outbox of their browsers. Then the
// server is killed with SIGKILL, and is down for a minute in which they type on. When it is back, what waited is sent:
// at most at twice the usual rate, each change once and in order. With --postgres: two processes on one PostgreSQL of
// the bench's own, one of which is killed, while learners go on with the other. Server, database and learners share the
// machine.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { ExamTimes } from './exam-times.mjs';
import { load, row } from './measuring.mjs';
import { ask, rest } from './people.mjs';
import { startCluster } from './postgres-cluster.mjs';
import { counted, freePort, p95, signInAll, start } from './running-platform.mjs';
import { rolesOfWriters } from './writers.mjs';

/** Problems of the sheet, each with two fields. */
const sheet = [
  { path: 'linear-functions/two-points-problem', fields: ['1,1', '1,2'] },
  { path: 'linear-functions/intersection-problem', fields: ['1,1', '1,2'] },
  { path: 'fractions/add-fractions-problem', fields: ['1,1', '2,1'] },
];
/** Milliseconds between two changes of a learner, on average. */
const changesEvery = 10_000;
/** A learner goes on to the next problem after so many. */
const changesOfProblem = 4;
/** Milliseconds: all have started within it, and before and after the outage it goes on for as long. */
const minute = 60_000;
/** Milliseconds in which everything has to be on the server once nobody types any more. */
const longestRest = 120_000;
const goals = { keep: 200, rate: 2 };

export async function measure(args) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      users: { type: 'string', default: '500' },
      outage: { type: 'string', default: '60' },
      seed: { type: 'string', default: '16' },
      postgres: { type: 'boolean', default: false },
    },
  });
  const [users, outage, seed] = [values.users, values.outage, values.seed].map(Number);
  await build('web', 'server');
  const { WorksheetLearner } = await load('bench/worksheet-learner.mjs');
  const cluster = values.postgres ? await startCluster(await freePort()) : undefined;
  const processes = [];
  const times = new ExamTimes();
  try {
    const given = { databaseUrl: cluster?.url };
    processes.push(await start(given));
    if (cluster !== undefined) processes.push(await start({ ...given, folder: processes[0].folder }));
    const people = await everybody(processes, users, times);
    const worksheet = await makeWorksheet(processes[0]);
    const paths = sheet.map(({ path }) => path);
    const learners = [];
    for (const person of people)
      learners.push(new WorksheetLearner({ ...(await browserOf(person)), seed: seed + person.seed, worksheet, paths }));
    await sit(learners, () => kill(processes, outage * 1000, times), times);
    const drained = await empty(learners);
    const found = await compared(learners);
    for (const one of learners) one.dispose();
    return rowsOf({ users, times, drained, found });
  } finally {
    for (const { child } of processes) child.kill('SIGKILL');
    for (const { ended } of processes) await ended;
    await cluster?.dispose();
    if (processes[0] !== undefined) rmSync(processes[0].folder, { recursive: true, force: true });
  }
}

/** Learners with accounts; each asks one of the processes, and the next one after a call without an answer. */
async function everybody(processes, users, times) {
  const people = Array.from({ length: users }, (_, seed) => {
    const person = { address: `10.5.${seed >> 8}.${seed & 255}`, seed, at: seed };
    person.platform = {
      host: processes[0].host,
      origin: processes[0].origin,
      get port() {
        return processes[person.at % processes.length].port;
      },
      hear: (heard) => times.hear(heard),
    };
    return person;
  });
  await signInAll(processes[0], people, '');
  return people;
}

async function makeWorksheet(platform) {
  const lecturer = { address: '10.6.0.1', seed: 100_000 };
  await signInAll(platform, [lecturer], rolesOfWriters);
  const documents = sheet.map(({ path }) => ({ path }));
  const title = Object.fromEntries(['de', 'en', 'fr', 'zh'].map((language) => [language, 'Exam']));
  const made = await ask(platform, {
    path: '/api/course/worksheets',
    method: 'POST',
    address: lecturer.address,
    headers: { authorization: `Bearer ${await lecturer.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      configuration: {
        correction: { correctorType: 'MANUAL', allowNewDataGenerationNTimes: 0, canUserViewCorrection: false },
        weightedDocuments: documents.map((each) => ({ ...each, weight: 1 })),
      },
      template: { title, documents },
    }),
  });
  if (made.status !== 201) throw new Error(`no worksheet: ${made.status} ${made.text}`);
  return JSON.parse(made.text).id;
}

/** Who a learner is, and the ports of his browser. */
async function browserOf(person) {
  const { token, platform, address } = person;
  const id = JSON.parse(Buffer.from((await token()).split('.')[1], 'base64url').toString()).sub;
  const to = async (act) => {
    try {
      return await act();
    } catch (error) {
      person.at += 1;
      throw error;
    }
  };
  return {
    id,
    token: () => to(token),
    fetch: (path, { method, headers, body }) =>
      to(async () => {
        const answer = await ask(platform, { path, method, headers, body: body ?? undefined, address });
        return new Response(answer.text, { status: answer.status, headers: { ...answer.headers } });
      }),
  };
}

/** The exam: everybody starts within a minute and types until the end; `happen` is the outage in between. */
async function sit(learners, happen, times) {
  const began = performance.now();
  let isOver = false;
  const typing = learners.map((one) => work(one, began + one.fraction() * minute, () => isOver));
  const everything = Promise.all(typing);
  const outage = async () => {
    await rest(minute + changesEvery);
    times.usualFrom = performance.now();
    await rest(minute);
    await happen();
    await rest(minute);
    isOver = true;
  };
  await Promise.all([everything, outage()]);
}

async function work(learner, from, isOver) {
  await rest(from - performance.now());
  for (const which of sheet.keys()) await learner.open(which);
  let next = performance.now() + changesEvery * learner.fraction();
  for (let n = 0; ; n += 1) {
    await rest(Math.max(0, next - performance.now()));
    if (isOver()) return;
    const which = Math.floor(n / changesOfProblem) % sheet.length;
    learner.type(which, sheet[which].fields[n % 2], 1000 + n);
    next += changesEvery * (0.9 + 0.2 * learner.fraction());
  }
}

/** Kills a process, and starts it again after the outage (milliseconds). */
async function kill(processes, outage, times) {
  const [killed] = processes;
  times.killed = performance.now();
  killed.child.kill('SIGKILL');
  await killed.ended;
  // With another process the platform is not down: what counts begins now.
  if (processes.length > 1) times.back = times.killed;
  await rest(outage);
  processes[0] = await start(killed);
  times.back ??= performance.now();
  times.restarted = performance.now();
}

/** Milliseconds until nothing waits any more. */
async function empty(learners) {
  const began = performance.now();
  while (learners.some(({ waiting }) => waiting > 0)) {
    if (performance.now() - began > longestRest) break;
    await rest(100);
  }
  return performance.now() - began;
}

/** What the platform has, against what was typed. */
async function compared(learners) {
  const found = { typed: 0, lost: 0, doubled: 0, disordered: 0, damaged: 0, differing: 0 };
  for (let n = 0; n < learners.length; n += 10) {
    await Promise.all(learners.slice(n, n + 10).map((one) => compare(one, found)));
  }
  return found;
}

async function compare(learner, found) {
  for (const [which, typed] of learner.typed.entries()) {
    const { kept, isIntact } = await learner.receipts(which);
    found.typed += typed.length;
    found.lost += Math.max(0, typed.length - kept.length);
    found.doubled += Math.max(0, kept.length - typed.length);
    const order = kept.map(({ answers }) => answers.join(' ')).join(';');
    if (order !== typed.map(({ field }) => field).join(';')) found.disordered += 1;
    if (!isIntact) found.damaged += 1;
    for (const field of sheet[which].fields) {
      const last = typed.findLast((each) => each.field === field)?.text;
      if ((await learner.stored(which, field)) !== last) found.differing += 1;
    }
  }
}

function rowsOf({ users, times, drained, found }) {
  const { usual, after } = times.rates();
  const errors = times.errors();
  const { typed, lost, doubled, disordered, damaged, differing } = found;
  console.error(`  ${typed} changes; outside the outage: ${counted(times.outside().map(({ status }) => status))}`);
  console.error(`  requests a second: usual ${usual.mean.toFixed(1)}, busiest ${usual.busiest}`);
  console.error(`  after: ${after.seconds.join(' ')}`);
  console.error(`  p95 of keeping in every ten seconds after, ms: ${times.slowness().join(' ')}`);
  if (errors.length > 0) console.error(`  errors: ${counted(errors.map(({ path, status }) => `${path} ${status}`))}`);
  const who = `${users} learners`;
  return [
    row(
      `${who}: p95 of keeping before the outage, ms, against ${goals.keep} ms`,
      p95(times.keeps().before),
      goals.keep,
      1,
    ),
    row(`${who}: p95 of keeping after it, ms, against ${goals.keep} ms`, p95(times.keeps().after), goals.keep, 1),
    row(`${who}: errors outside the outage`, errors.length, 1, 0),
    row(
      'requests in the busiest second after the outage, against those usual before',
      after.busiest,
      usual.mean,
      goals.rate,
    ),
    row('the same before the outage', usual.busiest, usual.mean),
    row(`changes that are lost, of ${typed}`, lost, 1, 0),
    row('changes that are doubled', doubled, 1, 0),
    row('problems whose changes are in another order, or whose receipts do not follow', disordered + damaged, 1, 0),
    row('fields that do not have what was typed last', differing, 1, 0),
    row('time until nothing waits after the last change, ms', drained, null),
  ];
}
