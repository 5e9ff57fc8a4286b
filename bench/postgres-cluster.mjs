// A PostgreSQL of its own for a bench, in a temporary folder; as an unprivileged user, because PostgreSQL refuses to run
// as root. Debian: apt-get install -y postgresql.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rest } from './people.mjs';

/** Starts a new cluster; `url` is that of its empty database. */
export async function startCluster(port) {
  const programs = programFolder();
  const folder = mkdtempSync(join(tmpdir(), 'lemma-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? idsOf('postgres') : {};
  if (isRoot) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const options = { ...owner, cwd: folder, encoding: 'utf8' };
  const data = join(folder, 'data');
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'lemma', '-A', 'trust', '-E', 'UTF8'], options);
  if (made.status !== 0) throw new Error(made.stderr);
  const settings = ['-D', data, '-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(join(programs, 'postgres'), settings, { ...options, stdio: 'ignore' });
  const ended = new Promise((done) => child.on('exit', done));
  const isReady = () =>
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], options).status === 0;
  for (let tries = 0; !isReady(); tries += 1) {
    if (tries > 300) throw new Error('PostgreSQL did not start');
    await rest(100);
  }
  return {
    url: `postgres://lemma@127.0.0.1:${port}/postgres`,
    async dispose() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function programFolder() {
  const versions = '/usr/lib/postgresql';
  const [newest] = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) throw new Error('There is no PostgreSQL here: apt-get install -y postgresql');
  return join(versions, newest, 'bin');
}

function idsOf(user) {
  const id = (which) => Number(spawnSync('id', [which, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
