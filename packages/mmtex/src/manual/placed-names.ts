import { commandLine, environmentLine, preparedCommands } from '../service/index.ts';
import type { CommandSyntax, EnvironmentSyntax } from '../syntax/index.ts';
import { grammar } from '../writing/index.ts';
import type { ManualEntry } from './entry.ts';

/** A name of the language in a place where it is allowed, and its syntax; placeholders in `${…}` are ids of texts. */
export interface PlacedName extends Omit<ManualEntry, 'within'> {
  /** The environment, or for a setting the name that it is an option of; `text`: every text. */
  readonly place: string;
  readonly line: string;
}

/** Handled before parsing, so that the grammar does not contain them. */
const readBefore: readonly PlacedName[] = [
  ...Object.entries(preparedCommands).map(([name, line]) => command(name, 'text', line)),
  { kind: 'environment', name: 'comment', place: 'text', line: '\\begin{comment} … \\end{comment}' },
  command('verbatim', 'text', '\\verbatim … \\endverbatim'),
  command('randadjustIf', 'variables', '\\randadjustIf{${variables}}{${condition}}'),
  ...['python', 'octave'].flatMap((place): readonly PlacedName[] => [
    { kind: 'environment', name: 'editable', place, line: '\\begin{editable}[${label}] … \\end{editable}' },
    command('blank', place, '\\blank[${label}]{${text}}'),
  ]),
];

/** Every command, environment and setting of the language in every place where it has a meaning. */
export const placedNames: readonly PlacedName[] = walk();

function walk(): readonly PlacedName[] {
  const found = new Map<string, PlacedName>();
  const note = (name: PlacedName) => {
    const key = `${name.kind} ${name.name} ${name.place}`;
    if (found.has(key)) return false;
    found.set(key, name);
    return true;
  };
  const settings = (owner: string, { optionCommands = {} }: CommandSyntax) => {
    for (const [name, syntax] of Object.entries(optionCommands)) {
      note({ kind: 'setting', name, place: owner, line: commandLine(name, syntax) });
    }
  };
  const commands = (place: string, all: Iterable<readonly [string, CommandSyntax]>) => {
    for (const [name, syntax] of all) {
      note(command(name, place, commandLine(name, syntax)));
      settings(`\\${name}`, syntax);
    }
  };
  const environments = (place: string, all: Iterable<readonly [string, EnvironmentSyntax]>) => {
    for (const [name, syntax] of all) {
      settings(name, syntax);
      commands(name, Object.entries(syntax.commands ?? {}));
      if (note({ kind: 'environment', name, place, line: environmentLine(name, syntax) })) {
        environments(name, Object.entries(syntax.environments ?? {}));
      }
    }
  };
  commands('text', grammar.commands);
  environments('text', grammar.environments);
  for (const name of readBefore) note(name);
  return [...found.values()];
}

function command(name: string, place: string, line: string): PlacedName {
  return { kind: 'command', name, place, line };
}
