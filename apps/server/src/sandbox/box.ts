import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import type { CodeLanguage } from '@lemma/core/document';
import { asNobody, fileLimit } from './file-limit.ts';
import { driverCommands, driverFiles } from './jail-files.ts';
import { jailArguments, jailCommand } from './jail.ts';
import { largestPicture, longestDrain, longestMessage, mostBoxOutput } from './limits.ts';
import { MarkedOutput, type Message } from './marked-output.ts';
import type { Pace } from './pace.ts';
import { machineOf } from './seccomp/calls.ts';
import { callFilter } from './seccomp/filter.ts';
import { watchFiles } from './watch-files.ts';

/** The job of a driver: its mode, and what belongs to it. */
export interface BoxJob {
  readonly mode: 'run' | 'learner' | 'evaluator';
  readonly [name: string]: unknown;
}

/** How a sandbox ended. `isFlooded`: it said more than may be said, and was ended. */
export interface BoxEnd {
  /** The exit value; of a program that was killed, 128 and the number of the signal. */
  readonly exit: number;
  /** Whether the driver had begun: what failed before failed for our reasons. */
  readonly hasBegun: boolean;
  readonly isFlooded: boolean;
}

/** A running sandbox. */
export interface Box {
  /** What the program has printed until now, without messages of the driver. */
  readonly output: { readonly text: string; readonly isCut: boolean };
  /** Sends a line to the driver. */
  say(line: string): void;
  /** Ends it, with everything that runs in it. */
  end(): void;
  /** The process of the machine that it is; undefined if there is none. */
  readonly pid: number | undefined;
  /** Settles when the driver has begun. */
  readonly begun: Promise<void>;
  readonly ended: Promise<BoxEnd>;
}

/** Starts a program in a sandbox of its own. `hear` gets what the driver says. */
export function startBox(language: CodeLanguage, job: BoxJob, pace: Pace, hear: (message: Message) => void): Box {
  const machine = machineOf(process.arch);
  if (machine === undefined) throw new Error(`There is no filter of calls for ${process.arch}.`);
  const mark = randomBytes(16).toString('hex');
  const files = driverFiles(language, job.mode);
  const limit = fileLimit();
  const arguments_ = jailArguments(language, {
    limit,
    filter: 3,
    files: files.map(({ path }, index) => ({ path, descriptor: 4 + index })),
  });
  const [program = '', ...jail] = jailCommand(pace, language, limit);
  const child = spawn(program, [...jail, ...arguments_, ...driverCommands[language]], {
    cwd: '/',
    env: {},
    // A session of its own, without a terminal.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe', ...files.map(() => 'pipe' as const)],
    ...asNobody(),
  });
  let hasBegun = false;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((settle) => {
    begin = settle;
  });
  let isFlooded = false;
  const watching = { stop: () => {} };
  // With its group: while the jail is being built, its second process does not end with the first yet.
  const end = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  };
  const output = new MarkedOutput(
    mark,
    { output: mostBoxOutput, message: longestMessage, picture: largestPicture },
    {
      hear: (message) => {
        if (message.tag === 'R' && !hasBegun) {
          hasBegun = true;
          begin();
          if (child.pid !== undefined) watching.stop = watchFiles(child.pid, end);
        } else hear(message);
      },
      flooded: () => {
        isFlooded = true;
        end();
      },
    },
  );
  writeTo(child.stdio[3], callFilter(machine, { mayFork: language === 'octave' }));
  files.forEach(({ text }, index) => writeTo(child.stdio[4 + index], text));
  child.stdin?.on('error', () => undefined);
  child.stdout?.on('data', (data: Buffer) => output.take(data));
  const ended = new Promise<BoxEnd>((settle) => {
    child.on('error', () => settle({ exit: -1, hasBegun: false, isFlooded: false }));
    // Whoever was ended while the jail was being built may leave a process behind that holds the pipes: it ends with them.
    child.on('exit', () => setTimeout(() => child.stdio.forEach((stream) => stream?.destroy()), longestDrain).unref());
    child.on('exit', () => watching.stop());
    child.on('close', (code, signal) => settle({ exit: code ?? (signal === null ? -1 : 137), hasBegun, isFlooded }));
  });
  const say = (line: string): void => {
    // The empty line is for Octave, which looks ahead.
    child.stdin?.write(`${line}\n\n`);
  };
  say(JSON.stringify({ ...job, mark }));
  // Code that asks for input finds none.
  if (job.mode === 'run') child.stdin?.end();
  return { output, say, end, pid: child.pid, begun, ended };
}

/** What is read at once from a descriptor. */
function writeTo(stream: Readable | Writable | null | undefined, data: Buffer | string): void {
  if (stream == null || !('end' in stream)) throw new Error('A descriptor of the jail is not open.');
  stream.on('error', () => undefined);
  stream.end(data);
}
