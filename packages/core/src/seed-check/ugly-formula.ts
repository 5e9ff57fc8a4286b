import type { MathElement } from '../document/index.ts';

/** What no textbook prints: a factor of 1 or 0 before a letter, two signs in a row, a number in brackets before a letter, an exponent of 1. */
const ugly = [
  /(?<![\d.,^\p{L})])[01][·⋅]?(?=\p{L})/u,
  /[+−-][+−-][^}]{0,3}/u,
  /(?<![\p{L}\d])\(\d+(?:[.,]\d+)?\)(?=\p{L})/u,
  /[\p{L})]\^\{1\}/u,
];

/** The first part of a formula that no textbook would print so; undefined if there is none. */
export function uglyPartOf(math: MathElement): string | undefined {
  const text = flat(math);
  for (const pattern of ugly) {
    const found = pattern.exec(text);
    if (found !== null) return text.slice(Math.max(0, found.index - 6), found.index + found[0].length + 6);
  }
  return undefined;
}

function flat({ tag, attributes, children }: MathElement): string {
  const parts = children.map((child) => (typeof child === 'string' ? child : flat(child)));
  switch (tag) {
    case 'mi':
      // Before values are filled in, a variable is a gap, not a letter.
      return attributes['class'] === 'var' ? '▢' : parts.join('');
    case 'mo':
      return parts.join('').replace(/[\u2061-\u2064]/gu, '');
    case 'mtext':
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `⟨${parts.join('/')}⟩`;
    case 'msup':
      return `${parts[0] ?? ''}^{${parts.slice(1).join('')}}`;
    case 'msub':
    case 'msubsup':
    case 'munder':
    case 'mover':
    case 'munderover':
      return `${parts[0] ?? ''}_{${parts.slice(1).join(' ')}}`;
    case 'mtd':
      return `${parts.join('')} `;
    default:
      return parts.join('');
  }
}
