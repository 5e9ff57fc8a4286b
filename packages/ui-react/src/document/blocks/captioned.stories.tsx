import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Captioned', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** If no file is available, the image is replaced by its text. */
export const WithCaption: Story = {
  args: {
    content: '<figure><caption>A <em>pizza</em> in six parts</caption><p><image alt="A round pizza"/></p></figure>',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('figure', { name: 'A pizza in six parts' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('A round pizza')).toBeVisible());
  },
};

export const Dark: Story = { ...WithCaption, globals: { appearance: 'dark' } };

/** Figures and tables are counted separately. */
export const Numbered: Story = {
  args: {
    content:
      '<figure num="1"><caption>A pizza</caption><p>Picture</p></figure><figure type="table" num="1"><caption>Prices</caption><p>Table</p></figure>',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('figure', { name: 'Figure 1: A pizza' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('figure', { name: 'Table 1: Prices' })).toBeVisible());
  },
};
