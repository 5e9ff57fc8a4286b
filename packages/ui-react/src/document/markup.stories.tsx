import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const meta = { title: 'Document/Markup', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const pens = Array.from({ length: 10 }, (_, pen) => `<mark pen="${pen}">pen ${pen}</mark>`).join(' ');
const everyLook = `<p>In <file>notes/a--b.txt</file> press <keyb>Ctrl</keyb>, type <plhld>name</plhld> <optional>-v</optional>
  <meta>n</meta> <alt>yes|no</alt>, see <id>x1</id>; <small>small</small>, <large>large</large>, <underline>below</underline>,
  <strike>wrong</strike>, <nobreak>not broken</nobreak>.</p><p>${pens}</p>`;

export const Looks: Story = {
  args: { content: everyLook },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Ctrl').tagName).toBe('KBD'));
    await waitFor(() => expect(canvasElement.querySelector('p')).toHaveTextContent('type name [-v] ⟨n⟩ {yes|no}'));
    await waitFor(() => expect(canvasElement.querySelectorAll('mark')).toHaveLength(10));
  },
};

export const Dark: Story = { args: { content: everyLook }, globals: { appearance: 'dark' } };

const withFootnotes = `<section id="a"><headline>Numbers<footnote num="1">As Dedekind says.</footnote></headline>
  <p>Every number<footnote num="2">but <em>zero</em><anchor name="zero"/></footnote> has an inverse; see footnote <ref name="zero"/>.</p></section>
  <block role="annotation"><p>Ask.<footnote num="3">For teachers.</footnote></p></block>`;

/** Numbers link to the notes at the end of the page, and the notes back. */
export const Footnotes: Story = {
  args: { content: withFootnotes },
  play: async ({ canvas, canvasElement }) => {
    const notes = await canvas.findByRole('doc-endnotes', { name: 'Footnotes' });
    await waitFor(() =>
      expect([...notes.querySelectorAll('li')].map((note) => note.textContent.replace(/\s+/g, ' ').trim())).toEqual([
        '1 As Dedekind says.',
        '2 but zero',
      ]),
    );
    const mark = await canvas.findByRole('doc-noteref', { name: 'Footnote 2' });
    const back = await canvas.findByRole('doc-backlink', { name: 'Back to footnote 2 in the text' });
    await waitFor(() => expect(back).toHaveAttribute('href', `#${mark.id}`));
    await waitFor(() => expect(mark).toHaveAttribute('href', `#${back.closest('li')?.id ?? ''}`));
    await waitFor(() => expect(canvas.getByRole('link', { name: '2' })).toHaveAttribute('href', '#anchor-zero'));
    await waitFor(() => expect(canvasElement.querySelector('#anchor-zero')?.closest('li')).not.toBeNull());
  },
};

/** Readers of annotations read their footnotes, too. */
export const FootnotesOfAnnotations: Story = {
  args: { content: withFootnotes, annotations: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/For teachers\./)).toBeVisible());
  },
};

/** An explanation opens above the page, by mouse and keyboard; no line moves, and Escape closes it. */
export const Balloon: Story = {
  args: {
    content: `<p>The real numbers are a <balloon><words>field</words><explanation>with <strong>four</strong> operations</explanation></balloon>.
      So are the rationals. <balloon><explanation>and the complex numbers</explanation></balloon></p>
      <showhide><headline>More on a <balloon><words>ring</words><explanation>unseen</explanation></balloon></headline><p>x</p></showhide>`,
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('button', { name: 'field' });
    await waitFor(() => expect(words).toHaveAttribute('aria-expanded', 'false'));
    const line = words.closest('p');
    const height = line?.offsetHeight;
    await userEvent.click(words);
    await waitFor(() => expect(canvas.getByRole('note')).toHaveTextContent('with four operations'));
    await waitFor(() => expect(words).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(line?.offsetHeight).toBe(height));
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    await waitFor(() => expect(topOf(canvas.getByRole('note'))).toBeGreaterThan(topOf(words)));
    words.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('note')).toBeNull());
    await waitFor(() => expect(words).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Explanation' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More on a ring' })).toBeVisible());
  },
};
