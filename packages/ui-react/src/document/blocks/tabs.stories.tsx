import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Tabs', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabs =
  '<tab><headline>First</headline><p>Content 1</p></tab><tab><headline>Second</headline><p>Content 2</p></tab>';

export const InitialTab: Story = {
  args: { content: `<tabs initial-tab="1">${tabs}</tabs>` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Content 2')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Content 1')).not.toBeVisible());
    await userEvent.click(await canvas.findByRole('tab', { name: 'First' }));
    await waitFor(() => expect(canvas.getByText('Content 1')).toBeVisible());
    await userEvent.click(await canvas.findByRole('tab', { name: 'First' }));
    await waitFor(() => expect(canvas.getByText('Content 1')).toBeVisible());
  },
};

/** Toggleable: the open tab collapses when selected again. */
export const Toggleable: Story = {
  args: { content: `<tabs tabs-toggable="true">${tabs}</tabs>` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Content 1')).toBeVisible());
    await userEvent.click(await canvas.findByRole('tab', { name: 'First' }));
    await waitFor(() => expect(canvas.getByText('Content 1')).not.toBeVisible());
    await userEvent.click(await canvas.findByRole('tab', { name: 'Second' }));
    await waitFor(() => expect(canvas.getByText('Content 2')).toBeVisible());
  },
};
