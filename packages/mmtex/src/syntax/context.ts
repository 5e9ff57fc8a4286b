import type { CommandSyntax, CommandSyntaxes, EnvironmentSyntax, Grammar, Local } from './grammar.ts';
import { suggestionFor } from './suggestion.ts';

/** What may stand at a place of the source. */
export interface Context {
  readonly content: 'text' | 'commands' | 'definitions';
  readonly commands: CommandSyntaxes;
  readonly environments: Readonly<Record<string, EnvironmentSyntax>>;
}

/** The context of ordinary text, perhaps with some commands of its own. */
export function textContext(commands: CommandSyntaxes = {}): Context {
  return { content: 'text', commands, environments: {} };
}

/** The context inside an environment. */
export function contextIn(syntax: EnvironmentSyntax): Context {
  const content = syntax.content === 'commands' || syntax.content === 'definitions' ? syntax.content : 'text';
  return { content, commands: syntax.commands ?? {}, environments: syntax.environments ?? {} };
}

/** What a name means at a place: something, something elsewhere, or nothing, perhaps with a name spelled alike. */
export type Meaning<Syntax> =
  | { readonly kind: 'known'; readonly syntax: Syntax }
  | { readonly kind: 'misplaced'; readonly syntax: Syntax; readonly environments: string }
  | { readonly kind: 'unknown'; readonly suggestion?: { readonly name: string; readonly syntax: Syntax } };

/** What a command's name means here. */
export function commandMeaning(name: string, context: Context, grammar: Grammar): Meaning<CommandSyntax> {
  return meaning(name, context.content, context.commands, grammar.commands, grammar.localCommands);
}

/** What an environment's name means here. */
export function environmentMeaning(name: string, context: Context, grammar: Grammar): Meaning<EnvironmentSyntax> {
  return meaning(name, context.content, context.environments, grammar.environments, grammar.localEnvironments);
}

function meaning<Syntax>(
  name: string,
  content: Context['content'],
  here: Readonly<Record<string, Syntax>>,
  general: ReadonlyMap<string, Syntax>,
  elsewhere: ReadonlyMap<string, Local<Syntax>>,
): Meaning<Syntax> {
  const find = (wanted: string) =>
    Object.hasOwn(here, wanted) ? here[wanted] : content === 'text' ? general.get(wanted) : undefined;
  const syntax = find(name);
  if (syntax !== undefined) return { kind: 'known', syntax };
  const misplaced = elsewhere.get(name)?.syntax ?? general.get(name);
  if (misplaced !== undefined) {
    return { kind: 'misplaced', syntax: misplaced, environments: elsewhere.get(name)?.environments.join(', ') ?? '' };
  }
  const suggestion = suggestionFor(name, [...Object.keys(here), ...(content === 'text' ? general.keys() : [])]);
  const suggested = suggestion === undefined ? undefined : find(suggestion);
  return suggestion === undefined || suggested === undefined
    ? { kind: 'unknown' }
    : { kind: 'unknown', suggestion: { name: suggestion, syntax: suggested } };
}
