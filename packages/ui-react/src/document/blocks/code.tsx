import type { CodeListing } from '@lemma/core/document';
import { placeOf } from '../place.ts';
import { ScrollBox } from '../../scrolling/index.ts';

/** A program listing, verbatim. */
export function CodeBlockView({ block }: { readonly block: CodeListing }) {
  return (
    <ScrollBox {...placeOf(block.span)}>
      <pre data-language={block.language}>
        <code>{block.text}</code>
      </pre>
    </ScrollBox>
  );
}
