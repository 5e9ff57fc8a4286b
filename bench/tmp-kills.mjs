// npm run --silent bench -- kills [--who learners,writers] [--postgres] [--kills 50] [--clients 20] [--saves 50]:
// learners, then lecturers and authors, save while the server is killed with SIGKILL and started again; every save is
// repeated under its key until it is answered. Nothing may be lost or counted twice. On the embedded database; the
// operating system survives, so what was written is on its way to the disk. With --postgres: two processes on one
// PostgreSQL of the bench's own, one of which is killed each time, while clients go on with the other.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '/work/wt/journal/scripts/build.mjs';
import { row } from '/work/wt/journal/bench/measuring.mjs';
import { ask, rest } from '/work/wt/journal/bench/people.mjs';
import { startCluster } from '/work/wt/journal/bench/postgres-cluster.mjs';
import { RepeatedCalls } from '/work/wt/journal/bench/repeated-calls.mjs';
import { freePort, p95, signInAll, start } from '/work/wt/journal/bench/running-platform.mjs';
import { rolesOfWriters, versionOfLabels, write } from '/work/wt/journal/bench/writers.mjs';

const path = 'fractions/add-fractions-problem';

export async function measure(args) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      who: { type: 'string', default: 'learners,writers' },
      postgres: { type: 'boolean', default: false },
      kills: { type: 'string', default: '50' },
      clients: { type: 'string', default: '20' },
      saves: { type: 'string', default: '50' },
    },
  });
  const [kills, clients, saves] = [values.kills, values.clients, values.saves].map(Number);
  const size = { kills, clients, saves };
  await build('server');
  const rows = [];
  if (values.who.includes('learners')) rows.push(...(await killed(values.postgres, size, '', learners)));
  if (values.who.includes('writers')) rows.push(...(await killed(values.postgres, size, rolesOfWriters, writers)));
  return rows;
}

/** Some work beside kills: its rows, and how long it took until the killed process answered again. */
async function killed(isOnPostgres, { kills, clients, saves }, roles, work) {
  const cluster = isOnPostgres ? await startCluster(await freePort()) : undefined;
  const processes = [];
  try {
    const given = { databaseUrl: cluster?.url };
    processes.push(await start(given));
    if (cluster !== undefined) processes.push(await start({ ...given, folder: processes[0].folder }));
    const people = Array.from({ length: clients }, (_, seed) => ({ address: `10.3.0.${seed}`, seed }));
    await signInAll(processes[0], people, roles);
    const calls = people.map((person) => new RepeatedCalls(() => processes, person));
    const share = saves * clients;
    let done = 0;
    const working = work(calls, saves, () => (done += 1));
    let isOver = false;
    const over = working.finally(() => (isOver = true)).catch(() => undefined);
    const restarts = [];
    for (let count = 0; count < kills && !isOver && done < share; count += 1) {
      // Spread over the work: the next one falls when its share of the saves is done.
      while (done < (count * share) / kills && !isOver && done < share) await rest(5);
      await rest(Math.random() * 40);
      restarts.push(await killOne(processes, count % processes.length));
    }
    const rows = await working;
    await over;
    const repeated = calls.reduce((sum, one) => sum + one.repeated, 0);
    console.error(`  ${restarts.length} times killed, ${done} saves, ${repeated} calls repeated`);
    const who = work.name;
    const waits = calls.flatMap((one) => one.waits).map((spent) => ({ spent }));
    return [
      ...rows,
      row(`${who}: kill to the first answer, p95, ms, against 3,000 ms`, p95(restarts), 3000, 1),
      row(`${who}: the same, longest`, Math.max(...restarts.map(({ spent }) => spent)), 3000, 1),
      row(
        `${who}: of this the start of the process until it listens, p95`,
        p95(restarts.map(({ listens }) => ({ spent: listens }))),
        3000,
      ),
      row(`${who}: a call that had to be repeated until its answer, p95, ms`, p95(waits), 3000),
    ];
  } finally {
    for (const { child } of processes) child.kill('SIGKILL');
    for (const { ended } of processes) await ended;
    await cluster?.dispose();
    if (processes[0] !== undefined) rmSync(processes[0].folder, { recursive: true, force: true });
  }
}

/** Kills one process and starts it again; milliseconds from the kill until it answers a call, and until it listens. */
async function killOne(processes, index) {
  const before = processes[index];
  const began = performance.now();
  before.child.kill('SIGKILL');
  await before.ended;
  const starting = start(before).then((started) => {
    processes[index] = started;
    return performance.now() - began;
  });
  const answered = (async () => {
    for (;;) {
      const answer = await ask(before, { path: '/api/content/course', address: '10.4.0.1', timeout: 5000 }).catch(
        () => undefined,
      );
      if (answer?.status === 200) return performance.now() - began;
      await rest(10);
    }
  })();
  const [listens, spent] = await Promise.all([starting, answered]);
  return { spent, listens };
}

async function learners(calls, saves, tell) {
  const told = await Promise.all(calls.map((one) => learn(one, saves, tell)));
  const lost = told.filter(({ value }) => value !== String(1000 + saves)).length;
  const wrong = told.filter(({ tries }) => tries !== saves).length;
  return [
    row(`learners whose last answer is lost, of ${calls.length}`, lost, 1, 0),
    row(`learners whose tries are not exactly ${saves}, of ${calls.length}`, wrong, 1, 0),
  ];
}

async function learn(calls, saves, tell) {
  const me = await calls.me();
  const place = `/problem-engine/users/${me}/problems/personalised-data?path=${encodeURIComponent(path)}&lang=en`;
  let { attempt, answers } = await calls.read(place);
  const field = 'user/answer/question_1/answer_1';
  for (let n = 1; n <= saves; n += 1) {
    const version = answers[field]?.version ?? 0;
    const content = [{ path: field, value: String(1000 + n), lang: 'en', version }];
    const json = { problem: path, lang: 'en', attempt, content };
    const options = { method: 'POST', json, key: calls.key() };
    ({ answers } = await calls.read('/semiprotected/problem/store-answer', options));
    tell();
  }
  const last = await calls.read(place);
  return { tries: last.standing.tries, value: last.answers[field]?.value };
}

async function writers(calls, saves, tell) {
  const first = await versionOfLabels(calls[0]);
  const told = (await Promise.all(calls.map((one, seed) => write(one, seed, saves, tell)))).flat();
  const kinds = [...new Set(told.map(({ kind }) => kind))];
  const sum = (kind, what) => told.filter((one) => one.kind === kind).reduce((all, one) => all + one[what], 0);
  // A version more than there were saves is one that nobody was told of.
  const versions = told.flatMap((one) => one.versions ?? []);
  const unknown = (await versionOfLabels(calls[0])) - first - versions.length;
  return [
    ...kinds.flatMap((kind) => [
      row(`writers: saves lost, ${kind}`, sum(kind, 'lost'), 1, 0),
      row(`writers: saves doubled, ${kind}`, sum(kind, 'doubled'), 1, 0),
    ]),
    row('writers: versions of the labels that nobody was told of', unknown, 1, 0),
  ];
}
