import { anOwnDocument, InMemoryOwnDocuments } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { OwnDocumentsScreen } from './own-documents-screen.tsx';

interface OwnDocumentsStory {
  readonly gateway: InMemoryOwnDocuments;
  readonly onFile: (name: string, bytes: Uint8Array) => void;
}

const several = () =>
  new InMemoryOwnDocuments([
    anOwnDocument({ isShared: true }),
    anOwnDocument({
      path: 'customised/ada/fractions/add-fractions',
      names: { de: 'Brüche addieren', en: 'Adding fractions' },
      originalPath: 'fractions/add-fractions',
    }),
    anOwnDocument({ path: 'own/ada/what-is-a-slope', kind: 'article', names: { en: 'What is a slope?' } }),
    anOwnDocument({ path: 'own/ada/old', names: { en: 'Old problem' }, deletedDate: '2026-03-05T05:06:07.000Z' }),
  ]);

const meta = {
  title: 'Screens/My documents',
  args: { gateway: several(), onFile: fn() },
  render: ({ gateway, onFile }) => (
    <StoryServices ports={{ ownDocumentGateway: gateway }}>
      <OwnDocumentsScreen
        editHref={(path) => `#edit-${path}`}
        previewHref={(path, language) => `#${path}-${language}`}
        linkOf={(path) => `https://lemma.example/${path}`}
        onCopy={() => Promise.resolve()}
        onFile={onFile}
      />
    </StoryServices>
  ),
} satisfies Meta<OwnDocumentsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** New documents and customisations; those deleted lately can be restored. */
export const Several: Story = {
  args: { gateway: several() },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'My documents' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(canvas.getByText('Deleted lately (1)'));
    await press('Restore “Old problem”');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
    await screen.findByText('“Old problem” is back.');
  },
};

/** Shared by a link, and no longer. */
export const Shared: Story = {
  args: { gateway: several() },
  play: async ({ args }) => {
    await press('Share “What is a slope?”');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share “What is a slope?”' }));
    await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull());
    const box = dialog.getByRole('checkbox', { name: 'Whoever has the link may see it' });
    await userEvent.click(box);
    await waitFor(() => expect(args.gateway.documents[2]?.isShared).toBe(true));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
        'https://lemma.example/own/ada/what-is-a-slope',
      ),
    );
    await press('Copy the link');
    args.gateway.failure = { kind: 'unavailable' };
    await userEvent.click(box);
    await screen.findByText('That did not work. Nothing has been changed.');
    await waitFor(() => expect(box).toBeChecked());
    args.gateway.failure = undefined;
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
  },
};

/** Taken away as a folder. */
export const Downloaded: Story = {
  args: { gateway: several(), onFile: fn() },
  play: async ({ args }) => {
    await press('Download “What is a slope?” as a folder');
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith('what-is-a-slope.zip', expect.anything()));
    args.gateway.failure = { kind: 'unavailable' };
    await press('Download “Slope” as a folder');
    await screen.findByText('The folder could not be put together. Try again.');
  },
};

/** Deleted with one press; the notice undoes it. */
export const Deleted: Story = {
  args: { gateway: several() },
  play: async ({ canvas }) => {
    await press('Delete “Slope”');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Slope' })).toBeNull());
    await press('Undo');
    await canvas.findByRole('link', { name: 'Slope' });
  },
};

/** What to do when there is nothing yet. */
export const Empty: Story = {
  args: { gateway: new InMemoryOwnDocuments() },
  play: async ({ canvas }) => {
    await canvas.findByText('No documents yet');
  },
};

/** Not loaded, with the way to try again. */
export const Failed: Story = {
  args: {
    gateway: Object.assign(new InMemoryOwnDocuments(), { failure: { kind: 'unavailable' } as const }),
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Your documents cannot be loaded right now.');
    args.gateway.failure = undefined;
    await press('Try again');
    await canvas.findByText('No documents yet');
  },
};

/** The file name follows the title until it is typed, is checked, and may be taken. */
export const Creation: Story = {
  args: { gateway: several() },
  play: async ({ args }) => {
    await press('New document');
    const dialog = within(await screen.findByRole('dialog', { name: 'New document' }));
    await press('Create');
    await dialog.findByText('Please give the document a title.');
    await userEvent.click(dialog.getByRole('radio', { name: /^Multiple-choice problem/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Slope');
    const name = dialog.getByRole('textbox', { name: /^File name/ });
    await waitFor(() => expect(name).toHaveValue('slope'));
    await press('Create');
    await dialog.findByText(/You have a document with this name already/);
    await userEvent.clear(name);
    await userEvent.type(name, '../x');
    await dialog.findByText(/^Only small letters/);
    await userEvent.clear(name);
    await userEvent.type(name, 'slope-2');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'fr');
    args.gateway.failure = { kind: 'unavailable' };
    await press('Create');
    await dialog.findByText(/could not be created/);
    await waitFor(() => expect(name).toHaveValue('slope-2'));
    args.gateway.failure = undefined;
    await press('Create');
    await waitFor(() => expect(args.gateway.sources.get('own/ada/slope-2')).toContain('\\title{\\lang{fr}{Slope}}'));
    await waitFor(() => expect(args.gateway.sources.get('own/ada/slope-2')).toContain('Que vaut'));
  },
};
