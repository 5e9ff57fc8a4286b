import { readDocument, type Block } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BlocksView, BlockViewContext } from './blocks-view.tsx';

/** A view that fails for one kind of block. */
function FaultyView({ block }: { readonly block: Block }) {
  if (block.kind === 'code') throw new Error('No such listing');
  return <p>{block.kind}</p>;
}

function FaultyPage() {
  const read = readDocument(
    `<document kind="article" lang="en"><title/><content><p>A</p><code>B</code><p>C</p></content></document>`,
  );
  return (
    <BlockViewContext value={FaultyView}>
      <BlocksView blocks={read.ok ? read.value.blocks : []} />
    </BlockViewContext>
  );
}

const meta = {
  title: 'Document/Block with a fault',
  component: FaultyPage,
  // React reports errors that the boundary has caught.
  beforeEach: () => {
    const { error } = console;
    console.error = () => undefined;
    return () => {
      console.error = error;
    };
  },
} satisfies Meta<typeof FaultyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The other blocks remain. */
export const OneOfThree: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page cannot be shown.'));
    await waitFor(() => expect(canvas.getAllByText('paragraph')).toHaveLength(2));
  },
};

export const InGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('No such listing'));
    await waitFor(() => expect(canvas.queryByText('This part of the page cannot be shown.')).toBeNull());
  },
};
