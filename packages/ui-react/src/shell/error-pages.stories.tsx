import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { SomethingWrongPage } from './error-pages.tsx';

interface BrokenPage {
  readonly onBack?: () => void;
}

const meta = {
  title: 'Shell/Error pages',
  render: ({ onBack }) => (
    <StoryServices>
      <SomethingWrongPage onRetry={fn()} onBack={onBack} />
    </StoryServices>
  ),
} satisfies Meta<BrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From most pages the way is back to the start (specification 000 §2). */
export const OfThePlatform: Story = {
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('link', { name: 'Back to the start page' });
    await waitFor(() => expect(start).toHaveAttribute('href', '/'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Back to the previous page' })).toBeNull());
  },
};

/** Within a course it is back to the page before. */
export const OfACourse: Story = {
  args: { onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the previous page' }));
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Back to the start page' })).toBeNull());
  },
};
