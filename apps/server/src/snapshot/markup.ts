/** Well-formed XHTML as text. Only the functions in this file create it, so that no author's text becomes a tag. */
export interface Markup {
  readonly xhtml: string;
}

/** Empty markup. */
export const empty: Markup = { xhtml: '' };

/** A text, escaped for XML. */
export function text(content: string): Markup {
  return { xhtml: escape(content) };
}

/** An element; attributes without a value are omitted. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Markup[]
): Markup {
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(value)}"`))
    .join('');
  return { xhtml: `<${tag}${written}>${join(children).xhtml}</${tag}>` };
}

/** Concatenates markup. */
export function join(parts: readonly Markup[]): Markup {
  return { xhtml: parts.map(({ xhtml }) => xhtml).join('') };
}

function escape(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
