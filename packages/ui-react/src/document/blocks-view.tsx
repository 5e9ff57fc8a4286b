import { Box } from '@chakra-ui/react';
import type { Block } from '@lemma/core/document';
import { Component, createContext, use, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';

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

interface BlockBoundaryProps {
  readonly block: Block;
  readonly children: ReactNode;
}

interface BlockBoundaryState {
  readonly block: Block;
  readonly fault: string | undefined;
}

/** Replaces a block whose view fails, until the block changes. */
class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override readonly state: BlockBoundaryState = { block: this.props.block, fault: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BlockBoundaryState> {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ block }: BlockBoundaryProps, state: BlockBoundaryState): BlockBoundaryState {
    return block === state.block ? state : { block, fault: undefined };
  }

  override render() {
    return this.state.fault === undefined ? this.props.children : <Fault fault={this.state.fault} />;
  }
}

function Fault({ fault }: { readonly fault: string }) {
  const { t, language } = useTexts('document');
  return (
    <Box role="alert" lang={language} bg="red.subtle" color="red.fg" p="3" rounded="md">
      {t('blockFailed')} <code>{fault}</code>
    </Box>
  );
}
