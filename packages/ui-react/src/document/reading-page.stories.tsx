import { readDocument } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ReadingPage } from './reading-page.tsx';

const words = '<p>Fractions say how many equal parts of a whole are meant, and how many of them there are.</p>'.repeat(
  14,
);

const article = `<document kind="article" lang="en"><title>Fractions</title><content>
  <p>What this page is about.</p>
  <section id="sums" num="1"><headline>Sums</headline>${words}
    <subsection id="equal" num="1.1"><headline>Equal denominators of
      <math alttext="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></headline>${words}</subsection>
  </section>
  <section id="products" num="2"><headline>Products</headline>${words}</section>
</content></document>`;

function Page({ xml }: { readonly xml: string }) {
  const read = readDocument(xml);
  return read.ok ? <ReadingPage document={read.value} /> : <pre>{JSON.stringify(read.failure)}</pre>;
}

function goWithin(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (link === null) return;
  event.preventDefault();
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.scrollIntoView();
}

const meta = {
  title: 'Document/Reading page',
  component: Page,
  args: { xml: article },
  // The test frame has another base address: a link within this page would leave it.
  beforeEach: () => {
    document.addEventListener('click', goWithin);
    return () => {
      document.removeEventListener('click', goWithin);
      scrollTo(0, 0);
    };
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The outline follows the reader, and links to every section; if there is no room it is collapsed. */
export const Outline: Story = {
  play: async ({ canvas }) => {
    const outline = await canvas.findByRole('navigation', { name: 'On this page' });
    const toggle = within(outline).queryByRole('button', { name: 'On this page' });
    if (toggle !== null) {
      await waitFor(() => expect(within(outline).queryByRole('link')).toBeNull());
      await userEvent.click(toggle);
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    }
    await waitFor(() => expect(within(outline).getAllByRole('link')).toHaveLength(3));
    const products = await within(outline).findByRole('link', { name: /Products/ });
    await waitFor(() => expect(products).not.toHaveAttribute('aria-current'));
    await userEvent.click(products);
    await waitFor(() => expect(products).toHaveAttribute('aria-current', 'location'));
    const progress = await canvas.findByRole('progressbar', { name: 'Reading progress' });
    await waitFor(() => expect(Number(progress.getAttribute('aria-valuenow'))).toBeGreaterThan(30));
  },
};

export const Narrow: Story = { ...Outline, globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Dark: Story = { ...Outline, globals: { appearance: 'dark' } };

/** One section needs no outline, a short page no progress. */
export const Short: Story = {
  args: {
    xml: `<document kind="article" lang="en"><title>Short</title><content>
      <section><headline>Only one</headline><p>Text.</p></section></content></document>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Only one' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};

/** Following the link beside a headline copies its address, and says so. */
export const CopiedLink: Story = {
  play: async ({ canvas }) => {
    const write = fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    try {
      const link = await canvas.findByRole('link', { name: 'Link to the section “Sums”' });
      link.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('Link copied')).toBeVisible());
      await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringMatching(/#sums$/)));
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  },
};
