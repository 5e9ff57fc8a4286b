import type { FigureType } from '@lemma/core/authoring';
import type { ArgumentKind, CommandSyntax, EnvironmentSyntax } from '../syntax/index.ts';
import { argumentWords, optionWords } from './argument-words.ts';

/** Commands handled by preparation, so that the grammar does not contain them. */
export const preparedCommands: Readonly<Record<string, string>> = {
  lang: '\\lang{${language}}{${text}}',
  newcommand: '\\newcommand{\\${shorthand}}{${text}}',
  input: '\\input{${path}}',
  insert: '\\insert{${path}}',
};

/** The syntax of a command: `\href[${option}]{${address}}{${text}}`; a placeholder `${…}` is the id of a text. */
export function commandLine(name: string, syntax: CommandSyntax): string {
  return `\\${name}${squareBracketsOf(`\\${name}`, syntax)}${bracesOf(name, syntax)}`;
}

/** What is inserted when a command is chosen: without optional parts. */
export function commandInsert(name: string, syntax: CommandSyntax): string {
  return `\\${name}${bracesOf(name, syntax)}`;
}

/** The syntax of an environment, on one line. */
export function environmentLine(name: string, syntax: EnvironmentSyntax): string {
  return `\\begin{${name}}${squareBracketsOf(name, syntax)}${bracesOf(name, syntax)} … \\end{${name}}`;
}

/** An environment with its end, and its title if it may have one. */
export function environmentInsert(name: string, syntax: EnvironmentSyntax): string {
  const [first] = syntax.options ?? [];
  const title = first === 'text' && syntax.optionCommands === undefined ? '[${title}]' : '';
  return `\\begin{${name}}${title}${bracesOf(name, syntax)}\n  \${}\n\\end{${name}}`;
}

/** The syntax of a definition of a variable type. */
export function definitionLine({ name, values }: FigureType): string {
  return `\\${name}{\${name}}{${values.join(', ')}}`;
}

/** The same with example values to overwrite. */
export function definitionInsert({ name, values }: FigureType): string {
  const places = values.map((value) => (/[{}$\\]/.test(value) ? '${}' : `\${${value}}`));
  return `\\${name}{\${name}}{${places.join(', ')}}`;
}

function squareBracketsOf(name: string, { options = [] }: CommandSyntax): string {
  const named = optionWords[name] ?? [];
  return options.map((kind, index) => `[\${${named[index] ?? optionWord(kind)}}]`).join('');
}

function bracesOf(name: string, syntax: CommandSyntax): string {
  if (name === 'verb') return '|${text}|';
  const taken = syntax.arguments ?? [];
  const named = argumentWords[`${name}/${String(taken.length)}`] ?? argumentWords[name.replace('*', '')] ?? [];
  return taken.map((kind, index) => `{\${${named[index] ?? argumentWord(kind)}}}`).join('');
}

function argumentWord(kind: ArgumentKind): string {
  switch (kind) {
    case 'text':
      return 'text';
    case 'settings':
      return 'settings';
    case 'raw':
      return 'name';
    case 'expression':
      return 'condition';
    case 'accented':
      return 'letter';
  }
}

function optionWord(kind: ArgumentKind): string {
  return kind === 'text' ? 'title' : kind === 'settings' ? 'settings' : 'option';
}
