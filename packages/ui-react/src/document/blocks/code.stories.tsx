import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Code', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listing: Story = {
  args: { content: '<code language="python">def f(x):\n    return x &lt; 1\n\nprint(f(2))</code>' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('pre')?.textContent).toBe('def f(x):\n    return x < 1\n\nprint(f(2))'),
    );
  },
};
