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
    anOwnDocument({ path: 'own/ada/lines', kind: 'course', names: { en: 'Lines and curves' } }),
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
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
    await userEvent.click(canvas.getByText('Deleted lately (1)'));
    await press('Restore “Old problem”');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(5));
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

const source = (name: string) => new File(['\\begin{content}\\end{content}'], name);

async function choose(...files: readonly File[]) {
  const dialog = await screen.findByRole('dialog', { name: 'Upload documents' });
  const input = dialog.querySelector('input[type=file][accept]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files.');
  await userEvent.upload(input, [...files], { applyAccept: false });
  return within(dialog);
}

/** Uploaded as files: what is wrong is said at each file, and nothing arrives until all of it can. */
export const Uploaded: Story = {
  args: { gateway: several() },
  play: async ({ args, canvas }) => {
    await press('Upload');
    const dialog = await choose(source('a.tex'), new File(['MZ'], 'run.exe'), new File(['x'], 'graph.png'));
    const wrong = within(await dialog.findByRole('list', { name: 'Nothing has been uploaded yet.' }));
    await wrong.findByText('run.exe');
    await wrong.findByText(/neither a source/);
    await wrong.findByText('It is not the picture that its name says.');
    await expect(args.gateway.documents).toHaveLength(5);
    await choose(source('slope.tex'), source('a.tex'));
    await dialog.findByText('You have a document with this name already: own/ada/slope.');
    await press('Replace the document');
    await screen.findByText('2 documents have been uploaded.');
    await canvas.findByRole('link', { name: 'a' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** On its way, and stopped; a failure keeps the dialog open. */
export const UploadStopped: Story = {
  args: { gateway: several() },
  play: async ({ args }) => {
    await press('Upload');
    args.gateway.held = new Promise(() => undefined);
    const dialog = await choose(source('a.tex'));
    await dialog.findByRole('progressbar');
    await press('Cancel');
    await screen.findByText('The upload was cancelled.');
    args.gateway.held = undefined;
    args.gateway.failure = { kind: 'unavailable' };
    await choose(source('a.tex'));
    await dialog.findByText('The documents could not be uploaded. Nothing has been changed.');
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
