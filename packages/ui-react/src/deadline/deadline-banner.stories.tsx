import { TurnedClock } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { DeadlineBanner } from './deadline-banner.tsx';
import { LateCreditNotice } from './late-credit-notice.tsx';

interface BannerStory {
  /** Milliseconds. */
  readonly left: number;
  readonly clock: TurnedClock;
  readonly lateCredit?: number;
  readonly onDoubt: () => void;
  readonly onPassed?: () => void;
  readonly correctedFrom?: number;
}

const [minute, hour] = [60_000, 3_600_000];

const meta = {
  title: 'Screens/Deadline',
  args: { left: hour + 1000, clock: new TurnedClock(), onDoubt: fn() },
  render: ({ clock, ...banner }) => (
    <StoryServices ports={{ clock }}>
      <Banner {...banner} />
    </StoryServices>
  ),
} satisfies Meta<BannerStory>;

function Banner({ left, lateCredit, correctedFrom, ...tells }: Omit<BannerStory, 'clock'>) {
  const [deadline] = useState({
    at: Date.parse('2026-12-01T12:00:00Z'),
    left,
    ...(lateCredit !== undefined && { takesLate: true, lateCredit }),
    ...(correctedFrom !== undefined && { correctedFrom }),
  });
  return <DeadlineBanner deadline={deadline} {...tells} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

/** Said aloud are an hour, five minutes and a minute, and nothing in between; everything can be read at any time. */
export const Spoken: Story = {
  args: { clock: new TurnedClock(), onDoubt: fn() },
  play: async ({ canvas, args: { clock, onDoubt } }) => {
    await waitFor(() => expect(clock.isAwaited).toBe(true));
    // The story's notices have a status of their own, which is empty.
    const spoken = () =>
      canvas
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await waitFor(() => expect(canvas.getByText('1 hour 1 minute left')).toBeVisible());
    await waitFor(() => expect(spoken()).toBe(''));
    clock.turn(1000);
    await waitFor(() => expect(spoken()).toBe('1 hour left'));
    clock.turn(30 * minute);
    await waitFor(() => expect(canvas.getByText('30 minutes left')).toBeVisible());
    await waitFor(() => expect(spoken()).toBe('1 hour left'));
    clock.turn(25 * minute);
    await waitFor(() => expect(spoken()).toBe('5 minutes left'));
    clock.turn(1000);
    await waitFor(() => expect(canvas.getByText('4 minutes 59 seconds left')).toBeVisible());
    clock.turn(4 * minute - 1000);
    await waitFor(() => expect(spoken()).toBe('1 minute left'));
    clock.turn(minute);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The deadline has passed.'));
    await waitFor(() => expect(onDoubt).not.toHaveBeenCalled());
  },
};

/** The clock of the device is put by a day: the time goes on as it did, and the server is asked what is left. */
export const TheClockIsPut: Story = {
  args: { clock: new TurnedClock(), onDoubt: fn() },
  play: async ({ canvas, args: { clock, onDoubt } }) => {
    await waitFor(() => expect(clock.isAwaited).toBe(true));
    clock.put(24 * hour);
    clock.turn(1000);
    await waitFor(() => expect(onDoubt).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.getByText('1 hour left', { selector: ':not([role])' })).toBeVisible());
  },
};

/** The own time is over, and others go on: from when the correction can be seen, until it can. */
export const OthersGoOn: Story = {
  args: { left: 2000, clock: new TurnedClock(), correctedFrom: Date.parse('2026-12-01T13:00:00Z'), onPassed: fn() },
  play: async ({ canvas, args: { clock, onPassed } }) => {
    await waitFor(() => expect(clock.isAwaited).toBe(true));
    clock.turn(2000);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You will see the correction from'));
    await waitFor(() => expect(onPassed).not.toHaveBeenCalled());
    clock.turn(3000);
    await waitFor(() => expect(onPassed).toHaveBeenCalledTimes(1));
    clock.turn(hour);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toHaveTextContent('correction'));
  },
};

/** Late work counts in part. */
export const LateInPart: Story = {
  args: { left: -1, lateCredit: 0.5, clock: new TurnedClock() },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('if it is accepted, 50% of its points count.'),
    );
  },
};

/** It was accepted. */
export const LateAccepted: Story = {
  render: () => (
    <StoryServices ports={{}}>
      <LateCreditNotice credit={0.5} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Handed in late and accepted: 50% of its points count/)).toBeVisible(),
    );
  },
};
