import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryPage } from '../story-page.tsx';

const meta = { title: 'Document/Show and hide', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown unless the initial state is 0. */
export const StartsShown: Story = {
  args: { content: '<showhide><p>Content</p></showhide>' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hide', expanded: true });
    await expect(canvas.getByText('Content')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText('Content')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Content')).toBeVisible();
  },
};

export const StartsHidden: Story = {
  args: { content: '<showhide initial-state="0"><headline>The <em>proof</em></headline><p>Content</p></showhide>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Content')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'The proof', expanded: false })).toBeVisible();
  },
};
