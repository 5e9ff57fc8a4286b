import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContactSheet } from './contact-sheet.tsx';
import { storyFigure, textRow, valueOf, words } from '../testing/index.ts';

const chance = storyFigure(
  'A line and a point by chance',
  ['\\randint{m}{-2}{2}', '\\randint{n}{-3}{3}', '\\line{g}{y, m*x+n}', '\\point{P}{3, m*3+n}', '\\number{q}{n/m}'],
  { plotted: ['g', 'P'], rows: [textRow(words('Slope '), valueOf('m'), words(', intercept '), valueOf('n'))] },
);

const meta = {
  title: 'Visualization/Variants',
  component: ContactSheet,
} satisfies Meta<typeof ContactSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Points off the board and values that do not exist are seen at a glance. */
export const Flagged: Story = {
  args: { visualization: chance, seed: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { name: /^Seed/ })).toHaveLength(24));
    await waitFor(() => expect(canvas.getAllByText('Outside the board: P.').length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getAllByText('Without a value: q.').length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.queryByText('24 variants, 0 of them flagged.')).toBeNull());
  },
};

/** What cannot be drawn says why, as readers would see it. */
export const NotDrawn: Story = {
  args: { visualization: storyFigure('A mistake', ['\\point{P}{1}']), seed: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('24 variants, 24 of them flagged.')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText('Cannot be drawn.')).toHaveLength(24));
  },
};
