import { RecordingLog } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface BrokenPage {
  readonly onBack?: () => void;
}

function Broken(): never {
  throw new Error('This page has a bug.');
}

const meta = {
  title: 'Shell/Error pages',
  render: ({ onBack }) => (
    <StoryServices>
      <ErrorBoundary log={new RecordingLog()} resetKey="/course/article" onBack={onBack}>
        <Broken />
      </ErrorBoundary>
    </StoryServices>
  ),
} satisfies Meta<BrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From most pages the way is back to the start (specification 000 §2). */
export const OfThePlatform: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: 'Back to the previous page' })).toBeNull();
  },
};

/** Within a course it is back to the page before. */
export const OfACourse: Story = {
  args: { onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the previous page' }));
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('link', { name: 'Back to the start page' })).toBeNull();
  },
};
