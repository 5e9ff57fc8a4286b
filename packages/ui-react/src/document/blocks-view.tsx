import type { Block } from '@lemma/core/document';
import { createContext, use, type ComponentType } from 'react';
import { BlockBoundary } from './block-boundary.tsx';

/** Shows a block of any kind. Provided by context, because most kinds contain blocks of every kind. */
export const BlockViewContext = createContext<ComponentType<{ readonly block: Block }> | undefined>(undefined);

/** A sequence of blocks. A block whose view fails does not take the others down with it. */
export function BlocksView({ blocks }: { readonly blocks: readonly Block[] }) {
  const BlockView = use(BlockViewContext);
  if (BlockView === undefined) throw new Error('BlocksView needs a DocumentView around it');
  return blocks.map((block, index) => (
    <BlockBoundary key={`${block.kind}-${'id' in block ? block.id : index}`} block={block}>
      <BlockView block={block} />
    </BlockBoundary>
  ));
}
