import type { Readable } from 'node:stream';
import type { Paint } from './paint.ts';

/** Where a command reads and writes: the terminal, or a test. */
export interface Terminal {
  readonly input: Readable;
  print(line: string): void;
  /** For messages to people rather than results. */
  complain(line: string): void;
  /** Colours the output. If missing, there are no colours. */
  readonly paint?: Paint;
  /** Resolves when the user wants the program to end: Ctrl-C. */
  stopped?(): Promise<void>;
}

/** A command: `lemma check …`. */
export interface CliCommand {
  readonly name: string;
  /** One line in the list of commands. */
  readonly summary: string;
  /** The output of `--help`. */
  readonly help: string;
  /** Resolves to the exit code: 0 for success, 1 if something is wrong with the input, 2 for incorrect usage. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}
