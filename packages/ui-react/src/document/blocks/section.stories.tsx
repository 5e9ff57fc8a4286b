import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Section', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Levels 1 to 3 are h2 to h4; the title of the document is the h1. */
export const Levels: Story = {
  args: {
    title: 'Fractions',
    content: `<section id="sums" num="1"><headline>Sums</headline><p>Text.</p>
      <subsection id="equal" num="1.1"><headline>Equal denominators</headline><p>Text.</p>
        <subsubsection id="example" num="1.1.1"><headline>An <em>example</em></headline><p>Text.</p></subsubsection>
      </subsection></section>
      <section id="outlook"><headline>Outlook</headline><p>Not numbered.</p></section>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Fractions'));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /^1.*Sums/ })).toHaveAttribute('id', 'sums'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/^1\.1\sEqual denominators$/),
    );
    await waitFor(() => expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent(/^1\.1\.1\sAn example$/));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /Outlook/ })).toHaveTextContent(/^Outlook$/),
    );
    const link = await canvas.findByRole('link', { name: 'Link to the section “Sums”' });
    await waitFor(() => expect(link).toHaveAttribute('href', '#sums'));
  },
};
