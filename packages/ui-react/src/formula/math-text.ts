import type { MathElement } from '@lemma/core/document';

/** MathML as text, for a typesetter. */
export function mathText({ tag, attributes, children }: MathElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escape(child) : mathText(child)));
  return `<${tag}${written.join('')}>${inside.join('')}</${tag}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
