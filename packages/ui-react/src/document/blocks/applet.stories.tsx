import { InMemoryApplets } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Applet', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The host of this script does not exist. */
const listed = new Map([
  [
    'applets/tangram',
    {
      id: 'tangram',
      qualifiedName: 'net.mumie.Tangram',
      jsLibId: '',
      urlPrefix: '',
      exporterUrl: 'https://applets.invalid/tangram.js',
      implementationsUrl: '',
      integrity: `sha256-${'A'.repeat(43)}=`,
    },
  ],
]);

function failing(message?: string): InMemoryApplets {
  const applets = new InMemoryApplets();
  applets.failure = { kind: 'exporter', ...(message !== undefined && { message }) };
  return applets;
}

/** Other types than games and problems wait for a click; one that is not listed says so, and can be tried again. */
export const NotListed: Story = {
  args: {
    content: '<p>Before.</p><embeddedapplet path="applets/unknown"/>',
    ports: { appletGateway: new InMemoryApplets() },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Not loaded')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Load program' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('This platform does not allow this program.'),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled());
  },
};

/** Specification 001 §8: the error message, as a warning box. */
export const ExporterFails: Story = {
  args: {
    content: '<embeddedapplet path="applets/tangram" type="problem"/>',
    ports: { appletGateway: failing('The list is being changed.') },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The list is being changed.'));
  },
};

/** Specification 001 §8: "Something went wrong fetching GwtExporter props". */
export const ExporterFailsSilently: Story = {
  args: {
    content: '<embeddedapplet path="applets/tangram" type="game"/>',
    ports: { appletGateway: failing() },
  },
  globals: { appearance: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong fetching GwtExporter props'),
    );
  },
};

/** A script that cannot be loaded; meanwhile the other applet of the page cannot be asked for. */
export const ScriptMissing: Story = {
  args: {
    content: '<embeddedapplet path="applets/tangram" type="game"/><embeddedapplet path="applets/tangram"/>',
    ports: { appletGateway: new InMemoryApplets(listed) },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/could not be loaded, or it is not the one/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Load program' })).toBeEnabled());
  },
};
