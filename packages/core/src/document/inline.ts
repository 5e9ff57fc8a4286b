import type { SourceText, Span } from '../source/index.ts';
import type { Media } from './media.ts';

/** The content of a line of text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'styled'; readonly style: InlineStyle; readonly content: readonly Inline[] }
  | Formula
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] }
  | DocumentLink
  | { readonly kind: 'media'; readonly media: Media }
  | AnchorReference
  | { readonly kind: 'anchor'; readonly name: string; readonly content?: readonly Inline[] }
  | Marked
  | Footnote
  | Balloon
  | { readonly kind: 'lineBreak' }
  | VariableMention
  | {
      readonly kind: 'conditional';
      readonly condition: SourceText;
      readonly then: readonly Inline[];
      readonly otherwise: readonly Inline[];
    }
  | { readonly kind: 'answerField'; readonly answer: number; readonly span: Span };

/**
 * `notion` is a technical term where it is introduced. `placeholder`, `optional`, `metaVariable` and `alternatives`
 * describe syntax: a placeholder, an optional part, a metavariable, one of several alternatives.
 */
export const inlineStyles = [
  'emphasis',
  'strong',
  'notion',
  'code',
  'quoted',
  'file',
  'keyboard',
  'identifier',
  'placeholder',
  'optional',
  'metaVariable',
  'alternatives',
  'small',
  'large',
  'underline',
  'strike',
  'noBreak',
] as const;
export type InlineStyle = (typeof inlineStyles)[number];

/** Text highlighted in one of ten styles, from 0. */
export interface Marked {
  readonly kind: 'marked';
  readonly pen: number;
  readonly content: readonly Inline[];
}

/** A note shown at the end of the page; its number is shown where it was written. */
export interface Footnote {
  readonly kind: 'footnote';
  readonly number: string;
  readonly content: readonly Inline[];
  readonly span: Span;
}

/** Text with an explanation that the reader may open. Without text, an icon opens it. */
export interface Balloon {
  readonly kind: 'balloon';
  readonly content: readonly Inline[];
  readonly explanation: readonly Inline[];
  readonly span: Span;
}

/** A formula: MathML for rendering, and its TeX source for copying and for live values. */
export interface Formula {
  readonly kind: 'formula';
  readonly display: boolean;
  readonly tex: string;
  readonly math: MathElement;
  /** Number in the right margin; only numbered equations have one. */
  readonly number?: string;
  /** Why it cannot be rendered; `math` is then not fit for display. */
  readonly invalid?: InvalidFormula;
  /** Variables whose values the formula shows. */
  readonly variables: readonly string[];
  readonly span: Span;
}

/** A link that shows what its target on the page is called. */
export interface AnchorReference {
  readonly kind: 'reference';
  readonly anchor: string;
  /** Round brackets around the number, as around the number of an equation. */
  readonly brackets?: true;
  readonly span: Span;
}

/** A link to another document of the pool. `type` and `id` are what the author referred to it by. */
export interface DocumentLink {
  readonly kind: 'documentLink';
  /** Its path in the pool; missing if unknown. */
  readonly path?: string;
  readonly type: string;
  readonly id: string;
  readonly content: readonly Inline[];
  readonly span: Span;
}

/**
 * An element that is not part of presentation MathML or not allowed on a page, or one with the wrong number of
 * children.
 */
export interface InvalidFormula {
  readonly kind: 'elementNotAllowed' | 'wrongNumberOfParts';
  readonly tag: string;
}

/** A variable's value in a text: `\var{a}`. `coordinate` selects x or y of a point: `\var{P[x]}`. */
export interface VariableMention {
  readonly kind: 'variable';
  readonly name: string;
  readonly coordinate?: string;
  readonly span: Span;
}

/** A MathML element or text, restricted to the elements and attributes allowed on a page. */
export type MathNode = MathElement | string;

/** Token elements (`mi`, `mn`, `mo`, `mtext`, `ms`) hold text, all others hold elements. */
export interface MathElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MathNode[];
}
