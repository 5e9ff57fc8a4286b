import { aUser } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Subject } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { SessionEnded } from './session-ended.tsx';

const missed = new Subject<void>();
const expired = { kind: 'expired', user: aUser() } as const;

const meta = {
  title: 'Shell/Session ended',
  render: () => (
    <StoryServices>
      <SessionEnded session={expired} missed$={missed} onLogin={fn()} />
    </StoryServices>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const reminder = 'You are no longer logged in. Log in again to continue.';

/** The dialog comes once; a reader who stays is reminded by one notice, however much is missed. */
export const StayedOnThePage: Story = {
  play: async () => {
    const stay = await screen.findByRole('button', { name: 'Stay on this page' });
    missed.next();
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // A notice of the first time would be there by now.
    await waitFor(() => expect(screen.queryByText(reminder)).toBeNull());
    missed.next();
    missed.next();
    await waitFor(() => expect(screen.getAllByText(reminder)).toHaveLength(1));
  },
};
