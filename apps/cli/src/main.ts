import { version } from '../package.json';
import type { CliCommand, Terminal } from './command.ts';
import { check } from './check.ts';
import { convert } from './convert.ts';
import { draw } from './draw.ts';
import { evaluate } from './evaluate.ts';
import { colored, plain, wantsColor } from './paint.ts';

const commands: readonly CliCommand[] = [check, convert, evaluate, draw];

const overview = `lemma COMMAND …

${commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join('\n')}

  --help          show this list or, after a command, its help
  --version       show the version
  --color, --no-color
                  always or never colour the output. By default only terminals get colours; NO_COLOR and FORCE_COLOR are honoured.

Exit codes: 0 success, 1 there is an error in the input, 2 wrong usage.`;

/** Runs the command named by the arguments; resolves to the exit code. */
async function run([name, ...args]: readonly string[], terminal: Terminal): Promise<number> {
  if (name === '--version') {
    terminal.print(`lemma ${version}`);
    return 0;
  }
  const command = commands.find((known) => known.name === name);
  if (command === undefined) {
    const asked = name === undefined || name === '--help' || name === 'help';
    (asked ? terminal.print : terminal.complain)(asked ? overview : `lemma: unknown command "${name}"\n\n${overview}`);
    return asked ? 0 : 2;
  }
  if (args.includes('--help')) {
    terminal.print(command.help);
    return 0;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    // parseArgs and the file system throw exceptions; their messages are fit for people.
    terminal.complain(`lemma ${command.name}: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
}

/** The reader has seen enough (`lemma … | head`): the exit code is that of a program terminated by SIGPIPE. */
const endOfPipe = 128 + 13;

function leave(error: Error): never {
  if ('code' in error && error.code === 'EPIPE') process.exit(endOfPipe);
  throw error;
}

function write(stream: NodeJS.WriteStream, line: string): void {
  stream.write(`${line}\n`);
  // The event comes too late for a loop that never waits.
  if (stream.errored) leave(stream.errored);
}

process.stdout.on('error', leave);
process.stderr.on('error', leave);

const colorFlags = new Map([
  ['--color', true],
  ['--no-color', false],
]);
const args = process.argv.slice(2);
const asked = args.map((arg) => colorFlags.get(arg)).findLast((flag) => flag !== undefined);
const colors = wantsColor({ isTerminal: process.stdout.isTTY, environment: process.env, asked });

process.exitCode = await run(
  args.filter((arg) => !colorFlags.has(arg)),
  {
    input: process.stdin,
    print: (line) => write(process.stdout, line),
    complain: (line) => write(process.stderr, line),
    paint: colors ? colored : plain,
    stopped: () =>
      new Promise((stop) => {
        process.once('SIGINT', () => stop());
        process.once('SIGTERM', () => stop());
      }),
  },
);
