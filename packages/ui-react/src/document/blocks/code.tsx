import type { CodeListing } from '@lemma/core/document';
import { placeOf } from '../place.ts';
import { ScrollBox } from '../../scrolling/index.ts';

/** Program text, every character as typed. */
export function CodeBlockView({ block }: { readonly block: CodeListing }) {
  return (
    <ScrollBox {...placeOf(block.span)}>
      <pre data-language={block.language}>
        <code>{block.text}</code>
      </pre>
    </ScrollBox>
  );
}
