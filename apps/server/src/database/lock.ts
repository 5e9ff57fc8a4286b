import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fail, succeed, type Result } from '@lemma/core/store';

/** The data folder is in use by a process that is alive. */
export interface DataInUse {
  readonly kind: 'dataInUse';
  readonly folder: string;
}

/** A data folder that is this process's alone. */
export interface DataLock {
  /** Hears those who connect to the lock: the only programs that can are those of who owns the folder. */
  onConnection(listener: (socket: Socket) => void): void;
  /** Lets go of the folder. */
  dispose(): Promise<void>;
}

const socketName = 'lock.socket';

/** How often the lock is looked at, in milliseconds. */
const watchEvery = 2000;

/**
 * Takes a data folder for this process: PGlite itself lets two processes open the same files and damage them. The lock is a
 * socket in the folder that this process listens on. The operating system ends the listening with the process, however it dies,
 * and every process that sees the folder can ask whether somebody listens: one in another container too, whose process numbers
 * mean nothing here, and one after a restart of the machine. `lost` is called if the folder is taken away all the same.
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

/** Connects to the process that has the folder; undefined when nobody has it. */
export async function connectToHolder(folder: string): Promise<Socket | undefined> {
  const short = await shortAddress(folder);
  try {
    return await connected(short.address);
  } finally {
    await short.forget();
  }
}

/**
 * Binding is what only one process can do; a socket that nobody listens on is what a killed process left. Of many that find one,
 * only the process that holds the right to that very socket takes it away, so that no living one is ever taken for it: that right
 * is a lock of the same kind.
 */
async function take(server: Server, address: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await listens(server, address)) return true;
    const left = await identityOf(address);
    if (await isHeld(address)) return false;
    // A process is bound for a moment before it listens.
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
    // Somebody else is at it.
    await rest(10);
    return;
  }
  if ((await identityOf(address)) === left) await rm(address, { force: true });
  await new Promise((done) => right.close(done));
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** What tells a socket from every other that was or will be at its address; undefined where there is none. */
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
  // Whoever has the socket hears of its end.
}

/** Looks whether the socket in the folder is still ours: whoever deletes it lets another process in. */
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

/** Addresses of sockets have at most about a hundred bytes: a deep folder is reached by a link. Windows has names of its own. */
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
