import type { Inline } from './inline.ts';
import { mediaName } from './media.ts';

/** The text of a line without formatting; a formula becomes its TeX, a value the name of its variable. */
export function plainText(content: readonly Inline[]): string {
  return content.map(textOfInline).join('');
}

function textOfInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'styled':
    case 'marked':
    case 'balloon':
    case 'link':
    case 'documentLink':
      return plainText(inline.content);
    case 'media':
      return mediaName(inline.media);
    case 'formula':
      return inline.tex;
    case 'variable':
      return inline.name;
    case 'lineBreak':
      return ' ';
    case 'conditional':
      return plainText(inline.then);
    case 'anchor':
      return plainText(inline.content ?? []);
    case 'reference':
    case 'footnote':
    case 'answerField':
      return '';
  }
}
