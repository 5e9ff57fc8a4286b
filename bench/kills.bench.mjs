// npm run --silent bench -- kills [--kills 50] [--clients 20] [--saves 50]: learners save while the server is killed with
// SIGKILL and started again; every save is repeated under its key until it is answered. Nothing may be lost or counted
// twice. On the embedded database; the operating system survives, so what was written is on its way to the disk.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { row } from './measuring.mjs';
import { ask, rest } from './people.mjs';
import { signInAll, start } from './running-platform.mjs';

const path = 'fractions/add-fractions-problem';

export async function measure(args) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      kills: { type: 'string', default: '50' },
      clients: { type: 'string', default: '20' },
      saves: { type: 'string', default: '50' },
    },
  });
  const [kills, clients, saves] = [values.kills, values.clients, values.saves].map(Number);
  await build('web', 'server');
  let platform = await start();
  const running = () => platform;
  try {
    const people = Array.from({ length: clients }, (_, seed) => ({ address: `10.3.0.${seed}`, seed }));
    await signInAll(platform, people, '');
    let done = 0;
    const working = Promise.all(people.map((one) => learn(running, one, saves, () => (done += 1))));
    let killed = 0;
    while (killed < kills && done < clients * saves) {
      // Spread over the work: the next one falls when its share of the saves is done.
      while (done < (killed * clients * saves) / kills && done < clients * saves) await rest(5);
      await rest(Math.random() * 40);
      platform.child.kill('SIGKILL');
      await platform.ended;
      killed += 1;
      platform = await start(platform);
    }
    const told = await working;
    console.error(
      `  ${killed} times killed, ${done} saves, ${told.reduce((sum, { repeated }) => sum + repeated, 0)} repeated`,
    );
    const lost = told.filter(({ value }) => value !== String(1000 + saves)).length;
    const wrong = told.filter(({ tries }) => tries !== saves).length;
    return [
      row(`learners whose last answer is lost, of ${clients}`, lost, 1, 0),
      row(`learners whose tries are not exactly ${saves}, of ${clients}`, wrong, 1, 0),
    ];
  } finally {
    platform.child.kill('SIGKILL');
    rmSync(platform.folder, { recursive: true, force: true });
  }
}

async function learn(running, { token, address, seed }, saves, tell) {
  let repeated = -1;
  let bearer = await token();
  const me = JSON.parse(Buffer.from(bearer.split('.')[1], 'base64url').toString()).sub;
  /** The first answer of the server, however often it has to be asked. */
  const call = async (target, method = 'GET', fields = undefined, key = undefined) => {
    for (;;) {
      repeated += 1;
      bearer = await token().catch(() => bearer);
      const answer = await ask(running(), {
        path: `/api${target}`,
        method,
        address,
        timeout: 5000,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(fields && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        body: fields && JSON.stringify(fields),
      }).catch(() => undefined);
      if (answer !== undefined && answer.status < 500 && answer.status !== 429) {
        repeated -= 1;
        if (answer.status !== 200) throw new Error(`${target}: ${answer.status} ${answer.text}`);
        return JSON.parse(answer.text);
      }
      await rest(100);
    }
  };
  const place = `/problem-engine/users/${me}/problems/personalised-data?path=${encodeURIComponent(path)}&lang=en`;
  let { attempt, answers } = await call(place);
  const field = 'user/answer/question_1/answer_1';
  for (let n = 1; n <= saves; n += 1) {
    const version = answers[field]?.version ?? 0;
    const content = [{ path: field, value: String(1000 + n), lang: 'en', version }];
    const sheet = { problem: path, lang: 'en', attempt, content };
    ({ answers } = await call('/semiprotected/problem/store-answer', 'POST', sheet, `${seed}-${n}`));
    tell();
  }
  const last = await call(place);
  return { repeated: repeated + 1, tries: last.standing.tries, value: last.answers[field]?.value };
}
