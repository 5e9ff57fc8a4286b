import type { Edit, Span } from '../source/index.ts';
import type { Result } from '../store/index.ts';

/** The kind of a range of source. Plain text has no token. */
export type TokenKind =
  /** `\emph`, `\begin`, `\lang`. */
  | 'command'
  /** The name after `\begin` and `\end`. */
  | 'environment'
  /** A command or environment that has no meaning in its context. */
  | 'unknown'
  /** Verbatim arguments: names, addresses, types. */
  | 'name'
  | 'formula'
  | 'formulaCommand'
  /** A term of a definition or a condition. */
  | 'expression'
  | 'number'
  /** A name defined by the surrounding figure, quick check or problem. */
  | 'variable'
  /** Code listings and scripts. */
  | 'verbatim'
  | 'comment';

/** A highlighted range of source. */
export interface SourceToken {
  readonly kind: TokenKind;
  readonly span: Span;
}

/** What a completion or hover is about; determines its icon and where its description is found. */
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

/** A completion for what is being typed. */
export interface Completion {
  readonly kind: CompletionKind;
  /** The label in the list: `\emph`, `definition`, `a`. */
  readonly label: string;
  /** The full form with its arguments; missing if the label says it all. */
  readonly syntax?: string;
  /** The range already typed, which the completion replaces. */
  readonly span: Span;
  /** The replacement text; `${…}` are named placeholders to fill in. */
  readonly insert: string;
}

/** A description of a name in the source. */
export interface Hover {
  readonly kind: CompletionKind;
  /** The name without a backslash. */
  readonly name: string;
  /** The surrounding environment, if the name may have another meaning elsewhere. */
  readonly environment?: string;
  readonly syntax: string;
  readonly span: Span;
}

/** Why a name was not changed. */
export type RenameFailure =
  /** There is no variable, label, local id or shorthand at this offset. */
  | { readonly kind: 'notRenamable' }
  /** It is used in the body of a shorthand, where it may refer to something else. */
  | { readonly kind: 'insideShorthand' }
  | { readonly kind: 'badName' }
  /** The new name is reserved by the language. */
  | { readonly kind: 'reservedName' }
  | { readonly kind: 'nameTaken' };

/** A variable type of figures: the language provides its keyword, the engine its meaning. */
export interface FigureType {
  readonly name: string;
  /** The options allowed in its square brackets. */
  readonly options: readonly string[];
  /** Example values that show authors what it takes. */
  readonly values: readonly string[];
}

/** Editor queries about a source in the authoring language. Every answer refers to the given text; nothing throws. */
export interface SourceLanguage {
  /** In source order, without overlaps. */
  tokensOf(source: string): readonly SourceToken[];
  completionsAt(source: string, offset: number): readonly Completion[];
  hoverAt(source: string, offset: number): Hover | undefined;
  /** Foldable ranges: from the end of the first line to the end of the last. */
  foldsOf(source: string): readonly Span[];
  /** Where the variable, label, local id or shorthand at an offset is defined. */
  definitionAt(source: string, offset: number): Span | undefined;
  /** Every occurrence of the name, including its definition. */
  usesAt(source: string, offset: number): readonly Span[];
  /** The changes that rename it everywhere. */
  rename(source: string, offset: number, newName: string): Result<readonly Edit[], RenameFailure>;
}

/** Loads the language support when an editor opens. */
export interface SourceLanguageLoader {
  /** Undefined if no language support is available; the source is then plain text. */
  load(types: readonly FigureType[]): Promise<SourceLanguage | undefined>;
}
