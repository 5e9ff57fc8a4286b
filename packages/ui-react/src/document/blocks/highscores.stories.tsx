import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Game results', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A ranking of nine, some of which are the reader's own results. */
function highscores(current: number, own: readonly number[], attributes = ''): string {
  const entries = Array.from({ length: 9 }, (_, at) => {
    const rank = at + 1;
    const mine = rank === current || own.includes(rank);
    return `<entry index="${rank}" score="${100 - 5 * at}" time="${180 + 5 * rank}" mine="${mine}" current="${rank === current}" myBest="${mine && rank === Math.min(current, ...own)}"/>`;
  });
  return `<highscores level="2" ${attributes}>${entries.join('')}</highscores>`;
}

/** The best of all: every congratulation, and three rows with a gap. */
export const Best: Story = {
  args: { content: highscores(1, [], 'threshold-achieved="true"') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/You have reached the threshold/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('New personal best!')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('New overall record!')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'your result 1 100 3m 05s' })).toHaveStyle({ fontWeight: 700 }),
    );
  },
};

/** Further down: the first three, the current one, and gaps between and after them. */
export const FurtherDown: Story = {
  args: { content: highscores(7, [2]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('70 points in 3m 35s')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
    await waitFor(() => expect(canvas.getAllByText('your result')).toHaveLength(2));
    await waitFor(() => expect(canvas.queryByText('New personal best!')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('row', { name: /^your result 2/ })).toHaveStyle({ fontWeight: 400 }));
    // Own results are light yellow, those of others are not.
    const colors = () => canvas.getAllByRole('row').map((row) => getComputedStyle(row).backgroundColor);
    await waitFor(() => expect([colors()[2], colors()[5]]).toEqual(['rgb(252, 243, 195)', 'rgb(252, 243, 195)']));
    await waitFor(() => expect(colors()[1]).toBe('rgba(0, 0, 0, 0)'));
  },
};

/** Nobody has played yet. */
export const Nobody: Story = {
  args: { content: '<highscores/>' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('There are no results yet.')).toBeVisible());
  },
};

/** The results of problems, and an overview outside a course. */
export const Status: Story = {
  args: {
    content:
      '<status performance="passedExcellent" times-saved="2" rate-article-reminder="true"/><status performance="notPassed" times-saved="1"/><status performance="passedOldTutor"/><overview/>',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Excellent: passed on the second attempt.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('saved 2 times')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/You can rate it now/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('saved once')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('This problem was passed.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Overview blocks can only be loaded inside a course.')).toBeVisible());
  },
};
