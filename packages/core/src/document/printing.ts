import type { SourceText, Span } from '../source/index.ts';
import type { Block } from './block.ts';
import type { Inline } from './inline.ts';
import { element, type Attributes, type Markup } from './xml-writer.ts';

/** What the element printers share: they call each other through it, because any block may contain any other. */
export interface Printing {
  blocks(blocks: readonly Block[]): Markup;
  inline(content: readonly Inline[]): Markup;
}

/** The value of an `at` attribute; undefined for an unknown place. */
export function placeText({ from, to }: Span): string | undefined {
  return from === 0 && to === 0 ? undefined : `${from}-${to}`;
}

/** A headline; nothing if there is none. */
export function printHeadline(headline: readonly Inline[] | undefined, printing: Printing, tag = 'headline'): Markup {
  return headline === undefined ? '' : element(tag, {}, printing.inline(headline));
}

/** A piece of source text with its place. */
export function printSource(tag: string, { text, span }: SourceText, attributes: Attributes = {}): Markup {
  return element(tag, { ...attributes, at: placeText(span) }, text);
}
