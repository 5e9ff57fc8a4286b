import type { Floating } from '@lemma/core/document';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

/** Blocks beside the text if there is room, otherwise above what follows. */
export function FloatingBlockView({ block }: { readonly block: Floating }) {
  return (
    <aside {...placeOf(block.span)} data-float={block.side}>
      <BlocksView blocks={block.blocks} />
    </aside>
  );
}
