import { TurnedClock } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { OpensNotice } from './opens-notice.tsx';

const meta = {
  title: 'Screens/Worksheet opens',
  args: { left: 8000, clock: new TurnedClock(), onOpen: fn() },
  render: ({ left, clock, onOpen }) => (
    <StoryServices ports={{ clock }}>
      <OpensNotice opens={{ at: Date.parse('2026-12-01T12:00:00Z'), left }} onOpen={onOpen} />
    </StoryServices>
  ),
} satisfies Meta<{ readonly left: number; readonly clock: TurnedClock; readonly onOpen: () => void }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last five seconds are counted; then it is loaded, once. */
export const Counted: Story = {
  args: { clock: new TurnedClock(), onOpen: fn() },
  play: async ({ canvas, args: { clock, onOpen } }) => {
    await waitFor(() => expect(canvas.getByText(/It opens on Tuesday, December 1, 2026/)).toBeVisible());
    await waitFor(() => expect(clock.isAwaited).toBe(true));
    clock.turn(3000);
    await waitFor(() => expect(canvas.getByText('It opens in 5 seconds.')).toBeVisible());
    clock.turn(4000);
    await waitFor(() => expect(canvas.getByText('It opens in 1 second.')).toBeVisible());
    await waitFor(() => expect(onOpen).not.toHaveBeenCalled());
    clock.turn(1000);
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  },
};
