import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Table of contents', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const sections = `<section id="sums" num="1.1"><headline>Sums<footnote num="1">or series</footnote></headline><p>x</p>
  <subsection id="limits" num="1.1.1"><headline>Limits</headline><p>y</p></subsection></section>
  <section id="more"><headline>More</headline><p>z</p></section>`;

/** Numbered sections are listed; a starred one is not. */
export const Sections: Story = {
  args: { content: `<tableofcontents/>${sections}` },
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('navigation', { name: 'Table of contents' });
    await waitFor(() =>
      expect([...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        '#sums',
        '#limits',
      ]),
    );
    await waitFor(() => expect(contents.querySelectorAll('sup')).toHaveLength(0));
  },
};

/** With a title and words of the author. */
export const Titled: Story = {
  args: {
    content: `<tableofcontents><headline>In this chapter</headline><p>You learn:</p></tableofcontents>${sections}`,
  },
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('navigation', { name: 'In this chapter' });
    await waitFor(() => expect(contents).toHaveTextContent('You learn:'));
  },
};
