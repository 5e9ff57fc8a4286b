/** Well-formed XHTML as text. Only the functions of this file make it, so that no text of an author becomes a tag. */
export interface Markup {
  readonly xhtml: string;
}

/** Nothing. */
export const empty: Markup = { xhtml: '' };

/** A text, with everything that has a meaning in XML escaped. */
export function text(content: string): Markup {
  return { xhtml: escape(content) };
}

/** An element; attributes without a value are left out. */
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

/** One after the other. */
export function join(parts: readonly Markup[]): Markup {
  return { xhtml: parts.map(({ xhtml }) => xhtml).join('') };
}

function escape(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
