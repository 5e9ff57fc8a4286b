import { InMemoryTaxonomyGateway, aTaxonomy } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { TaxonomyScreen } from './taxonomy-screen.tsx';

interface TaxonomyStory {
  readonly gateway: InMemoryTaxonomyGateway;
}

const meta = {
  title: 'Screens/Taxonomy',
  render: ({ gateway }) => (
    <StoryServices ports={{ taxonomyGateway: gateway }}>
      <TaxonomyScreen />
    </StoryServices>
  ),
} satisfies Meta<TaxonomyStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types at the end of a file, which makes it invalid unless it is a blank. */
async function typeIn(name: string, text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name }));
  await userEvent.keyboard(`{Control>}{End}{/Control}${text}`);
}

/** Tree and text: a click in the tree leads to the line. */
export const TreeAndText: Story = {
  args: { gateway: new InMemoryTaxonomyGateway() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show topics below Arithmetic' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Fractions' }));
    const editor = await canvas.findByRole('textbox', { name: 'Tree (JSON)' });
    await waitFor(() => expect(editor).toHaveFocus());
    await waitFor(() => expect(editor.querySelector('.cm-activeLine')).toHaveTextContent('"name": "fractions"'));
  },
};

/** A name without a label is found at its line, and nothing is saved. */
export const MissingName: Story = {
  args: {
    gateway: new InMemoryTaxonomyGateway({ ...aTaxonomy, fr: aTaxonomy.fr.replace('"fractions"', '"fractionss"') }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText('1 mistake');
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Tree, line 7 – “fractions” has no name in French/ }),
    );
    const editor = await canvas.findByRole('textbox', { name: 'Tree (JSON)' });
    await waitFor(() => expect(editor.querySelector('.cm-activeLine')).toHaveTextContent('"name": "fractions"'));
    await waitFor(() => expect(args.gateway.saved).toEqual([]));
  },
};

/** Saved until the next letter. */
export const Saved: Story = {
  args: { gateway: new InMemoryTaxonomyGateway() },
  play: async ({ canvas, args }) => {
    await typeIn('Tree (JSON)', ' ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Changes (1)' }));
    await canvas.findByRole('region', { name: 'Tree' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByRole('button', { name: 'All saved' });
    await waitFor(() => expect(args.gateway.saved).toHaveLength(1));
    await typeIn('Tree (JSON)', ' ');
    await canvas.findByRole('button', { name: 'Save' });
  },
};

/** What has been typed stays beside what somebody else has saved. */
export const Conflict: Story = {
  args: { gateway: new InMemoryTaxonomyGateway() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'English' }));
    await typeIn('Names in English (JSON)', ' ');
    args.gateway.saveElsewhere('en', aTaxonomy.en.replace('Calculus', 'Analysis'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText(/somebody else has saved/);
    await canvas.findByText('"analysis": "Analysis"', { exact: false });
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my version' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.gateway.saved).toEqual([['en', `${aTaxonomy.en} `]]));
  },
};

/** A link asks before it drops what has been typed. */
export const Leaving: Story = {
  args: { gateway: new InMemoryTaxonomyGateway() },
  render: ({ gateway }) => (
    <StoryServices ports={{ taxonomyGateway: gateway }}>
      <a href="/elsewhere">Elsewhere</a>
      <TaxonomyScreen />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await typeIn('Tree (JSON)', ' ');
    await canvas.findByRole('button', { name: 'Changes (1)' });
    await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await canvas.findByRole('button', { name: 'Changes (1)' });
  },
};

const away = new InMemoryTaxonomyGateway();
away.failure = { kind: 'unavailable' };

/** Loading may fail, and be tried again. */
export const NotLoaded: Story = {
  args: { gateway: away },
  play: async ({ canvas, args }) => {
    await canvas.findByText('The taxonomy could not be loaded.');
    args.gateway.failure = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { name: 'Taxonomy and names' });
  },
};
