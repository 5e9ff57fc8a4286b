import { InMemorySearchGateway, TurnedClock, aDocumentHit } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { AppPalette } from './app-palette.tsx';

const open = fn();
const list = fn();
const there = fn();
const toTryOut = fn();
const toDark = fn();
const close = fn();
const clock = new TurnedClock();

const fractions = ['Cancel fractions', 'Add fractions', 'Compare fractions', 'Divide fractions', 'Draw fractions'].map(
  (name, at) =>
    aDocumentHit({ id: String(at), path: `fractions/p${String(at)}`, name, language: 'en', languages: ['en'] }),
);

const about = aDocumentHit({
  id: 'about',
  kind: 'article',
  path: 'about',
  name: 'About fractions',
  language: 'en',
  languages: ['en'],
});

const meta = {
  component: AppPalette,
  args: {
    pages: [
      { id: '/course', text: 'Course', run: fn() },
      { id: '/try-out', text: 'Try out', otherWords: 'editor', run: toTryOut },
    ],
    actions: [
      { id: 'dark', text: 'Appearance: dark', run: toDark },
      { id: 'fr', text: 'Language of the interface: Français', otherWords: 'fr', run: fn() },
    ],
    onClose: close,
  },
  render: (args) => (
    <StoryServices ports={{ searchGateway: new InMemorySearchGateway([...fractions, about]), clock }}>
      <AppPalette {...args} />
    </StoryServices>
  ),
} satisfies Meta<typeof AppPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** For guests: pages and commands, found by the beginnings of words, chosen with the arrows and Enter. */
export const WithoutSearch: Story = {
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Go to a page or do something' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(options()).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Appearance: dark' })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Français/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('edit');
    await waitFor(() => expect(options()).toEqual(['Try out']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toTryOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(close).toHaveBeenCalled());
  },
};

/** What is typed and fits nothing is told; nothing happens on Enter. */
export const Nothing: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'zebra');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('There is nothing like that here.'));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('zebra'));
  },
};

/** For those who may search: the first documents as well, and the way to all that the query finds. */
export const WithSearch: Story = {
  args: { search: { open, list, there } },
  play: async () => {
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Search the pool' })).toBeVisible());
    await userEvent.type(field, 'fractions');
    await waitFor(() => expect(options()).toEqual(['Search the pool for “fractions”']));
    clock.turn(500);
    await waitFor(() => expect(options()).toHaveLength(6));
    await waitFor(() => expect(options()[0]).toBe('Search the pool for “fractions”'));
    await userEvent.click(await screen.findByRole('option', { name: /^Add fractions/ }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('fractions/p1', 'en'));
    await userEvent.type(field, '{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Search the pool for “fractions”' }));
    await waitFor(() => expect(list).toHaveBeenCalledWith('fractions'));
  },
};
