// A server that a bench starts, the people who sign in to it, and what they are told.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { choosePassword, signIn } from './people.mjs';

const password = 'a bench password';

/** Gives everybody an account with these roles, and a token; who has a `platform` of his own goes there for it. */
export async function signInAll(platform, people, roles) {
  const list = join(platform.folder, 'people.csv');
  const names = people.map(({ seed }) => `person${seed}`);
  writeFileSync(
    list,
    `username,given,family,email,roles\n${names.map((name) => `${name},P,${name},,"${roles}"`).join('\n')}\n`,
  );
  const added = spawnSync(process.execPath, ['apps/server/dist/main.mjs', 'user', 'add', '--csv', list], {
    env: platform.environment,
    encoding: 'utf8',
  });
  if (added.status !== 0) throw new Error(added.stderr);
  const links = added.stdout.match(/https?:\/\/\S+\/invitation\/[\w-]+/g) ?? [];
  if (links.length !== names.length)
    throw new Error(`${links.length} links for ${names.length} accounts:\n${added.stdout}`);
  for (let n = 0; n < people.length; n += 4) {
    await Promise.all(
      people.slice(n, n + 4).map(async (one, offset) => {
        const at = one.platform ?? platform;
        await choosePassword(at, links[n + offset], password, one.address);
        one.token = await signIn(at, names[n + offset], password, one.address);
      }),
    );
  }
}

/** The time that all but 5 % of the actions stay below, in milliseconds. */
export function p95(told) {
  const sorted = told.map(({ spent }) => spent).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** The kinds of actions. */
export function kindsOf(told) {
  return [...new Set(told.map(({ name }) => name))];
}

/** The actions of a kind. */
export function ofKind(told, kind) {
  return told.filter(({ name }) => name === kind);
}

/** Whatever was not answered with 200, or 201 for what is new. */
export function errors(told) {
  return told.filter(({ status }) => status !== 200 && status !== 201);
}

/** How often there was each status. */
export function counted(statuses) {
  const counts = new Map();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
}

/**
 * Starts the server on new data, or again on those of one that was started before, as behind a TLS proxy on the same
 * machine; with `databaseUrl` on PostgreSQL, and with these flags of Node. Without
 * content it leaves the pool as it is.
 */
export async function start({ folder: given, port: former, databaseUrl } = {}, { flags = [], hasContent = true } = {}) {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  const port = former ?? (await freePort());
  const host = 'lemma.example';
  const environment = {
    ...process.env,
    PORT: String(port),
    LEMMA_DATA: join(folder, 'data'),
    LEMMA_ORIGIN: `https://${host}`,
    LEMMA_DEMO: '0',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const child = spawn(process.execPath, [...flags, resolve('apps/server/dist/main.mjs')], {
    // The server looks for its content where it is started.
    cwd: hasContent ? process.cwd() : folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.on('exit', done));
  await new Promise((ready, refuse) => {
    child.stdout.on('data', (part) => String(part).includes('Lemma is ready at') && ready());
    void ended.then(() => refuse(new Error('the server did not start')));
  });
  return { child, ended, port, host, origin: `https://${host}`, folder, environment, databaseUrl };
}

/** The processor time that a process and its threads have taken so far, in milliseconds. */
export function processorTime(pid) {
  const [, after = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user, system] = after.split(' ').slice(11, 13).map(Number);
  // In hundredths of a second on every Linux.
  return (user + system) * 10;
}

/** A port that nobody uses. */
export function freePort() {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
