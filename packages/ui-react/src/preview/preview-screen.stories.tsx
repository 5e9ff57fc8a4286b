import type { Language } from '@lemma/core/language';
import { InMemoryDocumentGateway, InMemoryIdentity, TurnedClock, aUser } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { PreviewScreen } from './preview-screen.tsx';

interface PreviewStory {
  readonly path: string;
  readonly language: Language;
  readonly clock: TurnedClock;
  readonly onCopyPath: (path: string) => Promise<void>;
}

const xml = `<document kind="article" lang="en">
  <title>Fractions</title>
  <metainfo><name>fractions</name></metainfo>
  <content><p>A fraction is a quotient.</p></content>
</document>`;

const meta = {
  title: 'Preview/Screen',
  render: ({ clock, ...reference }) => (
    <StoryServices
      ports={{
        clock,
        documentGateway: new InMemoryDocumentGateway({
          'pool/fractions': { languages: ['de', 'en'], xml },
          'pool/broken': { languages: ['en'], xml: '<document>' },
        }),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser() }),
      }}
    >
      <PreviewScreen {...reference} backHref="#list" languageHref={(language) => `#lang=${language}`} />
    </StoryServices>
  ),
  args: { path: 'pool/fractions', language: 'en', clock: new TurnedClock(), onCopyPath: fn(() => Promise.resolve()) },
} satisfies Meta<PreviewStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Fractions' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '#lang=de'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy path' }));
    await waitFor(() => expect(args.onCopyPath).toHaveBeenCalledWith('pool/fractions'));
    await waitFor(() => expect(screen.getByText('Copied to clipboard')).toBeVisible());
    args.clock.turn(2000);
    await waitFor(() => expect(screen.getByText('Copy path')).toBeVisible());
  },
};

export const WrongLanguage: Story = {
  args: { language: 'zh' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Document not found'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '#lang=en'));
  },
};

export const Damaged: Story = {
  args: { path: 'pool/broken' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('line 1'));
  },
};

export const EmptyPath: Story = {
  args: { path: '' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Document not found'));
  },
};
