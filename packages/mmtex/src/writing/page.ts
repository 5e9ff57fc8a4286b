import type { Markup, PixelSize } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { shift, type Finding, type SourceText, type Span } from '@lemma/core/source';
import type { Report } from '../findings/index.ts';
import { trimmedIn } from '../preparation/index.ts';
import type { Command, CommandSyntax, Environment, EnvironmentSyntax, Node, SuggestionFor } from '../syntax/index.ts';
import type { ContentReferences } from './content-references.ts';
import type { DocumentNames } from './names.ts';
import type { Numbering } from './numbering.ts';

/**
 * The state of writing one document, shared by the writers of blocks and commands. They call each other through it,
 * because almost any block may contain any other.
 */
export interface WrittenPage {
  readonly language: Language;
  /** The prepared text, which all spans of the tree refer to. */
  readonly text: string;
  /** Whether the document loads babel for German: `"a` is then an ä. */
  readonly hasGermanShorthands: boolean;
  /** The path of the document in the content, like `fractions/adding-fractions`; undefined if unknown. */
  readonly place: string | undefined;
  /** The size of an image file; undefined if unknown. */
  readonly pixelsOf: (path: string) => PixelSize | undefined;
  readonly references: ContentReferences;
  readonly names: DocumentNames;
  readonly numbering: Numbering;
  /** Whether this many definitions may be repeated: bounds the size of the output. */
  mayRepeat(definitions: number): boolean;
  readonly report: Report;
  readonly suggestionFor: SuggestionFor;
  /** Adopts findings with spans in a part of the text that begins at `offset`. */
  adopt(findings: readonly Finding[], offset: number): void;
  /** The value of an `at` attribute: the span in the author's source. */
  at(span: Span): string;
  /** Paragraphs and blocks. */
  blocks(nodes: readonly Node[]): Markup;
  /** A piece of a line of text. */
  inline(nodes: readonly Node[]): Markup;
  /** A whole line of text, trimmed. */
  line(nodes: readonly Node[]): Markup;
  /** The text of the nodes without markup: for names, ids and metadata headings. */
  plain(nodes: readonly Node[]): string;
}

/** A command in a line of text: what it takes, and what it becomes. */
export interface InlineCommand {
  readonly syntax: CommandSyntax;
  readonly write: (command: Command, page: WrittenPage) => Markup;
  /** Its text without markup, possibly computed from the text of its arguments; if missing, just that text. */
  readonly plain?: string | ((words: string) => string);
}

/** An environment of blocks: what it takes, and what it becomes. */
export interface BlockEnvironment {
  readonly syntax: EnvironmentSyntax;
  readonly write: (environment: Environment, page: WrittenPage) => Markup;
}

/** A piece of text, trimmed. */
export function trimmed({ text, span }: SourceText): SourceText {
  const { text: inner, span: place } = trimmedIn(text, { from: 0, to: text.length });
  return { text: inner, span: shift(place, span.from) };
}
