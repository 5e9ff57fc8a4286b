import { readDocument } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DocumentView } from './document-view.tsx';

function Page({ xml }: { readonly xml: string }) {
  const read = readDocument(xml);
  return read.ok ? <DocumentView document={read.value} /> : null;
}

const meta = { title: 'Document/Byline', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the title: the subtitle, the authors, and the version. */
export const Everything: Story = {
  args: {
    xml: `<document lang="en"><title>Rings</title><subtitle>and <em>fields</em></subtitle><author affiliation="Göttingen">Emmy Noether</author>
      <author>Emil Artin</author><version>2.1</version><content><p>Text.</p></content></document>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('fields')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Emmy Noether, Göttingen',
        'Emil Artin',
      ]),
    );
    await waitFor(() => expect(canvas.getByText('Version 2.1')).toBeVisible());
  },
};
