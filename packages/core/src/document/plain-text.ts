import type { Inline } from './inline.ts';

/** The words of a line without its looks; a formula is its TeX, a value the name of its variable. */
export function plainText(content: readonly Inline[]): string {
  return content.map(textOfInline).join('');
}

function textOfInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'styled':
    case 'link':
      return plainText(inline.content);
    case 'formula':
      return inline.tex;
    case 'variable':
      return inline.name;
    case 'lineBreak':
      return ' ';
    case 'conditional':
      return plainText(inline.then);
    case 'reference':
    case 'anchor':
    case 'answerField':
      return '';
  }
}
