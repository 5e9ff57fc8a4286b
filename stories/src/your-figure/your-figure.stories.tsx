import { MemoryStorage } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sessionTexts } from '../../../apps/web/src/browser/index.ts';
import { YourFigure } from './your-figure.tsx';

const chance = `\\begin{visualization}{v1}
\\begin{variables}
  \\randint{n}{1}{1000}
  \\point[editable]{P}{1, 2}
\\end{variables}
\\begin{canvas} \\plot[coordinateSystem]{P} \\end{canvas}
\\text{The number is \\var{n}.}
\\end{visualization}`;

/** A tab in which something has been typed before. */
function keeping(text: string): MemoryStorage {
  const storage = new MemoryStorage();
  storage.write('your-figure.text', text);
  return storage;
}

const meta = { title: 'Your figure', component: YourFigure } satisfies Meta<typeof YourFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paste a figure, see it, vary it, read its description and its findings. What is typed stays as long as the tab. */
export const Page: Story = { name: 'Your figure', args: { storage: sessionTexts } };

/**
 * The real converter makes the figure; its description is shown; another seed gives other numbers; 24 of them side by
 * side.
 */
export const Varied: Story = {
  tags: ['!dev'],
  args: { storage: keeping(chance) },
  play: async ({ canvas }) => {
    const number = async () => (await canvas.findByText(/^The number is \d+\.$/)).textContent;
    const first = await number();
    await waitFor(() => expect(canvas.getByText(/^Point P at \(1, 2\)\./, { selector: 'li' })).toBeVisible());
    const seed = canvas.getByRole('spinbutton', { name: 'Seed' });
    await userEvent.clear(seed);
    await userEvent.type(seed, '23');
    await waitFor(async () => expect(await number()).not.toBe(first));
    await userEvent.click(canvas.getByRole('button', { name: 'Variants of the figures' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Seed \d+$/ })).toHaveLength(24));
  },
};

/** Errors are listed with their lines, and a click goes there. */
export const Mistake: Story = {
  tags: ['!dev'],
  args: { storage: keeping(chance.replace('{1, 2}', '{1, b}')) },
  play: async ({ canvas }) => {
    const message = await canvas.findByRole('button', { name: /Line 4.*b/ });
    const editor = await canvas.findByRole('textbox', { name: 'Edit the source' });
    await userEvent.click(message);
    await waitFor(() => expect(editor).toHaveFocus());
  },
};

/** Definitions without their environment get one. */
export const Bare: Story = {
  tags: ['!dev'],
  args: { storage: keeping('\\point{P}{1, 2}\n\\circle{k}{P, 3}') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Put the frame of a figure around it' }));
    await waitFor(() =>
      expect(canvas.getByText(/^Circle k around P with radius 3\./, { selector: 'li' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.queryByText('There is no figure here yet.')).toBeNull());
  },
};

/** An empty page offers an example to start with. */
export const Nothing: Story = {
  tags: ['!dev'],
  args: { storage: keeping('') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin with an example' }));
    await waitFor(() => expect(canvas.getByRole('figure')).toBeVisible());
  },
};
