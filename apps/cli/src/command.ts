import type { Readable } from 'node:stream';
import type { Paint } from './paint.ts';

/** Where a command reads and writes: the terminal, or a test. */
export interface Terminal {
  readonly input: Readable;
  print(line: string): void;
  /** What is not a result: messages for people. */
  complain(line: string): void;
  /** Colours what is printed. Missing: nothing is coloured. */
  readonly paint?: Paint;
  /** Resolves when whoever called the program wants it to end: Ctrl-C. */
  stopped?(): Promise<void>;
}

/** One word of the command line: `lemma check …`. */
export interface CliCommand {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints. */
  readonly help: string;
  /** Resolves to the exit code: 0 good, 1 something is wrong with the input, 2 the command was called wrongly. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}
