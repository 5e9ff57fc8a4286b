import type { Command, Terminal } from './command.ts';
import { check } from './check.ts';
import { convert } from './convert.ts';
import { draw } from './draw.ts';
import { evaluate } from './evaluate.ts';

const commands: readonly Command[] = [check, convert, evaluate, draw];

const overview = `lemma COMMAND …

${commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join('\n')}

lemma COMMAND --help says more.`;

/** Runs the command that the arguments name; resolves to the exit code. */
async function run([name, ...args]: readonly string[], terminal: Terminal): Promise<number> {
  const command = commands.find((known) => known.name === name);
  if (command === undefined) {
    const asked = name === undefined || name === '--help' || name === 'help';
    (asked ? terminal.print : terminal.complain)(asked ? overview : `lemma: no command "${name}"\n\n${overview}`);
    return asked ? 0 : 2;
  }
  if (args.includes('--help')) {
    terminal.print(command.help);
    return 0;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    // parseArgs and the file system speak in exceptions; their messages are for people.
    terminal.complain(`lemma ${command.name}: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
}

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
