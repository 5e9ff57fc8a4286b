import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkSource } from './check-source.ts';
import { contentAround } from './content-around.ts';
import type { Command } from './command.ts';
import { describeFinding } from './describe-finding.ts';
import { sourceFiles } from './source-files.ts';

const help = `lemma check PATH …

Checks documents: files, or folders with all .tex files in them. Every language of a document is converted,
its variables are drawn, its figures are constructed, its links and files are looked for: in the folder
that was named, or in the folder content around the file, or beside it. Files that begin with _ are only put into others. Each finding is a line
  file:line:column code message
and the last line counts them. The exit code is 1 if there is an error; warnings do not count.`;

/** `lemma check`: what is wrong with documents. */
export const check: Command = {
  name: 'check',
  summary: 'what is wrong with documents',
  help,
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    if (positionals.length === 0) {
      terminal.complain(help);
      return 2;
    }
    const files = await sourceFiles(positionals);
    let errors = 0;
    let warnings = 0;
    for (const { file, root } of files) {
      const source = await readFile(file, 'utf8');
      for (const finding of checkSource(source, contentAround({ file, root }))) {
        if (finding.severity === 'error') errors += 1;
        else warnings += 1;
        terminal.print(describeFinding(file, source, finding));
      }
    }
    terminal.print(`${counted(files.length, 'file')}, ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`);
    return errors > 0 ? 1 : 0;
  },
};

function counted(count: number, thing: string): string {
  return `${String(count)} ${thing}${count === 1 ? '' : 's'}`;
}
