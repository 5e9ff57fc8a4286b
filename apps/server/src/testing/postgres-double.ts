import { createServer, type Server, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';

/**
 * A PostgreSQL server on this machine that can be made to fail: real answers over the real protocol, from an in-memory
 * database.
 */
export interface PostgresDouble {
  readonly url: string;
  /** Drops all connections, as a restart does. */
  restart(): void;
  /** Stops or resumes answering; connections stay. */
  freeze(frozen: boolean): void;
  close(): Promise<void>;
}

const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const sync = 'S'.charCodeAt(0);
const query = 'Q'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);

/** Starts the double. All connections share one session: concurrent transactions on two of them would mix. */
export async function startPostgresDouble(): Promise<PostgresDouble> {
  const lite = await PGlite.create();
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    serve(socket, lite, () => frozen);
  });
  const port = await listen(server);
  return {
    url: `postgres://double@127.0.0.1:${port}/postgres`,
    restart() {
      for (const socket of sockets) socket.destroy();
    },
    freeze(now) {
      frozen = now;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
      await lite.close();
    },
  };
}

/**
 * The first message has no type; the others have one and a four-byte length, and are answered when the client waits for
 * it.
 */
function serve(socket: Socket, lite: PGlite, isFrozen: () => boolean): void {
  let received = Buffer.alloc(0);
  let asked: Buffer[] = [];
  let started = false;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const header = started ? 1 : 0;
      if (received.length < header + 4) return;
      const length = header + received.readUInt32BE(header);
      if (received.length < length) return;
      const message = received.subarray(0, length);
      received = received.subarray(length);
      if (!started) {
        started = true;
        if (!isFrozen()) socket.write(Buffer.concat([authenticated, readyForQuery]));
        continue;
      }
      const [type] = message;
      if (type === terminate) return void socket.end();
      asked.push(message);
      if (type !== sync && type !== query) continue;
      const batch = Buffer.concat(asked);
      asked = [];
      void lite.runExclusive(async () => {
        const answer = await lite.execProtocolRaw(batch);
        if (!isFrozen()) socket.write(answer);
      });
    }
  });
}

function listen(server: Server): Promise<number> {
  return new Promise((settle) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      settle(typeof address === 'object' && address !== null ? address.port : 0);
    }),
  );
}
