import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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

/** Each level is indented further than the one above it by the same amount, which shows what belongs together. */
export const Indents: Story = {
  args: {
    content: `<tableofcontents/><section id="a" num="1"><headline>One</headline><p>x</p>
      <subsection id="b" num="1.1"><headline>Within one</headline><p>x</p>
        <subsubsection id="c" num="1.1.1"><headline>Deeper</headline><p>x</p></subsubsection></subsection></section>
      <section id="d" num="2"><headline>Two</headline><p>x</p>
        <subsection id="e" num="2.1"><headline>Within two</headline><p>x</p></subsection></section>`,
  },
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('navigation', { name: 'Table of contents' });
    const lefts = () => [...contents.querySelectorAll('a')].map((link) => link.getBoundingClientRect().left);
    await waitFor(() => expect(lefts()).toHaveLength(5));
    const step = () => (lefts()[1] ?? 0) - (lefts()[0] ?? 0);
    const levels = () => lefts().map((left) => Math.round((100 * (left - (lefts()[0] ?? 0))) / step()) / 100);
    await waitFor(() => expect(step()).toBeGreaterThan(12));
    await waitFor(() => expect(levels()).toEqual([0, 1, 2, 0, 1]));
  },
};

/** A reference in a headline is reduced to its text: links cannot contain links. */
export const ReferenceInAHeadline: Story = {
  args: {
    content: `<tableofcontents/><section id="sums" num="1"><headline>Sums<anchor name="first"/></headline><p>x</p></section>
      <section id="back" num="2"><headline>Back to <ref name="first"/></headline><p>x</p></section>`,
  },
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('navigation', { name: 'Table of contents' });
    await waitFor(() => expect(contents.querySelectorAll('a a')).toHaveLength(0));
    await waitFor(() => expect(within(contents).getByRole('link', { name: /^2.Back to 1$/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: '1' })).toHaveAttribute('href', '#anchor-first'));
  },
};

/** With a title and text by the author. */
export const Titled: Story = {
  args: {
    content: `<tableofcontents><headline>In this chapter</headline><p>You learn:</p></tableofcontents>${sections}`,
  },
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('navigation', { name: 'In this chapter' });
    await waitFor(() => expect(contents).toHaveTextContent('You learn:'));
  },
};
