import type { Run } from '../label/index.ts';

/** An SVG element: a tag with attributes, and its text. */
export interface Shape {
  readonly tag: 'circle' | 'line' | 'path' | 'text';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
  /** The same text with subscripts and superscripts, if it has any. */
  readonly runs?: readonly Run[];
}

/** A shape as SVG source. */
export function markup({ tag, attributes, text, runs = [] }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const start = `<${tag}${written.join('')}`;
  if (text === undefined) return `${start}/>`;
  const inside = runs.length > 1 ? spansOf(runs).map(spanMarkup).join('') : escaped(text);
  return `${start}>${inside}</${tag}>`;
}

/** A part of a text with its own height and size. */
export interface TextSpan {
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Subscripts and superscripts are smaller and shifted; what follows returns to the baseline. */
export function spansOf(runs: readonly Run[]): readonly TextSpan[] {
  return runs.map(({ text, level }, index) => {
    const shift = (runs[index - 1]?.level ?? 0) - level;
    const size: Readonly<Record<string, string>> = level === 0 ? {} : { 'font-size': '75%' };
    // An em of small letters is smaller.
    const em = (level === 0 ? 0.25 : 0.33) * shift;
    return { text, attributes: { ...size, ...(shift === 0 ? {} : { dy: `${em.toFixed(2)}em` }) } };
  });
}

function spanMarkup({ text, attributes }: TextSpan): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<tspan${written.join('')}>${escaped(text)}</tspan>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
