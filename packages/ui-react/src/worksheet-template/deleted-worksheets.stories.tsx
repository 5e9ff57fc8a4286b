import { fail, succeed } from '@lemma/core/store';
import { InMemoryTemplateGateway } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { DeletedWorksheetsButton } from './deleted-worksheets-button.tsx';

const deletedDate = '2026-11-20T10:00:00.000Z';
const goneDate = '2026-12-20T10:00:00.000Z';
const two = [
  { id: 't1', title: { en: 'Fractions for Monday', de: 'Brüche am Montag' }, problemCount: 2, deletedDate, goneDate },
  { id: 't2', title: { en: 'Derivatives' }, problemCount: 1, deletedDate, goneDate },
];

/** The list behind the dialog tells how often it was asked to refresh. */
function Area({ templates }: { readonly templates: InMemoryTemplateGateway }) {
  const [changes, setChanges] = useState(0);
  return (
    <StoryServices ports={{ templateGateway: templates }}>
      <main>
        <h1>Pool</h1>
        <p>Changes: {changes}</p>
        <DeletedWorksheetsButton onChange={() => setChanges((count) => count + 1)} />
      </main>
    </StoryServices>
  );
}

const meta = {
  title: 'Screens/Deleted worksheets',
  render: ({ templates }) => <Area templates={templates} />,
  args: { templates: new InMemoryTemplateGateway([], two) },
} satisfies Meta<{ readonly templates: InMemoryTemplateGateway }>;

export default meta;
type Story = StoryObj<typeof meta>;

const seeing = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Deleted worksheets' }));
  return within(await screen.findByRole('dialog', { name: 'Deleted worksheets' }));
}

/** Those that are restored leave the list; the focus stays in it. */
export const Restored: Story = {
  args: { templates: new InMemoryTemplateGateway([], two) },
  play: async ({ args }) => {
    const dialog = await open();
    await seeing(await dialog.findByText(/2 problems · Deleted on Nov 20, 2026, can be restored until Dec 20, 2026/));
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore: Fractions for Monday' }));
    await waitFor(() => expect(dialog.queryByText('Fractions for Monday')).toBeNull());
    await waitFor(() => expect(screen.getByText('“Fractions for Monday” has been restored.')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Deleted worksheets' })).toHaveFocus());
    await waitFor(() => expect(args.templates.asked).toEqual(['restore t1']));
    await waitFor(() => expect(screen.getByText('Changes: 1')).toBeInTheDocument());
    await seeing(await dialog.findByText('Derivatives'));
  },
};

/** What cannot be restored, since an equal worksheet has been made meanwhile, stays in the list. */
export const MadeAgain: Story = {
  args: { templates: new InMemoryTemplateGateway([], two) },
  play: async ({ args }) => {
    args.templates.answer = fail({ kind: 'worksheetExists' });
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore: Derivatives' }));
    await seeing(await screen.findByText('A worksheet equal to “Derivatives” already exists.'));
    await seeing(await dialog.findByRole('button', { name: 'Restore: Derivatives' }));
    await waitFor(() => expect(screen.getByText('Changes: 0')).toBeInTheDocument());
  },
};

export const Nothing: Story = {
  args: { templates: new InMemoryTemplateGateway() },
  play: async () => {
    const dialog = await open();
    await seeing(await dialog.findByText('You have not deleted a worksheet in the last 30 days.'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deleted worksheets' })).toHaveFocus());
  },
};

export const NotLoaded: Story = {
  args: { templates: new InMemoryTemplateGateway([], two) },
  play: async ({ args }) => {
    args.templates.listing = fail({ kind: 'unavailable' });
    const dialog = await open();
    await waitFor(async () =>
      expect(await dialog.findByRole('alert')).toHaveTextContent('The deleted worksheets could not be loaded.'),
    );
    args.templates.listing = succeed(undefined);
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await seeing(await dialog.findByText('Derivatives'));
  },
};
