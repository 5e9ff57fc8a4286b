import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Show and hide', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown unless the initial state is 0. */
export const StartsShown: Story = {
  args: { content: '<showhide><p>Content</p></showhide>' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Hide', expanded: true });
    await waitFor(() => expect(canvas.getByText('Content')).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Content')).not.toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show', expanded: false })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Content')).toBeVisible());
  },
};

export const StartsHidden: Story = {
  args: { content: '<showhide initial-state="0"><headline>The <em>proof</em></headline><p>Content</p></showhide>' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Content')).not.toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The proof', expanded: false })).toBeVisible());
  },
};

/** A formula as title becomes one line of plain characters in the name of its button. */
export const FormulaAsTitle: Story = {
  args: {
    content: `<showhide><headline><math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math></headline><p>Content</p></showhide>
      <tabs><tab><headline><math alttext="y"><mi>y</mi></math></headline><p>About y</p></tab></tabs>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'x squared' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'y' })).toBeVisible());
  },
};
