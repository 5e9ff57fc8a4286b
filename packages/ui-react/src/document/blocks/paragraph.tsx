import type { Paragraph } from '@lemma/core/document';
import { InlineView } from '../../inline/index.ts';
import { placeOf } from '../place.ts';

/** A paragraph of text. */
export function ParagraphBlockView({ block }: { readonly block: Paragraph }) {
  return (
    <p {...placeOf(block.span)}>
      <InlineView content={block.content} />
    </p>
  );
}
