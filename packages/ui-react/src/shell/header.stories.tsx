import type { Session } from '@lemma/core/session';
import { aUser } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { Header } from './header.tsx';

const meta = { title: 'Shell/Header' } satisfies Meta;
export default meta;
type Story = StoryObj;

function headerOf(session: Session, crumbs: readonly Crumb[] = [{ text: 'Pool' }]) {
  return (
    <StoryServices>
      <Header
        crumbs={crumbs}
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

/** Users with an account of this platform can change the password. */
export const AccountKeptHere: Story = {
  render: () => headerOf({ kind: 'user', user: { ...aUser(), accountPage: '/realms/lemma/account' } }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Change password' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/realms/lemma/account'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible());
  },
};

/** An account of an external identity service is managed there. */
export const AccountKeptElsewhere: Story = {
  render: () => headerOf({ kind: 'user', user: aUser() }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Change password' })).toBeNull());
  },
};

/** The earlier steps of the path are links, the current page is not. */
export const OnTheWay: Story = {
  render: () => headerOf({ kind: 'guest' }, [{ text: 'Pool', href: '/pool/browser' }, { text: 'Add fractions' }]),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const pool = await canvas.findByRole('link', { name: 'Pool' });
    await waitFor(() => expect(pool).toHaveAttribute('href', '/pool/browser'));
    await waitFor(() => expect(canvas.getByText('Add fractions')).toHaveAttribute('aria-current', 'page'));
  },
};

/** A page without a name yet is not a step: its area stays a link. */
export const NotNamedYet: Story = {
  render: () => headerOf({ kind: 'guest' }, [{ text: 'Pool', href: '/pool/browser' }]),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Pool' })).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('[aria-current]')).toBeNull());
  },
};

/** Where there is no room for all steps, they are cut, and cover nothing of what is beside them. */
export const LongWay: Story = {
  render: () => (
    <div style={{ width: '700px' }}>
      {headerOf({ kind: 'user', user: aUser() }, [
        { text: 'Page d’accueil de la plateforme', href: '#home' },
        { text: 'Banque d’exercices de mathématiques', href: '#pool' },
        { text: 'Adapter un exercice d’une feuille' },
      ])}
    </div>
  ),
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('navigation', { name: 'You are here' });
    const { right } = way.getBoundingClientRect();
    const steps = [...way.querySelectorAll('li')];
    await waitFor(() => expect(steps.filter((step) => step.getBoundingClientRect().right > right + 1)).toEqual([]));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Banque d’exercices de mathématiques' })).toBeVisible(),
    );
  },
};
