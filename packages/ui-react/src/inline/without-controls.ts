import { referenceText, type Anchor, type Inline } from '@lemma/core/document';

/**
 * A line without interactive content, for a button or link, which cannot contain any. References are reduced to their
 * text.
 */
export function withoutControls(content: readonly Inline[], anchors: ReadonlyMap<string, Anchor>): readonly Inline[] {
  const inside = (part: readonly Inline[]) => withoutControls(part, anchors);
  return content.flatMap((inline): readonly Inline[] => {
    switch (inline.kind) {
      case 'styled':
      case 'marked':
        return [{ ...inline, content: inside(inline.content) }];
      case 'link':
      case 'documentLink':
      case 'balloon':
        return inside(inline.content);
      case 'anchor':
        return inside(inline.content ?? []);
      case 'conditional':
        return [{ ...inline, then: inside(inline.then), otherwise: inside(inline.otherwise) }];
      case 'footnote':
        return [];
      case 'reference': {
        const target = anchors.get(inline.anchor);
        return [target === undefined ? inline : { kind: 'text', text: referenceText(inline, target) }];
      }
      case 'text':
      case 'formula':
      case 'media':
      case 'lineBreak':
      case 'variable':
      case 'answerField':
        return [inline];
    }
  });
}
