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
 * The writing of one document: what the writers of blocks and commands share. Writers call each other through it,
 * because almost every block may contain every other.
 */
export interface WrittenPage {
  readonly language: Language;
  /** The prepared text, of which every span of the tree is a place. */
  readonly text: string;
  /** The document loads babel for German: `"a` is an ä there. */
  readonly hasGermanShorthands: boolean;
  /** Where the document stands in the content, like `fractions/adding-fractions`; undefined when nobody knows. */
  readonly place: string | undefined;
  /** How large the file of an image is; undefined when nobody knows. */
  readonly pixelsOf: (path: string) => PixelSize | undefined;
  readonly references: ContentReferences;
  readonly names: DocumentNames;
  readonly numbering: Numbering;
  /** Whether so many definitions may be written once more: what is repeated in one document has an end. */
  mayRepeat(definitions: number): boolean;
  readonly report: Report;
  readonly suggestionFor: SuggestionFor;
  /** Takes over findings whose spans are places in a piece of the text that begins at `offset`. */
  adopt(findings: readonly Finding[], offset: number): void;
  /** The value of an `at` attribute: the place in the author's source. */
  at(span: Span): string;
  /** Paragraphs and blocks. */
  blocks(nodes: readonly Node[]): Markup;
  /** A piece of a line of text. */
  inline(nodes: readonly Node[]): Markup;
  /** A whole line of text: without blanks and line breaks around it. */
  line(nodes: readonly Node[]): Markup;
  /** What the nodes say, without any markup: for names, ids and headings of metadata. */
  plain(nodes: readonly Node[]): string;
}

/** A command in a line of text: what it takes, and what it becomes. */
export interface InlineCommand {
  readonly syntax: CommandSyntax;
  readonly write: (command: Command, page: WrittenPage) => Markup;
  /** What it says without markup, perhaps made of what its arguments say; missing: just that. */
  readonly plain?: string | ((words: string) => string);
}

/** An environment of blocks: what it takes, and what it becomes. */
export interface BlockEnvironment {
  readonly syntax: EnvironmentSyntax;
  readonly write: (environment: Environment, page: WrittenPage) => Markup;
}

/** A piece of the text without the blanks around it. */
export function trimmed({ text, span }: SourceText): SourceText {
  const { text: inner, span: place } = trimmedIn(text, { from: 0, to: text.length });
  return { text: inner, span: shift(place, span.from) };
}
