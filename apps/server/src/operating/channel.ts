import type { Socket } from 'node:net';
import * as v from 'valibot';
import { parseJson } from '@lemma/core/platform';
import { fail } from '@lemma/core/store';
import type { DataLock } from '../database/index.ts';
import type { Said } from './user-commands.ts';

const asked = v.object({ args: v.array(v.string()), files: v.record(v.string(), v.string()) });
export type OperatorRequest = v.InferOutput<typeof asked>;

const said = v.variant('ok', [
  v.object({ ok: v.literal(true), value: v.array(v.string()) }),
  v.object({ ok: v.literal(false), failure: v.string() }),
]);

/** A class list is far smaller than this. */
const longestLine = 10_000_000;

/**
 * Lets commands reach the process that holds the data: over the socket of its lock, which only the owner of the folder
 * can open. One line of JSON is sent and one returned.
 */
export function hearCommands(lock: DataLock, run: (asked: OperatorRequest) => Promise<Said>): void {
  lock.onConnection((socket) => {
    socket.on('error', () => undefined);
    void lineOf(socket).then(async (line) => {
      if (line === undefined) return;
      const read = v.safeParse(asked, parseJson(line));
      const answer = read.success ? await run(read.output) : fail('This is no command.');
      socket.end(`${JSON.stringify(answer)}\n`);
    });
  });
}

/** Sends a command to the process at the other end. */
export async function ask(socket: Socket, command: OperatorRequest): Promise<Said> {
  socket.write(`${JSON.stringify(command)}\n`);
  const line = await lineOf(socket);
  socket.destroy();
  const read = v.safeParse(said, parseJson(line ?? ''));
  return read.success ? read.output : fail('The running Lemma did not answer.');
}

function lineOf(socket: Socket): Promise<string | undefined> {
  return new Promise((settle) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += String(chunk);
      const end = text.indexOf('\n');
      if (end >= 0) settle(text.slice(0, end));
      else if (text.length > longestLine) socket.destroy();
    });
    socket.once('close', () => settle(undefined));
  });
}
