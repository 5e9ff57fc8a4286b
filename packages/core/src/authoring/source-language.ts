import type { Edit, Span } from '../source/index.ts';
import type { Result } from '../store/index.ts';

/** What a stretch of source is. Whatever is plain text for readers has no token. */
export type TokenKind =
  /** `\emph`, `\begin`, `\lang`. */
  | 'command'
  /** The name after `\begin` and `\end`. */
  | 'environment'
  /** A command or environment that means nothing where it stands. */
  | 'unknown'
  /** What is read as typed: names, addresses, types. */
  | 'name'
  | 'formula'
  | 'formulaCommand'
  /** A term of a definition or a condition. */
  | 'expression'
  | 'number'
  /** A name that the figure, quick check or problem around defines. */
  | 'variable'
  /** Code listings and scripts. */
  | 'verbatim'
  | 'comment';

/** A stretch of source for highlighting. */
export interface SourceToken {
  readonly kind: TokenKind;
  readonly span: Span;
}

/** What a proposal or an explanation speaks of: it decides the sign beside it and where its sentence is found. */
export type CompletionKind =
  | 'command'
  | 'environment'
  | 'formulaCommand'
  | 'type'
  | 'attribute'
  | 'option'
  | 'variable'
  | 'label'
  | 'language'
  | 'function'
  | 'constant';

/** A proposal for what is being typed. */
export interface Completion {
  readonly kind: CompletionKind;
  /** What is proposed: `\emph`, `definition`, `a`. */
  readonly label: string;
  /** How it is written with what it takes; missing where the label says it all. */
  readonly syntax?: string;
  /** The place of what has been typed of it so far. */
  readonly span: Span;
  /** What stands there then; `${…}` are places to fill in, each with the name of what it takes. */
  readonly insert: string;
}

/** An explanation of a name in the source. */
export interface Hover {
  readonly kind: CompletionKind;
  /** The name without a backslash. */
  readonly name: string;
  /** The environment around it, where it may mean something else than elsewhere. */
  readonly environment?: string;
  readonly syntax: string;
  readonly span: Span;
}

/** Why a name was not changed. */
export type RenameFailure =
  /** There is no variable, label, local id or shorthand at the place. */
  | { readonly kind: 'notRenamable' }
  /** It is used in the text of a shorthand, where another name might be meant. */
  | { readonly kind: 'insideShorthand' }
  | { readonly kind: 'badName' }
  /** The name means something else in the language. */
  | { readonly kind: 'reservedName' }
  | { readonly kind: 'nameTaken' };

/** A type of variable that figures know: the language has its words, the engine its meaning. */
export interface FigureType {
  readonly name: string;
  /** What may stand in its square brackets. */
  readonly options: readonly string[];
  /** Values of an example, by which authors see what it takes. */
  readonly values: readonly string[];
}

/** What an editor asks about a source in the authoring language. Every answer is about the text given; nothing throws. */
export interface SourceLanguage {
  /** In the order of the source; they do not overlap. */
  tokensOf(source: string): readonly SourceToken[];
  completionsAt(source: string, offset: number): readonly Completion[];
  hoverAt(source: string, offset: number): Hover | undefined;
  /** What can be folded away: from the end of its first line to the end of its last. */
  foldsOf(source: string): readonly Span[];
  /** Where the variable, label, local id or shorthand at a place is defined. */
  definitionAt(source: string, offset: number): Span | undefined;
  /** Every place where it is named, its definition among them. */
  usesAt(source: string, offset: number): readonly Span[];
  /** The changes that give it another name everywhere. */
  rename(source: string, offset: number, newName: string): Result<readonly Edit[], RenameFailure>;
}

/** Brings the language's knowledge here when an editor opens. */
export interface SourceLanguageLoader {
  /** Undefined where nothing is known about the language: text is then text. */
  load(types: readonly FigureType[]): Promise<SourceLanguage | undefined>;
}
