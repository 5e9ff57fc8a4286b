import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const meta = { title: 'Document/Whole page', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A double click goes to the innermost place in the source. */
export const BackToTheSource: Story = {
  args: {
    title: 'Places',
    content: `<section at="10-90"><headline>Section</headline><p at="30-60">A <strong>word</strong>.</p>
      <list at="61-80"><item at="62-79"><p>Without a place of its own.</p></item></list></section><p>Nowhere.</p>`,
    onPlace: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(await canvas.findByText('word'));
    await waitFor(() => expect(args.onPlace).toHaveBeenLastCalledWith({ from: 30, to: 60 }));
    await userEvent.dblClick(await canvas.findByText('Without a place of its own.'));
    await waitFor(() => expect(args.onPlace).toHaveBeenLastCalledWith({ from: 62, to: 79 }));
    await userEvent.dblClick(await canvas.findByText('Section'));
    await waitFor(() => expect(args.onPlace).toHaveBeenLastCalledWith({ from: 10, to: 90 }));
    await userEvent.dblClick(await canvas.findByText('Nowhere.'));
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledTimes(3));
  },
};

/** Unknown elements are dropped; the rest of the page is shown. */
export const UnknownElements: Story = {
  args: { content: '<p>Before.</p><hologram>???</hologram><p>After.</p>' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('After.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('???')).toBeNull());
  },
};

/** A page opened at one of its sections starts there. */
export const OpenedAtASection: Story = {
  args: {
    content: `${'<p>Text.</p>'.repeat(200)}<section id="größe"><headline>Goal</headline><p>Here.</p></section>${'<p>Text.</p>'.repeat(200)}`,
  },
  beforeEach: () => {
    location.hash = 'größe';
    return () => {
      location.hash = '';
    };
  },
  play: async ({ canvas }) => {
    // The page scrolls there once it is laid out.
    const top = () => canvas.getByRole('heading', { name: 'Goal' }).getBoundingClientRect().top;
    await waitFor(() => expect(top() >= 0 && top() < window.innerHeight).toBe(true));
  },
};
