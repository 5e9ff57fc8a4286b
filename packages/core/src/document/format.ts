import type { Block, BlockKind } from './block.ts';
import type { Inline } from './inline.ts';
import type { DocumentReading } from './reading.ts';
import type { Printing } from './printing.ts';
import type { XmlElement } from './xml.ts';
import type { Markup } from './xml-writer.ts';

export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;

export type InlineKind = Inline['kind'];

export type InlineOf<Kind extends InlineKind> = Extract<Inline, { readonly kind: Kind }>;

/**
 * The format and meaning of an element. The format reference is generated from these, and so are the random and hostile
 * documents in tests. Besides its own attributes, every element may have `at`, its place in the source.
 */
export interface ElementFormat {
  readonly tag: string;
  readonly meaning: string;
  readonly attributes: readonly AttributeFormat[];
  /** Its content, in this order. */
  readonly content: readonly Content[];
}

export interface AttributeFormat {
  readonly name: string;
  readonly values: AttributeValues;
  /** The default when it is missing or unreadable; empty for none. */
  readonly default: string;
  readonly meaning: string;
}

/**
 * A list of words, or a kind of value. `digit`: a single one. `path`: of a file or document of the content. `length`:
 * `50%` or `300px`. `place`: offsets in the source such as `12-40`.
 */
export type AttributeValues =
  | readonly string[]
  | 'text'
  | 'name'
  | 'number'
  | 'digit'
  | 'address'
  | 'path'
  | 'length'
  | 'place';

/**
 * `text`: verbatim. `inline`: a line of text. `blocks`: any blocks, with loose text as paragraphs. `rows`: rows of a
 * figure. `formula`: one `math`. `presentation`: presentation MathML. `variables`: definitions and rules.
 * `quickchecks`: any number of them. Otherwise an element of its own.
 */
export type Content =
  | 'text'
  | 'inline'
  | 'blocks'
  | 'rows'
  | 'formula'
  | 'presentation'
  | 'variables'
  | 'quickchecks'
  | PartFormat;

/** An element with a meaning only directly inside another. */
export interface PartFormat extends ElementFormat {
  /** If missing, at most one. */
  readonly many?: true;
}

/** A kind of block: its elements, and how to read and print it. Printing and re-reading yields the same block. */
export interface BlockFormat<Kind extends Block> {
  readonly elements: readonly ElementFormat[];
  /** XML with every attribute and every part. */
  readonly example: string;
  readonly read: (element: XmlElement, reading: DocumentReading) => Kind;
  readonly print: (block: Kind, printing: Printing) => Markup;
}

/**
 * A kind of inline content: its elements, and how to read and print it. Reading yields several parts if the element
 * itself is dropped.
 */
export interface InlineFormat<Kind extends Inline> {
  readonly elements: readonly ElementFormat[];
  readonly example: string;
  readonly read: (element: XmlElement, reading: DocumentReading) => readonly Inline[];
  readonly print: (inline: Kind, printing: Printing) => Markup;
}

/** A headline, the first child of many blocks. */
export const headlineFormat: PartFormat = {
  tag: 'headline',
  meaning: 'its title',
  attributes: [],
  content: ['inline'],
};
