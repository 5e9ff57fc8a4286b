import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { unlistedPages } from './documentation.ts';
import { GuidePage } from './guide-page.tsx';

const meta = { title: 'Guide', component: GuidePage } satisfies Meta<typeof GuidePage>;
export default meta;

/** The first page of Storybook: its figure is drawn, and it links to every page about the authoring language. */
export const Page: StoryObj<typeof meta> = {
  name: 'Guide',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'S' })).toBeVisible());
    await waitFor(() => expect(unlistedPages).toEqual([]));
  },
};
