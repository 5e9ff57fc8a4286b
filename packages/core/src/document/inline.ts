import type { SourceText, Span } from '../source/index.ts';
import type { Media } from './media.ts';

/** What stands inside a line of text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'styled'; readonly style: InlineStyle; readonly content: readonly Inline[] }
  | Formula
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] }
  | DocumentLink
  | { readonly kind: 'media'; readonly media: Media }
  | { readonly kind: 'reference'; readonly anchor: string; readonly span: Span }
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
 * `notion` is a technical term where it is introduced. `placeholder`, `optional`, `metaVariable` and `alternatives` describe
 * what can be typed: a place to fill in, what may be left out, a name for something, one of several.
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

/** Words marked as with a pen, in one of ten styles from 0. */
export interface Marked {
  readonly kind: 'marked';
  readonly pen: number;
  readonly content: readonly Inline[];
}

/** A note that is told at the end of the page; its number stands where it was written. */
export interface Footnote {
  readonly kind: 'footnote';
  readonly number: string;
  readonly content: readonly Inline[];
  readonly span: Span;
}

/** Words with an explanation that the reader may open. Without words the explanation is behind a sign. */
export interface Balloon {
  readonly kind: 'balloon';
  readonly content: readonly Inline[];
  readonly explanation: readonly Inline[];
  readonly span: Span;
}

/** A formula: MathML to paint, and the TeX it was written in, for copying and for live values. */
export interface Formula {
  readonly kind: 'formula';
  readonly display: boolean;
  readonly tex: string;
  readonly math: MathElement;
  /** Number at the right margin; only numbered equations have one. */
  readonly number?: string;
  /** Why it cannot be painted; `math` is then not fit to be shown. */
  readonly invalid?: InvalidFormula;
  /** Variables whose values stand in the formula. */
  readonly variables: readonly string[];
  readonly span: Span;
}

/** A link to another document of the pool. `type` and `id` are what the author called it by. */
export interface DocumentLink {
  readonly kind: 'documentLink';
  /** Its place in the pool; missing when it is not known. */
  readonly path?: string;
  readonly type: string;
  readonly id: string;
  readonly content: readonly Inline[];
  readonly span: Span;
}

/** An element that presentation MathML does not know or a page does not allow, or one with too few or too many parts. */
export interface InvalidFormula {
  readonly kind: 'elementNotAllowed' | 'wrongNumberOfParts';
  readonly tag: string;
}

/** The value of a variable in a text: `\var{a}`. `coordinate` picks x or y of a point: `\var{P[x]}`. */
export interface VariableMention {
  readonly kind: 'variable';
  readonly name: string;
  readonly coordinate?: string;
  readonly span: Span;
}

/** A MathML element or text, reduced to the elements and attributes that are allowed on a page. */
export type MathNode = MathElement | string;

/** Token elements (`mi`, `mn`, `mo`, `mtext`, `ms`) hold text, all others hold elements. */
export interface MathElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MathNode[];
}
