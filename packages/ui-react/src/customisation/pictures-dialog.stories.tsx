import { InMemoryMediaGateway, InMemoryPictures } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { PicturesDialog } from './pictures-dialog.tsx';

interface PicturesStory {
  readonly gateway: InMemoryPictures;
  readonly onInsert: (command: string) => void;
}

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Ccircle cx="1" cy="1" r="1"/%3E%3C/svg%3E';

function withOne(): InMemoryPictures {
  const gateway = new InMemoryPictures();
  gateway.pictures = [{ name: 'curve.svg', size: 4200 }];
  return gateway;
}

/** Sends half of a picture. */
function held(): InMemoryPictures {
  const gateway = new InMemoryPictures();
  gateway.held = new Promise(() => undefined);
  return gateway;
}

const meta = {
  title: 'Screens/My documents/Pictures',
  args: { gateway: withOne(), onInsert: fn() },
  render: ({ gateway, onInsert }) => (
    <StoryServices
      ports={{
        pictureGateway: gateway,
        mediaGateway: new InMemoryMediaGateway({ 'own/ada/slope/curve.svg': dot }),
      }}
    >
      <PicturesDialog document="own/ada/slope" onInsert={onInsert} onClose={() => undefined} />
    </StoryServices>
  ),
} satisfies Meta<PicturesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const png = (name: string) =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });

/** Inserted with a description to fill in, and deleted. */
export const Several: Story = {
  args: { gateway: withOne() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of this document' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Insert curve.svg at the cursor' }));
    await waitFor(() =>
      expect(args.onInsert).toHaveBeenCalledWith('\\image[alt={Describe what can be seen}]{/own/ada/slope/curve.svg}'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete “curve.svg”' }));
    await dialog.findByText('No pictures yet.');
  },
};

/** Dropped; what is none or too large is refused by name, and the others arrive. */
export const Dropped: Story = {
  args: { gateway: new InMemoryPictures() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of this document' }));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(png('Größe 1.png'));
    dataTransfer.items.add(new File(['MZ'], 'program.png', { type: 'image/png' }));
    dataTransfer.items.add(new File([new Uint8Array(5_000_001)], 'huge.png', { type: 'image/png' }));
    const place = await dialog.findByText('No pictures yet.');
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await dialog.findByText('groesse-1.png');
    await screen.findByText(/^program.png is not a picture/);
    await screen.findByText('huge.png is too large: at most 5 MB.');
    await waitFor(() => expect(args.gateway.pictures).toHaveLength(1));
  },
};

/** How far a picture is, in percent; stopped, it does not arrive, nor do those after it. */
export const Uploading: Story = {
  args: { gateway: held() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of this document' }));
    const dataTransfer = new DataTransfer();
    for (const name of ['first.png', 'second.png']) dataTransfer.items.add(png(name));
    const place = await dialog.findByText('No pictures yet.');
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    const bar = await dialog.findByRole('progressbar', { name: 'Adding first.png …' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.5'));
    await waitFor(() => expect(dialog.getByText('50%')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('The upload was cancelled.');
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(args.gateway.pictures).toHaveLength(0));
  },
};

const uploadingIn = (language: string): Story => ({
  globals: { language },
  args: { gateway: held() },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(png('first.png'));
    const place = dialog.querySelector('input[type=file]') ?? dialog;
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await within(dialog).findByRole('progressbar');
  },
});

export const UploadingInGerman: Story = uploadingIn('de');
export const UploadingInFrench: Story = uploadingIn('fr');
export const UploadingInChinese: Story = uploadingIn('zh');
