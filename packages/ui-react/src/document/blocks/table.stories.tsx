import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../story-page.tsx';

const meta = { title: 'Document/Table', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHead: Story = {
  args: {
    content: `<table align="lcr"><row head="true"><cell/><cell>square</cell><cell>cube</cell></row>
      <row><cell>2</cell><cell>4</cell><cell>8</cell></row><row><cell columns="2">both</cell><cell>27</cell></row></table>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['square', 'cube']),
    );
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('cell', { name: '4' })).textAlign).toBe('center'));
    const spanning = await canvas.findByRole('cell', { name: 'both' });
    await waitFor(() => expect(spanning).toHaveAttribute('colspan', '2'));
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('cell', { name: '27' })).textAlign).toBe('end'));
  },
};

/** Wider than the screen: the table scrolls, not the page, from the keyboard too. */
export const Wide: Story = {
  args: {
    content: `<table><row>${'<cell>a-rather-long-word</cell>'.repeat(30)}</row></table>`,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=group][tabindex="0"] table')).not.toBeNull());
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
