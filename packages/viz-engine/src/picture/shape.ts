/** Part of an SVG picture: a tag with its attributes, and what is written in it. */
export interface Shape {
  readonly tag: 'circle' | 'line' | 'path' | 'text';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

/** A shape as the text of an SVG document. */
export function markup({ tag, attributes, text }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const start = `<${tag}${written.join('')}`;
  return text === undefined ? `${start}/>` : `${start}>${escaped(text)}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
