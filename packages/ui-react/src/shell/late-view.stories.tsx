import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { lateView } from './late-view.tsx';

const meta = { title: 'Shell/A view that arrives late' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** A view whose first attempt to load fails. */
function lostOnce() {
  let attempts = 0;
  return lateView<{ readonly name: string }>(
    async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return Promise.resolve(({ name }) => <p>Here is {name}.</p>);
    },
    ({ name }) => <p>In place of {name}.</p>,
  );
}

function Page() {
  const [View] = useState(() => lostOnce());
  return (
    <StoryServices>
      <label>
        Typed: <input />
      </label>
      <Suspense>
        <View name="the editor" />
      </Suspense>
    </StoryServices>
  );
}

/** What was typed around it stays, and the next attempt loads it. */
export const LostOnce: Story = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'kept');
    await waitFor(() => expect(canvas.getByText('In place of the editor.')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('Here is the editor.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/Part of this page could not be loaded/)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('kept'));
  },
};
