import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TurnedClock } from '@lemma/core/testing';
import { TitledDialog } from '../dialog/index.ts';
import { NoticeLayer, NoticesProvider, NoticeStore, useNotices } from './index.ts';

const meta = { title: 'Shell/Notices', render: () => <Page /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Page() {
  const [notices] = useState(() => new NoticeStore({ clock: new TurnedClock() }));
  return (
    <NoticesProvider value={notices}>
      <TitledDialog title="Worksheet" closeLabel="Close" onClose={fn()}>
        <Deleting />
      </TitledDialog>
      <NoticeLayer />
    </NoticesProvider>
  );
}

function Deleting() {
  const notices = useNotices();
  return (
    <button type="button" onClick={() => notices.show({ kind: 'error', text: 'It could not be deleted.' })}>
      Delete
    </button>
  );
}

/** A notice is read out while a dialog is open: it is in no part of the page that the dialog hides. */
export const UnderADialog: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Worksheet' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('It could not be deleted.'));
    const notice = screen.getByText('It could not be deleted.');
    await waitFor(() => expect(notice.closest('[aria-hidden="true"]')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
