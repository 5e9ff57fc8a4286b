import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Incremental', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = '<step><p>Step 1</p></step><step><p>Step 2</p></step><step><p>Step 3</p></step>';

/** Show less and Hide all are disabled at 0, Show more and Show all at the maximum. */
export const RevealsStepByStep: Story = {
  args: { content: `<incremental>${steps}</incremental>` },
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    async function expectState(shown: number, disabled: readonly string[]) {
      await waitFor(() => expect(canvas.queryAllByText(/^Step /)).toHaveLength(shown));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${shown} of 3 steps`));
      for (const name of ['Show less', 'Show more', 'Hide all', 'Show all']) {
        await waitFor(() => expect(button(name)).toHaveAttribute('aria-disabled', String(disabled.includes(name))));
      }
    }
    await expectState(0, ['Show less', 'Hide all']);
    await userEvent.click(button('Show less'));
    await expectState(0, ['Show less', 'Hide all']);
    await userEvent.click(button('Show more'));
    await expectState(1, []);
    await userEvent.click(button('Show all'));
    await expectState(3, ['Show more', 'Show all']);
    await userEvent.click(button('Show more'));
    await expectState(3, ['Show more', 'Show all']);
    await userEvent.click(button('Show less'));
    await expectState(2, []);
    await userEvent.click(button('Hide all'));
    await expectState(0, ['Show less', 'Hide all']);
  },
};

export const StartsWithSteps: Story = {
  args: { content: `<incremental initial-steps="2">${steps}</incremental>` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Step 2')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Step 3')).toBeNull());
  },
};
