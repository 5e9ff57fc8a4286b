// npm run --silent bench -- syncs [--saves 200]: a learner keeps and saves answers on the embedded database while strace
// watches the process. What an answer is about must have been put on the disk before the answer leaves: the operating
// system says so, not our own code. Needs strace (apt-get install strace) and the right to trace.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { row } from './measuring.mjs';
import { rest } from './people.mjs';
import { RepeatedCalls } from './repeated-calls.mjs';
import { signInAll, start } from './running-platform.mjs';

const path = 'fractions/add-fractions-problem';
const field = 'user/answer/question_1/answer_1';

export async function measure(args) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' }, saves: { type: 'string', default: '200' } },
  });
  await build('server');
  const platform = await start();
  try {
    const people = [{ address: '10.3.0.1', seed: 0 }];
    await signInAll(platform, people, '');
    const calls = new RepeatedCalls(() => [platform], people[0]);
    const trace = join(platform.folder, 'trace');
    const strace = await watch(platform.child.pid, trace);
    const answered = await work(calls, Number(values.saves));
    strace.child.kill('SIGINT');
    await strace.ended;
    const { answers, early, syncs } = readTrace(readFileSync(trace, 'utf8'));
    console.error(`  ${answered} changes answered, ${answers} answers seen by strace, ${syncs} syncs of the journal`);
    return [
      row(`answers that left before the journal was on the disk, of ${answered}`, early, 1, 0),
      row('changes that were answered, and whose answers strace has not seen', Math.max(0, answered - answers), 1, 0),
    ];
  } finally {
    platform.child.kill('SIGKILL');
    await platform.ended;
    rmSync(platform.folder, { recursive: true, force: true });
  }
}

async function watch(pid, file) {
  const calls = 'trace=pwrite64,write,writev,sendto,fdatasync,fsync';
  const child = spawn('strace', ['-f', '-y', '-s', '24', '-e', calls, '-o', file, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((done) => child.on('exit', done));
  await new Promise((ready, refuse) => {
    child.on('error', () => refuse(new Error('strace is not installed: apt-get install strace')));
    child.stderr.on('data', (said) => String(said).includes('attached') && ready());
    void ended.then(() => refuse(new Error('strace may not trace the process')));
  });
  await rest(500);
  return { child, ended };
}

/** Keeps and saves in turn, each time something else; how often it was answered. */
async function work(calls, saves) {
  const me = await calls.me();
  const place = `/problem-engine/users/${me}/problems/personalised-data?path=${encodeURIComponent(path)}&lang=en`;
  const { attempt } = await calls.read(place);
  let version = 0;
  for (let n = 0; n < saves; n += 1) {
    const answer = [{ path: field, value: String(n), lang: 'en', version }];
    const json = { problem: path, lang: 'en', attempt, answer };
    const kept = await calls.read('/semiprotected/problem/datasheet', { method: 'PUT', json, key: calls.key() });
    version = kept.versions[field];
    if (!/^[\da-f]{64}$/.test(kept.receipt.hash)) throw new Error('no receipt');
    await calls.read('/semiprotected/problem/store-answer', {
      method: 'POST',
      json: { problem: path, lang: 'en', attempt },
      key: calls.key(),
    });
  }
  return saves * 2;
}

/** Every answer of this client is about a change: before each, the journal was written, and then synced. */
function readTrace(text) {
  let [answers, early, syncs] = [0, 0, 0];
  let [isWritten, isSynced] = [false, false];
  const unfinished = new Map();
  for (const line of text.split('\n')) {
    const [, thread, said] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (said === undefined) continue;
    const resumed = /^<\.\.\. (\w+) resumed>/.exec(said);
    const call = resumed ? unfinished.get(thread) : said;
    if (said.endsWith('<unfinished ...>')) unfinished.set(thread, said);
    if (call === undefined) continue;
    // An answer has left when its writing begins; a sync is done when it has ended.
    const isBegin = !resumed;
    const isEnd = !said.endsWith('<unfinished ...>');
    const ofJournal = /journal\.\d+>/.test(call);
    if (ofJournal && call.startsWith('pwrite64') && isBegin) [isWritten, isSynced] = [true, false];
    if (ofJournal && call.startsWith('fdatasync') && isEnd && said.endsWith('= 0')) {
      isSynced = isWritten;
      syncs += 1;
    }
    if (isBegin && /^(write|writev|sendto)\(/.test(call) && call.includes('HTTP/1.1 20')) {
      answers += 1;
      if (!isSynced) early += 1;
      [isWritten, isSynced] = [false, false];
    }
  }
  return { answers, early, syncs };
}
