import { grammarOf, type EnvironmentSyntax, type Grammar } from '../syntax/index.ts';
import { blockCommands } from './block-commands.ts';
import { blockEnvironments } from './block-environments.ts';
import { formulaEnvironments } from './formula.ts';
import { headingCommands } from './headings.ts';
import { inlineCommands } from './inline-commands.ts';
import { metainfoSyntax } from './metainfo.ts';

const text: EnvironmentSyntax = { content: 'text' };
const raw = { arguments: ['raw'] } as const;

/** Commands of the document as a whole; they produce no output in place. */
const documentCommands = {
  documentclass: { options: ['raw'], arguments: ['raw'] },
  usepackage: { options: ['raw'], arguments: ['raw'] },
  ombchapter: raw,
  ombarticle: raw,
  title: { arguments: ['text'] },
  subtitle: { arguments: ['text'] },
  author: { options: ['text'], arguments: ['text'] },
  version: { arguments: ['text'] },
} as const;

/** The language: the syntax of every text command and environment. */
export const grammar: Grammar = grammarOf(
  {
    ...documentCommands,
    ...headingCommands,
    ...Object.fromEntries([...blockCommands].map(([name, { syntax }]) => [name, syntax])),
    ...Object.fromEntries([...inlineCommands].map(([name, { syntax }]) => [name, syntax])),
  },
  {
    metainfo: metainfoSyntax,
    content: text,
    visualizationwrapper: text,
    ...Object.fromEntries(formulaEnvironments.map((name) => [name, { content: 'formula' as const }])),
    ...Object.fromEntries([...blockEnvironments].map(([name, { syntax }]) => [name, syntax])),
  },
);
