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
