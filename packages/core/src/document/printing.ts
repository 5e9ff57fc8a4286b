import type { SourceText, Span } from '../source/index.ts';
import type { Block } from './block.ts';
import type { Inline } from './inline.ts';
import { element, type Attributes, type Markup } from './xml-writer.ts';

/** What the printers of elements share: they call each other through it, because every kind of block may contain every other. */
export interface Printing {
  blocks(blocks: readonly Block[]): Markup;
  inline(content: readonly Inline[]): Markup;
}

/** The value of an `at` attribute; nothing for what is nowhere. */
export function placeText({ from, to }: Span): string | undefined {
  return from === 0 && to === 0 ? undefined : `${from}-${to}`;
}

/** A number in digits without an exponent, as attributes have it. */
export function decimal(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa) ?? [];
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  return point <= 0 ? `${sign}0.${'0'.repeat(-point)}${digits}` : `${sign}${digits.slice(0, point).padEnd(point, '0')}`;
}

/** A headline; nothing when there is none. */
export function printHeadline(headline: readonly Inline[] | undefined, printing: Printing, tag = 'headline'): Markup {
  return headline === undefined ? '' : element(tag, {}, printing.inline(headline));
}

/** A text of the source with its place. */
export function printSource(tag: string, { text, span }: SourceText, attributes: Attributes = {}): Markup {
  return element(tag, { ...attributes, at: placeText(span) }, text);
}
