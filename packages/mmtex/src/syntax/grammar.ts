/**
 * How an argument is read. `text`: text with commands. `settings`: the same if it begins with a command; otherwise the
 * bracket is text. `raw`: verbatim (names, addresses). `expression`: verbatim; a missing bracket is reported as one of
 * a definition or condition. `accented`: text, or nothing; a single letter needs no braces.
 */
export type ArgumentKind = 'text' | 'settings' | 'raw' | 'expression' | 'accented';

/** The syntax of a command. */
export interface CommandSyntax {
  /** Kinds of the arguments in square brackets; all are optional. */
  readonly options?: readonly ArgumentKind[];
  readonly arguments?: readonly ArgumentKind[];
  /** Commands allowed in the options. */
  readonly optionCommands?: CommandSyntaxes;
}

export type CommandSyntaxes = Readonly<Record<string, CommandSyntax>>;

/** The syntax of an environment and of its contents. */
export interface EnvironmentSyntax extends CommandSyntax {
  /**
   * `text`: paragraphs and any block. `commands`: only the commands and environments listed here. `definitions`:
   * additionally any other command with all following brackets. `verbatim`, `formula`: verbatim.
   */
  readonly content: 'text' | 'commands' | 'definitions' | 'verbatim' | 'formula';
  /** Commands with a meaning only directly inside. */
  readonly commands?: CommandSyntaxes;
  /** Environments with a meaning only directly inside. */
  readonly environments?: Readonly<Record<string, EnvironmentSyntax>>;
}

/** The commands and environments allowed in any text. */
export interface Grammar {
  readonly commands: ReadonlyMap<string, CommandSyntax>;
  readonly environments: ReadonlyMap<string, EnvironmentSyntax>;
  /** Those of specific environments, with the names of the environments: for messages and error recovery. */
  readonly localCommands: ReadonlyMap<string, Local<CommandSyntax>>;
  readonly localEnvironments: ReadonlyMap<string, Local<EnvironmentSyntax>>;
}

/** Something with a meaning only directly inside certain environments. */
export interface Local<Syntax> {
  readonly syntax: Syntax;
  readonly environments: readonly string[];
}

/** The grammar of text commands and environments; collects local ones by traversal. */
export function grammarOf(
  commands: CommandSyntaxes,
  environments: Readonly<Record<string, EnvironmentSyntax>>,
): Grammar {
  const localCommands = new Map<string, Local<CommandSyntax>>();
  const localEnvironments = new Map<string, Local<EnvironmentSyntax>>();
  const visit = (name: string, syntax: EnvironmentSyntax) => {
    for (const [inner, local] of Object.entries(syntax.commands ?? {})) note(localCommands, inner, local, name);
    for (const [inner, local] of Object.entries(syntax.environments ?? {})) {
      note(localEnvironments, inner, local, name);
      visit(inner, local);
    }
  };
  for (const [name, syntax] of Object.entries(environments)) visit(name, syntax);
  return {
    commands: new Map(Object.entries(commands)),
    environments: new Map(Object.entries(environments)),
    localCommands,
    localEnvironments,
  };
}

function note<Syntax>(locals: Map<string, Local<Syntax>>, name: string, syntax: Syntax, environment: string): void {
  const known = locals.get(name);
  const environments = known?.environments ?? [];
  if (environments.includes(environment)) return;
  locals.set(name, { syntax: known?.syntax ?? syntax, environments: [...environments, environment] });
}
