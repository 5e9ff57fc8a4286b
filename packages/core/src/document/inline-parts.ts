import type { Inline } from './inline.ts';

/** The children of a piece of a line. */
export function partsOf(inline: Inline): readonly Inline[] {
  switch (inline.kind) {
    case 'styled':
    case 'marked':
    case 'link':
    case 'documentLink':
    case 'footnote':
      return inline.content;
    case 'balloon':
      return [...inline.content, ...inline.explanation];
    case 'anchor':
      return inline.content ?? [];
    case 'conditional':
      return [...inline.then, ...inline.otherwise];
    case 'text':
    case 'formula':
    case 'media':
    case 'reference':
    case 'lineBreak':
    case 'variable':
    case 'answerField':
      return [];
  }
}

/** Every piece of a line; parents before their children. */
export function allInlines(content: readonly Inline[]): readonly Inline[] {
  return content.flatMap((inline) => [inline, ...allInlines(partsOf(inline))]);
}
