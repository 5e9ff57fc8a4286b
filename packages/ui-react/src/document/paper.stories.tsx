import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const meta = { title: 'Document/On paper', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Nothing is collapsed on paper: solutions are open, all steps are shown, tabs follow one another with their titles.
 */
export const Unfolded: Story = {
  args: {
    content: `<showhide initial-state="0"><headline>Solution</headline><p>It is 25.</p></showhide>
      <incremental><step><p>First step</p></step><step><p>Second step</p></step></incremental>
      <tabs><tab><headline>Sine</headline><p>About the sine.</p></tab><tab><headline>Cosine</headline><p>About the cosine.</p></tab></tabs>`,
  },
  beforeEach: () => () => dispatchEvent(new Event('afterprint')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('It is 25.')).not.toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Second step')).toBeNull());
    await waitFor(() => expect(canvas.getByText('About the cosine.')).not.toBeVisible());
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(canvas.getByText('It is 25.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Second step')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('About the cosine.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('tablist')).toBeNull());
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getByText('It is 25.')).not.toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Second step')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('tablist')).toBeVisible());
  },
};
