import type { Inline } from '@lemma/core/document';

/** A line without what a reader could operate: of a button or a link, which hold no other ones. */
export function withoutControls(content: readonly Inline[]): readonly Inline[] {
  return content.flatMap((inline): readonly Inline[] => {
    switch (inline.kind) {
      case 'styled':
      case 'marked':
        return [{ ...inline, content: withoutControls(inline.content) }];
      case 'link':
      case 'documentLink':
      case 'balloon':
        return withoutControls(inline.content);
      case 'anchor':
        return withoutControls(inline.content ?? []);
      case 'conditional':
        return [{ ...inline, then: withoutControls(inline.then), otherwise: withoutControls(inline.otherwise) }];
      case 'footnote':
        return [];
      case 'text':
      case 'formula':
      case 'media':
      case 'reference':
      case 'lineBreak':
      case 'variable':
      case 'answerField':
        return [inline];
    }
  });
}
