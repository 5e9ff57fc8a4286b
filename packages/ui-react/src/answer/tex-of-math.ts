import type { MathElement, MathNode } from '@lemma/core/document';

/** MathML as TeX that fields can read; only its layout matters: fractions, roots, powers, indices, tables. */
export function texOfMath({ tag, children }: MathElement): string {
  const parts = children.map(texOfNode);
  const [first = '', second = '', third = ''] = parts;
  switch (tag) {
    case 'mfrac':
      return `\\frac{${first}}{${second}}`;
    case 'msqrt':
      return `\\sqrt{${parts.join('')}}`;
    case 'mroot':
      return `\\sqrt[${second}]{${first}}`;
    case 'msup':
      return `{${first}}^{${second}}`;
    case 'msub':
      return `${first}_{${second}}`;
    case 'msubsup':
      return `{${first}_{${second}}}^{${third}}`;
    case 'mtable':
      return parts.join('\\\\');
    case 'mtr':
      return parts.join('&');
    case 'mspace':
      return ' ';
    // Letters of one name stay together, names stay apart.
    case 'mi':
    case 'mtext':
      return parts.join('').trim().length > 1 ? ` ${parts.join('').trim()} ` : parts.join('');
    default:
      return parts.join('');
  }
}

function texOfNode(node: MathNode): string {
  return typeof node === 'string' ? node.replaceAll(/[\u2061-\u2064]/g, '') : texOfMath(node);
}
