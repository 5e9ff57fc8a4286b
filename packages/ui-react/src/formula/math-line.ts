import type { MathElement, MathNode } from '@lemma/core/document';

/** A formula in one line of plain characters, where only text is possible: `(x+1)/2`, `√(x)`, `x^2`. */
export function mathLine(element: MathElement): string {
  const parts = element.children.map(lineOf);
  const [first = '', second = '', third = ''] = parts;
  switch (element.tag) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√(${parts.join('')})`;
    case 'mroot':
      return `${grouped(second)}√(${first})`;
    case 'msub':
    case 'munder':
      return `${first}_${grouped(second)}`;
    case 'msup':
    case 'mover':
      return `${grouped(first)}^${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)}`;
    case 'mtable':
      return parts.join('; ');
    case 'mtr':
      return parts.join(', ');
    case 'mspace':
      return ' ';
    default:
      return parts.join('');
  }
}

function lineOf(node: MathNode): string {
  return typeof node === 'string' ? node : mathLine(node);
}

function grouped(line: string): string {
  return /^[\p{L}\p{N}.,]*$/u.test(line) || /^\([^()]*\)$/.test(line) ? line : `(${line})`;
}
