import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ContactSheet } from './contact-sheet.tsx';
import { storyFigure, textRow, valueOf, words } from '../testing/index.ts';

const chance = storyFigure(
  'A line and a point by chance',
  [
    '\\randint{m}{-2}{2}',
    '\\randint{n}{-3}{3}',
    '\\line{g}{y, m*x+n}',
    '\\point{P}{3, m*3+n}',
    '\\line{h}{y, 3*n}',
    '\\number{q}{n/m}',
  ],
  { plotted: ['g', 'P', 'h'], rows: [textRow(words('Slope '), valueOf('m'), words(', intercept '), valueOf('n'))] },
);

const space = storyFigure('A sphere by chance', ['\\randint{r}{1}{4}', '\\point{M}{0, r, 0}', '\\sphere{k}{M, r}'], {
  isInSpace: true,
  plotted: ['M', 'k'],
});

const meta = {
  title: 'Visualization/Variants',
  component: ContactSheet,
  args: { seed: 1, hrefOfSeed: (seed) => `?seed=${String(seed)}` },
} satisfies Meta<typeof ContactSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Whatever is off the board, not only points, and undefined values are visible at a glance. Each seed links to its
 * page.
 */
export const Flagged: Story = {
  args: { visualization: chance },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { name: /^Seed/ })).toHaveLength(24));
    await waitFor(() => expect(canvas.getAllByText(/^Not visible: (P|P, h)\.$/).length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getAllByText(/^Not visible: (h|P, h)\.$/).length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getAllByText('Without a value: q.').length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Seed 7' })).toHaveAttribute('href', '?seed=7'));
    const summary = canvas.getByText(/^24 variants, \d+ of them flagged\.$/).textContent;
    const flagged = Number(/, (\d+)/.exec(summary)?.[1]);
    await waitFor(() => expect(flagged).toBeLessThan(24));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show flagged only' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { name: /^Seed/ })).toHaveLength(flagged));
    // Thumbnails are purely visual: Tab moves from seed to seed.
    await waitFor(() => expect(canvasElement.querySelectorAll('[inert] svg').length).toBeGreaterThanOrEqual(flagged));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('link')[1]).toHaveFocus());
  },
};

export const InSpace: Story = { args: { visualization: space } };

/** What cannot be drawn says why, as readers would see it. */
export const NotDrawn: Story = {
  args: { visualization: storyFigure('A mistake', ['\\point{P}{1}']) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('24 variants, 24 of them flagged.')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText(/^Cannot be drawn\. \S/)).toHaveLength(24));
  },
};
