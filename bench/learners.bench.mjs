// npm run --silent bench -- learners [--users 500] [--seconds 60]: learners who open ten problems in that time, keep
// what they type every ten seconds, and save two of the ten and see their correction, on a server that the bench starts
// on new data; on PostgreSQL with DATABASE_URL (an empty database). [--runs 20]: so many programs a second are run in the
// sandbox meanwhile, by other people.
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { needSandboxPrograms } from '../scripts/sandbox-programs.mjs';
import { build } from '../scripts/build.mjs';
import { row } from './measuring.mjs';
import { ask, inCourses, rest } from './people.mjs';
import { counted, errors, ofKind, p95, signInAll, start } from './running-platform.mjs';

/**
 * Those that may be practised, and not those that take other answers than what is sent here: levels of games, code, tiles.
 */
const problems = inCourses('problem', 'training').filter((path) => {
  const source = readFileSync(`content/${path}.tex`, 'utf8');
  return !/\\begin\{level\}|\\type\{(?:python|octave|draganddrop)\}/.test(source);
});
const opened = 10;
/** Milliseconds. */
const keepEvery = 10_000;
/** One problem of so many is saved and corrected. */
const correctedOf = 5;
/** Programs are run by so many people for each run a second: one every five seconds is a person who tries things out. */
const programmersPerRun = 5;
/** Its answer is code, and so it is run. */
const programmed = 'programming/sum-of-squares';
const goals = { open: 500, keep: 200, save: 500, correct: 500 };

export async function measure(args) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      users: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '60' },
      runs: { type: 'string', default: '0' },
    },
  });
  const users = Number(values.users);
  const seconds = Number(values.seconds);
  const runs = Number(values.runs);
  if (runs > 0) needSandboxPrograms();
  await build('web', 'server');
  const platform = await start();
  try {
    const people = Array.from({ length: users + 1 + runs * programmersPerRun }, (_, seed) => ({
      address: `10.2.${seed >> 8}.${seed & 255}`,
      seed,
    }));
    await signInAll(platform, people, '');
    // The threads have read their program once.
    await learn(platform, people[0], 1, () => undefined);
    people.shift();
    const programmers = people.splice(users);
    await Promise.all(programmers.map((one) => prepareToRun(platform, one)));
    if (runs > 0) await sandboxTried(platform);
    const told = [];
    const ran = [];
    await Promise.all([
      ...people.map((one) => learn(platform, one, seconds, (heard) => told.push(heard))),
      runEverySecond(platform, programmers, { runs, seconds }, (heard) => ran.push(heard)),
    ]);
    console.error(`  ${told.length} actions: ${counted(told.map(({ status }) => status))}`);
    if (runs > 0) {
      console.error(
        `  ${ran.length} runs: ${counted(ran.map(({ status }) => status))}; p95 ${Math.round(p95(ran))} ms`,
      );
    }
    return [
      ...Object.entries(goals).map(([kind, goal]) =>
        row(`${users} learners: p95 of ${kind}, ms, against ${goal} ms`, p95(ofKind(told, kind)), goal, 1),
      ),
      row(`${users} learners: errors`, errors(told).length, 1, 0),
    ];
  } finally {
    platform.child.kill('SIGKILL');
    rmSync(platform.folder, { recursive: true, force: true });
  }
}

/** The sandbox tries itself after the start. */
async function sandboxTried(platform) {
  for (;;) {
    const { text } = await ask(platform, { path: '/healthz', address: '10.3.0.1' });
    if (text.includes('"python":"ready"')) return;
    await rest(250);
  }
}

/** What is run belongs to a problem that is open. */
async function prepareToRun(platform, one) {
  const { token, address } = one;
  one.me = JSON.parse(Buffer.from((await token()).split('.')[1], 'base64url').toString()).sub;
  await ask(platform, {
    path: `/api/problem-engine/users/${one.me}/problems/personalised-data?path=${encodeURIComponent(programmed)}&lang=en`,
    address,
    headers: { authorization: `Bearer ${await token()}` },
  });
}

/** So many runs a second, by one after the other; whoever still waits is left out, and the next one runs. */
async function runEverySecond(platform, programmers, { runs, seconds }, tell) {
  const end = performance.now() + seconds * 1000;
  const busy = new Set();
  const all = [];
  for (let n = 0; runs > 0 && performance.now() < end; n += 1) {
    const one = programmers[n % programmers.length];
    if (!busy.has(one)) {
      busy.add(one);
      all.push(runOnce(platform, one, tell).finally(() => busy.delete(one)));
    }
    await rest(1000 / runs);
  }
  await Promise.all(all);
}

async function runOnce(platform, { token, address, me }, tell) {
  const began = performance.now();
  const { status } = await ask(platform, {
    path: `/api/problem-engine/users/${me}/problems/en/questions/1/answers/1/sandbox?path=${encodeURIComponent(programmed)}`,
    method: 'POST',
    address,
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      answer: '    return sum(k * k for k in range(n + 1))',
      code: 'print(sum_of_squares(1000))',
    }),
  }).catch(({ message }) => ({ status: message }));
  tell({ status, spent: performance.now() - began });
}

/** Ten problems in so many seconds. */
async function learn(platform, { token, address, seed }, seconds, tell) {
  const share = (seconds * 1000) / opened;
  const me = JSON.parse(Buffer.from((await token()).split('.')[1], 'base64url').toString()).sub;
  const call = async (name, path, method = 'GET', fields = undefined) => {
    const began = performance.now();
    const answer = await ask(platform, {
      path: `/api${path}`,
      method,
      address,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(fields && { 'content-type': 'application/json', 'idempotency-key': `${seed}-${performance.now()}` }),
      },
      body: fields && JSON.stringify(fields),
    }).catch(({ message }) => ({ status: message, text: '{}' }));
    tell({ name, status: answer.status, spent: performance.now() - began });
    return JSON.parse(answer.text);
  };
  await rest((share * (seed % 100)) / 100);
  let nextKeep = performance.now() + (keepEvery * (seed % 97)) / 97;
  for (let n = 0; n < opened; n += 1) {
    const until = performance.now() + share;
    const path = problems[(seed + n) % problems.length];
    const place = encodeURIComponent(path);
    const given = await call('open', `/problem-engine/users/${me}/problems/personalised-data?path=${place}&lang=en`);
    const [first = ''] = /<question [\s\S]*?<\/question>/.exec(given.document ?? '') ?? [];
    const type = /<answer type="([\w.-]+)"/.exec(first)?.[1];
    const number = / number="(\d+)"/.exec(first)?.[1] ?? '1';
    const field = type === undefined ? 'options' : '1';
    const sheet = { problem: path, lang: 'en', attempt: given.attempt };
    const answer = (version) => [
      {
        path: `user/answer/question_${number}/answer_${field}`,
        value: written(type, version + 1),
        lang: 'en',
        version,
      },
    ];
    let version = 0;
    while (nextKeep < until) {
      await rest(Math.max(0, nextKeep - performance.now()));
      await call('keep', '/semiprotected/problem/datasheet', 'PUT', { ...sheet, answer: answer(version) });
      version += 1;
      nextKeep += keepEvery;
    }
    if (n % correctedOf === seed % correctedOf) {
      const last = { ...sheet, content: answer(version) };
      await call('save', '/semiprotected/problem/store-answer', 'POST', last);
      await call('correct', `/problem-engine/users/${me}/problems/en/correction?path=${place}`, 'POST', {});
    }
    await rest(Math.max(0, until - performance.now()));
  }
}

/** Something that can be read as an answer. */
function written(type, number) {
  if (type === 'input.matrix') return `[[${number}]]`;
  return type === 'input.finite-number-set' ? `{${number}}` : String(number);
}
