// npm run --silent bench -- attacks [--learners 20] [--seconds 20] [--only WORD]: what honest learners wait for when they keep
// an answer, beside each of eight attacks by one client: the ratio of the 95th percentiles with and without it. The server is
// started by the bench on new data, kept to two processors; without and with an attack follow each other, because the
// machine may change meanwhile.
import { rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { request } from 'node:http';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { row } from './measuring.mjs';
import { ask, inCourses, rest } from './people.mjs';
import { counted, errors, ofKind, p95, signInAll, start } from './running-platform.mjs';

const goal = 2;
/** Milliseconds between two keeps of a learner. */
const pause = 500;
/** Requests that the attacker has open at once. */
const atOnce = 8;
/** The longest source that a call takes. */
const longest = 262_144;
const json = { 'content-type': 'application/json' };
/** Made once: the attacker shares this process with those whose waiting is measured. */
const overTheLimit = Buffer.alloc(20_000_000, 'x');

const converted = (texCode) => () => ({
  path: '/api/jmmtex/convert-document',
  method: 'POST',
  headers: json,
  body: JSON.stringify({ texCode, lang: 'en' }),
});

/** What one client sends, again and again; `asUser` with a token. */
const attacks = [
  { name: 'dollar signs', of: converted('$'.repeat(longest)) },
  { name: 'nested braces', of: converted('{'.repeat(longest)) },
  { name: 'nested macros', of: converted(`\\newcommand{\\a}[9]{${'#1'.repeat(9)}}${'\\a{'.repeat(85_000)}`) },
  {
    name: 'bodies over the limit',
    of: () => ({ path: '/api/jmmtex/convert-document', method: 'POST', headers: json, body: overTheLimit }),
  },
  {
    name: 'bodies over the limit that do not say their length',
    send: (platform, asked) => sendInPieces(platform, asked),
    of: () => ({ path: '/api/jmmtex/convert-document', method: 'POST', headers: json, pieces: 200, size: 100_000 }),
  },
  {
    name: 'endless loops in Octave',
    asUser: true,
    of: () => ({
      path: '/api/octave/evaluation',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ input: 'while true, end' }),
    }),
  },
  {
    name: 'costly answers to quick checks',
    of: () => ({
      path: '/api/problem-engine/quickcheck/correct',
      method: 'POST',
      headers: json,
      body: JSON.stringify(costlyCheck),
    }),
  },
  {
    name: 'false refresh tokens',
    of: (n) => ({
      path: '/realms/lemma/protocol/openid-connect/token',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `client_id=lemma-web&grant_type=refresh_token&refresh_token=${'a'.repeat(500)}${n}`,
    }),
  },
];

const costly = Array.from('abcdfghjklmnopqrtuvwxyz', (name) => `sin(10^15*${name})`).join('+');
const costlyCheck = {
  lang: 'en',
  quickcheck: {
    field: 'real',
    displayPrecision: 2,
    correctorPrecision: 2,
    correctorOption: 'atleast',
    seed: 3,
    variables: { definitions: [{ type: 'function', name: 's', options: [], values: [costly] }], rules: [] },
    permutations: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  },
  answers: Array.from({ length: 10 }, (_, index) => ({
    id: String(index),
    type: 'input.function',
    userInput: `0*x+${costly}`,
    solution: 's',
    checks: [],
  })),
};

export async function measure(args) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      learners: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '20' },
      only: { type: 'string', default: '' },
    },
  });
  const seconds = Number(values.seconds);
  await build('web', 'server');
  const platform = await start();
  try {
    keepToTwoProcessors(platform.child.pid);
    const people = Array.from({ length: Number(values.learners) + 1 }, (_, seed) => ({
      address: `10.2.0.${seed + 1}`,
      seed,
    }));
    await signInAll(platform, people, '');
    const attacker = people.pop();
    await Promise.all(people.map((one) => open(platform, one)));
    await keepAll(platform, people, 2);
    const rows = [];
    for (const attack of attacks.filter(({ name }) => name.includes(values.only))) {
      const quiet = await keepAll(platform, people, seconds);
      let isOver = false;
      const answered = [];
      const attacking = Promise.all(
        Array.from({ length: atOnce }, (_, n) =>
          attackOn(
            platform,
            attack,
            { ...attacker, n },
            () => isOver,
            (status) => answered.push(status),
          ),
        ),
      );
      await rest(1000);
      const beside = await keepAll(platform, people, seconds);
      isOver = true;
      await attacking;
      console.error(
        `  ${attack.name}: ${answered.length} requests (${counted(answered)}); ${beside.length} keeps; load ${loadavg()[0].toFixed(1)}`,
      );
      rows.push(row(`p95 of keeping beside ${attack.name}, ms`, p95(beside), p95(quiet), goal));
      rows.push(row(`failed keeps beside ${attack.name}`, errors(ofKind(beside, 'keep')).length, 1, 0));
    }
    return rows;
  } finally {
    platform.child.kill('SIGKILL');
    rmSync(platform.folder, { recursive: true, force: true });
  }
}

/** Two processors, also on a larger machine. */
function keepToTwoProcessors(pid) {
  const done = spawnSync('taskset', ['-a', '-c', '-p', '0,1', String(pid)]);
  if (done.status !== 0) console.error('  The server may use all processors: taskset is not there.');
}

const [problem] = inCourses('problem', 'training');

/** A problem that is open, and its first field. */
async function open(platform, one) {
  const token = await one.token();
  const me = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub;
  const { text } = await ask(platform, {
    path: `/api/problem-engine/users/${me}/problems/personalised-data?path=${encodeURIComponent(problem)}&lang=en`,
    address: one.address,
    headers: { authorization: `Bearer ${token}` },
  });
  one.attempt = JSON.parse(text).attempt;
}

/** Everybody keeps an answer again and again for so long; how long each took. */
async function keepAll(platform, people, seconds) {
  const told = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (one) => {
      await rest((pause * one.seed) / people.length);
      while (performance.now() < end) {
        one.version = (one.version ?? -1) + 1;
        const headers = { ...json, authorization: `Bearer ${await one.token()}` };
        const value = String(one.version);
        const field = { path: 'user/answer/question_1/answer_1', value, lang: 'en', version: one.version };
        const body = JSON.stringify({ problem, lang: 'en', attempt: one.attempt, answer: [field] });
        const began = performance.now();
        const { status } = await ask(platform, {
          path: '/api/semiprotected/problem/datasheet',
          method: 'PUT',
          address: one.address,
          headers: { ...headers, 'idempotency-key': `${one.seed}-${began}` },
          body,
        }).catch(({ message }) => ({ status: message }));
        told.push({ name: 'keep', status, spent: performance.now() - began });
        await rest(pause);
      }
    }),
  );
  return told;
}

/** One request of the client after the other. Guests come from an address of their own. */
async function attackOn(platform, { of, send = ask, asUser = false }, { token, n }, isOver, tell) {
  for (let count = 0; !isOver(); count += 1) {
    const asked = of(count * atOnce + n);
    const headers = { ...asked.headers, ...(asUser && { authorization: `Bearer ${await token()}` }) };
    const { status } = await send(platform, { ...asked, headers, address: '10.9.0.1' }).catch(({ code, message }) => ({
      status: code ?? message,
    }));
    tell(status);
    // Whoever is told to wait asks again all the same, but not a thousand times a second.
    await rest(status === 429 || status === 503 ? 100 : 5);
  }
}

/** A body of so many pieces that does not say how long it is. */
function sendInPieces(platform, { path, method, headers, address, pieces, size }) {
  return new Promise((done, refuse) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: platform.port,
        path,
        method,
        headers: { host: platform.host, 'x-forwarded-for': address, 'x-forwarded-proto': 'https', ...headers },
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          done({ status: response.statusCode });
          sent.destroy();
        });
      },
    );
    sent.on('error', refuse);
    const piece = Buffer.alloc(size, 'x');
    let left = pieces;
    const more = () => {
      while (left > 0 && !sent.destroyed) {
        left -= 1;
        if (!sent.write(piece)) {
          sent.once('drain', more);
          return;
        }
      }
      if (left === 0) sent.end();
    };
    more();
  });
}
