import type { Session } from '@lemma/core/session';
import { aUser } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { Header } from './header.tsx';

const meta = { title: 'Shell/Header' } satisfies Meta;
export default meta;
type Story = StoryObj;

function headerOf(session: Session) {
  return (
    <StoryServices>
      <Header
        crumbs={[{ text: 'Pool', href: '/pool/browser' }]}
        session={session}
        onLogin={fn()}
        onLogout={fn()}
        appearance="system"
        onChooseAppearance={fn()}
        language="en"
        onChooseLanguage={fn()}
      />
    </StoryServices>
  );
}

/** Whoever has an account of this platform can change the password. */
export const AccountKeptHere: Story = {
  render: () => headerOf({ kind: 'user', user: { ...aUser(), accountPage: '/realms/lemma/account' } }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Change password' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/realms/lemma/account'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible());
  },
};

/** The account of somebody else's identity service is changed there. */
export const AccountKeptElsewhere: Story = {
  render: () => headerOf({ kind: 'user', user: aUser() }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Change password' })).toBeNull());
  },
};
