import type { CommandSyntax, CommandSyntaxes, EnvironmentSyntax, Grammar, Local } from './grammar.ts';
import { meantEnvironment } from './latex-names.ts';
import type { SuggestionFor } from './suggestion.ts';

/** What is allowed at a place of the source. */
export interface Context {
  readonly content: 'text' | 'commands' | 'definitions';
  readonly commands: CommandSyntaxes;
  readonly environments: Readonly<Record<string, EnvironmentSyntax>>;
}

/** The context of ordinary text, possibly with additional commands. */
export function textContext(commands: CommandSyntaxes = {}): Context {
  return { content: 'text', commands, environments: {} };
}

/** The context inside an environment. */
export function contextIn(syntax: EnvironmentSyntax): Context {
  const content = syntax.content === 'commands' || syntax.content === 'definitions' ? syntax.content : 'text';
  return { content, commands: syntax.commands ?? {}, environments: syntax.environments ?? {} };
}

/** The meaning of a name at a place: known, known elsewhere, or unknown, possibly with a similar name. */
export type Meaning<Syntax> =
  | { readonly kind: 'known'; readonly syntax: Syntax }
  | { readonly kind: 'misplaced'; readonly syntax: Syntax; readonly environments: string }
  | { readonly kind: 'unknown'; readonly suggestion?: { readonly name: string; readonly syntax: Syntax } };

/** The meaning of a command here. */
export function commandMeaning(
  name: string,
  context: Context,
  grammar: Grammar,
  suggestionFor: SuggestionFor,
): Meaning<CommandSyntax> {
  const here = { content: context.content, own: context.commands, general: grammar.commands };
  return meaning(name, here, grammar.localCommands, suggestionFor);
}

/** Whether a command has a meaning here. */
export function isKnownCommand(name: string, { content, commands }: Context, grammar: Grammar): boolean {
  return syntaxOf(name, { content, own: commands, general: grammar.commands }) !== undefined;
}

/** The meaning of an environment here. */
export function environmentMeaning(
  name: string,
  context: Context,
  grammar: Grammar,
  suggestionFor: SuggestionFor,
): Meaning<EnvironmentSyntax> {
  const here = { content: context.content, own: context.environments, general: grammar.environments };
  const meant = meantEnvironment(name);
  return meaning(name, here, grammar.localEnvironments, (typed, known) => meant ?? suggestionFor(typed, known));
}

/** The names with a meaning at a place: its own, and the general ones if text is allowed. */
interface Here<Syntax> {
  readonly content: Context['content'];
  readonly own: Readonly<Record<string, Syntax>>;
  readonly general: ReadonlyMap<string, Syntax>;
}

function syntaxOf<Syntax>(name: string, { content, own, general }: Here<Syntax>): Syntax | undefined {
  return Object.hasOwn(own, name) ? own[name] : content === 'text' ? general.get(name) : undefined;
}

function* namesOf<Syntax>({ content, own, general }: Here<Syntax>): Generator<string> {
  yield* Object.keys(own);
  if (content === 'text') yield* general.keys();
}

function meaning<Syntax>(
  name: string,
  here: Here<Syntax>,
  elsewhere: ReadonlyMap<string, Local<Syntax>>,
  suggestionFor: SuggestionFor,
): Meaning<Syntax> {
  const syntax = syntaxOf(name, here);
  if (syntax !== undefined) return { kind: 'known', syntax };
  const misplaced = elsewhere.get(name)?.syntax ?? here.general.get(name);
  if (misplaced !== undefined) {
    return { kind: 'misplaced', syntax: misplaced, environments: elsewhere.get(name)?.environments.join(', ') ?? '' };
  }
  const suggestion = suggestionFor(name, namesOf(here));
  const suggested = suggestion === undefined ? undefined : syntaxOf(suggestion, here);
  return suggestion === undefined || suggested === undefined
    ? { kind: 'unknown' }
    : { kind: 'unknown', suggestion: { name: suggestion, syntax: suggested } };
}
