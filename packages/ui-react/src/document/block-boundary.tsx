import { Box } from '@chakra-ui/react';
import type { Block } from '@lemma/core/document';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';

interface BlockBoundaryProps {
  readonly block: Block;
  readonly children: ReactNode;
}

interface BlockBoundaryState {
  readonly fault: string | undefined;
}

/** Replaces a block whose view fails, until the block changes. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override readonly state: BlockBoundaryState = { fault: undefined };

  static getDerivedStateFromError(error: unknown): BlockBoundaryState {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override componentDidUpdate(before: BlockBoundaryProps) {
    if (before.block !== this.props.block && this.state.fault !== undefined) this.setState({ fault: undefined });
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
