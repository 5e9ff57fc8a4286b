import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fail, succeed, type Result } from '@lemma/core/store';

/** The data folder is in use by a running process. */
export interface DataInUse {
  readonly kind: 'dataInUse';
  readonly folder: string;
}

/** A data folder owned exclusively by this process. */
export interface DataLock {
  /** Listens to connections to the lock: only programs of the folder's owner can connect. */
  onConnection(listener: (socket: Socket) => void): void;
  /** Releases the folder. */
  dispose(): Promise<void>;
}

const socketName = 'lock.socket';

/** How often the lock is checked, in milliseconds. */
const watchEvery = 2000;

/**
 * Takes a data folder for this process: PGlite itself lets two processes open the same files and damage them. The lock
 * is a socket in the folder that this process listens on. The operating system stops the listening when the process
 * ends, however it dies, and every process that sees the folder can check whether somebody listens: even one in another
 * container, where process ids mean nothing, or one after a reboot. `lost` is called if the folder is taken away all
 * the same.
 */
export async function lockData(folder: string, lost: () => void): Promise<Result<DataLock, DataInUse>> {
  const real = join(resolve(folder), socketName);
  const short = await shortAddress(folder);
  const server = createServer();
  if (!(await take(server, short.address))) {
    await short.forget();
    return fail({ kind: 'dataInUse', folder });
  }
  server.unref();
  const watch = process.platform === 'win32' ? undefined : setInterval(await watcher(real, lost), watchEvery).unref();
  return succeed({
    onConnection: (listener) => void server.on('connection', listener),
    async dispose() {
      clearInterval(watch);
      await new Promise((done) => server.close(done));
      await short.forget();
    },
  });
}

/** Connects to the process that holds the folder; undefined if there is none. */
export async function connectToHolder(folder: string): Promise<Socket | undefined> {
  const short = await shortAddress(folder);
  try {
    return await connected(short.address);
  } finally {
    await short.forget();
  }
}

/**
 * Only one process can bind the address; a socket that nobody listens on was left by a killed process. Of several that
 * find one, only the process that holds the right to that very socket removes it, so that no live one is ever mistaken
 * for it: that right is a lock of the same kind.
 */
async function take(server: Server, address: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await listens(server, address)) return true;
    const left = await identityOf(address);
    if (await isHeld(address)) return false;
    // A process binds shortly before it listens.
    await rest(50);
    if (await isHeld(address)) return false;
    if (left !== undefined) await clear(address, left);
  }
  return false;
}

async function clear(address: string, left: string): Promise<void> {
  const right = createServer();
  const digest = createHash('sha256').update(left).digest('hex').slice(0, 8);
  if (!(await take(right, join(dirname(address), `lock.${digest}`)))) {
    // Another process is doing this.
    await rest(10);
    return;
  }
  if ((await identityOf(address)) === left) await rm(address, { force: true });
  await new Promise((done) => right.close(done));
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/**
 * The identity of a socket, which distinguishes it from any other at its address at any time; undefined if there is
 * none.
 */
async function identityOf(address: string): Promise<string | undefined> {
  try {
    const { ino, mtimeNs } = await stat(address, { bigint: true });
    return `${ino} ${mtimeNs}`;
  } catch {
    return undefined;
  }
}

/** Whether a process listens, even one that is too busy to answer. */
function isHeld(address: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(address, () => {
      settle(true);
      socket.destroy();
    });
    socket.on('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      settle(code !== 'ECONNREFUSED' && code !== 'ENOENT');
    });
  });
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((settle, refuse) => {
    const onError = (error: Error): void => {
      if ('code' in error && error.code === 'EADDRINUSE') settle(false);
      else refuse(error);
    };
    server.once('error', onError);
    server.listen(address, () => {
      server.off('error', onError);
      settle(true);
    });
  });
}

function connected(address: string): Promise<Socket | undefined> {
  return new Promise((settle) => {
    const socket = connect(address);
    socket.once('connect', () => settle(socket.off('error', nothing)));
    socket.once('error', () => settle(undefined));
    socket.on('error', nothing);
  });
}

function nothing(): void {
  // Whoever has the socket is notified of its end.
}

/** Checks that the socket in the folder is still ours: deleting it lets another process in. */
async function watcher(real: string, lost: () => void): Promise<() => void> {
  const { ino } = await stat(real);
  return () =>
    void stat(real).then(
      (now) => {
        if (now.ino !== ino) lost();
      },
      () => lost(),
    );
}

/**
 * Socket addresses are limited to about a hundred bytes: a deep folder is reached through a symbolic link. Windows has
 * its own names.
 */
async function shortAddress(folder: string): Promise<{ readonly address: string; forget(): Promise<void> }> {
  const real = resolve(folder);
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(real.toLowerCase()).digest('hex');
    return { address: `\\\\.\\pipe\\lemma-${name}`, forget: () => Promise.resolve() };
  }
  const address = join(real, socketName);
  if (Buffer.byteLength(address) < 100) return { address, forget: () => Promise.resolve() };
  const links = await mkdtemp(join(tmpdir(), 'lemma-'));
  await symlink(real, join(links, 'data'));
  return { address: join(links, 'data', socketName), forget: () => rm(links, { recursive: true, force: true }) };
}
