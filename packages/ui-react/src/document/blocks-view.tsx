import type { Block } from '@lemma/core/document';
import { createContext, use, type ComponentType } from 'react';
import { BlockBoundary } from './block-boundary.tsx';

/** Shows one block of any kind. Through a context, because most kinds contain blocks of every kind. */
export const BlockViewContext = createContext<ComponentType<{ readonly block: Block }> | undefined>(undefined);

/** Blocks one after the other. A block whose view fails does not take the others with it. */
export function BlocksView({ blocks }: { readonly blocks: readonly Block[] }) {
  const BlockView = use(BlockViewContext);
  if (BlockView === undefined) throw new Error('BlocksView needs a DocumentView around it');
  return blocks.map((block, index) => (
    <BlockBoundary key={`${block.kind}-${'id' in block ? block.id : index}`} block={block}>
      <BlockView block={block} />
    </BlockBoundary>
  ));
}
