import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage, languages } from '@lemma/core/language';
import { convertDocument } from '@lemma/mmtex';
import { contentAround } from './content-around.ts';
import type { CliCommand } from './command.ts';
import { describeFinding } from './describe-finding.ts';
import { contentRootOf } from './source-files.ts';

const help = `lemma convert FILE [--lang ${languages.join('|')}]

Prints the XML of a document in one language (${defaultLanguage} by default).
Findings go to standard error; the exit code is 1 if there is an error among them.`;

/** `lemma convert`: prints the XML of a document. */
export const convert: CliCommand = {
  name: 'convert',
  summary: 'prints the XML of a document in one language',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { lang: { type: 'string', default: defaultLanguage } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1 || !isLanguage(values.lang)) {
      terminal.complain(help);
      return 2;
    }
    const source = await readFile(file, 'utf8');
    const { xml, findings } = convertDocument(source, values.lang, contentAround({ file, root: contentRootOf(file) }));
    terminal.print(xml);
    for (const finding of findings) terminal.complain(describeFinding(file, source, finding));
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};
