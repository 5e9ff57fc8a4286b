/**
 * How an argument is read. `text`: as text with commands. `settings`: the same, where it begins with a command; else the
 * bracket is text. `raw`: as typed (names, addresses). `expression`: as typed, and a
 * missing bracket is one of a definition or condition. `letter`: as text, and one character may stand without braces.
 */
export type ArgumentKind = 'text' | 'settings' | 'raw' | 'expression' | 'letter';

/** What a command takes. */
export interface CommandSyntax {
  /** Kinds of the arguments in square brackets; all may be missing. */
  readonly options?: readonly ArgumentKind[];
  readonly arguments?: readonly ArgumentKind[];
  /** Commands with a meaning in the options. */
  readonly optionCommands?: CommandSyntaxes;
}

export type CommandSyntaxes = Readonly<Record<string, CommandSyntax>>;

/** What an environment takes, and what may stand in it. */
export interface EnvironmentSyntax extends CommandSyntax {
  /**
   * `text`: paragraphs and every block. `commands`: nothing but the commands and environments named here.
   * `definitions`: besides, every other command with all the brackets that follow it. `verbatim`, `formula`: as typed.
   */
  readonly content: 'text' | 'commands' | 'definitions' | 'verbatim' | 'formula';
  /** Commands with a meaning directly inside. */
  readonly commands?: CommandSyntaxes;
  /** Environments with a meaning directly inside. */
  readonly environments?: Readonly<Record<string, EnvironmentSyntax>>;
}

/** The commands and environments of text, which may stand in every text. */
export interface Grammar {
  readonly commands: ReadonlyMap<string, CommandSyntax>;
  readonly environments: ReadonlyMap<string, EnvironmentSyntax>;
  /** Those of other environments, with the names of the environments: for messages and for going on. */
  readonly localCommands: ReadonlyMap<string, Local<CommandSyntax>>;
  readonly localEnvironments: ReadonlyMap<string, Local<EnvironmentSyntax>>;
}

/** Something with a meaning directly inside certain environments. */
export interface Local<Syntax> {
  readonly syntax: Syntax;
  readonly environments: readonly string[];
}

/** The grammar of text commands and environments, local ones found out by walking. */
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
