import type { Language } from '@lemma/core/language';
import {
  InMemoryDocumentGateway,
  InMemoryEmbeddingEditorGateway,
  InMemoryIdentity,
  TurnedClock,
  aUser,
} from '@lemma/core/testing';
import { fail, succeed } from '@lemma/core/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { SnapshotScreen } from './snapshot-screen.tsx';

interface PreviewStory {
  readonly path: string;
  readonly language: Language;
  readonly clock: TurnedClock;
  readonly onCopyPath: (path: string) => Promise<void>;
}

const xml = `<document kind="article" lang="en">
  <title>Fractions</title>
  <metainfo><name>fractions</name></metainfo>
  <content><p>A fraction is a quotient. See <link href="https://example.org">elsewhere</link>.</p>
    <section id="sums"><headline>Sums</headline><p>Add them.</p></section></content>
</document>`;

const question = `<document kind="problem" lang="en"><title>Halves</title><content>
  <question id="q"><text><p>How much is a half?</p></text><answer><solution>0.5</solution></answer></question>
</content></document>`;

const doubles = `<document kind="problem" lang="en"><title>Doubles</title><content>
  <question id="q1" type="input.number"><variables><variable type="randint" name="a"><value>2</value><value>999</value></variable>
    <variable type="number" name="b"><value>2*a</value></variable></variables>
    <text><p>The double of <var name="a"/>:</p></text><answer type="input.number"><solution>b</solution></answer></question>
  <question id="q2" type="mc.unique"><text><p>It is</p></text>
    <choice id="e" correct="true">even</choice><choice id="o">odd</choice></question>
</content></document>`;

const check = `<document kind="article" lang="en"><title>Thirds</title><content>
  <quickcheck id="q" type="input.number"><text><p>How much is a third of 3?</p></text>
    <answer><solution>1</solution></answer></quickcheck>
</content></document>`;

const meta = {
  title: 'Screens/Preview',
  render: ({ clock, ...reference }) => (
    <StoryServices
      ports={{
        clock,
        documentGateway: new InMemoryDocumentGateway({
          'pool/fractions': { languages: ['de', 'en'], xml },
          'pool/halves': { languages: ['de', 'en'], xml: question },
          'pool/doubles': { languages: ['en'], xml: doubles },
          'pool/thirds': { languages: ['de', 'en'], xml: check },
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

let reads = 0;

export const Loaded: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Fractions' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '#lang=de'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy path' }));
    await waitFor(() => expect(args.onCopyPath).toHaveBeenCalledWith('pool/fractions'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied to clipboard' })).toBeVisible());
    await waitFor(() => expect(screen.getAllByText('Copied to clipboard')).toHaveLength(2));
    args.clock.turn(2000);
    await waitFor(() => expect(screen.getByText('Copy path')).toBeVisible());
  },
};

/** If the browser refuses, the button says so, and can be tried again. */
export const CopyingRefused: Story = {
  args: { clock: new TurnedClock(), onCopyPath: fn(() => Promise.reject(new Error('not allowed'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy path' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'The browser does not allow copying' })).toBeVisible(),
    );
    args.clock.turn(2000);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy path' })).toBeEnabled());
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
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('could not be created'));
  },
};

/** Whoever cannot be helped by trying again tells the team, and sends the path (specification 000 §8). */
export const NotCreated: Story = {
  render: (reference) => (
    <StoryServices
      ports={{
        documentGateway: { read: () => Promise.resolve(fail({ kind: 'unavailable' })) },
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['access-pool', 'copy-path'] }) }),
      }}
    >
      <PreviewScreen {...reference} backHref="#list" languageHref={(language) => `#lang=${language}`} />
    </StoryServices>
  ),
  play: async ({ args }) => {
    const alert = within(await screen.findByRole('alert'));
    await waitFor(() => expect(alert.getByText(/tell the team and send them the path/)).toBeVisible());
    await userEvent.click(await alert.findByRole('button', { name: 'Copy path' }));
    await waitFor(() => expect(args.onCopyPath).toHaveBeenCalledWith('pool/fractions'));
  },
};

/** Copying paths is a right of its own: who does not have it is not told to send one (specification 000 §8). */
export const NotCreatedForLecturer: Story = {
  render: (reference) => (
    <StoryServices
      ports={{
        documentGateway: { read: () => Promise.resolve(fail({ kind: 'unavailable' })) },
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['access-pool', 'access-browser'] }) }),
      }}
    >
      <PreviewScreen {...reference} backHref="#list" languageHref={(language) => `#lang=${language}`} />
      <SnapshotScreen {...reference} languageHref={(language) => `#lang=${language}`} />
    </StoryServices>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/send them the path/)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy path' })).toBeNull());
  },
};

/** The page is there, its other languages are not: that is said, and can be tried again. */
export const LanguagesUnknown: Story = {
  render: (reference) => (
    <StoryServices
      ports={{
        documentGateway: {
          read: () => {
            reads += 1;
            return Promise.resolve(
              succeed(
                reads === 1 ? { languages: [], areLanguagesUnknown: true, xml } : { languages: ['de', 'en'], xml },
              ),
            );
          },
        },
      }}
    >
      <PreviewScreen {...reference} backHref="#list" languageHref={(language) => `#lang=${language}`} />
    </StoryServices>
  ),
  play: async () => {
    reads = 0;
    await screen.findByText('Other languages of this page could not be loaded.');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Deutsch' });
  },
};

const onLogin = fn();

/** Problems have their solutions with them: a guest who was led to one is asked to sign in. */
export const OpenedByAGuest: Story = {
  render: (reference) => (
    <StoryServices
      ports={{
        documentGateway: { read: () => Promise.resolve(fail({ kind: 'forbidden' })) },
        identity: new InMemoryIdentity({ kind: 'guest' }),
      }}
    >
      <PreviewScreen
        {...reference}
        backHref="#list"
        languageHref={(language) => `#lang=${language}`}
        onLogin={onLogin}
      />
    </StoryServices>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Please log in' })).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(onLogin).toHaveBeenCalled());
  },
};

export const EmptyPath: Story = {
  args: { path: '' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Document not found'));
  },
};

/** Whoever may read problems tries one: what is typed is judged at once, beside the solution, for any values. */
export const TriedAsALearner: Story = {
  args: { path: 'pool/doubles' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try as a learner' }));
    const solution = await screen.findByText(/^Solution: /);
    const right = solution.textContent.replace('Solution: ', '');
    await userEvent.type(await screen.findByRole('textbox'), '1');
    await waitFor(() => expect(screen.getByText('Incorrect')).toBeVisible());
    await userEvent.clear(await screen.findByRole('textbox'));
    await waitFor(() => expect(screen.queryByText('Incorrect')).toBeNull());
    await userEvent.type(await screen.findByRole('textbox'), right);
    await userEvent.click(await screen.findByRole('radio', { name: 'even' }));
    await waitFor(() => expect(screen.getAllByText('Correct')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Other values' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the preview' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Show solution' })).toHaveLength(2));
  },
};

/** Links of a document are disabled, and say so. */
export const StillLinks: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'elsewhere' }));
    await waitFor(() => expect(screen.getByText('Links are not clickable in a preview.')).toBeVisible());
  },
};

/** The document in two languages: corresponding parts start at the same height if there is room for both. */
export const SideBySide: Story = {
  play: async () => {
    const toggle = await screen.findByRole('button', { name: 'Side by side' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    // The documents may be drawn anew while their parts arrive: each look is at what stands there then.
    const heading = (language: string): HTMLElement =>
      within(screen.getByRole('region', { name: language })).getByRole('heading', { name: 'Sums' });
    await waitFor(() => {
      const [english, german] = [heading('English'), heading('Deutsch')];
      void expect(english).toHaveAttribute('id', 'sums');
      void expect(german).toHaveAttribute('id', 'de-sums');
      const [left, right] = [english.getBoundingClientRect(), german.getBoundingClientRect()];
      if (window.innerWidth >= 900) void expect(left.top).toBe(right.top);
      else void expect(left.bottom).toBeLessThan(right.top);
    });
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deutsch' })).toBeNull());
  },
};

/** Answers are also there beside another language, and afterwards. */
export const AnswersSideBySide: Story = {
  args: { path: 'pool/halves' },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer 1' }), '0.5');
    const toggle = await screen.findByRole('button', { name: 'Side by side' });
    await userEvent.click(toggle);
    const english = within(await screen.findByRole('region', { name: 'English' }));
    await waitFor(() => expect(english.getByRole('textbox', { name: 'Answer 1' })).toHaveValue('0.5'));
    await userEvent.type(await english.findByRole('textbox', { name: 'Answer 1' }), '0');
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'English' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer 1' })).toHaveValue('0.50'));
  },
};

/** Inputs of a quick check stay, too, and each of the two documents has its own. */
export const QuickchecksSideBySide: Story = {
  args: { path: 'pool/thirds' },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer 1' }), '0.9');
    await userEvent.click(await screen.findByRole('button', { name: 'Side by side' }));
    const english = within(await screen.findByRole('region', { name: 'English' }));
    const german = within(await screen.findByRole('region', { name: 'Deutsch' }));
    await waitFor(() => expect(english.getByRole('textbox', { name: 'Answer 1' })).toHaveValue('0.9'));
    await waitFor(() => expect(german.getByRole('textbox', { name: 'Answer 1' })).toHaveValue(''));
  },
};
export const SideBySideNarrow: Story = {
  ...SideBySide,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const SideBySideInTheDark: Story = { ...SideBySide, globals: { appearance: 'dark' } };

/** A document and nothing else. */
export const Snapshot: Story = {
  render: ({ clock, path, language, onCopyPath }) => (
    <StoryServices
      ports={{
        clock,
        documentGateway: new InMemoryDocumentGateway({ 'pool/fractions': { languages: ['de', 'en'], xml } }),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser() }),
      }}
    >
      <SnapshotScreen path={path} language={language} onCopyPath={onCopyPath} languageHref={(to) => `#lang=${to}`} />
    </StoryServices>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Fractions' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Back to the list' })).toBeNull());
    // At most 920 pixels wide, and that wide where there is room.
    const width = () => screen.getByRole('article').getBoundingClientRect().width;
    await waitFor(() => expect(width()).toBeLessThanOrEqual(920));
    if (window.innerWidth >= 1000) await waitFor(() => expect(width()).toBeGreaterThan(900));
  },
};

/** Another program in which documents of the content are edited opens in its own tab. */
export const InEditor: Story = {
  render: ({ clock, ...reference }) => (
    <StoryServices
      ports={{
        clock,
        documentGateway: new InMemoryDocumentGateway({ 'pool/fractions': { languages: ['de', 'en'], xml } }),
        embeddingEditorGateway: Object.assign(new InMemoryEmbeddingEditorGateway(), {
          address: 'https://editor.example.org/?path={path}',
        }),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['login-on-resource'] }) }),
      }}
    >
      <PreviewScreen {...reference} backHref="#list" languageHref={(language) => `#lang=${language}`} />
    </StoryServices>
  ),
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Open in editor' });
    await waitFor(() => expect(link).toHaveAttribute('href', 'https://editor.example.org/?path=pool%2Ffractions'));
    await waitFor(() => expect(link).toHaveAttribute('rel', 'noopener noreferrer'));
  },
};
